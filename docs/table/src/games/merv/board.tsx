// The board of Merv: the city with its walls, the tracks, the row, contracts, mosque, palace, Silk Road, library and walls.
import type { View } from 'caravanserai/merv';
import type { JSX } from 'preact';
import { sayFace, sayPart, seatName, thing, thingName } from '../../app/say.js';
import { by, Spot } from '../../app/spot.js';
import { now } from '../../app/table.js';
import { word } from '../../app/words.js';
import { IdLabel } from '../../draw/faces.js';
import { CubeIcon, Icon, Points } from '../../draw/icons.js';
import { SeatShape, Soldier, Token, Value, Values } from '../../draw/pieces.js';
import type { Part, Thing } from '../../engine/content.js';
import { Panel } from '../parts.js';
import type { Reading, SiteReading } from 'caravanserai/merv/content';
import { andLaid, CUBES, dressOf, laidOut, pieceOf, spiceIcon, type Piece } from './reading.js';

const SIDES = ['N', 'E', 'S', 'W'] as const;
/** The middle cell. */
const MARKET = 12;

/** The whole board. */
export function Board({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element {
  return (
    <div class="merv">
      <City view={view} />
      <div class="merv-mid">
        <Tracks view={view} /><Row view={view} /><Contracts view={view} />
        <Mosque view={view} /><div class="merv-pair"><Palace view={view} /><SilkRoad view={view} /></div>
        <Library view={view} /><Walls view={view} />
        <SoloCard view={view} />
      </div>
      <Tray view={view} me={me} />
    </div>
  );
}

function SoloCard({ view }: { readonly view: View }): JSX.Element | null {
  const card = laidOut(view).magistrateCard;
  return card === null ? null : <Panel title={word('panel.solo')} tab="cards" class="solo-card"><Icon name={card} size={22} /> {thingName(card)}</Panel>;
}

const COLUMN_OF: Readonly<Record<string, (at: number) => { readonly gridColumn: number; readonly gridRow: number }>> = {
  N: (at) => ({ gridColumn: 2 + at, gridRow: 1 }), E: (at) => ({ gridColumn: 9, gridRow: 2 + at }), S: (at) => ({ gridColumn: 8 - at, gridRow: 9 }), W: (at) => ({ gridColumn: 1, gridRow: 8 - at }),
};
const WALL_OF: Readonly<Record<string, (at: number) => { readonly gridColumn: number; readonly gridRow: number }>> = {
  N: (at) => ({ gridColumn: 2 + at, gridRow: 2 }), E: (at) => ({ gridColumn: 8, gridRow: 2 + at }), S: (at) => ({ gridColumn: 8 - at, gridRow: 8 }), W: (at) => ({ gridColumn: 2, gridRow: 8 - at }),
};

function City({ view }: { readonly view: View }): JSX.Element {
  const { side: { side, slots, to, queue, waiting, from }, cells, walls } = laidOut(view);
  return (
    <section class={`panel city side-${side}`} data-tab="city" aria-label={word('panel.city')}>
      {SIDES.flatMap((one) => [1, 2, 3, 4, 5].map((at) => {
        const id = `${one}${at}`;
        const who = one === side ? slots[at - 1] ?? null : null;
        return one === side
          ? <Spot key={id} ways={[[by('kind', 'slot'), by('slot', id)]]} name={`${sayPart('slot')} ${id}, ${lineName(one, at)}${who === null ? '' : `: ${seatName(who)}`}`} class="slot" style={shifted(one, at)} space={id}>{who === null ? id : <Token kind="master" seat={dressOf(view, who)} size={32} />}</Spot>
          : <span key={id} class="slot-name" style={shifted(one, at)}><span class="slot-id">{id}</span><span class="line-id">{lineName(one, at)}</span></span>;
      }))}
      {walls.map(({ slot, piece }) => <Wall key={`wall${slot}`} slot={slot} piece={piece === null ? undefined : thing(piece)} />)}
      {cells.map((cell, at) => (cell === null ? at === MARKET ? <Market key="market" view={view} /> : null : <CellSpot key={cell.id} cell={cell} at={at} view={view} />))}
      {waiting.length > 0 ? <span class={`queue corner-${from} waiting`} role="img" aria-label={word('seat.waiting', { names: waiting.map((who) => seatName(who)).join(', ') })}>{waiting.map((who) => <SeatShape key={who} seat={dressOf(view, who)} size={16} />)}</span> : null}
      <span class={`queue corner-${to}`}>{queue.map(({ who, camels }, at) => <Spot key={at} ways={[[by('kind', 'queue'), by('place', at + 1)], [by('kind', 'queue'), by('space', at + 1)]]} name={`${thingName('queue')} ${at + 1}`} class="queue-place" space={`queue-${at + 1}`}>{who === null ? camels > 0 ? <Icon name="camel" size={14} /> : at + 1 : <SeatShape seat={dressOf(view, who)} size={16} />}</Spot>)}</span>
    </section>
  );
}

/** The row or the column that a slot leads into, as sites are named: on a small screen it stands at the edge. */
const lineName = (side: string, at: number): string => `${side === 'N' || side === 'S' ? 'c' : 'r'}${side === 'N' || side === 'E' ? at : 6 - at}`;

/** Grid places count the slot and the wall of the near side first. */
const shifted = (side: string, at: number): JSX.CSSProperties => COLUMN_OF[side]?.(at) ?? {};

function Wall({ slot, piece: standing }: { readonly slot: string; readonly piece: Thing | undefined }): JSX.Element {
  const [side, at] = [slot.charAt(0), Number(slot.charAt(1))];
  const piece = standing && pieceOf(standing);
  return (
    <Spot ways={[[by('kind', 'wall'), by('slot', slot)]]} name={`${word('panel.walls')} ${slot}${piece ? `: ${thingName(piece.id)}` : ''}`} class={`wall-slot on-${side} ${piece ? `w-${piece.colour} is-built` : ''}`} style={WALL_OF[side]?.(at) ?? {}} space={`wall:${slot}`}>
      {piece ? <WallPicture piece={piece} side={side} /> : at === 3 ? <i class="arch" /> : null}
    </Spot>
  );
}

/** A strip with merlons outward; a gate has an arch. */
function WallPicture({ piece, side }: { readonly piece: Piece; readonly side: string }): JSX.Element {
  const upright = side === 'E' || side === 'W';
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side] ?? 0;
  return (
    <svg class={`wall-art ${upright ? 'upright' : ''}`} viewBox={upright ? '0 0 24 80' : '0 0 80 24'} preserveAspectRatio="none" aria-hidden="true">
      <g transform={upright ? `translate(12 40) rotate(${turn}) translate(-40 -12)` : `rotate(${turn} 40 12)`}>
        <path d="M2 22V5h9v6h8V5h9v6h8V5h8v6h8V5h9v6h8V5h9v17Z" vector-effect="non-scaling-stroke" />
        {piece.isGate ? <path class="gate-hole" d="M31 22v-5a9 6 0 0 1 18 0v5Z" vector-effect="non-scaling-stroke" /> : null}
      </g>
    </svg>
  );
}

function CellSpot({ cell, at, view }: { readonly cell: SiteReading; readonly at: number; readonly view: View }): JSX.Element {
  const row = Math.floor(at / 5);
  const column = at % 5;
  const owner = cell.owner === null ? '' : `, ${seatName(cell.owner)}`;
  const yields = cell.upgrade === 'white' ? [cell.upgrade] : [cell.cube, ...(cell.upgrade === null ? [] : [cell.upgrade])];
  return (
    <Spot ways={[[by('kind', 'site'), by('cell', cell.id)], [by('cell', cell.id)], [by('from', cell.id)]]} name={`${thingName(cell.action)}, ${yields.map(thingName).join(' + ')}, ${cell.id}${owner}${cell.soldiers.length === 0 ? '' : `; ${thingName('soldier')}: ${cell.soldiers.map(seatName).join(', ')}`}`} class={`cell g-${cell.cube} ${laidOut(view).ransom === cell.id ? 'is-asked' : ''}`} style={{ gridColumn: column + 3, gridRow: row + 3 }} space={cell.id}>
      <span class="cell-action"><Icon name={cell.action} size={22} /></span>
      <span class="cell-cubes">{cell.upgrade === 'white' ? null : <span class="cell-cube"><CubeIcon colour={cell.cube} size={20} /></span>}{cell.upgrade === null ? null : <span class="cell-cube is-upgraded"><CubeIcon colour={cell.upgrade} size={20} /></span>}</span>
      <span class="cell-house">{cell.owner === null ? <i /> : <Token kind="building" seat={dressOf(view, cell.owner)} size={30} />}</span>
      <span class="cell-id" aria-hidden="true">{cell.id}</span>
      <span class="cell-soldiers">{cell.soldiers.map((who, place) => <Soldier key={place} seat={dressOf(view, who)} size={22} />)}</span>
    </Spot>
  );
}

function Market({ view }: { readonly view: View }): JSX.Element {
  const order = [0, 1, 3, 2];
  const quarters = laidOut(view).market;
  return (
    <span class="market" style={{ gridColumn: 5, gridRow: 5 }}>{order.map((at) => {
      const quarter = quarters[at];
      if (!quarter) return null;
      return <Spot key={at} ways={[[by('quarter', quarter.id)]]} name={`${thingName('camelMarket')}: ${thingName(quarter.reward)}`} class={`quarter ${quarter.camels > 0 ? 'is-covered' : ''}`} space={quarter.id}><Icon name={quarter.camels > 0 ? 'camel' : quarter.reward} size={18} />{quarter.camels > 1 ? <small>{quarter.camels}</small> : null}</Spot>;
    })}</span>
  );
}

const track = (id: string): Thing | undefined => now().content?.things.find((one) => one.id === id && one.kind === 'track');

function Tracks({ view }: { readonly view: View }): JSX.Element {
  const kinds = track('influence')?.facts['kinds'];
  const flags = new Map((Array.isArray(kinds) ? (kinds as readonly string[]) : []).map((text) => { const [count, at] = text.split(':'); return [Number(at), count] as const; }));
  return (
    <section class="panel tracks" data-tab="boards" aria-label={word('panel.tracks')}>
      {(['favour', 'influence'] as const).map((id) => (
        <div class="track-row" key={id}><span class="track-name"><Icon name={id} size={17} /> <b>{word(`panel.${id}`)}</b></span>
          <span class="track">{(track(id)?.parts ?? []).map(({ id: cell, value }, at) => {
            const here = view.players.flatMap((player, who) => (player[id] === at && dressOf(view, who) !== 5 ? [who] : []));
            return <span class={`track-cell ${flags.has(at) && id === 'influence' ? 'has-flag' : ''}`} key={cell}>{id === 'influence' && flags.has(at) && here.length === 0 ? <b class="flag">{flags.get(at)}</b> : null}<span class={`discs n${here.length}`}>{here.map((who) => <SeatShape key={who} seat={dressOf(view, who)} size={15} />)}</span>{value ? <small>+{value}</small> : null}</span>;
          })}</span>
        </div>
      ))}
    </section>
  );
}

function Row({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.row')} note={word('state.left', { n: view.deck.length })} tab="cards" class="row-of-cards">
      <div class="caravan">{laidOut(view).row.map(({ spice, camels }, at) => (
        spice === null ? <span class="caravan-card is-empty" key={at} />
          : <Spot key={at} ways={[[by('kind', 'take'), by('place', at + 1)], [by('kind', 'card'), by('place', at + 1)], [by('kind', 'takeCard'), by('position', at + 1)]]} name={`${word('panel.row')} ${at + 1}: ${thingName(spice)}${camels > 0 ? `, ${camels} ${thingName('camel')}` : ''}`} class="caravan-card" space={`row-${at + 1}`}><Icon name={spiceIcon(spice)} size={24} /><span class="caption">{thingName(spice)}</span>{camels > 0 ? <span class="on-card"><Icon name="camel" size={14} />{camels > 1 ? camels : ''}</span> : null}</Spot>
      ))}</div>
    </Panel>
  );
}

function Contracts({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.contracts')} tab="cards" class="merv-contracts">
      <div class="stacks">{laidOut(view).contracts.map(({ stack, top, left }) => { const card = top === null ? undefined : thing(top); return card ? <ContractStack key={stack} top={card} left={left} /> : <span key={stack} class="contract-card is-empty">{word('state.none')}</span>; })}</div>
    </Panel>
  );
}

function ContractStack({ top, left }: { readonly top: Thing; readonly left: number }): JSX.Element {
  const deal = top.face?.deals[0];
  const { vp, ...gains } = deal?.reward ?? {};
  const cost = Object.entries(deal?.cost ?? {});
  const cubes = cost.filter(([of]) => of === 'anyCube' || (CUBES as readonly string[]).includes(of));
  const goods = cost.filter(([of]) => !cubes.some(([one]) => one === of));
  return (
    <Spot ways={[[by('kind', 'contract'), by('card', top.id)], [by('kind', 'fulfil'), by('contract', top.id)]]} name={`${word('panel.contracts')}: ${sayFace(top.face)}; ${word('panel.influence')} ${String(top.facts['influence'] ?? '')}`} class={`contract-card stack-${left}`} space={top.id}>
      <IdLabel id={top.id} />
      <span class="contract"><span class="stack-head"><Points n={vp ?? 0} size={25} /><Value n={String(top.facts['influence'] ?? '')} of="influence" size={14} /></span><span class="costs"><Values amounts={Object.fromEntries(goods)} size={14} /></span><span class="gains"><Values amounts={Object.fromEntries(cubes)} size={15} /><Values amounts={gains} size={14} /></span></span>
    </Spot>
  );
}

function Mosque({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.mosque')} tab="boards" class="mosque-panel">
      <div class="mosque">{(track('mosque')?.parts ?? []).map((part) => <MosqueSpace key={part.id} part={part} space={laidOut(view).mosque.find(({ id }) => id === part.id)} view={view} />)}</div>
    </Panel>
  );
}

function MosqueSpace({ part, space, view }: { readonly part: Part; readonly space: Reading['mosque'][number] | undefined; readonly view: View }): JSX.Element {
  const { id, x, y, w, h, face } = part;
  // Two ways up at one price are one price.
  const deals = (face?.deals ?? []).filter(({ cost }, at, all) => all.findIndex((one) => JSON.stringify(one.cost) === JSON.stringify(cost)) === at);
  const isGone = space?.camelGone === true;
  const { vp, ...boon } = deals[0]?.reward ?? {};
  const gains = isGone ? {} : boon;
  return (
    <Spot ways={[[by('space', id)]]} name={`${word('panel.mosque')} ${id}: ${sayFace(face && { ...face, deals })}${isGone ? `, ${word('state.taken')}` : ''}`} class="mosque-space" style={{ left: `${x - w / 2 + .8}%`, top: `${y - h / 2}%`, width: `${w - 1.6}%`, height: `${h}%` }} space={id}>
      <span class="mosque-gain">{Object.entries(gains).map(([of, n]) => <span key={of}>{(n ?? 1) > 1 ? n : ''}{of === 'whiteUpgrade' ? <Icon name="white" size={15} /> : null}<span class={of === 'scoringTile' ? 'tile-star' : ''}><Icon name={of} size={15} /></span>{of === 'mosqueBuildings4' ? '×4' : ''}{of === 'scoringTile' ? laidOut(view).scoringTiles.map((tile) => <span key={tile.id} class={`tile-left ${tile.taker === null ? '' : 'is-taken'}`}><Icon name={tile.action} size={14} />{tile.taker === null ? null : <SeatShape seat={dressOf(view, tile.taker)} size={10} />}</span>) : null}</span>)}{vp ? <b>+{vp}</b> : null}</span>
      <span class="mosque-cost">{deals.map(({ cost }, at) => [at > 0 ? <i key={`or${at}`}>/</i> : null, ...Object.keys(cost).map((cube) => <CubeIcon key={`${at}${cube}`} colour={cube} size={13} />)])}</span>
      <span class="mosque-seats">{space?.here.map((who) => <SeatShape key={who} seat={dressOf(view, who)} size={16} />)}</span>
    </Spot>
  );
}

function Palace({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.palace')} tab="boards" class="palace-panel">
      <div class="halls">{laidOut(view).halls.map(({ id: hall, courtiers: seats }) => (
         <Spot key={hall} ways={[[by('hall', hall)], [by('halls', hall)]]} name={`${word('panel.palace')}, ${thingName(hall)}: ${seats.length}`} class="hall" space={hall}><span class="hall-cube"><CubeIcon colour={String(thing(hall)?.facts['colour'] ?? 'white')} size={17} /></span><span class="hall-seats">{[0, 1, 2].map((at) => { const who = seats[at]; return who === undefined ? <i key={at} /> : <SeatShape key={at} seat={dressOf(view, who)} size={16} />; })}</span><span class="caption">{thingName(hall)}</span></Spot>
      ))}</div>
    </Panel>
  );
}

const ROADS: readonly (readonly [string, string])[] = [['merv', 'rayy'], ['merv', 'samarkand'], ['merv', 'nishapur'], ['merv', 'balkh'], ['rayy', 'baghdad'], ['samarkand', 'kashgar'], ['nishapur', 'basra'], ['balkh', 'peshawar']];

/** Which part of a road is drawn: what lies between the names, over their grounds. */
const SHOWN = [.3, .68] as const;

/** Our own places for the cities, so that names and goods of neighbours do not touch. */
const SILK: Readonly<Record<string, readonly [number, number]>> = { merv: [50, 50], rayy: [34, 12], samarkand: [66, 12], nishapur: [34, 88], balkh: [66, 88], baghdad: [13, 34], kashgar: [87, 34], basra: [13, 68], peshawar: [87, 68] };

function SilkRoad({ view }: { readonly view: View }): JSX.Element {
  const at = (id: string): readonly [number, number] => SILK[id] ?? [50, 50];
  return (
    <Panel title={word('panel.silk')} tab="boards" class="silk-panel">
      <div class="silk">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{ROADS.map(([from, to]) => { const [x1, y1] = at(from); const [x2, y2] = at(to); const on = (t: number, a: number, b: number): number => a + (b - a) * t; return <line key={to} x1={on(SHOWN[0], x1, x2)} y1={on(SHOWN[0], y1, y2)} x2={on(SHOWN[1], x1, x2)} y2={on(SHOWN[1], y1, y2)} vector-effect="non-scaling-stroke" />; })}</svg>
        <span class="silk-merv" style={{ left: '50%', top: '50%' }}><Icon name="gate" size={18} /></span>
        {laidOut(view).cities.map(({ id: city, posts, camels }) => {
          const face = thing(city)?.face ?? null;
          const [x, y] = at(city);
          return <Spot key={city} ways={[[by('city', city)], [by('kind', 'post'), by('place', city)], [by('kind', 'buy'), by('place', city)]]} name={`${thingName(city)}: ${sayFace(face)}`} class="silk-city" style={{ left: `${x}%`, top: `${y}%` }} space={city}><span class="silk-goods">{Object.keys(face?.deals[0]?.cost ?? {}).map((cube) => <CubeIcon key={cube} colour={cube} size={14} />)}{Object.keys(face?.deals[0]?.reward ?? {}).map((good) => <Icon key={good} name={good} size={14} />)}{camels > 0 ? <Icon name="camel" size={14} /> : null}{posts.map((who) => <SeatShape key={who} seat={dressOf(view, who)} size={14} />)}</span><span class="caption">{thingName(city)}</span></Spot>;
        })}
      </div>
    </Panel>
  );
}

function Library({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.library')} tab="boards" class="library-panel">
      <div class="library">{laidOut(view).breakthroughs.flatMap(({ id, taker }, at) => [...(at % 4 === 0 ? [<span class="library-price" key={`price${at}`}><Value n={Number(thing(id)?.facts['scrolls'] ?? 0)} of="scroll" size={15} /></span>] : []), <Tile key={id} tile={id} taken={taker} view={view} />])}</div>
    </Panel>
  );
}

function Tile({ tile, taken, view }: { readonly tile: string; readonly taken: number | null; readonly view: View }): JSX.Element {
  const [, first = '', second] = tile.split('-');
  const level = Number(tile.charAt(2));
  const card = thing(tile);
  return (
    <Spot ways={[[by('tile', tile)]]} name={`${word('panel.library')} ${thingName(tile)}${taken === null ? '' : `, ${word('state.taken')}`}`} class={`library-tile ${taken === null ? '' : 'is-taken'}`} space={tile}>
      {level === 1 ? <><Icon name={first} size={16} />−1</> : level === 2 ? <><CubeIcon colour={first} size={15} />=W</> : level === 3 ? <>+<Icon name={first === 'card' ? 'cinnamon' : first} size={16} /></> : first === 'vp' ? <Points n={card?.face?.deals[0]?.reward['vp'] ?? 8} size={24} /> : <><Icon name={first} size={15} /><Icon name={second ?? first} size={15} /></>}
      {taken === null ? null : <span class="taker"><SeatShape seat={dressOf(view, taken)} size={14} /></span>}
    </Spot>
  );
}

function Walls({ view }: { readonly view: View }): JSX.Element {
  const pieces = laidOut(view).pieces.flatMap(({ id, left }) => { const piece = thing(id); return piece ? [{ ...pieceOf(piece), left }] : []; });
  return (
    <Panel title={word('panel.walls')} tab="boards" class="walls-panel">
      <div class="pieces">{CUBES.slice(0, 4).flatMap((colour) => pieces.filter((piece) => piece.colour === colour).map((piece) => (
        <Spot key={piece.id} ways={[[by('piece', piece.id)]]} name={`${thingName(piece.id)}, ${word('state.left', { n: piece.left })}`} class={`piece w-${colour} ${piece.left === 0 ? 'is-gone' : ''}`} space={piece.id}><span class="piece-icon"><Icon name={piece.isGate ? 'gate' : 'wall'} size={19} /></span><b>{piece.price}</b><small>×{piece.left}</small></Spot>
      )))}</div>
    </Panel>
  );
}

function Tray({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element | null {
  const person = me === null ? undefined : laidOut(view).people[me];
  if (!person || me === null) return null;
  const { cubes, camel, scroll, common, rare, committed, spices, supply, contracts } = person;
  return (
    <section class="panel tray merv-tray" data-tab="always" aria-label={word('panel.cubes')}>
      <div class="tray-hand" data-hand={me}>
        <div><h3>{word('panel.cubes')}</h3><div class="values big">{Object.entries(cubes).map(([cube, n]) => <Spot key={cube} ways={[[by('cube', cube)]]} name={`${thingName(cube)}: ${n}`} class="own-cube"><CubeIcon colour={cube} size={26} /><b>{n}</b></Spot>)}</div></div>
        <div title={word('panel.laid')}><h3>{word('panel.goods')}</h3><div class="values">{Object.entries({ camel, scroll: andLaid(scroll, committed.scroll), common: andLaid(common, committed.common), rare: andLaid(rare, committed.rare) }).map(([of, n]) => <Value key={of} n={n} of={of} size={18} />)}</div></div>
        <div><h3>{word('panel.spices')}</h3><div class="values">{Object.entries(spices).map(([spice, n]) => <Value key={spice} n={n} of={spiceIcon(spice)} size={18} />)}</div></div>
        <div><h3>{word('panel.supply')}</h3><div class="values">{Object.entries({ ...supply, contract: contracts.length }).map(([of, n]) => <Value key={of} n={n} of={of} size={17} />)}</div></div>
      </div>
    </section>
  );
}

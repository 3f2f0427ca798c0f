// The board of Marco Polo II: map, books, action spaces, seals, contracts of the cities, and what the person at hand holds.
import type { View } from 'caravanserai/marco-polo-2';
import type { ComponentChildren, JSX } from 'preact';
import { sayFace, thing, thingName } from '../../app/say.js';
import { by, MoreAbout, Spot, type Ways } from '../../app/spot.js';
import { legal, now, standing } from '../../app/table.js';
import { word } from '../../app/words.js';
import { ContractFace, DealLine, FaceLines, IdLabel } from '../../draw/faces.js';
import { Icon, Points } from '../../draw/icons.js';
import { MapBoard, type MapFigure, type MapNode } from '../../draw/map.js';
import { DieFace, PlacedDie, Value, Values } from '../../draw/pieces.js';
import type { Deal, Face } from '../../engine/content.js';
import { Bonus, DiceOn, Hand, OwnContract, Panel, SpacePanel } from '../parts.js';
import { activeOf, cardsAt, contractsAt, diceOn, markerIn, outpostIn, postsIn, shieldsOf, type Seen } from './reading.js';

const GUILDS = ['farmer', 'spicer', 'tailor', 'jeweler'] as const;
const WARE: Readonly<Record<string, string>> = { farmer: 'camel', spicer: 'pepper', tailor: 'silk', jeweler: 'gold' };
const CONTRACT_CITIES = ['xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur'] as const;
const BOOKS = [['I', ['book:I'], 'pepper'], ['II', ['book:II'], 'silk'], ['III', ['book:III:upper', 'book:III:lower'], 'gold']] as const;

/** The whole board. */
export function Board({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element {
  return (
    <>
      <WorldMap view={view} me={me} />
      <div class="mp2-strip" data-tab="actions contracts">
        {BOOKS.map(([id, spaces, ware], at) => <Book key={id} view={view} id={id} spaces={spaces} ware={ware} at={at} />)}
        <div class="mp2-mid" data-tab="actions"><Khan view={view} /><Bag view={view} /></div>
        <TravelSpaces view={view} />
        <div class="mp2-end" data-tab="actions"><Seals view={view} /><ContractsSpace view={view} /></div>
      </div>
      <Tray view={view} me={me} />
    </>
  );
}

/** The contracts of the cities and the open cards with their whole faces: beside the board, where there is room for them. */
export function Rail({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element {
  return <div class="mp2-cards" data-tab="contracts actions"><CityContracts view={view} me={me} /><OpenCards view={view} /></div>;
}

function WorldMap({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element | null {
  const { content } = now();
  if (!content) return null;
  const figures: MapFigure[] = view.players.flatMap(({ figures: places }, seat) => places.map((place, at) => ({ key: `${seat}-${at}`, seat, place })));
  const moving = view.frames[view.frames.length - 1];
  const from = moving?.kind === 'movement' ? moving.at : me === null ? [] : view.players[me]?.figures ?? [];
  const shown = moving?.kind === 'movement' ? [...figures.filter(({ seat }) => seat !== moving.seat), ...moving.at.map((place, at) => ({ key: `${moving.seat}-${at}`, seat: moving.seat, place }))] : figures;
  const nodes = content.map.places.map(({ id, near }): MapNode => nodeOf(view, id, near));
  const lit = new Set(nodes.filter(({ ways }) => { const how = standing(ways).standing; return how === 'lit' || how === 'more'; }).map(({ id }) => id));
  // A road is lit for the figure that may take it: what stands open to one of two is not open to the other.
  const steps = new Set((moving?.kind === 'movement' ? legal() : []).flatMap((move) => { const at = move.kind === 'step' ? from[0] : move.kind === 'companion' ? from[1] : undefined; return at !== undefined && 'to' in move && typeof move.to === 'string' && lit.has(move.to) ? [`${at} ${move.to}`] : []; }));
  const litRoads = new Set(content.map.roads.filter((road) => steps.has(`${road.from} ${road.to}`) || steps.has(`${road.to} ${road.from}`)).map(({ id }) => id));
  return <MapBoard map={content.map} nodes={nodes} figures={shown} litRoads={litRoads} towards={from[0] ?? null} sealIcon={(seal) => WARE[seal] ?? 'seal'} />;
}

type Nearby = Readonly<Partial<Record<'cards' | 'contracts' | 'tile', readonly (readonly [number, number])[]>>>;

function nodeOf(view: View, id: string, near: Nearby): MapNode {
  const place = thing(id);
  const group = place?.group ?? 'oasis';
  // A city may have both (MP2-POST-14): neither hides the other.
  const faces = [outpostIn(view, id), markerIn(view, id)].flatMap((bonus) => (bonus === null ? [] : thing(bonus)?.face ?? []));
  const sign = place?.facts['shield'];
  return {
    id, posts: postsIn(view, id), label: group === 'oasis' ? null : thingName(id), shape: group === 'oasis' ? 'oasis' : group === 'start' ? 'start' : group === 'card' || group === 'contract' ? 'large' : 'small',
    shield: typeof sign === 'string' ? sign : undefined,
    said: `${thingName(id)}${faces.length > 0 ? `: ${faces.map(sayFace).join('; ')}` : ''}`, ways: [[by('place', id)], [by('to', id)], [by('city', id)]],
    inner: group === 'start' ? <Icon name="ownCity" size={20} /> : group === 'oasis' ? null : faces.length > 0 ? <NodeFace faces={faces} /> : <span class="dome"><Icon name="building" size={20} /></span>,
    beside: [...besideCards(view, id, near), ...besideContracts(view, id, near), ...besideSpecial(view, id, near)],
  };
}

function NodeFace({ faces }: { readonly faces: readonly Face[] }): JSX.Element {
  const entries = faces.flatMap(({ deals }) => Object.entries(deals[0]?.reward ?? {}));
  return <span class={entries.length > 1 ? 'two' : ''}>{entries.map(([of, n]) => <Value key={of} n={n ?? 0} of={of} size={entries.length > 1 ? 12 : 14} />)}</span>;
}

type Beside = NonNullable<MapNode['beside']>;

const besideCards = (view: View, city: string, near: Nearby): Beside => cardsAt(view, city).map(({ place, card, die }, at) => ({
  key: place, at: near.cards?.[at] ?? [0, -51 - at * 48], what: card === null ? null : <CardSpot card={card} die={die} city={city} class="map-card" />,
}));

function CardSpot({ card, die, city, class: extra }: { readonly card: string; readonly die: string | null; readonly city: string | null; readonly class: string }): JSX.Element {
  const face = thing(card)?.face ?? null;
  return <Spot ways={[[by('card', card)]]} name={`${city === null ? '' : `${thingName(city)}, `}${thingName(card)}: ${sayFace(face)}`} class={`${extra} ${die ? 'is-closed' : ''}`} space={card}><IdLabel id={card} /><FaceLines face={face} size={14} />{die ? <span class="card-die"><PlacedDie die={die} size={22} /></span> : null}</Spot>;
}

function besideContracts(view: View, city: string, near: Nearby): Beside {
  const contracts = contractsAt(view, city);
  if (contracts.length === 0) return [];
  return [{ key: 'contracts', at: near.contracts?.[0] ?? [0, -43], what: <span class="tags">{contracts.map(({ place, contract }) => (contract === null ? <i key={place} class="tag is-empty" /> : <Tag key={place} id={contract} city={city} />))}</span> }];
}

function Tag({ id, city }: { readonly id: string; readonly city: string }): JSX.Element {
  const face = thing(id)?.face ?? null;
  const { vp, ...gains } = face?.deals[0]?.reward ?? {};
  const [gain] = Object.keys(gains);
  return <Spot ways={[[by('kind', 'take'), by('contract', id)], [by('kind', 'takeContract'), by('contract', id)]]} name={`${thingName(city)}, ${thingName(id)}: ${sayFace(face)}`} class="tag"><Points n={vp ?? 0} size={20} />{gain === undefined ? null : <Icon name={gain} size={13} />}</Spot>;
}

function besideSpecial(view: View, city: string, near: Nearby): Beside {
  const space = thing(`special:${city}`);
  if (!space) return [];
  const dice = diceOn(view, space.id);
  return [{ key: 'special', at: near.tile?.[0] ?? [0, -50], what: (
    <Spot ways={[[by('kind', 'special'), by('place', city)], [by('kind', 'special'), by('city', city)], [by('space', space.id)]]} name={`${thingName(city)}: ${sayFace(space.face)}`} class="map-card special" space={space.id}>
      <span class="face"><span class="places small">{[0, 1].map((at) => { const die = dice[at]; return die ? <PlacedDie key={at} die={die} size={18} /> : <i class="place" key={at} />; })}</span><FaceLines face={space.face} size={12} /></span>
    </Spot>
  ) }];
}

function Book({ view, id, spaces, ware, at }: { readonly view: View; readonly id: string; readonly spaces: readonly string[]; readonly ware: string; readonly at: number }): JSX.Element {
  const first = thing(spaces[0] ?? '');
  const least = Number(first?.facts['minDie'] ?? 1);
  const tile = view.offers[at] ?? null;
  const free: readonly Deal[] = first?.face?.deals ?? [];
  const paid: readonly Deal[] = tile === null ? [] : thing(tile)?.face?.deals ?? [];
  const deals = [...free, ...paid];
  const name = word('panel.book', { n: id });
  const ways: Ways = spaces.map((space) => [by('kind', 'book'), by('space', bookSpace(space))]);
  const face: Face = { by: 'choice', deals };
  // An offer is known by its number: only those of the book that is asked about are meant.
  const asked = view.frames[view.frames.length - 1];
  const isOther = asked?.kind === 'offer' && asked.book !== id;
  return (
    <section class="panel book" data-tab="actions" aria-label={name}>
      <Spot ways={ways} name={`${name}: ${sayFace(face)}`} class="book-head" space={spaces[0] ?? ''}><span class="heading"><Icon name={ware} size={17} /> {name} <small>≥</small> <DieFace colour="neutral" pips={least} seat={null} size={18} /></span></Spot>
      <span class="offers">{deals.map((deal, number) => (
        <Spot key={number} ways={isOther ? [] : [[by('kind', 'offer'), by('offer', number + 1)]]} name={`${name}, ${number + 1}: ${sayFace({ by: 'all', deals: [deal] })}`} class="offer"><span class="price-cell">{Object.keys(deal.cost).length === 0 ? word('state.free') : <Values amounts={deal.cost} size={13} />}</span><span class="to">→</span><Values amounts={deal.reward} size={14} /></Spot>
      ))}</span>
      {tile === null ? null : <small class="tile-id" aria-hidden="true">{tile}</small>}
      <span class="book-dice">{spaces.map((space) => <DiceOn key={space} dice={diceOn(view, space)} />)}</span>
    </section>
  );
}

/** How a move names the space of a book. */
const bookSpace = (space: string): string => space.replace(/^book:/, '');

function Khan({ view }: { readonly view: View }): JSX.Element {
  const face = thing('khansFavour')?.face ?? null;
  const dice = diceOn(view, 'khansFavour');
  return <SpacePanel ways={[[by('kind', 'khan')]]} name={word('panel.khan')} said={`${word('panel.khan')}: ${sayFace(face)}`} space="khansFavour" class="khan"><span class="places">{[0, 1, 2, 3].map((at) => { const die = dice[at]; return die ? <PlacedDie key={at} die={die} size={26} /> : <i class="place" key={at} />; })}</span><span class="gain"><FaceLines face={face} size={15} /></span></SpacePanel>;
}

function Bag({ view }: { readonly view: View }): JSX.Element {
  const face = thing('moneyBag')?.face ?? null;
  return <SpacePanel ways={[[by('kind', 'bag')], [by('kind', 'moneyBag')]]} name={word('panel.bag')} said={`${word('panel.bag')}: ${sayFace(face)}`} space="moneyBag"><DiceOn dice={diceOn(view, 'moneyBag')} /><span class="gain or-list">{face?.deals.map((deal, at) => <span key={at}>{at > 0 ? <small> {word('state.or')} </small> : null}<Values amounts={deal.reward} size={14} /></span>)}</span></SpacePanel>;
}

function TravelSpaces({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.travel')} tab="actions" class="mp2-travel">
      {['upper', 'middle', 'lower'].map((id) => {
        const space = thing(`travel:${id}`);
        const deal = space?.face?.deals[0];
        return <Spot key={id} ways={[[by('kind', 'travel'), by('space', id)]]} name={`${word('panel.travel')} (${space?.dice === 1 ? word('state.die') : word('state.dice', { n: space?.dice ?? 1 })}): ${sayFace(space?.face ?? null)}`} class="travel-space" space={`travel:${id}`}><span>{Array.from({ length: space?.dice ?? 1 }, (_, at) => <Icon key={at} name="die" size={14} />)}</span>{deal ? <DealLine deal={deal} size={15} /> : null}<DiceOn dice={diceOn(view, `travel:${id}`)} /></Spot>;
      })}
    </Panel>
  );
}

function Seals({ view }: { readonly view: View }): JSX.Element {
  return (
    <section class="panel seals" data-tab="actions" aria-label={word('panel.seals')}>
      <Spot ways={[[by('kind', 'seals')]]} name={`${word('panel.seals')} (${word('state.dice', { n: 2 })})`} class="seals-head" space="guildSeals"><span class="heading">{word('panel.seals')} <small>{word('state.dice', { n: 2 })}</small></span><DiceOn dice={diceOn(view, 'guildSeals')} /></Spot>
      <span class="seal-row">{GUILDS.map((guild) => {
        const seal = thing(guild);
        return <Spot key={guild} ways={[[by('kind', 'seal'), by('seal', guild)]]} name={`${thingName(guild)} ≥ ${String(seal?.facts['minDie'] ?? '')}`} class="seal-spot"><SealMark guild={guild} /><small>≥{String(seal?.facts['minDie'] ?? '')}</small><FaceLines face={{ by: 'all', deals: seal?.face?.deals.filter(({ die, reward }) => die !== null && Object.keys(reward).length > 0) ?? [] }} size={12} /></Spot>;
      })}</span>
    </section>
  );
}

function SealMark({ guild, improved = false }: { readonly guild: string; readonly improved?: boolean }): JSX.Element {
  return <span class={`seal-mark ${improved ? 'is-improved' : ''}`}><svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="12.5" stroke-dasharray="3.1 1.8" /><circle cx="14" cy="14" r="9.5" /></svg><Icon name={WARE[guild] ?? 'seal'} size={14} /></span>;
}

function ContractsSpace({ view }: { readonly view: View }): JSX.Element {
  const face = thing('contracts')?.face ?? null;
  return <SpacePanel ways={[[by('kind', 'contracts')]]} name={word('panel.contracts')} said={`${word('panel.contracts')}: ${sayFace(face)}`} space="contracts"><DiceOn dice={diceOn(view, 'contracts')} /><span class="gain"><FaceLines face={face} size={14} /></span></SpacePanel>;
}

function CityContracts({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element {
  const mine = me === null ? [] : view.players[me]?.posts ?? [];
  return (
    <Panel title={word('panel.offers')} tab="contracts" class="offers-panel">
      <div class="city-contracts">{CONTRACT_CITIES.map((city) => (
        <div class={`city-column ${mine.includes(city) ? 'is-mine' : ''}`} key={city}><b class="serif">{thingName(city)}</b>
          {contractsAt(view, city).map(({ place, contract }) => (contract === null ? <span key={place} class="contract-card is-empty">{word('state.empty')}</span>
            : <Spot key={place} ways={[[by('kind', 'take'), by('contract', contract)], [by('kind', 'takeContract'), by('contract', contract)]]} name={`${thingName(city)}, ${thingName(contract)}: ${sayFace(thing(contract)?.face ?? null)}`} class="contract-card" space={contract}><ContractFace id={contract} face={thing(contract)?.face ?? null} /></Spot>))}
        </div>
      ))}</div>
    </Panel>
  );
}

function OpenCards({ view }: { readonly view: View }): JSX.Element {
  return <Panel title={word('panel.cards')} tab="contracts actions" class="open-cards"><div class="own-cards">{cardsAt(view, 'area').map(({ place, card, die }) => (card === null ? null : <CardSpot key={place} card={card} die={die} city={null} class="map-card open-card" />))}</div></Panel>;
}

function Tray({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element | null {
  const player = me === null ? undefined : view.players[me];
  if (!player || me === null) return null;
  return (
    <section class="panel tray" data-tab="always" aria-label={word('panel.dice')}>
      <div class="tray-hand"><div class="tray-dice"><h3>{word('panel.dice')}</h3><Hand dice={player.dice} seat={me} /><div class="bonus-actions"><Bonus kind="reroll" icon="reroll" /><Bonus kind="change" icon="plus" extra /><Bonus kind="buyBlackDie" icon="blackDie" cost={thing('buyBlackDie') ? 'buyBlackDie' : 'blackDie'} count={view.blackDice.length} /></div></div>
      <div class="tray-goods"><h3>{word('panel.goods')}</h3><div class="values big">{(['coin', 'camel', 'pepper', 'silk', 'gold', 'jade'] as const).map((of) => <Value key={of} n={player[of]} of={of} size={18} />)}</div></div></div>
      <Own player={player} />
    </section>
  );
}

function Own({ player }: { readonly player: Seen }): JSX.Element {
  const shields = shieldsOf(player);
  return (
    <div class="tray-own" data-tab="contracts">
      <div class="tray-contracts"><h3>{word('panel.ownContracts')}</h3><div class="own-cards">{activeOf(player).length === 0 ? <span class="quiet-text">{word('state.none')}</span> : activeOf(player).map((id) => <OwnContract key={id} id={id} />)}</div></div>
      <div class="tray-goals"><h3>{word('panel.goals')}</h3><div class="own-cards">{player.goals.map((id, at) => (id === null ? <span class="goal" key={at}>?</span> : <Goal key={id} id={id} player={player} />))}</div></div>
      <div class="tray-character"><h3>{word('panel.character')}</h3>{player.character === null ? null : <MoreAbout id={player.character}><b class="serif">{thingName(player.character)}</b></MoreAbout>}<span class="quiet-text">{player.completed.length} ✓ · {player.unplaced} <Icon name="post" size={13} /></span>
        <span class="own-seals">{player.seals.map((guild) => <Spot key={guild} ways={[[by('kind', 'improve'), by('seal', guild)]]} name={thingName(guild)} class="own-seal"><SealMark guild={guild} improved={player.improved.includes(guild)} /></Spot>)}</span>
        <span class="own-shields">{shields.map((sign, at) => <Icon key={at} name={sign} size={15} />)}</span></div>
    </div>
  );
}

/** A goal card; what is reached stands out: seals improved (MP2-SCORE-2), shields with a post (MP2-SCORE-3). */
function Goal({ id, player }: { readonly id: string; readonly player: Seen }): JSX.Element {
  const { seals, shields } = goalFacts(id);
  const own = shieldsOf(player);
  return <Spot ways={[[by('goal', id)]]} name={`${thingName(id)}: ${seals.map(([guild]) => thingName(guild)).join(', ')}; ${shields.map(thingName).join(', ')}`} class="goal"><IdLabel id={id} />{seals.map(([guild, points]) => <span key={guild} class={`goal-line ${player.improved.includes(guild) ? 'is-done' : ''}`}><SealMark guild={guild} improved /><Points n={points} size={24} /></span>)}<span class="goal-line">{shields.map((sign) => <span key={sign} class={own.includes(sign) ? 'is-done' : ''}><Icon name={sign} size={17} /></span>)}</span></Spot>;
}

/** The seals of a goal card with their points, and its shields. */
function goalFacts(id: string): { readonly seals: readonly (readonly [guild: string, points: string])[]; readonly shields: readonly string[] } {
  const list = (key: string): readonly string[] => { const value = thing(id)?.facts[key]; return Array.isArray(value) ? (value as readonly string[]) : []; };
  return { seals: list('seals').map((one) => { const [guild = '', points = ''] = one.split(':'); return [guild, points]; }), shields: list('shields') };
}

/** What a button shows of a goal card. */
export function goalFace(id: string): ComponentChildren {
  if (thing(id)?.kind !== 'goal') return null;
  const { seals, shields } = goalFacts(id);
  return <span class="goal-line">{seals.map(([guild, points]) => <span class="goal-line" key={guild}><SealMark guild={guild} improved /><Points n={points} size={22} /></span>)}{shields.map((sign) => <Icon key={sign} name={sign} size={17} />)}</span>;
}

// The board of The Voyages: map, bazaar, action spaces, the row of contracts, and what the person at hand holds.
import type { View } from 'caravanserai/voyages';
import type { ComponentChildren, JSX } from 'preact';
import { sayFace, thing, thingName } from '../../app/say.js';
import { by, MoreAbout, Spot } from '../../app/spot.js';
import { now, standing } from '../../app/table.js';
import { word } from '../../app/words.js';
import { ContractFace, FaceLines, IdLabel } from '../../draw/faces.js';
import { Icon, Points } from '../../draw/icons.js';
import { MapBoard, type MapFigure, type MapNode } from '../../draw/map.js';
import { DieFace, PlacedDie, Token, Value, Values } from '../../draw/pieces.js';
import type { Deal } from '../../engine/content.js';
import { Bonus, DiceOn, Hand, OwnContract, Panel, SpacePanel } from '../parts.js';
import { cityOf, type Seen } from './reading.js';

const GOODS = ['camel', 'pepper', 'silk', 'gold'] as const;
const WARES = { camel: 'bazaar.camel', pepper: 'bazaar.pepper', silk: 'bazaar.silk', gold: 'bazaar.gold' } as const;

/** The whole board. */
export function Board({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element {
  return (
    <>
      <WorldMap view={view} me={me} />
      <div class="strip" data-tab="actions contracts">
        <Bazaar view={view} />
        <div class="strip-mid" data-tab="actions"><Simple view={view} id="fiveCoins" name={word('panel.coins')} /><Simple view={view} id="moneyBag" name={word('panel.bag')} /><Khan view={view} /></div>
        <div class="strip-end"><Row view={view} /><Travel view={view} /></div>
      </div>
      <Tray view={view} me={me} />
    </>
  );
}

function WorldMap({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element | null {
  const { content } = now();
  if (!content) return null;
  const figures: MapFigure[] = view.players.flatMap(({ figures: places }, seat) => places.map((place, at) => ({ key: `${seat}-${at}`, seat, place })));
  const nodes = content.map.places.map(({ id, near }): MapNode => nodeOf(view, id, near));
  const mine = me === null ? [] : view.players[me]?.figures ?? [];
  const walking = view.frames[view.frames.length - 1];
  // A figure stands where the way named so far leads: so one sees from where it goes on.
  const ways = walking && 'first' in walking ? [walking.first, walking.second] : [];
  const shown = figures.map((figure): MapFigure => {
    const way = walking && 'first' in walking && walking.seat === figure.seat ? ways[Number(figure.key.split('-')[1])] : undefined;
    return way && way.length > 0 ? { ...figure, place: way[way.length - 1] ?? figure.place } : figure;
  });
  const from = ways.some((way) => way.length > 0) ? shown.filter(({ seat }) => walking && 'seat' in walking && seat === walking.seat).map(({ place }) => place) : mine;
  const lit = new Set(nodes.filter(({ ways }) => { const how = standing(ways).standing; return how === 'lit' || how === 'more'; }).map(({ id }) => id));
  const litRoads = new Set(content.map.roads.filter((road) => (lit.has(road.from) && from.includes(road.to)) || (lit.has(road.to) && from.includes(road.from))).map(({ id }) => id));
  return <MapBoard map={content.map} nodes={nodes} figures={shown} litRoads={litRoads} towards={from[0] ?? null} />;
}

function nodeOf(view: View, id: string, near: { readonly cards?: readonly (readonly [number, number])[] }): MapNode {
  const place = thing(id);
  const group = place?.group ?? 'oasis';
  const { posts = [], outpost = null, bonus: tile = null, cards = [] } = cityOf(view, id) ?? {};
  const bonus = outpost ?? tile;
  const face = bonus !== null ? thing(bonus)?.face ?? null : null;
  return {
    id, posts, label: group === 'oasis' ? null : thingName(id), shape: group === 'beijing' ? 'wide' : group === 'oasis' ? 'oasis' : group === 'start' ? 'start' : group === 'small' ? 'small' : 'large',
    said: `${group === 'oasis' ? thingName(id) : thingName(id)}${face ? `: ${sayFace(face)}` : ''}`, ways: [[by('place', id)], [by('to', id)], [by('city', id)], [by('first', id)], [by('second', id)]],
    inner: group === 'beijing' ? <Beijing view={view} /> : group === 'start' ? <Icon name="ownCity" size={20} /> : group === 'oasis' ? null : face ? <NodeFace deal={face.deals[0]} /> : <span class="dome"><Icon name="building" size={20} /></span>,
    // Several cards lie in one row: how wide each is depends on what is printed on it.
    beside: cards.length === 0 ? [] : [{ key: 'cards', at: near.cards?.[Math.floor(cards.length / 2)] ?? [0, -51], what: <span class="tags">{cards.map((card) => <CityCard key={card.id} city={id} {...card} />)}</span> }],
  };
}

function NodeFace({ deal }: { readonly deal: Deal | undefined }): JSX.Element | null {
  if (!deal) return null;
  const entries = Object.entries(deal.reward);
  return <span class={entries.length > 1 ? 'two' : ''}>{entries.map(([of, n]) => <Value key={of} n={n ?? 0} of={of} size={entries.length > 1 ? 12 : 14} />)}</span>;
}

function Beijing({ view }: { readonly view: View }): JSX.Element {
  const values = thing('beijing')?.parts.map(({ value }) => value ?? 0) ?? [10, 7, 4, 1];
  const track = now().content?.things.find(({ id, kind }) => id === 'beijing' && kind === 'track')?.parts.map(({ value }) => value ?? 0) ?? values;
  return <span class="beijing">{view.beijing.map((seat, at) => (seat === null ? <Points key={at} n={track[at] ?? 0} size={22} /> : <PostMark key={at} seat={seat} />))}</span>;
}

const PostMark = ({ seat }: { readonly seat: number }): JSX.Element => <Token kind="post" seat={seat} size={20} />;

function CityCard({ city, id, die }: { readonly city: string; readonly id: string; readonly die: string | null }): JSX.Element {
  const face = thing(id)?.face ?? null;
  return (
    <Spot ways={[[by('card', id)]]} name={`${thingName(city)}: ${sayFace(face)}`} class={`map-card ${die ? 'is-closed' : ''}`} space={id}>
      <IdLabel id={id} /><FaceLines face={face} size={14} />{die ? <span class="card-die"><PlacedDie die={die} size={22} /></span> : null}
    </Spot>
  );
}

/** What somebody pays for coming to a space where dice lie: as many coins as the lowest die shows. */
function Pay({ dice }: { readonly dice: readonly string[] }): JSX.Element | null {
  return dice.length > 0 ? <DiceOn dice={dice} /> : null;
}

/** What a row of the bazaar sells, behind the word for the bazaar: "camels". */
const wareName = (good: (typeof GOODS)[number]): string => thingName(WARES[good]).replace(/^.*: /, '');

function Bazaar({ view }: { readonly view: View }): JSX.Element {
  return (
    <Panel title={word('panel.bazaar')} note={word('state.upToDie')} tab="actions" class="bazaar">
      {GOODS.map((good) => {
        const space = thing(WARES[good]);
        const dice = space?.dice ?? 1;
        const lying = view.spaces[WARES[good]];
        return (
          <div class="bazaar-row" key={good} data-space={WARES[good]}>
            <span class="bazaar-good"><Icon name={good} size={18} /><span class="phone-only">{wareName(good)}</span><small class="need" title={dice === 1 ? word('state.die') : word('state.dice', { n: dice })}>{Array.from({ length: dice }, (_, at) => <Icon key={at} name="die" size={12} />)}</small></span>
            <span class="bazaar-cells">{(space?.parts ?? []).map(({ id, face, value }) => (
              <Spot key={id} ways={[[by('kind', 'bazaar'), by('good', good), by('column', value ?? Number(id))]]} name={`${word('panel.bazaar')}, ${wareName(good)}, ${sayFace(face)}`} class="cell">
                <span class="stacked"><Values amounts={face?.deals[0]?.reward ?? {}} size={14} /></span>
              </Spot>
            ))}</span>
            <span class="bazaar-dice"><Pay dice={lying} /></span>
          </div>
        );
      })}
    </Panel>
  );
}

function Simple({ view, id, name }: { readonly view: View; readonly id: 'fiveCoins' | 'moneyBag'; readonly name: string }): JSX.Element {
  const face = thing(id)?.face ?? null;
  return <SpacePanel ways={[[by('kind', id)]]} name={name} said={`${name}: ${sayFace(face)}`} space={id}><Pay dice={view.spaces[id]} /><span class="gain"><FaceLines face={face} size={16} /></span></SpacePanel>;
}

function Khan({ view }: { readonly view: View }): JSX.Element {
  const face = thing('khansFavour')?.face ?? null;
  const dice = view.spaces.khansFavour;
  return (
    <SpacePanel ways={[[by('kind', 'khansFavour')], [by('kind', 'khan')]]} name={word('panel.khan')} said={`${word('panel.khan')}: ${sayFace(face)}`} space="khansFavour" class="khan">
      <span class="places">{[0, 1, 2, 3].map((at) => { const die = dice[at]; return die ? <PlacedDie key={at} die={die} size={26} /> : <i class="place" key={at} />; })}</span><span class="gain"><FaceLines face={face} size={15} /></span>
    </SpacePanel>
  );
}

function Row({ view }: { readonly view: View }): JSX.Element {
  const parts = thing('contracts')?.parts ?? [];
  return (
    <Panel title={word('panel.contracts')} note={<>1–2 <Pay dice={view.spaces.contracts} /></>} tab="actions contracts" class="row-panel">
      <div class="contract-row" data-space="contracts">{view.row.map((id, at) => {
        const bonus = parts[at]?.face ?? null;
        return (
          <div class="column" key={at}>
            <span class="column-head"><DieFace colour="neutral" pips={at + 1} seat={null} size={17} />{bonus ? <small class="column-bonus">{bonus.deals.map((deal, place) => <span key={place}>{place > 0 ? '/' : ''}<Values amounts={deal.reward} size={11} /></span>)}</small> : null}</span>
            {id === null ? <span class="contract-card is-empty">{word('state.empty')}</span>
              : <Spot ways={[[by('kind', 'contracts'), by('column', at + 1)], [by('kind', 'takeSecond'), by('column', at + 1)], [by('kind', 'takeContract'), by('column', at + 1)]]} name={`${word('panel.contracts')} ${at + 1}: ${sayFace(thing(id)?.face ?? null)}`} class="contract-card" space={id}><ContractFace id={id} face={thing(id)?.face ?? null} /></Spot>}
          </div>
        );
      })}</div>
    </Panel>
  );
}

function Travel({ view }: { readonly view: View }): JSX.Element {
  const parts = thing('travel')?.parts ?? [];
  return (
    <SpacePanel ways={[[by('kind', 'travel')]]} name={word('panel.travel')} said={word('panel.travel')} space="travel" class="travel" note={word('state.dice', { n: 2 })}>
      <span class="travel-costs">{parts.map(({ id, face }) => <span class="travel-cost" key={id}><b>{id}<Icon name="move" size={12} /></b><Values amounts={face?.deals[0]?.cost ?? {}} size={13} /></span>)}</span><Pay dice={view.spaces.travel} />
    </SpacePanel>
  );
}

function Tray({ view, me }: { readonly view: View; readonly me: number | null }): JSX.Element | null {
  const player = me === null ? undefined : view.players[me];
  if (!player || me === null) return null;
  const { coin, camel, pepper, silk, gold } = player;
  return (
    <section class="panel tray" data-tab="always" aria-label={word('panel.dice')}>
      <div class="tray-hand"><div class="tray-dice"><h3>{word('panel.dice')}</h3><Hand dice={player.dice} seat={me} /><div class="bonus-actions"><Bonus kind="reroll" icon="reroll" /><Bonus kind="change" icon="plus" extra /><Bonus kind="buyBlackDie" icon="blackDie" count={view.blackDice} /></div></div>
      <div class="tray-goods"><h3>{word('panel.goods')}</h3><div class="values big"><Value n={coin} of="coin" size={18} /><Value n={camel} of="camel" size={18} /><Value n={pepper} of="pepper" size={18} /><Value n={silk} of="silk" size={18} /><Value n={gold} of="gold" size={18} /></div></div></div>
      <Own player={player} />
    </section>
  );
}

function Own({ player }: { readonly player: Seen }): JSX.Element {
  return (
    <div class="tray-own" data-tab="contracts">
      <div class="tray-contracts"><h3>{word('panel.ownContracts')}</h3><div class="own-cards">{player.contracts.length === 0 ? <span class="quiet-text">{word('state.none')}</span> : player.contracts.map((id) => <OwnContract key={id} id={id} />)}</div></div>
      <div class="tray-goals"><h3>{word('panel.goals')}</h3><div class="own-cards">{player.goals.map((id, at) => (id === null ? <span class="goal" key={at}>?</span> : <Goal key={id} id={id} posts={player.posts} />))}</div></div>
      <div class="tray-character"><h3>{word('panel.character')}</h3>{player.character === null ? null : <MoreAbout id={player.character}><b class="serif">{thingName(player.character)}</b></MoreAbout>}<span class="quiet-text">{player.completed.length} ✓ · {player.posts.length} <Icon name="post" size={13} /></span></div>
    </div>
  );
}

/** What a button shows of a goal card. */
export function goalFace(id: string): ComponentChildren {
  const card = thing(id);
  const cities = card?.facts['cities'];
  if (card?.kind !== 'goal' || !Array.isArray(cities)) return null;
  return <span class="goal-line serif">{(cities as readonly string[]).map(thingName).join(' · ')} <Points n={card.face?.deals[0]?.reward['vp'] ?? 0} size={22} /></span>;
}

function Goal({ id, posts }: { readonly id: string; readonly posts: readonly string[] }): JSX.Element {
  const card = thing(id);
  const cities = card?.facts['cities'];
  const names = Array.isArray(cities) ? (cities as readonly string[]) : [];
  return <Spot ways={[[by('goal', id)]]} name={`${word('panel.goals')}: ${names.map(thingName).join(', ')}, ${sayFace(card?.face ?? null)}`} class="goal"><IdLabel id={id} /><Points n={card?.face?.deals[0]?.reward['vp'] ?? 0} size={28} />{names.map((city) => <span key={city} class={`serif ${posts.includes(city) ? 'is-done' : ''}`}>{thingName(city)}{posts.includes(city) ? ' ✓' : ''}</span>)}</Spot>;
}

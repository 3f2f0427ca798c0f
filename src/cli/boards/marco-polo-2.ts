// The board of Marco Polo II.
import type { View } from '../../marco-polo-2/index.js';
import { ink, joined, separated, type Line, type Span } from '../ink.js';
import { amountsText, capital, type Voice } from '../voice.js';
import { boardOf, type Desk, type Panel } from './board.js';
import { amount, dealText, diceText, faceText, joinedNotes, labelled, playersText, seatsText, shortName, type Row } from './drawing.js';
import { mapPanel } from './map.js';
import { contractText, diceNeeded, handText, roadsText, stepText, stepTo } from './polo.js';

type Seen = View['players'][number];

/** The board of this game. */
export const marcoPolo2Board = boardOf<View>({
  round: (view, voice) => (view.frames.length === 0 ? voice.term('round.over') : view.round === 0 ? voice.term('round.setUp') : voice.term('round.of', { n: view.round, all: 5 })),
  holds: (view, seat) => {
    const player = view.players[seat];
    return player ? holdings(player) : {};
  },
  about: (view, me, { part, value, kind }, desk) => {
    if (part === 'place' && kind === 'special') return faceText(desk.thing(`special:${String(value)}`)?.face, desk.voice);
    if (part === 'place') {
      const walking = view.frames.find((frame) => frame.kind === 'movement');
      return stepTo(walking ? stepText(String(value), walking.at, desk) : [], cities(view, desk).find(({ id }) => id === value)?.gives ?? []);
    }
    if (part === 'space' && kind === 'travel') return faceText(desk.thing(`travel:${String(value)}`)?.face, desk.voice);
    const card = desk.thing(String(value));
    const mine = me === null ? undefined : view.players[me];
    if (card?.kind === 'goal' && mine) return goalText(card.id, mine, shieldNames(mine, desk), desk);
    return card?.kind === 'contract' || card?.kind === 'card' || card?.group === 'outpost' || card?.group === 'cityBonus' || card?.group === 'guildSeal' ? faceText(card.face, desk.voice) : '';
  },
  panels: (view, me, desk) => {
    const { term } = desk.voice;
    const mine = me === null ? undefined : view.players[me];
    return [
      { id: 'players', title: term('panel.players'), wide: true, changes: 'lines', lines: (width) => playersText(view.players.map((player, seat) => rowOf(view, { player, seat, isMe: seat === me }, desk.voice)), desk.voice, width) },
      { id: 'books', title: term('panel.books'), changes: 'lines', lines: (width) => books(view, desk, width) },
      { id: 'actions', title: term('panel.actions'), changes: 'lines', lines: (width) => actions(view, desk, width) },
      { id: 'cities', title: term('panel.cities'), changes: 'lines', lines: (width) => labelled(cities(view, desk).map(({ id, head, gives }): [Line, Line] => [head, joined(gives, marks(view, id, desk))]), width) },
      { id: 'contracts', title: term('panel.offers'), changes: 'lines', lines: (width) => labelled(offers(view, desk), width) },
      { id: 'seals', title: term('panel.seals'), changes: 'lines', lines: (width) => seals(view, desk, width) },
      ...(mine ? [{ id: 'roads', title: term('panel.roads'), changes: 'never', lines: (width: number) => labelled(roadsText(mine.figures, desk, (place) => marks(view, place, desk)), width) } satisfies Panel] : []),
      mapPanel(desk, { figures: view.players.map(({ figures }) => figures), posts: (place) => postsIn(view, place) }),
      ...(mine && me !== null ? [{ id: 'hand', title: term('panel.hand'), changes: 'never', lines: (width: number) => hand(mine, me, desk, width) } satisfies Panel] : []),
    ];
  },
});

function holdings({ coin, camel, pepper, silk, gold, jade, vp, posts, seals: held, contracts, shieldPlus }: Seen): Readonly<Record<string, number>> {
  return { coin, camel, pepper, silk, gold, jade, vp, post: posts.length, seal: held.length, contract: contracts.length, shieldPlus };
}

function rowOf(view: View, { player, seat, isMe }: { readonly player: Seen; readonly seat: number; readonly isMe: boolean }, voice: Voice): Row {
  const { term } = voice;
  const frame = view.frames.at(-1);
  return {
    seat, isMe, isOnTurn: frame !== undefined && 'seat' in frame && frame.seat === seat, points: player.vp,
    note: joinedNotes([player.character === null ? '' : voice.name(player.character), view.nextFirst === seat ? voice.name('hourglass') : '']),
    cells: [
      ...(['coin', 'camel', 'pepper', 'silk', 'gold', 'jade'] as const).map((word): [string, Line] => [shortName(word, voice), [amount(word, player[word])]]),
      [term('head.contracts'), `${player.contracts.length}+${player.completed.length}`], [term('head.posts'), String(player.posts.length)], [term('head.seals'), String(player.seals.length)], [term('head.dice'), String(player.dice.length)],
    ],
  };
}

const diceOn = (view: View, space: string): readonly string[] => view.spaces.find(({ id }) => id === space)?.dice ?? [];

/** The offers of each book: those always there, and those of the tile on it. */
function books(view: View, desk: Desk, width: number): Line[] {
  const { voice, content, thing } = desk;
  const spaces = content.things.filter(({ id, kind }) => kind === 'space' && id.startsWith('book:'));
  const ids = [...new Set(spaces.map(({ facts }) => String(facts['book'])))];
  return labelled(ids.flatMap((book, at): [Line, Line][] => {
    const own = spaces.filter(({ facts }) => facts['book'] === book);
    const tile = view.offers[at] ?? null;
    const deals = [...(own[0]?.face?.deals ?? []), ...(tile === null ? [] : thing(tile)?.face?.deals ?? [])];
    const dice = own.flatMap(({ id }) => diceOn(view, id));
    return [
      [[ink('strong', capital(voice.name(`book:${book}`)))], joined(ink('dim', voice.term('cell.least', { n: Number(own[0]?.facts['minDie'] ?? 1) })), ink('dim', own.length > 1 ? ` · ${voice.term('cell.open', { n: own.filter(({ id }) => diceOn(view, id).length === 0).length, all: own.length })}` : ''), '  ', diceText(dice, voice))],
      ...deals.map((deal, number): [Line, Line] => [[ink('dim', ` ${number + 1}`)], dealText(deal, voice)]),
    ];
  }), width);
}

function actions(view: View, desk: Desk, width: number): Line[] {
  const { voice, thing, content } = desk;
  const row = (id: string, head: string, text: Line): [Line, Line] => [[ink('strong', capital(head))], joined(ink('dim', diceNeeded(thing(id)?.dice ?? null, desk)), '  ', text, '  ', diceText(diceOn(view, id), voice))];
  const khan = content.things.find(({ id }) => id === 'khansFavour');
  const travel = ['upper', 'middle', 'lower'].map((id) => content.things.find((one) => one.id === `travel:${id}`)).filter((one) => one !== undefined);
  const special = content.things.filter(({ id, kind }) => kind === 'space' && id.startsWith('special:'));
  return labelled([
    row('khansFavour', voice.kind('khan'), joined(faceText(khan?.face, voice), ink('dim', ` (${voice.term('cell.open', { n: Math.max(0, (khan?.parts.length ?? 4) - diceOn(view, 'khansFavour').length), all: khan?.parts.length ?? 4 })})`))),
    ...travel.map(({ id, face }) => row(id, voice.name(id), separated((face?.deals ?? []).map((deal) => dealText(deal, voice)), '; '))),
    row('contracts', voice.kind('contracts'), faceText(thing('contracts')?.face, voice)),
    row('moneyBag', voice.kind('moneyBag'), faceText(thing('moneyBag')?.face, voice)),
    ...special.map(({ id, face, parts, facts }) => row(id, voice.name(String(facts['city'])), joined(faceText(face, voice), ink('dim', ` (${voice.term('cell.open', { n: Math.max(0, parts.length - diceOn(view, id).length), all: parts.length })})`)))),
    ...view.cityCards.filter(({ place, card }) => place.startsWith('area:') && card !== null).map(({ card, die }, at): [Line, Line] => [[ink('strong', at === 0 ? capital(voice.term('panel.cards')) : '')], cardText(card, die, desk)]),
    [[ink('dim', capital(voice.name('blackDie')))], [ink('dim', `${view.blackDice.length}${view.blackDice.some((value) => value > 0) ? ` (${view.blackDice.join(', ')})` : ''}`)]],
  ], width);
}

/** The seals: from which die on, and what they give. */
function seals(view: View, desk: Desk, width: number): Line[] {
  const { voice, group } = desk;
  return [
    joined(ink('dim', `${diceNeeded(desk.thing('guildSeals')?.dice ?? 2, desk)}  `), diceText(diceOn(view, 'guildSeals'), voice)),
    ...labelled(group('guildSeal').map(({ id, face, facts }): [Line, Line] => {
      const owners = view.players.flatMap(({ seals: held }, seat) => (held.includes(id) ? [seat] : []));
      return [capital(voice.name(id)), joined(ink('dim', `${voice.term('cell.least', { n: Number(facts['minDie'] ?? 1) })}  `), faceText(face, voice), '  ', seatsText(owners, voice))];
    }), width),
  ];
}

const postsIn = (view: View, city: string): number[] => view.players.flatMap(({ posts }, seat) => (posts.includes(city) ? [seat] : []));

/** What stands at a place. */
function marks(view: View, place: string, { voice }: Desk): Span[] {
  const posts = postsIn(view, place);
  const figures = view.players.flatMap(({ figures: places }, seat) => (places.includes(place) ? [seat] : []));
  return joined(...(posts.length > 0 ? [ink('dim', ` · ${voice.term('cell.posts')} `), seatsText(posts, voice)] : []), ...figures.flatMap((seat) => joined(' ', ink('dim', '◆'), seatsText([seat], voice))));
}

function cardText(id: string | null, die: string | null, { thing, voice }: Desk): Span[] {
  if (id === null) return [];
  return joined(ink('dim', `${id} `), ...(die === null ? [] : [diceText([die], voice), ' ']), faceText(thing(id)?.face, voice));
}

/** Cities with what they give; markers and outposts lie in the order of the places that have one. */
function cities(view: View, desk: Desk): readonly { readonly id: string; readonly head: Span[]; readonly gives: Span[] }[] {
  const { voice, thing, content } = desk;
  const places = content.things.filter(({ kind, group }) => kind === 'location' && group !== 'oasis' && group !== 'start');
  const having = (fact: string): string[] => content.things.filter(({ kind, facts }) => kind === 'location' && facts[fact] === 1).map(({ id }) => id);
  const [withMarker, withOutpost] = [having('bonusMarker'), having('outpost')];
  return places.map(({ id, facts }) => {
    const marker = withMarker.includes(id) ? view.markers[withMarker.indexOf(id)] ?? null : null;
    const outpost = withOutpost.includes(id) ? view.outposts[withOutpost.indexOf(id)] ?? null : null;
    const gives = [
      ...(outpost === null ? [] : [joined(ink('dim', `${voice.term('cell.firstPost')}: `), faceText(thing(outpost)?.face, voice))]),
      ...(marker === null ? [] : [joined(faceText(thing(marker)?.face, voice))]),
      ...view.cityCards.filter(({ place, card }) => place.startsWith(`${id}:`) && card !== null).map(({ card, die }) => cardText(card, die, desk)),
    ];
    const shield = facts['shield'];
    return { id, head: joined(capital(voice.name(id)), ink('dim', typeof shield === 'string' ? ` (${voice.name(shield)})` : '')), gives: joined(...separated(gives, ' · ')) };
  });
}

/** The contracts lying in the cities. */
function offers(view: View, desk: Desk): [Line, Line][] {
  const { voice } = desk;
  let before = '';
  return view.contractPlaces.map(({ place, contract }): [Line, Line] => {
    const city = place.slice(0, place.lastIndexOf(':'));
    const head = city === before ? '' : capital(voice.name(city));
    before = city;
    return [head, contract === null ? [ink('dim', voice.term('cell.empty'))] : contractText(contract, desk)];
  });
}

/** The shields of somebody's cities, by name. */
const shieldNames = ({ posts }: Seen, { thing, voice }: Desk): string[] => posts.flatMap((city) => { const sign = thing(city)?.facts['shield']; return typeof sign === 'string' ? [voice.name(sign)] : []; });

function hand(player: Seen, seat: number, desk: Desk, width: number): Line[] {
  const { voice, thing } = desk;
  const { term } = voice;
  const { coin, camel, pepper, silk, gold, jade } = player;
  const row = (head: string, text: Line): [Line, Line] => [[ink('dim', head)], text];
  const shields = shieldNames(player, desk);
  return labelled([
    row(term('cell.dice'), handText(player.dice, seat, desk)),
    row(term('cell.goods'), amountsText(voice, { coin, camel, pepper, silk, gold, jade })),
    ...(player.contracts.length === 0 ? [row(term('cell.contracts'), [ink('dim', term('cell.none'))])] : player.contracts.map((id, at) => row(at === 0 ? term('cell.contracts') : '', contractText(id, desk)))),
    ...player.goals.map((id, at) => row(at === 0 ? term('cell.goals') : '', id === null ? term('cell.hidden') : joined(ink('dim', `${id}  `), goalText(id, player, shields, desk)))),
    ...(player.seals.length === 0 ? [] : [row(term('cell.seals'), player.seals.map((id) => `${voice.name(id)}${player.improved.includes(id) ? ' +' : ''}`).join(', '))]),
    ...(shields.length + player.shieldPlus === 0 ? [] : [row(term('cell.shields'), [...shields, ...(player.shieldPlus > 0 ? [`+${player.shieldPlus}`] : [])].join(', '))]),
    ...(player.outposts.length === 0 ? [] : [row(term('cell.tiles'), separated(player.outposts.map((id) => faceText(thing(id)?.face, voice)), ' · '))]),
    ...(player.character === null ? [] : [row(term('cell.character'), joined(voice.name(player.character), ink('dim', `  ${term('cell.done', { n: player.completed.length })}, ${term('cell.postsLeft', { n: player.unplaced })}`)))]),
  ], width);
}

/** A goal card: points for seals, and the shields it counts. */
function goalText(id: string, { seals: held }: Seen, shields: readonly string[], { thing, voice }: Desk): Span[] {
  const listed = (fact: string): readonly string[] => { const value = thing(id)?.facts[fact]; return Array.isArray(value) ? (value as readonly string[]) : []; };
  const guilds = listed('seals').map((one) => { const [guild = '', points = ''] = one.split(':'); return [ink(held.includes(guild) ? 'gain' : 'plain', `${voice.name(guild)}${held.includes(guild) ? ' ✓' : ''} → `), ink('vp', voice.count(Number(points), 'vp'))]; });
  const signs = listed('shields').map((sign) => [ink(shields.includes(voice.name(sign)) ? 'gain' : 'plain', voice.name(sign))]);
  return joined(...separated(guilds, ', '), ...(signs.length > 0 ? [ink('dim', ` · ${voice.term('cell.shields').toLowerCase()}: `), separated(signs, ', ')] : []).flat());
}

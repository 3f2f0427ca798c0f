// The board of The Voyages of Marco Polo.
import { citiesOf } from '../../voyages/faces/index.js';
import type { View } from '../../voyages/index.js';
import { ink, joined, separated, tabled, wrapped, type Line, type Span } from '../ink.js';
import { amountsText, capital, type Voice } from '../voice.js';
import { boardOf, type Desk, type Panel } from './board.js';
import { amount, diceText, faceText, joinedNotes, labelled, playersText, seatsText, shortName, type Row } from './drawing.js';
import { mapPanel } from './map.js';
import { contractText, diceNeeded, handText, roadsText, stepText, stepTo } from './polo.js';

type Seen = View['players'][number];

/** The board of this game. */
export const voyagesBoard = boardOf<View>({
  round: (view, voice) => (view.frames.length === 0 ? voice.term('round.over') : view.frames.some(({ kind }) => kind === 'round') || view.round > 1 ? voice.term('round.of', { n: view.round, all: 5 }) : voice.term('round.setUp')),
  holds: (view, seat) => {
    const player = view.players[seat];
    return player ? holdings(player) : {};
  },
  about: (view, me, { part, value, kind }, desk) => {
    if (part === 'column') return kind === 'contracts' || kind === 'takeContract' ? faceText(desk.thing(view.row[Number(value) - 1] ?? '')?.face, desk.voice) : '';
    if (part === 'place') {
      const walking = view.frames.find((frame) => frame.kind === 'movement');
      const figures = me === null ? [] : view.players[me]?.figures ?? [];
      const price = walking ? stepText(String(value), [walking.first.at(-1) ?? figures[0], walking.second.at(-1) ?? figures[1]], desk) : [];
      return stepTo(price, cities(view, desk).find(({ id }) => id === value)?.gives ?? []);
    }
    const card = desk.thing(String(value));
    const mine = me === null ? undefined : view.players[me];
    return card?.kind === 'goal' && mine ? goalText(card.id, mine, desk) : card?.kind === 'contract' || card?.kind === 'card' || card?.kind === 'tile' ? faceText(card.face, desk.voice) : '';
  },
  panels: (view, me, desk) => {
    const { voice } = desk;
    const mine = me === null ? undefined : view.players[me];
    return [
      { id: 'players', title: voice.term('panel.players'), wide: true, changes: 'lines', lines: (width) => playersText(view.players.map((player, seat) => rowOf(view, { player, seat, isMe: seat === me }, voice)), voice, width) },
      { id: 'actions', title: voice.term('panel.actions'), changes: 'lines', lines: (width) => actions(view, desk, width) },
      { id: 'contracts', title: voice.term('panel.contracts'), changes: 'whole', lines: (width) => contracts(view, desk, width) },
      { id: 'cities', title: voice.term('panel.cities'), changes: 'lines', lines: (width) => labelled(cities(view, desk).map(({ id, gives }): [Line, Line] => [capital(voice.name(id)), joined(gives, marks(view, id, desk))]), width) },
      ...(mine ? [{ id: 'roads', title: voice.term('panel.roads'), changes: 'never', lines: (width: number) => labelled(roadsText(mine.figures, desk, (place) => marks(view, place, desk)), width) } satisfies Panel] : []),
      mapPanel(desk, { figures: view.players.map(({ figures }) => figures), posts: (place) => postsIn(view, place) }),
      ...(mine && me !== null ? [{ id: 'hand', title: voice.term('panel.hand'), changes: 'never', lines: (width: number) => hand(mine, me, desk, width) } satisfies Panel] : []),
    ];
  },
});

function holdings({ coin, camel, pepper, silk, gold, vp, posts, contracts }: Seen): Readonly<Record<string, number>> {
  return { coin, camel, pepper, silk, gold, vp, post: posts.length, contract: contracts.length };
}

function rowOf(view: View, { player, seat, isMe }: { readonly player: Seen; readonly seat: number; readonly isMe: boolean }, voice: Voice): Row {
  const { term } = voice;
  const frame = view.frames.at(-1);
  return {
    seat, isMe, isOnTurn: frame !== undefined && 'seat' in frame && frame.seat === seat, points: player.vp,
    note: joinedNotes([player.character === null ? '' : voice.name(player.character), view.startPlayer === seat ? term('cell.starts') : '']),
    cells: [
      ...(['coin', 'camel', 'pepper', 'silk', 'gold'] as const).map((word): [string, Line] => [shortName(word, voice), [amount(word, player[word])]]),
      [term('head.contracts'), `${player.contracts.length}+${player.completed.length}`], [term('head.posts'), String(player.posts.length)], [term('head.dice'), String(player.dice.length)],
    ],
  };
}

const WARES = ['camel', 'pepper', 'silk', 'gold'] as const;

function actions(view: View, desk: Desk, width: number): Line[] {
  const { voice, thing } = desk;
  const bazaar = WARES.map((ware) => thing(`bazaar.${ware}`));
  const head = joined(ink('strong', capital(voice.kind('bazaar'))), ink('dim', `  ${voice.term('cell.byDie')}`));
  const rows = tabled([
    ['', '', ...[1, 2, 3, 4, 5, 6].map((column) => [ink('dim', String(column))])],
    ...bazaar.map((space, at) => {
      const ware = WARES[at] ?? 'gold';
      return [
        joined(' ', ink(ware, shortName(ware, voice))), [ink('dim', diceNeeded(space?.dice ?? null, desk))],
        ...(space?.parts ?? []).map(({ face }) => columnText(face?.deals[0]?.reward ?? {}, ware)),
      ];
    }),
  ], { gap: width < 60 ? 1 : 2 });
  const lying = [[], ...WARES.map((ware) => diceText(view.spaces[`bazaar.${ware}`], voice))];
  const khan = thing('khansFavour');
  const travel = separated((thing('travel')?.parts ?? []).map(({ id, face }) => joined(ink('dim', `${id}: `), ink('coin', `${face?.deals[0]?.cost['coin'] ?? 0}$`))), '  ');
  const space = (id: 'fiveCoins' | 'khansFavour' | 'travel' | 'moneyBag', text: Line): [Line, Line] => [
    joined(ink('strong', capital(voice.kind(id === 'khansFavour' ? 'khan' : id)))), joined(ink('dim', diceNeeded(thing(id)?.dice ?? null, desk)), '  ', text, '  ', diceText(view.spaces[id], voice)),
  ];
  return [
    ...wrapped(head, width, '  '), ...rows.flatMap((row, at) => wrapped(joined(row, '  ', lying[at] ?? []), width, '         ')),
    ...labelled([
      space('fiveCoins', amountsText(voice, { coin: 5 })),
      space('khansFavour', joined(faceText(khan?.face, voice), ink('dim', ` (${voice.term('cell.open', { n: Math.max(0, 4 - view.spaces.khansFavour.length), all: 4 })})`))),
      space('travel', joined(ink('dim', `${voice.term('cell.prices')} `), travel)),
      space('moneyBag', faceText(thing('moneyBag')?.face, voice)),
    ], width),
    [ink('dim', voice.term('cell.blackDice', { n: view.blackDice }))],
  ];
}

/** What a column of the bazaar gives: so many of its ware, and coins as `+1`. */
function columnText(reward: Readonly<Partial<Record<string, number>>>, ware: string): Line {
  const { [ware]: n = 0, coin = 0 } = reward;
  return joined(ink(ware as 'camel', String(n)), ...(coin > 0 ? [ink('coin', `+${coin}$`)] : []));
}

function contracts(view: View, desk: Desk, width: number): Line[] {
  const { thing, voice } = desk;
  const parts = thing('contracts')?.parts ?? [];
  const dice = view.spaces.contracts;
  const rows = view.row.map((id, at): [Line, Line] => {
    const gift = parts[at]?.face;
    const more = gift ? joined(ink('dim', '  +'), ...separated(gift.deals.map(({ reward }) => amountsText(voice, reward)), '/')) : [];
    return [[ink('strong', String(at + 1))], id === null ? [ink('dim', voice.term('cell.empty'))] : joined(contractText(id, desk), more)];
  });
  return [...labelled(rows, width), ...(dice.length > 0 ? [joined(ink('dim', `${voice.term('cell.dice')}: `), diceText(dice, voice))] : [])];
}

const postsIn = (view: View, city: string): number[] => view.players.flatMap(({ posts }, seat) => (posts.includes(city) ? [seat] : []));

/** What stands at a place. */
function marks(view: View, place: string, { voice }: Desk): Span[] {
  const posts = postsIn(view, place);
  const figures = view.players.flatMap(({ figures: places }, seat) => (places.includes(place) ? [seat] : []));
  return joined(...(posts.length > 0 ? [ink('dim', ` · ${voice.term('cell.posts')} `), seatsText(posts, voice)] : []), ...figures.map((seat) => joined(' ', ink('dim', '◆'), seatsText([seat], voice))).flat());
}

/** Cities with what they give. */
function cities(view: View, desk: Desk): readonly { readonly id: string; readonly gives: Span[] }[] {
  const { voice, thing, content } = desk;
  const lines = citiesOf(view, content).map(({ id, outpost, bonus, cards }) => {
    const gives = [
      ...(outpost === null ? [] : [joined(ink('dim', `${voice.term('cell.firstPost')}: `), faceText(thing(outpost)?.face, voice))]),
      ...(bonus === null ? [] : [joined(faceText(thing(bonus)?.face, voice))]),
      ...cards.map((card) => cardText(card.id, card.die, desk)),
    ];
    return { id, gives: joined(...separated(gives, ' · ')) };
  });
  const track = content.things.find(({ id, kind }) => id === 'beijing' && kind === 'track')?.parts ?? [];
  const beijing = separated(view.beijing.map((seat, at) => (seat === null ? [ink('vp', `${track[at]?.value ?? ''}★`)] : seatsText([seat], voice))), ' ');
  return [...lines, { id: 'beijing', gives: joined(beijing) }];
}

/** A city card with the die on it. */
function cardText(id: string, die: string | null, { thing, voice }: Desk): Span[] {
  return joined(ink('dim', `${id} `), ...(die === null ? [] : [diceText([die], voice), ' ']), faceText(thing(id)?.face, voice));
}

function hand(player: Seen, seat: number, desk: Desk, width: number): Line[] {
  const { voice, thing } = desk;
  const { term } = voice;
  const goals = player.goals.map((id): Line => (id === null ? term('cell.hidden') : joined(ink('dim', `${id}  `), goalText(id, player, desk))));
  const { coin, camel, pepper, silk, gold } = player;
  const row = (head: string, text: Line): [Line, Line] => [[ink('dim', head)], text];
  return labelled([
    row(term('cell.dice'), handText(player.dice, seat, desk)),
    row(term('cell.goods'), amountsText(voice, { coin, camel, pepper, silk, gold })),
    ...(player.contracts.length === 0 ? [row(term('cell.contracts'), [ink('dim', term('cell.none'))])] : player.contracts.map((id, at) => row(at === 0 ? term('cell.contracts') : '', contractText(id, desk)))),
    ...goals.map((text, at) => row(at === 0 ? term('cell.goals') : '', text)),
    ...(player.character === null ? [] : [row(term('cell.character'), joined(voice.name(player.character), ink('dim', `  ${term('cell.done', { n: player.completed.length })}, ${term('cell.postsLeft', { n: Number(thing(player.character)?.facts['posts'] ?? 0) - player.posts.length })}`)))]),
  ], width);
}

/** A goal card: its cities, those reached ticked. */
function goalText(id: string, { posts }: Seen, { thing, voice }: Desk): Span[] {
  const card = thing(id);
  const names = card?.facts['cities'];
  const towns = Array.isArray(names) ? (names as readonly string[]) : [];
  return joined(...separated(towns.map((city) => [ink(posts.includes(city) ? 'gain' : 'plain', `${capital(voice.name(city))}${posts.includes(city) ? ' ✓' : ''}`)]), ' + '), ink('dim', ' → '), amountsText(voice, card?.face?.deals[0]?.reward ?? {}));
}

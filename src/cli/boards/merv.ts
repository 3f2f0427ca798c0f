// The board of Merv. A position holds places in the tables; here they become what they stand for.
import type { View } from '../../merv/index.js';
import type { Face, Thing } from '../../voyages/faces/index.js';
import { canvas } from '../canvas.js';
import { ink, joined, separated, widthOf, wrapped, type Line, type Look, type Span } from '../ink.js';
import { amountsText, capital, lookOf, seatLook, type Voice } from '../voice.js';
import { boardOf, type Desk, type Panel } from './board.js';
import { amount, dealText, faceText, labelled, playersText, shortHead, shortName, type Row } from './drawing.js';

type Seen = View['players'][number];

const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'] as const;
const SPICES = ['ginger', 'juniper', 'cinnamon', 'pepper'] as const;
const HALLS = ['knowledge', 'spice', 'trade', 'faith'] as const;
const CITIES = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra', 'peshawar'] as const;
const QUARTERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
const SIDES = ['N', 'E', 'S', 'W'] as const;
const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;
const ACTIONS = ['caravansary', 'palace', 'library', 'marketplace', 'mosque', 'wall'] as const;
const MARKET = 12;

/** The board of this game. */
export const mervBoard = boardOf<View>({
  round: (view, voice) => (view.frames.length === 0 ? voice.term('round.over') : voice.term('round.year', { year: view.year, n: view.round })),
  holds: (view, seat) => {
    const player = view.players[seat];
    return player ? holdings(player) : {};
  },
  about: (_view, _me, { part, value, kind }, desk) => {
    const id = String(value);
    if (part === 'place' && kind === 'post') return joined(...separated((desk.thing(id)?.face?.deals ?? []).map((deal) => dealText(deal, desk.voice)), '; '));
    const card = desk.thing(id);
    return card?.kind === 'contract' || card?.group === 'scoringTile' ? faceText(card.face, desk.voice) : faceText(mosqueFace(id, desk), desk.voice);
  },
  panels: (view, me, desk) => {
    const { term } = desk.voice;
    const mine = me === null ? undefined : view.players[me];
    return [
      { id: 'players', title: term('panel.players'), wide: true, changes: 'lines', lines: (width) => playersText(people(view, me, desk.voice), desk.voice, width) },
      { id: 'city', title: term('panel.city'), changes: 'whole', lines: (width) => city(view, desk, width) },
      { id: 'contracts', title: term('panel.contracts'), changes: 'lines', lines: (width) => labelled(contracts(view, desk), width) },
      { id: 'row', title: term('panel.row'), changes: 'whole', lines: (width) => caravan(view, desk, width) },
      { id: 'mosque', title: term('panel.mosque'), changes: 'lines', lines: (width) => labelled(mosque(view, desk), width) },
      { id: 'palace', title: term('panel.palace'), changes: 'lines', lines: (width) => labelled(palace(view, desk), width) },
      { id: 'silk', title: term('panel.silk'), changes: 'lines', lines: (width) => labelled(silkRoad(view, desk), width) },
      { id: 'library', title: term('panel.library'), changes: 'lines', lines: (width) => labelled(library(view, desk), width) },
      { id: 'walls', title: term('panel.walls'), changes: 'lines', lines: (width) => labelled(walls(view, desk), width) },
      ...(mine ? [{ id: 'hand', title: term('panel.hand'), changes: 'never', lines: (width: number) => hand(mine, desk, width) } satisfies Panel] : []),
    ];
  },
});

const pointsOf = ({ points }: Seen): number => points.reduce((sum, n) => sum + n, 0);

function holdings(player: Seen): Readonly<Record<string, number>> {
  return {
    ...Object.fromEntries(CUBES.map((cube, at) => [cube, player.cubes[at] ?? 0])), camel: player.camel, scroll: player.scroll, common: player.common, rare: player.rare,
    ...Object.fromEntries(SPICES.map((spice, at) => [spice, player.cards[at] ?? 0])), favour: player.favour, influence: player.influence, soldier: player.soldiers.length, vp: pointsOf(player),
  };
}

/** The look and the letter of a participant: the automatons behind the seats have their own. */
const dressOf = (view: View, who: number): number => (who < view.config.seats ? who : view.config.seats === 1 && who === 1 ? 4 : 5);
const who = (view: View, seat: number, voice: Voice): Span => ink(seatLook(dressOf(view, seat)), voice.letter(seat));
const isCourtier = (view: View, seat: number): boolean => dressOf(view, seat) === 5;

function people(view: View, me: number | null, voice: Voice): Row[] {
  const { term } = voice;
  return view.players.flatMap((player, seat): Row[] => {
    if (isCourtier(view, seat) && !view.order.includes(seat)) return [];
    const place = view.order.indexOf(seat);
    const courtier = isCourtier(view, seat);
    return [{
      seat, isMe: seat === me, isOnTurn: view.turn.seat === seat, points: pointsOf(player), note: place < 0 ? '' : `${place + 1}.`,
      cells: [
        ...CUBES.map((cube, at): [string, Line] => [shortHead(colourName(cube, voice), 4).replace('.', ''), courtier ? '' : [amount(cube, player.cubes[at] ?? 0)]]),
        [shortHead(shortName('camel', voice), 4), [amount('camel', player.camel)]], [shortHead(shortName('scroll', voice), 4), courtier ? '' : String(player.scroll)], [shortHead(term('head.goods'), 4), courtier ? '' : `${player.common}+${player.rare}`],
        [shortHead(voice.name('favour'), 4), courtier ? '' : String(player.favour)], [shortHead(voice.name('influence'), 4), courtier ? '' : String(player.influence)], [term('head.done'), courtier ? '' : String(player.fulfilled.length)], [shortHead(term('head.buildings'), 4), String(player.buildings)],
      ],
    }];
  });
}

/** The colour of a cube in one word. */
const colourName = (cube: string, voice: Voice): string => voice.count(1, cube).replace(/^1 /, '').split(' ')[0] ?? cube;

/** How wide the cells of the city are: names of actions have to fit. */
const CELL = 11;
const LEFT = 5;

/** The city: five by five sites with walls and action slots around. */
function city(view: View, desk: Desk, width: number): Line[] {
  const { voice, group } = desk;
  const cell = width >= LEFT * 2 + 5 * (CELL + 1) + 1 ? CELL : Math.max(7, Math.floor((width - LEFT * 2 - 1) / 5) - 1);
  const sheet = canvas(LEFT * 2 + 5 * (cell + 1) + 1, 18);
  const x = (column: number): number => LEFT + column * (cell + 1);
  const y = (row: number): number => 1 + row * 3;
  for (let row = 0; row <= 5; row += 1) sheet.put(LEFT, y(row), `${row === 0 ? '┌' : row === 5 ? '└' : '├'}${Array.from({ length: 5 }, () => '─'.repeat(cell)).join(row === 0 ? '┬' : row === 5 ? '┴' : '┼')}${row === 0 ? '┐' : row === 5 ? '┘' : '┤'}`, 'dim');
  for (let row = 0; row < 5; row += 1) for (let line = 1; line < 3; line += 1) for (let column = 0; column <= 5; column += 1) sheet.put(x(column), y(row) + line, '│', 'dim');
  const sites = group('site');
  for (let at = 0; at < 25; at += 1) {
    const [left, top] = [x(at % 5) + 1, y(Math.floor(at / 5)) + 1];
    const site = sites[view.sites[at] ?? -1];
    if (at === MARKET) drawMarket(view, desk, (text, look, line, from) => { sheet.put(left + from, top + line, text, look); }, cell);
    else if (site) drawSite(view, desk, { site, at }, (text, look, line, from) => { sheet.put(left + from, top + line, text, look); }, cell);
  }
  const side = SIDES[(view.round - 1) % 4] ?? 'N';
  for (const one of SIDES) {
    for (let at = 1; at <= 5; at += 1) {
      const on = one === side ? view.slots[at - 1] ?? -1 : -1;
      const label = on >= 0 ? `(${voice.letter(on)})` : `${one}${at}`;
      const look: Look = on >= 0 ? seatLook(dressOf(view, on)) : one === side ? 'key' : 'dim';
      const piece = view.walls[5 * SIDES.indexOf(one) + at - 1] ?? -1;
      const colour = piece < 0 ? null : pieces(desk)[piece]?.facts['colour'];
      const along = one === 'N' || one === 'E' ? at - 1 : 5 - at;
      if (one === 'N' || one === 'S') {
        const [left, top] = [x(along) + 1, one === 'N' ? y(0) : y(5)];
        sheet.put(left + Math.floor((cell - label.length) / 2), one === 'N' ? 0 : 17, label, look);
        if (typeof colour === 'string') sheet.put(left, top, '▓'.repeat(cell), lookOf(colour));
        else if (at === 3) sheet.put(left + Math.floor(cell / 2) - 1, top, '   ', 'dim');
      } else {
        const top = y(along) + 1;
        sheet.put(one === 'W' ? LEFT - 1 - label.length : x(5) + 2, top, label, look);
        if (typeof colour === 'string') for (let line = 0; line < 2; line += 1) sheet.put(one === 'W' ? LEFT : x(5), top + line, '▓', lookOf(colour));
        else if (at === 3) for (let line = 0; line < 2; line += 1) sheet.put(one === 'W' ? LEFT : x(5), top + line, ' ', 'dim');
      }
    }
  }
  const corner = CORNERS[(view.round - 1) % 4] ?? 'NE';
  const market = group('camelMarket').filter(({ kind }) => kind === 'tile')[view.market];
  const queue = separated(view.queue.map((seat, at) => joined(ink('dim', `${at + 1}:`), seat >= 0 ? who(view, seat, voice) : ink('dim', '–'), (view.queueCamels[at] ?? 0) > 0 ? ink('camel', ` ${voice.count(view.queueCamels[at] ?? 0, 'camel')}`) : '')), '  ');
  return [
    ...sheet.lines(),
    joined(ink('dim', `${voice.term('cell.queue', { corner: voice.name(corner) })}  `), queue),
    ...wrapped(joined(ink('dim', `${voice.term('cell.market')}: `), separated(QUARTERS.map((quarter, at) => joined(ink('dim', `${voice.name(quarter)} `), (view.marketCamels[at] ?? 0) > 0 ? ink('camel', voice.count(view.marketCamels[at] ?? 0, 'camel')) : voice.name(String(market?.facts[quarter] ?? '')))), ' · ')), width, '  '),
    ...wrapped([ink('dim', voice.term('cell.legend'))], width, '  '),
    ...(view.solo && view.solo.card >= 0 ? [voice.term('cell.solo', { card: voice.name(ACTIONS[view.solo.card] ?? '') })] : []),
  ];
}

type Put = (text: string, look: Look, line: number, from: number) => void;

/** The action of a site, and below it the cube, the building and the soldiers. */
function drawSite(view: View, { voice }: Desk, { site, at }: { readonly site: Thing; readonly at: number }, put: Put, cell: number): void {
  const upgrade = view.upgrades[at] ?? -1;
  const cube = upgrade >= 0 ? CUBES[upgrade] ?? 'white' : String(site.facts['colour']);
  const owner = view.buildings[at] ?? -1;
  put(clip(capital(voice.name(String(site.facts['action']))), cell), owner >= 0 ? 'strong' : 'plain', 0, 0);
  put('●', lookOf(cube), 1, 0);
  const name = colourName(cube, voice).slice(0, cell - 5);
  put(name, lookOf(cube), 1, 1);
  if (upgrade >= 0) put('+', 'gain', 1, 1 + name.length);
  const soldiers = view.players.flatMap(({ soldiers: cells }, seat) => cells.filter((one) => one === at).map(() => seat));
  soldiers.slice(0, 2).forEach((seat, place) => { put(voice.letter(seat).toLowerCase(), seatLook(dressOf(view, seat)), 1, cell - 4 + place); });
  if (owner >= 0) put(voice.letter(owner), seatLook(dressOf(view, owner)), 1, cell - 1);
  if (owner >= 0) put('▲', seatLook(dressOf(view, owner)), 1, cell - 2);
}

const clip = (text: string, most: number): string => (widthOf(text) > most ? `${text.slice(0, Math.max(0, most - 1))}.` : text);

/** The camel market in the middle: what its quarters give, or the camels on them. */
function drawMarket(view: View, { voice, group }: Desk, put: Put, cell: number): void {
  const side = group('camelMarket').filter(({ kind }) => kind === 'tile')[view.market];
  const half = Math.floor(cell / 2);
  [0, 1, 3, 2].forEach((quarter, place) => {
    const camels = view.marketCamels[quarter] ?? 0;
    const reward = String(side?.facts[QUARTERS[quarter] ?? 'topLeft'] ?? '');
    put(clip(camels > 0 ? voice.name('camel') : voice.name(reward), half), camels > 0 ? 'camel' : 'dim', Math.floor(place / 2), place % 2 === 0 ? 0 : cell - half);
  });
}

/** All kinds of pieces of the wall, in the order of the supply. */
const pieces = ({ group }: Desk): readonly Thing[] => [...group('segment'), ...group('gate')].sort((a, b) => Number(a.facts['place']) - Number(b.facts['place']));


/** The stacks of contracts: the one on top of each. */
function contracts(view: View, { group, voice }: Desk): [Line, Line][] {
  const all = group('contract');
  const each = all.length / Math.max(1, view.contractsDone.length);
  return view.contractsDone.flatMap((done, stack): [Line, Line][] => {
    const top = done < each ? all[stack * each + done] : undefined;
    const id = all[stack * each]?.id.split('-').slice(1, 2).join('') ?? '';
    if (!top) return [[[ink('dim', id)], [ink('dim', voice.term('cell.none'))]]];
    const deal = top.face?.deals[0];
    return [[[ink('dim', top.id.slice('contract-'.length))], joined(amountsText(voice, deal?.cost ?? {}), ink('dim', ' → '), amountsText(voice, deal?.reward ?? {}), ink('dim', ` · ${voice.term('cell.influence', { n: Number(top.facts['influence'] ?? 0) })} · ${voice.term('cell.left', { n: each - done })}`))]];
  });
}

/** The caravan row from the front. */
function caravan(view: View, { group, voice }: Desk, width: number): Line[] {
  const cards = group('caravanCard');
  const row = view.row.map((card, at): [Line, Line] => [
    [ink('strong', String(at + 1))], card < 0 ? [ink('dim', voice.term('cell.empty'))] : joined(capital(voice.name(String(cards[card]?.facts['spice'] ?? ''))), ...((view.rowCamels[at] ?? 0) > 0 ? [ink('camel', `  ${voice.count(view.rowCamels[at] ?? 0, 'camel')}`)] : [])),
  ]);
  const half = Math.ceil(row.length / 2);
  const [left, right] = [labelled(row.slice(0, half), Math.floor(width / 2)), labelled(row.slice(half), Math.floor(width / 2))];
  return [...left.map((line, at) => joined(pad(line, Math.min(32, Math.floor(width / 2))), right[at] ?? '')), [ink('dim', voice.term('cell.left', { n: view.deck.length }))]];
}

const pad = (line: readonly Span[], width: number): Line => joined(line, ' '.repeat(Math.max(1, width - line.reduce((sum, { text }) => sum + widthOf(text), 0))));

/** The spaces of the mosque track from the top. */
function mosque(view: View, { content, voice }: Desk): [Line, Line][] {
  const parts = content.things.find(({ id, kind }) => id === 'mosque' && kind === 'track')?.parts ?? [];
  return parts.map(({ id, face }, at): [Line, Line] => {
    const here = view.players.flatMap((player, seat) => (player.mosque === at && !isCourtier(view, seat) ? [seat] : []));
    return [[ink('strong', id)], joined(faceText(face, voice), here.length > 0 ? '  ' : '', seatsIn(view, here, voice))];
  });
}

const seatsIn = (view: View, seats: readonly number[], voice: Voice): Span[] => separated(seats.map((seat) => who(view, seat, voice)), ' ');

const mosqueFace = (id: string, { content }: Desk): Face | null => content.things.find(({ id: track, kind }) => track === 'mosque' && kind === 'track')?.parts.find((part) => part.id === id)?.face ?? null;

function palace(view: View, { thing, voice }: Desk): [Line, Line][] {
  return HALLS.map((hall, at): [Line, Line] => {
    const colour = String(thing(hall)?.facts['colour'] ?? 'white');
    const courtiers = view.players.flatMap((player, seat) => Array.from({ length: player.courtiers[at] ?? 0 }, () => seat));
    return [joined(capital(voice.name(hall))), joined(ink(lookOf(colour), `●${colourName(colour, voice)}`), '  ', courtiers.length === 0 ? ink('dim', voice.term('cell.empty')) : '', seatsIn(view, courtiers, voice))];
  });
}

function silkRoad(view: View, desk: Desk): [Line, Line][] {
  const { thing, voice, content } = desk;
  return CITIES.map((id, at): [Line, Line] => {
    const posts = view.players.flatMap((player, seat) => (player.posts[at] === 1 ? [seat] : []));
    const camels = view.cityCamels[at] ?? 0;
    const road = content.map.roads.find(({ to }) => to === id);
    const deal = thing(id)?.face?.deals[0];
    return [capital(voice.name(id)), joined(amountsText(voice, deal?.cost ?? {}), ink('dim', ' → '), amountsText(voice, deal?.reward ?? {}), ink('dim', road ? ` · ${voice.term('cell.fromStart', { place: capital(voice.name(road.from)) })}: ` : ''), road ? amountsText(voice, road.cost) : '', camels > 0 ? ink('camel', ` · ${voice.term('cell.waiting', { what: voice.count(camels, 'camel') })}`) : '', posts.length > 0 ? '  ' : '', seatsIn(view, posts, voice))];
  });
}

/** The breakthroughs by level, with who took them. */
function library(view: View, { group, voice }: Desk): [Line, Line][] {
  const tiles = group('breakthrough');
  const levels = [...new Set(tiles.map(({ facts }) => Number(facts['level'])))];
  return levels.map((level): [Line, Line] => {
    const own = tiles.filter(({ facts }) => facts['level'] === level);
    return [[ink('strong', voice.count(Number(own[0]?.facts['scrolls'] ?? 0), 'scroll'))], separated(own.map(({ id }, at) => {
      const taker = view.players.findIndex(({ breakthroughs }) => breakthroughs[level - 1] === at);
      return taker < 0 ? [ink('plain', voice.name(id))] : joined(ink('dim', voice.name(id)), ' ', who(view, taker, voice));
    }), ' · ')];
  });
}

/** The pieces left, by colour. */
function walls(view: View, desk: Desk): [Line, Line][] {
  const { voice } = desk;
  const all = pieces(desk).map((piece, at) => ({ piece, left: view.wallSupply[at] ?? 0 }));
  return CUBES.slice(0, 4).map((colour): [Line, Line] => [[ink(lookOf(colour), `●${colourName(colour, voice)}`)], separated(all.filter(({ piece }) => piece.facts['colour'] === colour).map(({ piece, left }) => {
    return [ink(left === 0 ? 'dim' : 'plain', `${voice.name(piece.id)} ×${left}`)];
  }), ' · ')]);
}

function hand(player: Seen, desk: Desk, width: number): Line[] {
  const { voice, group } = desk;
  const { term } = voice;
  const row = (head: string, text: Line): [Line, Line] => [[ink('dim', head)], text];
  const counted = (words: readonly string[], numbers: readonly number[]): Span[] => amountsText(voice, Object.fromEntries(words.map((word, at) => [word, numbers[at] ?? 0])));
  const orNone = (spans: readonly Span[]): Line => (spans.length === 0 ? [ink('dim', term('cell.none'))] : spans);
  const tiles = group('breakthrough');
  const taken = player.breakthroughs.flatMap((place, level) => (place < 0 ? [] : [voice.name(tiles.filter(({ facts }) => facts['level'] === level + 1)[place]?.id ?? '')]));
  const scoring = player.tiles.map((at) => voice.name(group('scoringTile')[at]?.id ?? ''));
  return labelled([
    row(term('cell.cubes'), orNone(counted(CUBES, player.cubes))),
    row(term('cell.goods'), orNone(amountsText(voice, { camel: player.camel, scroll: player.scroll, common: player.common, rare: player.rare }))),
    row(term('cell.spices'), orNone(counted(SPICES, player.cards))),
    row(term('cell.supply'), amountsText(voice, { building: player.buildings, servant: player.servants })),
    ...(taken.length + scoring.length > 0 ? [row(term('cell.tiles'), [...taken, ...scoring].join(', '))] : []),
  ], width);
}

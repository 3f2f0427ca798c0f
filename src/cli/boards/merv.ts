// The board of Merv.
import { readingOf, type Person, type Reading, type SiteReading } from '../../merv/faces/index.js';
import type { View } from '../../merv/index.js';
import type { Face } from '../../voyages/faces/index.js';
import { canvas } from '../canvas.js';
import { ink, joined, separated, widthOf, wrapped, type Line, type Look, type Span } from '../ink.js';
import { amountsText, capital, lookOf, seatLook, type Voice } from '../voice.js';
import { boardOf, type Desk, type Panel } from './board.js';
import { amount, dealText, faceText, labelled, playersText, shortHead, shortName, type Row } from './drawing.js';

/** The board of this game. */
export const mervBoard = boardOf<View>({
  round: (view, voice) => (view.frames.length === 0 ? voice.term('round.over') : voice.term('round.year', { year: view.year, n: view.round })),
  holds: (view, seat) => {
    const person = readingOf(view, { things: [] }).people[seat];
    return person ? holdings(person) : {};
  },
  about: (_view, _me, { part, value, kind }, desk) => {
    const id = String(value);
    if (part === 'place' && kind === 'post') return joined(...separated((desk.thing(id)?.face?.deals ?? []).map((deal) => dealText(deal, desk.voice)), '; '));
    const card = desk.thing(id);
    return card?.kind === 'contract' || card?.group === 'scoringTile' ? faceText(card.face, desk.voice) : faceText(mosqueFace(id, desk), desk.voice);
  },
  panels: (view, me, desk) => {
    const { term } = desk.voice;
    const table = { view, ...readingOf(view, desk.content) };
    const mine = me === null ? undefined : table.people[me];
    return [
      { id: 'players', title: term('panel.players'), wide: true, changes: 'lines', lines: (width) => playersText(people(table, me, desk.voice), desk.voice, width) },
      { id: 'city', title: term('panel.city'), changes: 'whole', lines: (width) => city(table, desk, width) },
      { id: 'contracts', title: term('panel.contracts'), changes: 'lines', lines: (width) => labelled(contracts(table, desk), width) },
      { id: 'row', title: term('panel.row'), changes: 'whole', lines: (width) => caravan(table, desk, width) },
      { id: 'mosque', title: term('panel.mosque'), changes: 'lines', lines: (width) => labelled(mosque(table, desk), width) },
      { id: 'palace', title: term('panel.palace'), changes: 'lines', lines: (width) => labelled(palace(table, desk), width) },
      { id: 'silk', title: term('panel.silk'), changes: 'lines', lines: (width) => labelled(silkRoad(table, desk), width) },
      { id: 'library', title: term('panel.library'), changes: 'lines', lines: (width) => labelled(library(table, desk), width) },
      { id: 'walls', title: term('panel.walls'), changes: 'lines', lines: (width) => labelled(walls(table, desk), width) },
      ...(mine ? [{ id: 'hand', title: term('panel.hand'), changes: 'never', lines: (width: number) => hand(mine, desk, width) } satisfies Panel] : []),
    ];
  },
});

/** A position with what lies on the table in it. */
interface Table extends Reading {
  readonly view: View;
}

function holdings({ cubes, spices, camel, scroll, common, rare, favour, influence, soldiers, points }: Person): Readonly<Record<string, number>> {
  return { ...cubes, camel, scroll, common, rare, ...spices, favour, influence, soldier: soldiers.length, vp: points };
}

/** The look of a participant: the automatons behind the seats have their own. */
const dressOf = ({ people }: Pick<Table, 'people'>, who: number): number => ({ player: who, magistrate: 4, courtier: 5 })[people[who]?.role ?? 'player'];
const whoText = (table: Table, seat: number, voice: Voice): Span => ink(seatLook(dressOf(table, seat)), voice.letter(seat));
const seatsIn = (table: Table, seats: readonly number[], voice: Voice): Span[] => separated(seats.map((seat) => whoText(table, seat, voice)), ' ');

/** What is at hand, and behind it what lies on contracts and cannot be used again. */
const andLaid = (held: string, laid: string): Line => [ink('plain', held), ink('dim', /[1-9]/.test(laid) ? `(${laid})` : '')];

function people(table: Table, me: number | null, voice: Voice): Row[] {
  const { term } = voice;
  const { view } = table;
  return table.people.flatMap((person): Row[] => {
    const { who, role, place, supply, committed } = person;
    const isCourtier = role === 'courtier';
    if (isCourtier && !view.order.includes(who)) return [];
    const cells: [string, Line][] = [
      ...CUBES.map((cube): [string, Line] => [shortHead(colourName(cube, voice), 4).replace('.', ''), [amount(cube, person.cubes[cube])]]),
      [shortHead(shortName('camel', voice), 4), [amount('camel', person.camel)]], [shortHead(shortName('scroll', voice), 4), andLaid(String(person.scroll), String(committed.scroll))], [shortHead(term('head.goods'), 4), andLaid(`${person.common}+${person.rare}`, `${committed.common}+${committed.rare}`)],
      [shortHead(voice.name('favour'), 4), String(person.favour)], [shortHead(voice.name('influence'), 4), String(person.influence)], [term('head.done'), String(person.contracts.length)], [shortHead(term('head.buildings'), 4), String(supply.building)], [shortHead(shortName('disc', voice), 5), String(supply.disc)],
    ];
    // The courtier holds camels and buildings, and nothing else.
    const own = isCourtier ? cells.map(([head, text], at): [string, Line] => [head, at === CAMELS || at === BUILDINGS ? text : '']) : cells;
    return [{ seat: who, isMe: who === me, isOnTurn: view.turn.seat === who, points: person.points, note: place === null ? '' : `${place}.`, cells: own }];
  });
}

const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'] as const;
/** Which of the cells of a row are the camels and the buildings. */
const [CAMELS, BUILDINGS] = [5, 11];

/** The colour of a cube in one word. */
const colourName = (cube: string, voice: Voice): string => voice.count(1, cube).replace(/^1 /, '').split(' ')[0] ?? cube;

/** How wide the cells of the city are: names of actions have to fit. */
const CELL = 11;
const LEFT = 5;

/** The city: five by five sites with walls and action slots around; rows and columns are named as sites are. */
function city(table: Table, desk: Desk, width: number): Line[] {
  const { voice } = desk;
  const cell = width >= LEFT * 2 + 5 * (CELL + 1) + 1 ? CELL : Math.max(7, Math.floor((width - LEFT * 2 - 1) / 5) - 1);
  const sheet = canvas(LEFT * 2 + 5 * (cell + 1) + 1, 18);
  const x = (column: number): number => LEFT + column * (cell + 1);
  const y = (row: number): number => 1 + row * 3;
  for (let row = 0; row <= 5; row += 1) sheet.put(LEFT, y(row), `${row === 0 ? '┌' : row === 5 ? '└' : '├'}${Array.from({ length: 5 }, () => '─'.repeat(cell)).join(row === 0 ? '┬' : row === 5 ? '┴' : '┼')}${row === 0 ? '┐' : row === 5 ? '┘' : '┤'}`, 'dim');
  for (let row = 0; row < 5; row += 1) for (let line = 1; line < 3; line += 1) for (let column = 0; column <= 5; column += 1) sheet.put(x(column), y(row) + line, '│', 'dim');
  for (let at = 0; at < 5; at += 1) {
    sheet.put(x(at) + 1 + cell - 2, 0, `c${at + 1}`, 'dim');
    sheet.put(LEFT - 3, y(at) + 2, `r${at + 1}`, 'dim');
  }
  table.cells.forEach((site, at) => {
    const [left, top] = [x(at % 5) + 1, y(Math.floor(at / 5)) + 1];
    const put: Put = (text, look, line, from) => { sheet.put(left + from, top + line, text, look); };
    if (site) drawSite(table, desk, site, { put, cell });
    else drawMarket(table, desk, { put, cell });
  });
  for (const { slot, piece } of table.walls) {
    const [one, at] = [slot.charAt(0), Number(slot.charAt(1))];
    const on = one === table.side.side ? table.side.slots[at - 1] ?? null : null;
    const label = on !== null ? `(${voice.letter(on)})` : slot;
    const look: Look = on !== null ? seatLook(dressOf(table, on)) : one === table.side.side ? 'key' : 'dim';
    const colour = piece === null ? null : String(desk.thing(piece)?.facts['colour'] ?? '');
    const along = one === 'N' || one === 'E' ? at - 1 : 5 - at;
    if (one === 'N' || one === 'S') {
      const [left, top] = [x(along) + 1, one === 'N' ? y(0) : y(5)];
      sheet.put(left + Math.floor((cell - label.length) / 2), one === 'N' ? 0 : 17, label, look);
      if (colour !== null) sheet.put(left, top, '▓'.repeat(cell), lookOf(colour));
      else if (at === 3) sheet.put(left + Math.floor(cell / 2) - 1, top, '   ', 'dim');
    } else {
      const top = y(along) + 1;
      sheet.put(one === 'W' ? LEFT - 1 - label.length : x(5) + 2, top, label, look);
      if (colour !== null) for (let line = 0; line < 2; line += 1) sheet.put(one === 'W' ? LEFT : x(5), top + line, '▓', lookOf(colour));
      else if (at === 3) for (let line = 0; line < 2; line += 1) sheet.put(one === 'W' ? LEFT : x(5), top + line, ' ', 'dim');
    }
  }
  const { to, queue } = table.side;
  const places = separated(queue.map(({ who, camels }, at) => joined(ink('dim', `${at + 1}:`), who === null ? ink('dim', '–') : whoText(table, who, voice), camels > 0 ? ink('camel', ` ${voice.count(camels, 'camel')}`) : '')), '  ');
  return [
    ...sheet.lines(),
    joined(ink('dim', `${voice.term('cell.queue', { corner: voice.name(to) })}  `), places),
    ...wrapped(joined(ink('dim', `${voice.term('cell.market')}: `), separated(table.market.map(({ id, reward, camels }) => joined(ink('dim', `${voice.name(id)} `), camels > 0 ? ink('camel', voice.count(camels, 'camel')) : voice.name(reward))), ' · ')), width, '  '),
    ...wrapped([ink('dim', voice.term('cell.legend'))], width, '  '),
    ...(table.magistrateCard === null ? [] : [voice.term('cell.solo', { card: voice.name(table.magistrateCard) })]),
  ];
}

type Put = (text: string, look: Look, line: number, from: number) => void;

/** Where a cell of the city is drawn: so many places wide. */
interface Square {
  readonly put: Put;
  readonly cell: number;
}

/** The action of a site, and below it the cubes, the building and the soldiers. */
function drawSite(table: Table, { voice }: Desk, { action, cube, upgrade, owner, soldiers }: SiteReading, { put, cell }: Square): void {
  put(clip(capital(voice.name(action)), cell), owner === null ? 'plain' : 'strong', 0, 0);
  // A white upgrade stands for the printed cube, any other comes besides.
  const shown = upgrade === 'white' ? upgrade : cube;
  const name = colourName(shown, voice).slice(0, cell - 5);
  put('●', lookOf(shown), 1, 0);
  put(name, lookOf(shown), 1, 1);
  if (upgrade !== null && upgrade !== 'white') {
    put('●', lookOf(upgrade), 1, 1 + Math.min(name.length, cell - 7));
    put(colourName(upgrade, voice).charAt(0), lookOf(upgrade), 1, 2 + Math.min(name.length, cell - 7));
  }
  soldiers.slice(0, 2).forEach((seat, place) => { put(voice.letter(seat).toLowerCase(), seatLook(dressOf(table, seat)), 1, cell - 4 + place); });
  if (owner === null) return;
  put('▲', seatLook(dressOf(table, owner)), 1, cell - 2);
  put(voice.letter(owner), seatLook(dressOf(table, owner)), 1, cell - 1);
}

const clip = (text: string, most: number): string => (widthOf(text) > most ? `${text.slice(0, Math.max(0, most - 1))}.` : text);

/** The camel market in the middle: what its quarters give, or the camels on them. */
function drawMarket({ market }: Table, { voice }: Desk, { put, cell }: Square): void {
  const half = Math.floor(cell / 2);
  [market[0], market[1], market[3], market[2]].forEach((quarter, place) => {
    if (quarter === undefined || (quarter.reward === '' && quarter.camels === 0)) return;
    put(clip(quarter.camels > 0 ? voice.name('camel') : voice.name(quarter.reward), half), quarter.camels > 0 ? 'camel' : 'dim', Math.floor(place / 2), place % 2 === 0 ? 0 : cell - half);
  });
}

/** The stacks of contracts: the one on top of each. */
function contracts(table: Table, { thing, voice }: Desk): [Line, Line][] {
  return table.contracts.map(({ stack, top, left }): [Line, Line] => {
    const card = top === null ? undefined : thing(top);
    if (!card) return [[ink('dim', stack)], [ink('dim', voice.term('cell.none'))]];
    const deal = card.face?.deals[0];
    return [[ink('dim', card.id.slice('contract-'.length))], joined(amountsText(voice, deal?.cost ?? {}), ink('dim', ' → '), amountsText(voice, deal?.reward ?? {}), ink('dim', ` · ${voice.term('cell.influence', { n: Number(card.facts['influence'] ?? 0) })} · ${voice.term('cell.left', { n: left })}`))];
  });
}

/** The caravan row from the front. */
function caravan({ view, row: places }: Table, { voice }: Desk, width: number): Line[] {
  const row = places.map(({ spice, camels }, at): [Line, Line] => [
    [ink('strong', String(at + 1))], spice === null ? [ink('dim', voice.term('cell.empty'))] : joined(capital(voice.name(spice)), ...(camels > 0 ? [ink('camel', `  ${voice.count(camels, 'camel')}`)] : [])),
  ]);
  const half = Math.ceil(row.length / 2);
  const [left, right] = [labelled(row.slice(0, half), Math.floor(width / 2)), labelled(row.slice(half), Math.floor(width / 2))];
  return [...left.map((line, at) => joined(pad(line, Math.min(32, Math.floor(width / 2))), right[at] ?? '')), [ink('dim', voice.term('cell.left', { n: view.deck.length }))]];
}

const pad = (line: readonly Span[], width: number): Line => joined(line, ' '.repeat(Math.max(1, width - line.reduce((sum, { text }) => sum + widthOf(text), 0))));

/** The spaces of the mosque track from the lowest. */
function mosque(table: Table, desk: Desk): [Line, Line][] {
  return table.mosque.map(({ id, here, camelGone }): [Line, Line] => [
    [ink('strong', id)], joined(faceText(mosqueFace(id, desk), desk.voice), camelGone ? ink('dim', ` · ${desk.voice.term('cell.taken')}`) : '', here.length > 0 ? '  ' : '', seatsIn(table, here, desk.voice)),
  ]);
}

const mosqueFace = (id: string, { content }: Desk): Face | null => content.things.find(({ id: track, kind }) => track === 'mosque' && kind === 'track')?.parts.find((part) => part.id === id)?.face ?? null;

function palace(table: Table, { thing, voice }: Desk): [Line, Line][] {
  return table.halls.map(({ id, courtiers }): [Line, Line] => {
    const colour = String(thing(id)?.facts['colour'] ?? 'white');
    return [joined(capital(voice.name(id))), joined(ink(lookOf(colour), `●${colourName(colour, voice)}`), '  ', courtiers.length === 0 ? ink('dim', voice.term('cell.empty')) : '', seatsIn(table, courtiers, voice))];
  });
}

function silkRoad(table: Table, desk: Desk): [Line, Line][] {
  const { thing, voice, content } = desk;
  return table.cities.map(({ id, posts, camels }): [Line, Line] => {
    const road = content.map.roads.find(({ to }) => to === id);
    const deal = thing(id)?.face?.deals[0];
    return [capital(voice.name(id)), joined(amountsText(voice, deal?.cost ?? {}), ink('dim', ' → '), amountsText(voice, deal?.reward ?? {}), ink('dim', road ? ` · ${voice.term('cell.fromStart', { place: capital(voice.name(road.from)) })}: ` : ''), road ? amountsText(voice, road.cost) : '', camels > 0 ? ink('camel', ` · ${voice.term('cell.waiting', { what: voice.count(camels, 'camel') })}`) : '', posts.length > 0 ? '  ' : '', seatsIn(table, posts, voice))];
  });
}

/** The breakthroughs by level, with who took them. */
function library(table: Table, { thing, voice }: Desk): [Line, Line][] {
  const levels = [...new Set(table.breakthroughs.map(({ id }) => Number(thing(id)?.facts['level'])))];
  return levels.map((level): [Line, Line] => {
    const own = table.breakthroughs.filter(({ id }) => thing(id)?.facts['level'] === level);
    return [[ink('strong', voice.count(Number(thing(own[0]?.id ?? '')?.facts['scrolls'] ?? 0), 'scroll'))], separated(own.map(({ id, taker }) => (taker === null ? [ink('plain', voice.name(id))] : joined(ink('dim', voice.name(id)), ' ', whoText(table, taker, voice)))), ' · ')];
  });
}

/** The pieces left, by colour. */
function walls({ pieces }: Table, { thing, voice }: Desk): [Line, Line][] {
  return CUBES.slice(0, 4).map((colour): [Line, Line] => [[ink(lookOf(colour), `●${colourName(colour, voice)}`)], separated(pieces.filter(({ id }) => thing(id)?.facts['colour'] === colour).map(({ id, left }) => [ink(left === 0 ? 'dim' : 'plain', `${voice.name(id)} ×${left}`)]), ' · ')]);
}

function hand(person: Person, { voice }: Desk, width: number): Line[] {
  const { term } = voice;
  const { camel, scroll, common, rare, committed, supply } = person;
  const row = (head: string, text: Line): [Line, Line] => [[ink('dim', head)], text];
  const orNone = (spans: readonly Span[]): Line => (spans.length === 0 ? [ink('dim', term('cell.none'))] : spans);
  const laid = amountsText(voice, committed);
  const tiles = [...person.breakthroughs, ...person.scoringTiles].map(voice.name);
  return labelled([
    row(term('cell.cubes'), orNone(amountsText(voice, person.cubes))),
    row(term('cell.goods'), orNone(amountsText(voice, { camel, scroll, common, rare }))),
    ...(laid.length > 0 ? [row(term('cell.laid'), laid)] : []),
    row(term('cell.spices'), orNone(amountsText(voice, person.spices))),
    row(term('cell.supply'), amountsText(voice, supply)),
    ...(tiles.length > 0 ? [row(term('cell.tiles'), tiles.join(', '))] : []),
  ], width);
}

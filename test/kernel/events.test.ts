import { describe, expect, test } from 'vitest';
import { choice, eventsOf, integer, list, play, resolve, start, table, viewOf, type EventIn } from '../../src/index.js';
import { oasis, type OasisEvent } from '../fixtures/oasis/index.js';
import { redefined } from '../fixtures/oasis/broken.js';
import { definition } from '../fixtures/oasis/game.js';
import { atTheTable, said, thrown } from './help.js';

const { ofSeat, ofTable, ofAnyone, toOne, eventSet } = eventsOf<{ readonly double: boolean }, { coins: number[] }>();
const events = eventSet({
  gained: ofSeat({ coin: integer(1, 9) }, (view, { seat, coin }, { double }) => { view.coins[seat] = (view.coins[seat] ?? 0) + (double ? 2 * coin : coin); }),
  'round-begins': ofTable({}),
  lost: ofAnyone({ what: choice(['coin']) }),
  seen: toOne({ cards: list(choice(['a', 'b']), { most: 2 }) }),
}, { turn: 'is not on the table' });
type Event = EventIn<typeof events>;

describe('a set of events', () => {
  const fits = (event: unknown): string | null => events.schema.check(event)?.message ?? null;

  test('has one envelope: kind, seat, rule, and for one alone whom', () => {
    const all: Event[] = [
      { kind: 'gained', seat: 0, rule: 'X-1', coin: 3 },
      { kind: 'round-begins', seat: null, rule: 'X-2' },
      { kind: 'lost', seat: null, rule: 'X-3', what: 'coin' },
      { kind: 'lost', seat: 1, rule: 'X-3', what: 'coin' },
      { kind: 'seen', seat: 1, rule: 'X-4', only: 1, cards: ['a'] },
    ];
    expect(all.map(fits)).toEqual([null, null, null, null, null]);
    expect(fits({ kind: 'gained', seat: null, rule: 'X-1', coin: 3 })).toMatch(/whole number/);
    expect(fits({ kind: 'round-begins', seat: 0, rule: 'X-2' })).toBe('expected null');
    expect(fits({ kind: 'gained', rule: 'X-1', coin: 3 })).toBe('missing');
    expect(fits({ kind: 'seen', seat: 1, rule: 'X-4', only: 0, cards: [] })).toBe('is for another seat than its own');
    expect(fits({ kind: 'stolen', seat: 1, rule: 'X-4' })).toMatch(/expected one of gained/);
  });

  test('books what an event says on a view', () => {
    const view = { coins: [1, 1] };
    events.book({ double: false }, view, { kind: 'gained', seat: 0, rule: 'X-1', coin: 3 });
    events.book({ double: true }, view, { kind: 'gained', seat: 1, rule: 'X-1', coin: 3 });
    events.book({ double: true }, view, { kind: 'round-begins', seat: null, rule: 'X-2' });
    expect(view).toEqual({ coins: [4, 7] });
  });

  test('has kinds in small letters with hyphens, and parts that are none of the envelope', () => {
    expect(thrown(() => eventSet({ roundBegins: ofTable({}) })).message).toContain('small letters');
    expect(thrown(() => eventSet({ gained: ofSeat({ rule: integer(0, 1) }) })).message).toContain('"rule", which every event has');
  });
});

describe('a view event by event', () => {
  const heard: OasisEvent[] = [];
  const hear = (event: OasisEvent): void => { heard.push(event); };
  const before = atTheTable();
  const after = resolve(play(before, said('dig'), hear), [6], hear);

  test('leads to the view after the step, and does not touch the one before', () => {
    const view = viewOf(before, 1);
    const was = JSON.stringify(view);
    const { frames: _, ...booked } = oasis.book(view, heard);
    const { frames: __, ...seen } = viewOf(after, 1);
    expect(booked).toEqual(seen);
    expect(JSON.stringify(view)).toBe(was);
  });

  test('keeps what an event does not touch', () => {
    const view = viewOf(before, 1);
    const booked = oasis.book(view, heard);
    expect(booked).not.toBe(view);
    expect(booked.players[1]).toBe(view.players[1]);
    expect(booked.config).toBe(view.config);
  });

  test('events have the form that is published', () => {
    for (const event of heard) expect(oasis.validateEvent(event).ok).toBe(true);
    expect(oasis.validateEvent({ ...heard[0], water: 99 }).ok).toBe(false);
    expect(JSON.stringify(oasis.schemas.event)).toContain('"const":"dug"');
    expect(oasis.unbooked).toHaveProperty('frames');
  });
});

test('what a set-up does without luck is told, as often as it is asked for', () => {
  // The draft is over before it begins: the first thing that happens is a round.
  const hasty = redefined({ setup: (config) => ({ ...definition.setup(config), frames: [{ kind: 'next', seat: 1 }] }) });
  const told = (): string[] => {
    const kinds: string[] = [];
    hasty.setup({ seats: 2 }, ({ kind }) => { kinds.push(kind); });
    return kinds;
  };
  expect([told(), told()]).toEqual([['round-begins'], ['round-begins']]);
  const kinds: string[] = [];
  start(hasty, { seats: 2 }, table(), ({ kind }) => { kinds.push(kind); });
  expect(kinds).toEqual(['round-begins']);
});

describe('what is published of events', () => {
  const forms = (events.schema.json['oneOf'] as { properties: Record<string, object> }[]).map(({ properties }) => properties);
  const anySeat = { type: 'integer', minimum: 0, maximum: 7 };

  test('whose an event is stands in its JSON Schema: a seat, nobody, or either', () => {
    const { schema } = eventSet({ one: ofSeat({}), none: ofTable({}), either: ofAnyone({}), alone: toOne({}) });
    const seats = (schema.json['oneOf'] as { properties: Record<string, object> }[]).map(({ properties }) => [properties['seat'], properties['only']]);
    expect(seats).toEqual([[anySeat, undefined], [{ type: 'null' }, undefined], [{ anyOf: [{ type: 'null' }, anySeat] }, undefined], [anySeat, anySeat]]);
    expect(forms.map(({ kind }) => kind)).toEqual([{ const: 'gained' }, { const: 'round-begins' }, { const: 'lost' }, { const: 'seen' }]);
  });

  test('what is wrong in an event is told with its place', () => {
    const { schema } = eventSet({ one: ofSeat({}), none: ofTable({}), either: ofAnyone({}), alone: toOne({}) });
    const place = (event: object): unknown => schema.check({ rule: 'X-1', ...event })?.path ?? null;
    expect([place({ kind: 'either', seat: 7 }), place({ kind: 'either', seat: null }), place({ kind: 'none', seat: null })]).toEqual([null, null, null]);
    for (const kind of ['one', 'either', 'none']) expect([kind, place({ kind, seat: 8 }), place({ kind, seat: 'x' })]).toEqual([kind, ['seat'], ['seat']]);
    expect(place({ kind: 'one', seat: null })).toEqual(['seat']);
    expect(place({ kind: 'alone', seat: 1, only: 0 })).toEqual(['only']);
  });

  test('no part of an event takes the name of what every event has', () => {
    for (const name of ['kind', 'seat', 'rule', 'only']) expect(() => eventSet({ gained: ofSeat({ [name]: integer(0, 1) }) }), name).toThrow(`"${name}", which every event has`);
  });
});

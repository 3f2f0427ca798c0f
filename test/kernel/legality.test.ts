import { describe, expect, test } from 'vitest';
import { ALLOWED, refusals } from '../../src/index.js';
import { kernelRefusals } from '../../src/kernel/legality.js';

describe('refusals', () => {
  test('are made once, out of a table', () => {
    const no = refusals({ 'spring-dry': ['OAS-3', 'The spring is dry.'], 'not-held': ['OAS-4', 'Not yours.'] });
    expect(no).toEqual({
      'spring-dry': { ok: false, code: 'spring-dry', rule: 'OAS-3', message: 'The spring is dry.' },
      'not-held': { ok: false, code: 'not-held', rule: 'OAS-4', message: 'Not yours.' },
    });
    expect(no['spring-dry']).toBe(no['spring-dry']);
    expect(ALLOWED).toEqual({ ok: true });
  });

  test('of the kernel name the rule at hand and say why in a sentence', () => {
    const all = [kernelRefusals.over('A-1'), kernelRefusals.luckFirst('A-1'), kernelRefusals.malformed('A-1', 'card: missing'), kernelRefusals.notNow('A-1', '"dig"'), kernelRefusals.notOffered('A-1')];
    expect(all.map(({ code }) => code)).toEqual(['game-over', 'luck-first', 'malformed', 'not-now', 'not-offered']);
    for (const { ok, rule, message } of all) expect([ok, rule, /^[A-Z"].+\.$/.test(message)]).toEqual([false, 'A-1', true]);
    expect(all[2]?.message).toContain('card: missing');
    expect(all[3]?.message).toContain('dig');
  });
});

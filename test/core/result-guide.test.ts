/** What the page for programs tells of a result is what the types say, and what `score` gives. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import * as rules from '../../src/rules/index.js';
import {API, statuses, units, withResult} from '../../tools/reference/result.mjs';

const WON = {by: 'discard', from: 'west', seat: 'south'} as const;
const text = readFileSync(API, 'utf8');

describe('the page for programs', () => {
  it('tells the fields of a result as the types do', () => {
    expect(withResult(text)).toBe(text);
  });

  it('tells every status that a result may have', () => {
    const source = readFileSync(new URL('../../src/core/game/result.ts', import.meta.url), 'utf8');
    const [, union] = /^export type Status = (.*);$/m.exec(source) ?? [];
    expect(
      statuses()
        .map(([status]) => `'${status}'`)
        .join(' | '),
    ).toBe(union);
  });

  it.each([
    ['[123m][456m] 789m 234p 5s +5s', 'win', WON],
    ['[123m][456m] 789m 234p 5s', 'no-win-yet', {}],
    ['[123m][456m] 789m 234p 1s +5s', 'not-a-win', WON],
    ['[123m] [678p] [345s] 24s 99p +3s', 'not-allowed', WON],
    ['[124m]', 'invalid', WON],
  ])('%s is %s, as it says', (hand, status, won) => {
    expect(score({rules: 'mcr', hand, ...won}, rules.mcr).status).toBe(status);
    expect(text).toContain(`| \`${status}\` |`);
  });

  it('tells the unit of each rule set', () => {
    expect(Object.fromEntries(units())).toEqual(
      Object.fromEntries(Object.values(rules).map(({id, unit}) => [id, unit])),
    );
  });
});

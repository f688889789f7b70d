/** The texts of variants give what scorers that know nothing of them gave, and what the built-in rule sets give. */
import {describe, expect, it} from 'vitest';
import {readCases} from '../rules/cases.js';
import {plainHands} from '../rules/drawn-bundle.js';
import {score} from '../../src/core/scoring/score.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {comparing} from './bundle.js';
import {TEXTS, casesIn, fileText, rulesetOf} from './texts.js';

const {comparisons} = await comparing();

const LONG = 3_600_000;
/** Random hands a comparison; `DRAWN=5000` in the environment scores 20,000. */
const HANDS = 4 * Number(process.env.DRAWN ?? 250);

interface Stored extends Partial<Pick<ScoreResult, 'status' | 'total' | 'net'>> {
  readonly situation: Situation;
}

describe('results of other scorers', () => {
  it.each(['sichuan', 'taiwan-sml'])('%s', (name) => {
    const ruleset = rulesetOf(name);
    const cases = casesIn<Stored>(fileText(`${name}.ndjson`));
    expect(cases).toHaveLength(300);
    for (const {situation, ...wanted} of cases) {
      const result = score({...situation, rules: name}, ruleset);
      expect(result, situation.hand).toMatchObject(wanted);
    }
  });

  it.each(['mcr', 'guobiao', 'luqiao', 'shiragiku'])('the examples of %s', (name) => {
    const ruleset = rulesetOf(name);
    for (const {situation, expect: wanted} of readCases(name)) {
      // house rules are other texts
      if (situation.options) continue;
      const {status, total, net} = score({...situation, rules: name}, ruleset);
      if (wanted.status) expect([wanted.status].flat(), situation.hand).toContain(status);
      if (wanted.total !== undefined) expect(total, situation.hand).toBe(wanted.total);
      if (wanted.net) expect(net, situation.hand).toMatchObject(wanted.net);
    }
  });
});

/** The lines that the first draft of each text had. */
const LINES: Readonly<Record<string, number>> = {
  hongkong: 23,
  mcr: 94,
  guobiao: 14,
  riichi: 80,
  shiragiku: 47,
  'taiwan-sml': 24,
  sichuan: 14,
  luqiao: 37,
  huangyan: 4,
};

it('no text is more than a tenth longer than its first draft', () => {
  expect(Object.keys(TEXTS).sort()).toEqual(Object.keys(LINES).sort());
  for (const [name, text] of Object.entries(TEXTS)) {
    const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
    expect(lines.length, name).toBeLessThanOrEqual(Math.floor(LINES[name] * 1.1));
  }
});

describe('what the built-in rule sets give', () => {
  it.each(Object.keys(comparisons))('%s', {timeout: LONG}, async (name) => {
    const {hands, differences} = await comparisons[name](TEXTS, HANDS, plainHands);
    expect(hands).toBeGreaterThan(HANDS / 8);
    expect(differences).toEqual([]);
  });
});

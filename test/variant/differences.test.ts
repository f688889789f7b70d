/** Rules that build on those of the package: each option with each other value, rows left out, rows added. */
import {describe, expect, it} from 'vitest';
import type {OptionSpec, OptionValue} from '../../src/core/game/options.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import {spelled} from '../../src/core/situation/problem.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {readRuleset} from '../../src/variant/index.js';
import {readCases} from '../rules/cases.js';
import {based} from './texts.js';

function read(text: string): Ruleset {
  const {ruleset, problems} = readRuleset(text, {id: 'own', based});
  expect(problems, text).toEqual([]);
  if (!ruleset) throw new Error('nothing to score');
  return ruleset;
}

/** The values of an option other than its default, as far as a text can name them. */
function othersOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.type === 'boolean') return [!spec.default];
  if (spec.type === 'choice') return spec.choices.filter((choice) => choice !== spec.default);
  return spec.type === 'number' ? [spec.min, spec.max].filter((n) => n !== spec.default) : [];
}

const worth = ({status, total, net, lines}: ScoreResult): object => ({
  status,
  total,
  net,
  lines: lines.map(({id, value}) => [id, value]),
});

const PARENTS = rulesets.map((ruleset) => [ruleset.id, ruleset] as const);

describe.each(PARENTS)('based on %s', (id, parent) => {
  // hands that say nothing of house rules, spread over the examples
  const cases = readCases(id).filter(({situation}) => !situation.options && situation.rules === id);
  const some = cases.filter((_, i) => i % Math.ceil(cases.length / 40) === 0).map(({situation}) => situation);

  it('gives with each other value of an option what the rule set gives with that house rule', () => {
    expect(some.length).toBeGreaterThan(15);
    for (const [name, spec] of Object.entries(parent.options)) {
      for (const value of othersOf(spec)) {
        const own = read(`もと = ${id}\n${name} = ${spelled(value)}`);
        for (const situation of some) {
          const wanted = score({...situation, options: {[name]: value}}, parent);
          const found = score({...situation, rules: 'own'}, own);
          expect(worth(found), `${name} = ${spelled(value)}: ${situation.hand}`).toEqual(worth(wanted));
        }
      }
    }
  });

  it('leaves rows out, and nothing that excludes them', () => {
    for (const native of new Set(parent.patterns.map((row) => row.native))) {
      const {ruleset, problems} = readRuleset(`もと = ${id}\n除く = ${native}`, {id: 'own', based});
      expect(problems, native).toEqual([]);
      const patterns = ruleset?.patterns ?? [];
      const named = patterns.flatMap(({id: own, includes = [], includesOn = [], includesIf}) => [
        own,
        ...includes,
        ...includesOn,
        ...(includesIf?.ids ?? []),
      ]);
      const gone = parent.patterns.filter((row) => row.native === native);
      expect(
        gone.filter((row) => named.includes(row.id)),
        native,
      ).toEqual([]);
    }
  });
});

it('finds the most that a hand with wild tiles is worth by rows that are added', () => {
  const own = read('もと = luqiao\n4台：甲\n甲 = chows na nb nc');
  const every: Ruleset = {...own, ...(own.wilds && {wilds: {of: own.wilds.of}})};
  for (const hand of [
    '789m 89p 9s 78s 9s 56p 8s 9s +4p',
    '9s 89m 789p 8s 9s 222s 9s 4m +7s',
    '34m 9s 345p 34s 9s 9s 1m 88p +1m',
  ]) {
    const situation = {hand, by: 'self', wild: '9s', rules: 'own'} as const;
    const result = score(situation, own);
    expect(result.status, hand).toBe('win');
    expect(
      result.lines.some(({id}) => id.includes('甲')),
      hand,
    ).toBe(true);
    expect(worth(result)).toEqual(worth(score(situation, every)));
  }
});

import {expect, it} from 'vitest';
import {resultText} from '../../src/cli/json.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {zhHant} from '../../src/locales/zh-Hant.js';
import {readCases} from '../rules/cases.js';

const of = (situation: unknown): ScoreResult => score(situation as Situation, rulesets, zhHant.problems);

const files = ['guobiao', 'luqiao', 'mcr', 'ribon', 'shiragiku', 'xinzhang'];
const situations = files.flatMap((file) => readCases(file).map(({situation}) => situation));
// the discarder is left out too, so that the answer has notes
const results = [...situations, ...situations.map((each) => ({...each, from: undefined}))].map(of);

it('a result is written as JSON.stringify writes it, the first time and when its parts are known', () => {
  const wanted = results.map((result) => JSON.stringify(result));
  expect(results.map(resultText)).toEqual(wanted);
  expect(results.map(resultText)).toEqual(wanted);
});
it('with every field that there is', () => {
  const fields = new Set(results.flatMap((result) => Object.keys(result)));
  expect(['capped', 'reason', 'notes', 'others'].filter((field) => !fields.has(field))).toEqual([]);
});
it.each([null, 7, {}, {rules: '"\\\n'}, {rules: 'mcr', hand: '"'}, {rules: 'mcr', hand: '1m', by: '\ud800'}])(
  'whatever a caller wrote: %j',
  (situation) => {
    const result = of(situation);
    expect(resultText(result)).toBe(JSON.stringify(result));
  },
);

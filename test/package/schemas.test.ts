/** The published schemas and llms.txt describe what the scorer takes and returns. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, test} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import * as all from '../../src/rules/index.js';
import {readCases} from '../rules/cases.js';
import {tags} from './manifest.js';

const dist = path.join(import.meta.dirname, '../../dist');
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
const compile = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(path.join(dist, `schema/${name}.schema.json`), 'utf8')) as object);
const situation = compile('situation');
const result = compile('score-result');
const rulesets = Object.values(all);

const FILES = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'guobiao'];

describe.each(FILES)('the cases of %s', (file) => {
  test('have situations that the schema takes, and results as it says', () => {
    const odd = readCases(file).flatMap((own) => {
      const scored = score(own.situation, rulesets);
      const taken = situation(own.situation) || scored.status === 'invalid';
      const given = result(scored);
      return taken && given ? [] : [{situation: own.situation, errors: [situation.errors, result.errors]}];
    });
    expect(odd).toEqual([]);
  });
});

const HAND = {rules: 'luqiao', hand: '[FFF][234m] 456m 78m 99m +6m', by: 'discard', from: 'west'};

describe('the schema of a situation', () => {
  test.each([
    ['no hand', {rules: 'luqiao'}],
    ['a field that there is not', {...HAND, winner: 'west'}],
    ['another way of winning', {...HAND, by: 'ron'}],
    ['a flag of another rule set', {...HAND, flags: ['riichi']}],
    ['an option that there is not', {...HAND, options: {yakitori: true}}],
    ['a choice that there is not', {...HAND, options: {allHonors: 'maybe'}}],
    ['an option out of its range', {...HAND, options: {laziCap: 1}}],
    ['half a counter', {...HAND, counters: 1.5}],
    ['fewer counters than none', {...HAND, counters: -1}],
    ['more counters than a game has', {...HAND, counters: 1e9}],
    ['a flag unknown to the preset', {...HAND, rules: 'tohtenko', flags: ['liveTile']}],
  ])('does not take %s', (_, given) => {
    expect(situation(HAND)).toBe(true);
    expect(situation(given)).toBe(false);
  });
});

test('llms.txt names every element, rule set, option and pattern', () => {
  const text = readFileSync(path.join(dist, 'llms.txt'), 'utf8');
  const named = [
    ...tags.map((tag) => `<${tag}>`),
    ...rulesets.flatMap(({id, version, options, patterns, presets}) => [
      `## ${id}@${version} `,
      ...Object.keys(options).map((name) => `- ${name}: `),
      ...patterns.map((pattern) => `- ${pattern.id} `),
      ...(presets ?? []).map((preset) => preset.id),
    ]),
  ];
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
});

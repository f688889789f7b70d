/** A rule set that is wrong is told where, and what should be there. */
import {describe, expect, it} from 'vitest';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {checkRuleset} from '../../src/core/check-ruleset.js';
import type {Ruleset} from '../../src/core/ruleset.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {mcr} from '../../src/rules/mcr/index.js';

const told = async (ruleset: unknown): Promise<string[]> =>
  (await checkRuleset(ruleset)).map(({path, expected, got, near}) =>
    [path, expected, got, ...(near === undefined ? [] : [`${near}?`])].join(' | '),
  );

describe('a rule set of this package', () => {
  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s is right', async (_, ruleset) =>
    expect(await told(ruleset)).toEqual([]),
  );
});

const withFirst = (change: object): Ruleset => ({
  ...mcr,
  patterns: mcr.patterns.map((row, i) => (i ? row : {...row, ...change})),
});

describe('a field that is wrong', () => {
  it.each([
    ['nothing', undefined, [' | an object | nothing']],
    ['a list', [], [' | an object | a list']],
    ['a unit that is missing', {...mcr, unit: undefined}, ['unit | a text | nothing']],
    [
      'a misspelt field',
      {...mcr, winning: {minimun: () => 8}},
      ['winning.minimun | no such field | function | minimum?'],
    ],
    ['a misspelt field of its own', {...mcr, flgas: []}, ['flgas | no such field | a list | flags?']],
    [
      'a misspelt seat',
      {...mcr, seats: ['east', 'soth']},
      ['seats[1] | east, south, west, north | soth | south?'],
    ],
    [
      'a field of no situation',
      {...mcr, fields: ['flower']},
      ['fields[0] | a field of a situation | flower | flowers?'],
    ],
    [
      'an option without its type',
      {...mcr, options: {x: {default: 1, cite: 'a', provenance: 'page'}}},
      ['options.x.type | boolean, number, choice, counts | nothing', 'options.x.default | no such field | 1'],
    ],
    ['no worth', {...mcr, worth: undefined}, ['worth | a function | nothing']],
    [
      'too few kinds',
      {...mcr, tiles: {copies: [4], flowers: false}},
      ['tiles | 34 numbers, how many there are of each kind, or a function | object'],
    ],
    [
      'a misspelt id',
      withFirst({includes: ['qingyse']}),
      ['patterns[0].includes[0] | the id of a pattern | qingyse | qingyise?'],
    ],
    [
      'an id twice',
      withFirst({id: mcr.patterns[1].id}),
      [`patterns[1].id | an id of its own | ${mcr.patterns[1].id}`],
    ],
    [
      'an option that there is not',
      withFirst({includesUnless: 'x'}),
      ['patterns[0].includesUnless | the name of an option | x'],
    ],
    [
      'a preset of no pattern',
      {...mcr, presets: [{id: 'x', cite: 'a', provenance: 'page', patterns: {x: {}}}]},
      ['presets[0].patterns.x | the id of a pattern | x'],
    ],
  ])('%s', async (_, ruleset, faults) => expect(await told(ruleset)).toEqual(faults));

  it('wild tiles without their fields', async () => {
    const wrong = {...luqiao, wilds: {of: (kind: number) => ({kind})}};
    const faults = await told(wrong);
    expect(faults.slice(0, 2)).toEqual(
      [
        'wilds.of(1m) | no such field | undefined',
        'wilds.of(1m).wild | a whole number from 0 to 33 | nothing',
      ]
        .slice(1)
        .concat('wilds.of(1m).standIn | a whole number from -1 to 33 | nothing'),
    );
  });
});

describe('an example that is wrong', () => {
  const examples = async (change: object) => ({...(await mcr.examples()), ...change});

  it.each([
    ['is missing', {dasixi: undefined}, 'examples().dasixi | a situation that scores the pattern | nothing'],
    [
      'stands for no pattern',
      {dasixii: {hand: '1m'}},
      'examples().dasixii | the id of a pattern | dasixii | dasixi?',
    ],
    [
      'cannot be read',
      {dasixi: {hand: '1x'}},
      'examples().dasixi | a situation that can be read | unknown-character: x',
    ],
    [
      'scores other lines',
      {dasixi: {by: 'self', hand: '123m 456m 789m 13p 99s +2p'}},
      /^examples\(\)\.dasixi \| a line dasixi \| /,
    ],
  ])('%s', async (_, change, fault) => {
    const [first] = await told({...mcr, examples: () => examples(change)});
    expect(first).toMatch(fault);
  });

  it('is paid with what is no number', async () => {
    const pay = () => [{from: 'south', to: 'east', amount: NaN, why: 'win'}];
    expect((await told({...mcr, pay}))[0]).toMatch(
      /^examples\(\)\.\w+: payments\[0\]\.amount \| a number \| NaN$/,
    );
  });

  it('has examples that cannot be had', async () => {
    const lost = (): never => {
      throw new Error('no file');
    };
    for (const examples of [lost, () => Promise.reject(new Error('no file'))])
      expect(await told({...mcr, examples})).toEqual(['examples() | a result | no file']);
  });

  it('makes a function throw', async () => {
    const worth = () => {
      throw new Error('no worth');
    };
    expect((await told({...mcr, worth}))[0]).toMatch(/^examples\(\)\.\w+ \| a result \| no worth$/);
  });
});

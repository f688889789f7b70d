/** Which patterns of several rule sets stand in one row of a comparison. */
import {expect, test} from 'vitest';
import type {Pattern} from '../../src/core/game/pattern.js';
import type {Line, ScoreResult} from '../../src/core/game/result.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {comparedRows, type ComparedColumn} from '../../src/elements/mj-compare/compared-rows.js';
import {luqiao, mcr, ribon, riichi, shiragiku, xinzhang} from '../../src/rules/index.js';

const all: readonly Ruleset[] = [luqiao, shiragiku, ribon, xinzhang, mcr, riichi];

/** A column that has every pattern of a table. */
function columnOf(patterns: readonly Pattern[]): ComparedColumn {
  const lines = patterns.map(({id}) => ({id, value: 1, unit: 'fan', groups: []}) as unknown as Line);
  return {patterns, result: {lines, excluded: []} as unknown as ScoreResult};
}

/** The patterns that stand in one row, each with its rule set. */
const rows = comparedRows(all.map(({patterns}) => columnOf(patterns))).map(({cells}) =>
  cells.flatMap(({line}, i) => (line ? [`${all[i].id} ${line.id}`] : [])),
);
const rowWith = (pattern: string): string[] => rows.find((row) => row.includes(pattern)) ?? [];

test('each pattern has one cell, and its row has at most one of each rule set', () => {
  const cells = rows.flat();
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.length).toBe(all.flatMap(({patterns}) => patterns).length);
});

test.each([
  [
    'mcr pengpenghu',
    [
      'luqiao duiduihu',
      'shiragiku pengpenghu',
      'ribon toitoi',
      'xinzhang duiduihu',
      'mcr pengpenghu',
      'riichi toitoi',
    ],
  ],
  [
    'mcr qingyise',
    [
      'luqiao qingyise',
      'shiragiku qingyise',
      'ribon chinitsu',
      'xinzhang qingyise',
      'mcr qingyise',
      'riichi chinitsu',
    ],
  ],
  ['ribon chanta', ['ribon chanta', 'xinzhang hunquandaiyao', 'mcr quandaiyao', 'riichi chanta']],
  ['ribon tanyao', ['ribon tanyao', 'xinzhang duanyaojiu', 'mcr duanyao', 'riichi tanyao']],
  ['luqiao ownWindPung', ['luqiao ownWindPung', 'shiragiku fanpaiSeat', 'xinzhang menfeng', 'mcr menfengke']],
  ['ribon kokushi', ['ribon kokushi', 'mcr shisanyao', 'riichi kokushi']],
  ['ribon renhou', ['shiragiku renhu', 'ribon renhou', 'xinzhang renhu', 'riichi renhou']],
])('%s stands with the same pattern of other names', (pattern, row) => {
  expect(rowWith(pattern)).toEqual(row);
});

test('patterns of one name that mean something else stand apart', () => {
  // the last discard there, the last draw here
  expect(rowWith('mcr haidilaoyue')).toEqual(['mcr haidilaoyue']);
  expect(rowWith('xinzhang haidilaoyue')).toEqual(['xinzhang haidilaoyue']);
});

test('a rule set from outside is compared by the names that its rows give', () => {
  const [toitoi] = mcr.patterns.filter(({id}) => id === 'pengpenghu');
  const outside: Pattern[] = [
    {...toitoi, id: 'allPungs', shape: 'pengpenghu'},
    {...toitoi, id: 'ownPattern'},
  ];
  const [first, second, ...more] = comparedRows([columnOf(outside), columnOf([toitoi])]);
  expect([first, second].map(({cells}) => cells.map(({line}) => line?.id))).toEqual([
    ['allPungs', 'pengpenghu'],
    ['ownPattern', undefined],
  ]);
  expect(more).toEqual([]);
});

test('patterns of one name stand in one row, unless one of them says that it is another', () => {
  for (const {id, patterns} of all) {
    for (const {id: own} of patterns.filter(({shape}) => shape !== 'lastDiscard')) {
      const others = all.flatMap((other) =>
        other.patterns.flatMap((one) =>
          one.id === own && one.shape !== 'lastDiscard' ? [`${other.id} ${own}`] : [],
        ),
      );
      expect(rowWith(`${id} ${own}`)).toEqual(expect.arrayContaining(others));
    }
  }
});

test('a name that only one rule set uses is its own id, so that none is misspelt', () => {
  for (const {id, patterns} of all) {
    for (const {id: own, shape} of patterns) {
      if (shape === undefined || shape === 'lastDiscard') continue;
      const others = all.filter((other) => other.id !== id).flatMap((other) => other.patterns);
      expect(
        others.some((other) => (other.shape ?? other.id) === shape),
        `${id} ${own}`,
      ).toBe(true);
    }
  }
});

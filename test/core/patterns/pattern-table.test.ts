import {describe, expect, it} from 'vitest';
import {addedLater} from '../../../src/core/patterns/conditions.js';
import {bonus, patternTable, sets, win} from '../../../src/core/patterns/pattern-table.js';

const rows = patternTable(
  {cite: (n, value) => `X-${n}/${String(value)}`, provenance: 'found', unit: 'tai'},
  {
    second: win('二', 2, addedLater, {includes: ['first']}),
    first: sets('一', {value: 1, shown: {closed: 1, open: 0}}, addedLater, {cite: 'Y-1', provenance: 'page'}),
    third: bonus('三', 3, addedLater, {includesOn: ['second'], each: true, unit: 'hu'}),
  },
);

describe('a pattern table', () => {
  it('has its rows in the order in which they stand, each with its place as id', () => {
    expect(rows.map(({id, kind, native}) => [id, kind, native])).toEqual([
      ['second', 'win', '二'],
      ['first', 'sets', '一'],
      ['third', 'bonus', '三'],
    ]);
  });
  it('cites by number and value, leaving out the rows that name their own', () => {
    expect(rows.map(({cite, provenance}) => `${cite} ${provenance}`)).toEqual([
      'X-1/2 found',
      'Y-1 page',
      'X-2/3 found',
    ]);
  });
  it('spreads what is worth different amounts by case', () => {
    expect(rows[1]).toMatchObject({value: 1, shown: {closed: 1, open: 0}});
    expect(rows.map(({unit}) => unit)).toEqual(['tai', 'tai', 'hu']);
  });
  it('does not compile where a row includes what is not in the table', () => {
    const page = {cite: 'X', provenance: 'page'} as const;
    // @ts-expect-error the table has no row `second`
    expect(patternTable(page, {first: sets('一', 1, addedLater, {includes: ['second']})})).toHaveLength(1);
    // @ts-expect-error nor may a row include its groups
    expect(patternTable(page, {first: sets('一', 1, addedLater, {includesOn: ['second']})})).toHaveLength(1);
  });
});

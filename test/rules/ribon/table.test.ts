import {describe, expect, it} from 'vitest';
import {shownBy, type Pattern} from '../../../src/core/game/pattern.js';
import {score} from '../../../src/core/scoring/score.js';
import {defaultOptions, patternsOf} from '../../../src/core/reading/table.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {isYaku} from '../../../src/rules/ribon/patterns.js';
import {tohtenko} from '../../../src/rules/ribon/presets.js';
import {code, excluded, play, simples, twoSided, values, type More} from './play.js';

const examples = await ribon.examples();

describe('李凡師サンマ: the table', () => {
  const rows: readonly Pattern[] = ribon.patterns;
  const fixed = (row: Pattern): boolean =>
    typeof row.value === 'number' && !row.times && !row.sum && !row.each;

  for (const row of rows.filter(({impossible}) => !impossible)) {
    it(`${row.id} is scored by its example`, () => {
      const result = score({rules: 'ribon', ...examples[row.id]}, ribon);
      expect(result.status).toBe('win');
      const [line] = result.lines.filter(({id}) => id === row.id);
      expect(line.value).toBeGreaterThan(0);
      if (fixed(row)) expect(line.value).toBe(row.value);
      else if (row.shown)
        expect(Object.values(shownBy(row.shown, defaultOptions(ribon)))).toContain(line.value);
    });
  }

  it('has the rows without an example marked as impossible', () => {
    const impossible = rows.filter((row) => row.impossible).map(({id}) => id);
    expect(impossible).toEqual(['sanshokuDoujun', 'sanshokuDoukou']);
    expect(rows.filter(({id}) => !(id in examples)).map(({id}) => id)).toEqual(impossible);
  });

  it('includes known rows only, and no row by way of others in itself', () => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const reach = (id: string, path: readonly string[]): void => {
      expect(path).not.toContain(id);
      const row = byId.get(id);
      expect(row, id).toBeDefined();
      for (const other of row?.includes ?? []) reach(other, [...path, id]);
    };
    for (const {id} of rows) reach(id, []);
  });

  it('has the yaku between what is none, in the preset too', () => {
    const none = [
      ...['banban', 'oya', 'honba', 'menzen', 'minkan', 'ankan', 'gari', 'nogari'],
      ...['dora', 'uradora', 'kandora', 'openRiichi', 'fourAlike'],
    ];
    for (const preset of [undefined, tohtenko]) {
      const table = patternsOf(ribon, preset);
      const ids = table.map(({id}) => id).filter((id) => !isYaku(id));
      expect(ids).toEqual(none.filter((id) => table.some((row) => row.id === id)));
    }
  });

  it('names each row once', () => {
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
  });
});

describe('李凡師サンマ: what is not counted, and because of what', () => {
  it('a yakuman takes the place of yaku and dora (RB-31)', () => {
    const hand = {hand: '111444p 4446668s +8s', indicators: '3p'};
    expect(values(hand)).toEqual({banban: 2, menzen: 1, gari: 1, suuankou: 40});
    expect(excluded(hand)).toEqual({dora: 'suuankou', toitoi: 'suuankou', sanankou: 'suuankou'});
  });
  it('Wリーチ, 二盃口, 純チャン take the place of the lower row', () => {
    expect(excluded({hand: twoSided, flags: ['doubleRiichi']})).toEqual({riichi: 'daburuRiichi'});
    expect(excluded({hand: '778899p 3344 5s 99s +5s'})).toEqual({iipeikou: 'ryanpeikou'});
    expect(excluded({hand: '123p 789p 111s 89s 99p +7s'})).toEqual({chanta: 'junchan'});
  });
});

describe('東天紅サンマ (RB-§6)', () => {
  const toh = (more: More): Record<string, number> => values({rules: 'tohtenko', ...more});

  it('has its own values', () => {
    const value = (id: string): unknown => {
      const row = patternsOf(ribon, tohtenko).find((of) => of.id === id);
      const shown = row?.shown && shownBy(row.shown, defaultOptions(ribon, tohtenko));
      return shown ? [shown.closed, shown.open] : row?.value;
    };
    expect(['minkan', 'ankan', 'tanyao', 'chanta'].map(value)).toEqual([3, 5, 3, 5]);
    expect(['chiitoitsu', 'toitoi', 'sanankou', 'shousangen', 'honroutou'].map(value)).toEqual([
      7, 7, 7, 10, 20,
    ]);
    expect(['iipeikou', 'ryanpeikou', 'kokushi', 'nagashi'].map(value)).toEqual([4, 20, 50, 50]);
    expect(['ittsuu', 'honitsu', 'chinitsu', 'junchan'].map(value)).toEqual([
      [7, 4],
      [7, 4],
      [10, 7],
      [5, 5],
    ]);
    expect(value('fourAlike')).toBeUndefined();
  });
  it('scores by them', () => {
    expect(toh({hand: '[2222p][666+6s] 678p 34s 88s +2s'})).toEqual({
      banban: 2,
      minkan: 6,
      gari: 1,
      tanyao: 3,
    });
    expect(toh({hand: '[WWW][888p] 222p 99p 77p +7p'})).toMatchObject({honitsu: 4, toitoi: 7});
    expect(toh({hand: 'EESSWWNNPPFFC +C', gari: ''})).toEqual({
      banban: 2,
      menzen: 1,
      nogari: 20,
      tsuuiisou: 50,
    });
  });
  it('turns two dora indicators', () => {
    expect(toh({hand: simples, indicators: '1p 5s 5s'})).toMatchObject({dora: 6, kandora: 3});
  });
  it('has no red 3 and no red 白, and no four alike in seven pairs', () => {
    expect(code({rules: 'tohtenko', hand: '[222p][666s] 678p r34s 88s +2s'})).toBe('tile-not-in-set');
    expect(code({rules: 'tohtenko', hand: '[PPrP] 123p 678p 34s 99s +5s'})).toBe('tile-not-in-set');
    expect(code({rules: 'tohtenko', hand: '11116666p 4s EE WW +4s'})).toBe('incomplete');
    expect(toh({hand: '11226688p 4s EE WW +4s'})).toMatchObject({chiitoitsu: 7});
  });
  it('is pinned by its own name', () =>
    expect(play({rules: 'tohtenko@1', hand: simples}).rules).toBe('tohtenko@1'));
});

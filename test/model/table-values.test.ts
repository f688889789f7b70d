import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {patternRows} from '../../src/elements/mj-rules-table/pattern-rows.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';

async function valuesOf(
  ruleset: Ruleset,
  id: string,
  options: Record<string, unknown>,
  presetId?: string,
): Promise<Readonly<Record<string, number>> | undefined> {
  const preset = (ruleset.presets ?? []).find((of) => of.id === presetId);
  const rows = patternRows({ruleset, ...(preset && {preset}), examples: await ruleset.examples(), options});
  return rows.find(({pattern}) => pattern.id === id)?.values;
}

describe('the values of a table under house rules', () => {
  const cases: [Ruleset, string, Record<string, unknown>, Record<string, number>][] = [
    [luqiao, 'sifenghuiqi', {}, {'': 13}],
    [luqiao, 'sifenghuiqi', {sifenghuiqiTai: 5}, {winner: 5, others: 13}],
    [luqiao, 'sifenghuiqi', {sifenghuiqiTai: 4, sifenghuiqiNonWinnerTai: 4}, {'': 4}],
    [ribon, 'banban', {}, {'': 2}],
    [ribon, 'banban', {banban: 7}, {'': 7}],
    [xinzhang, 'lianzhuang', {}, {eachRepeat: 2}],
    [xinzhang, 'lianzhuang', {lianzhuangTai: 1}, {eachRepeat: 1}],
    [xinzhang, 'lazhuang', {lianzhuangTai: 1}, {eachRepeat: 1}],
  ];
  for (const [ruleset, id, options, values] of cases) {
    it(`${id} under ${JSON.stringify(options)}`, async () => {
      expect(await valuesOf(ruleset, id, options)).toEqual(values);
    });
  }

  it('are those of a preset', async () => {
    expect(await valuesOf(xinzhang, 'lianzhuang', {}, 'supercup')).toEqual({eachRepeat: 1});
  });

  it('are the usual ones where house rules cannot be read', async () => {
    expect(await valuesOf(ribon, 'banban', {banban: 'many'})).toEqual({'': 2});
    expect(await valuesOf(ribon, 'banban', {dayong: 7})).toEqual({'': 2});
  });
});

describe('what is not counted beside a row', () => {
  const includes = async (id: string, options: Record<string, unknown>, ruleset: Ruleset = shiragiku) => {
    const rows = patternRows({ruleset, examples: await ruleset.examples(), options});
    return rows.find(({pattern}) => pattern.id === id)?.includes;
  };

  it('is left out where an option counts it', async () => {
    expect(await includes('tianhu', {})).toEqual(['menqing', 'buqiu', 'mohu']);
    expect(await includes('tianhu', {concealedBesideSpecial: true})).toEqual([]);
    expect(await includes('dasixi', {concealedBesideSpecial: true})).toEqual(['fanpaiRound', 'fanpaiSeat']);
  });

  it('is more where an option takes it away', async () => {
    const winds = ['fanpaiRound', 'fanpaiSeat'];
    expect(await includes('dasixi', {dasixiIncludesPengpeng: true})).toEqual([...winds, 'pengpenghu']);
    expect(await includes('jiulianbaodeng', {}, mcr)).toContain('yaojiuke');
    expect(await includes('jiulianbaodeng', {nineGatesYaojiuke: 1}, mcr)).not.toContain('yaojiuke');
    expect(await includes('qingyise', {}, xinzhang)).toEqual([]);
    expect(await includes('qingyise', {wuziwuhuaWithFlush: false}, xinzhang)).toEqual(['wuziwuhua']);
  });
});

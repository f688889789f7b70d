import {describe, expect, it} from 'vitest';
import type {Pattern} from '../../../src/core/game/pattern.js';
import {score} from '../../../src/core/scoring/score.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {Random, randomWin} from './plain/random.js';
import {excluded, values} from './play.js';

const rows: readonly Pattern[] = mcr.patterns;
const examples = await mcr.examples();

describe('國標: the table', () => {
  it.each(rows.map((row) => [row.id, row] as const))('%s is scored by its example', (id, row) => {
    const result = score({rules: 'mcr', ...examples[id]}, mcr);
    expect(result.status).toBe('win');
    const line = result.lines.find((found) => found.id === id);
    expect(line).toBeDefined();
    if (typeof row.value === 'number') expect(line?.value).toBe(row.value * (line?.count ?? 0));
  });

  it('has the 81 of the official table, in its order, and 明暗槓 after 双明槓', () => {
    const cites = rows.filter(({id}) => id !== 'mingangang').map(({cite}) => cite);
    expect(cites).toEqual(Array.from({length: 81}, (_, i) => `MC-#${i + 1}`));
    expect(rows.findIndex(({id}) => id === 'mingangang')).toBe(57);
  });

  it('includes known rows only, and no row by way of others in itself', () => {
    const reach = (id: string, path: readonly string[]): void => {
      expect(path).not.toContain(id);
      const row = rows.find((other) => other.id === id);
      expect(row, id).toBeDefined();
      for (const other of [...(row?.includes ?? []), ...(row?.includesOn ?? [])]) reach(other, [...path, id]);
    };
    for (const {id} of rows) reach(id, []);
  });

  it('counts no row that it leaves out, and says by which counted row it is left out', () => {
    const random = new Random(81);
    for (let i = 0; i < 500; i++) {
      const {situation} = randomWin(random);
      const result = score(situation, mcr);
      const counted = new Set(result.lines.map(({id}) => id));
      for (const {id, by} of result.excluded) {
        expect(counted.has(id), `${situation.hand} ${id}`).toBe(false);
        expect(counted.has(by), `${situation.hand} ${id} by ${by}`).toBe(true);
      }
      expect(new Set(result.lines.map(({id}) => id)).size).toBe(result.lines.length);
    }
  });
});

describe('國標: which groups are open', () => {
  const open = (hand: string, by: 'self' | 'discard' | 'robbing'): string[] =>
    score({rules: 'mcr', hand, by}, mcr)
      .groups.filter((group) => group.open)
      .map(({tiles}) => tiles);

  it('is a triplet that another player’s tile completed, and none that was drawn', () => {
    expect(open('222m 55m 678p 789s 88s +5m', 'discard')).toEqual(['555m']);
    expect(open('222m 55m 678p 789s 88s +5m', 'self')).toEqual([]);
    expect(open('[[2222m]] [678p] 55m 789s 88s +5m', 'discard').sort()).toEqual(['555m', '678p']);
  });
  it('is no chow and no pair that such a tile completed', () => {
    expect(open('222m 555m 67m 789s 88s +5m', 'discard')).toEqual([]);
    expect(open('222m 555m 678m 789s 8s +8s', 'discard')).toEqual([]);
    expect(open('222m 555m 67m 789s 88s +8m', 'robbing')).toEqual([]);
  });
});

describe('國標: what is not counted, and because of what', () => {
  it('is contained in a greater fan', () => {
    expect(excluded('[EEE] [SSS] [NNN] WW 55p +W')).toEqual({
      sanfengke: 'dasixi',
      pengpenghu: 'dasixi',
      quanfengke: 'dasixi',
      menfengke: 'dasixi',
      yaojiuke: 'dasixi',
    });
  });
  it('is fewer concealed pungs, or fewer kongs, than are counted', () => {
    const pungs = '222m 333m 444p 77s 88s +8s';
    expect(excluded(pungs)).toMatchObject({shuanganke: 'sananke'});
    expect(excluded(pungs, {by: 'self'})).toMatchObject({sananke: 'sianke', shuanganke: 'sianke'});
    expect(excluded('[1111m] [2222p] [3333s] [4444s] 5s +5s')).toMatchObject({sangang: 'sigang'});
    // which have no concealed pungs
    expect(values('[1111m] [[2222p]] [[3333s]] [4444s] 5s +5s')).toMatchObject({sigang: 88, shuanganke: 2});
    expect(values('[1111m] [[2222p]] [[3333s]] [[4444s]] 5s +5s')).toMatchObject({sigang: 88, sananke: 16});
    expect(values('[[1111m]] [[2222p]] 678s [4444s] 5s +5s')).toMatchObject({sangang: 32, shuanganke: 2});
  });
  it('names the first row of the table that leaves it out, where two do', () => {
    // 清一色 and 平和 both exclude 無字; 平和 also excludes 断幺
    expect(excluded('[123m] 234m 67899m 55m +5m')).toMatchObject({wuzi: 'qingyise'});
    expect(excluded('234m 234p 34s 567s 88p +2s')).toEqual({xixiangfeng: 'sansesantongshun', wuzi: 'pinghu'});
    expect(excluded('[1111m] [[9999p]] 111s 99s 99m +9m')).toMatchObject({wuzi: 'qingyaojiu'});
    // a row excluded by one that is itself excluded is listed under the row that counts
    expect(excluded('EESSWWNNPPFFC +C')).toMatchObject({menqianqing: 'qidui', dandiaojiang: 'qidui'});
    expect(excluded('1122334455667m +7m')).toMatchObject({menqianqing: 'lianqidui', qidui: 'lianqidui'});
  });
  it('would use sets for a second time (MC-P5)', () => {
    expect(excluded('[123m] [456m] 789m 234p 5s +5s')).toMatchObject({
      lianliu: 'qinglong',
      laoshaofu: 'qinglong',
    });
    expect(excluded('[234m] [234p] 345m 34p EE +5p')).toEqual({});
  });
});

import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {patternsOf} from '../../../src/core/reading/table.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {text as en} from '../../../src/rules/xinzhang/names/en.js';
import {text as ja} from '../../../src/rules/xinzhang/names/ja.js';
import {text as hans} from '../../../src/rules/xinzhang/names/zh-Hans.js';
import {text as hant} from '../../../src/rules/xinzhang/names/zh-Hant.js';
import type {Pattern} from '../../../src/core/game/pattern.js';
import {observed} from '../cases.js';

const [supercup] = xinzhang.presets!;
const tables: readonly (readonly [string, readonly Pattern[]])[] = [
  ['xinzhang', xinzhang.patterns],
  ['supercup', patternsOf(xinzhang, supercup)],
];

/** Scores a hand of the south, by west's discard, with east as dealer. */
const play = (hand: string, more: Partial<Situation> = {}) =>
  score({rules: 'xinzhang', hand, by: 'discard', from: 'west', seat: 'south', ...more}, xinzhang);

function lines(hand: string, more: Partial<Situation> = {}): Record<string, number> {
  const result = play(hand, {...more, options: {minTai: 0, ...more.options}});
  expect(result.status, hand).toBe('win');
  return observed(result).lines;
}

const examples = await xinzhang.examples();
const SELF: Partial<Situation> = {by: 'self', from: undefined};

describe('新章: each row is scored by its example', () => {
  for (const [rules, rows] of tables) {
    for (const {id, value} of rows) {
      it(`${rules} ${id}`, () => {
        const result = score({rules, ...examples[id]}, xinzhang);
        expect(result.status).toBe('win');
        const line = result.lines.find((found) => found.id === id);
        const paid = result.payments.find(({why}) => why === id);
        expect(line ?? paid).toBeDefined();
        if (line && typeof value === 'number') expect(line.value).toBe(value * line.count);
      });
    }
  }
});

describe('新章: what includes what', () => {
  for (const [rules, rows] of tables) {
    const ids = new Set(xinzhang.patterns.map(({id}) => id));
    const included = (id: string): readonly string[] => {
      const row = rows.find((found) => found.id === id);
      return [...(row?.includes ?? []), ...(row?.includesOn ?? [])];
    };

    it(`${rules}: known ids, each once`, () => {
      expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
      for (const {id} of rows) for (const other of included(id)) expect(ids).toContain(other);
    });

    it(`${rules}: no cycle`, () => {
      const visit = (id: string, path: readonly string[]): void => {
        expect(path).not.toContain(id);
        for (const other of included(id)) visit(other, [...path, id]);
      };
      for (const {id} of rows) visit(id, []);
    });
  }

  it('the preset changes rows that there are', () => {
    for (const id of Object.keys(supercup.patterns ?? {})) expect(id in ja.names).toBe(true);
  });

  it('no line is both counted and excluded, and a line that is counted excludes it', () => {
    for (const [rules, rows] of tables) {
      for (const {id: row} of rows) {
        const result = score({rules, ...examples[row]}, xinzhang);
        const counted = result.lines.map(({id}) => id);
        for (const {id, by} of result.excluded) {
          expect(counted).not.toContain(id);
          expect(counted).toContain(by);
        }
      }
    }
  });

  it('四連太寶 holds 一般高, 一色三同順 and 二般高 of its chows', () => {
    const out = play('[345s] [345s] [345s] [456m] 45s EE +3s').excluded.filter(
      ({by}) => by === 'siliantaibao',
    );
    expect(out.map(({id}) => id)).toEqual(['yibangao', 'erbangao', 'yisesantongshun']);
  });

  it('three alike and two others alike have 二般高 beside 一色三同順, three alike and two that differ have none', () => {
    expect(lines('234m 234m 234m 567p 56p 99s +7p')).toMatchObject({yisesantongshun: 4, erbangao: 3});
    expect(lines('234m 234m 234m 567p 45p 99s +6p')).not.toHaveProperty('erbangao');
  });

  it('混老頭 of 八對半 holds 混全帶么', () => {
    const {excluded, lines: counted} = play('11m 99m 11p 99p 11s 99s EEE S +S');
    expect(counted.map(({id}) => id)).toEqual(expect.arrayContaining(['baduiban', 'hunlaotou']));
    expect(excluded).toContainEqual({id: 'hunquandaiyao', by: 'hunlaotou'});
  });

  it('a replacement tile excludes 自摸, even where it excludes 海底撈月 too', () => {
    const hand = '[[1111m]] [555p] 234s 678s 45m 99p +6m';
    const flags: Situation['flags'] = ['lastTile', 'replacement'];
    expect(score({rules: 'xinzhang', hand, by: 'self', flags}, xinzhang).excluded).toEqual([
      {id: 'zimo', by: 'gangshangkaihua'},
      {id: 'haidilaoyue', by: 'gangshangkaihua'},
    ]);
  });
});

describe('新章: the table and its words', () => {
  it('has every row of the page, in its order', () => {
    expect(xinzhang.patterns.map(({native}) => native).join(' ')).toBe(
      '莊家 連莊 拉莊 門前清 自摸 獨聽 半求人 搶槓 圈風 門風 三元牌 本花 無字無花 断么九 一般高 河底撈魚 小平胡 ' +
        '海底撈月 槓上開花 花槓 三相逢 一気通貫 不求人 大平胡 三暗刻 二般高 三風會 全求人 三連刻 混全帶么 ' +
        '地聽 三同刻 一色三同順 對對胡 混一色 小三元 四連刻 十六不搭 純全帶么 三槓子 混老頭 四暗刻 ' +
        '七搶一 八仙過海 天聽 八對半 大三元 千客萬來 字一色 清一色 小四喜 五連刻 四槓子 綠一色 五暗刻 ' +
        '地胡 人胡 大四喜 九龍飛天 清老頭 四連太寶 五槓子 天胡',
    );
  });

  it('has the 台 of the page', () => {
    const values = (rules: string): string =>
      tables
        .filter(([id]) => id === rules)
        .flatMap(([, rows]) => rows.map(({value}) => (typeof value === 'number' ? value : 'n')))
        .join(' ');
    expect(values('xinzhang')).toBe(
      '1 n n 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 6 6 6 6 6 6 8 8 8 8 8 ' +
        '10 10 10 10 13 13 13 13 16 16 16 20 20 20 24 24',
    );
    // 莊家 連莊 拉莊 門清 自摸 獨聽 半求 搶槓 圈風 門風 三元牌 正花 槓上開花 花槓 平胡 三暗刻 碰碰胡 混一色 小三元 四暗刻
    // 大三元 清一色 小四喜 五暗刻 大四喜
    expect(values('supercup')).toBe('1 n n 1 1 1 1 1 1 1 1 1 1 2 2 2 4 4 4 5 8 8 8 8 16');
  });

  it('says everything in four languages', async () => {
    const told = [ja, hant, hans, en];
    for (const words of told) {
      const {options, rules} = await words.details();
      const all = [
        words.title,
        ...Object.values(words.names).map(({name}) => name),
        ...Object.values(words.conditions),
        ...Object.values(options).flatMap(({label, help, choices}) => [
          label,
          help,
          ...Object.values(choices ?? {}),
        ]),
        ...Object.values(rules),
        ...Object.values(words.presets),
      ];
      expect(all.filter((word) => !word.trim())).toEqual([]);
      expect(Object.keys(words.names)).toEqual(xinzhang.patterns.map(({id}) => id));
      expect(Object.keys(rules)).toEqual((xinzhang.rules ?? []).map(({cite}) => cite));
    }
    expect(new Set(told.map((words) => words.conditions.duting)).size).toBe(4);
  });
});

describe('新章: rulings of the page', () => {
  it('XZ-8 不求人 is added to what includes 門前清 alone', () => {
    const added = (hand: string, id: string, flags: string[] = []): void => {
      const self = lines(hand, {...SELF, flags});
      expect(self).toMatchObject({[id]: expect.any(Number) as number, buqiuren: 3});
      const ron = lines(hand, {flags});
      expect(ron).toHaveProperty(id);
      expect(ron).not.toHaveProperty('menqianqing');
    };
    added('1111m 44m 11p 888s PP FF C +C', 'baduiban');
    added('11m5m9m 2p6p9p 1s4s7s E S W N P F +C', 'shiliubuda');
    added('3m6m6m9m 1p4p7p 2s5s8s E S W N P F +C', 'qiankewanlai');
    added('1112223334567888m +9m', 'jiulongfeitian');
    added('33445666m 678s WWWPP +5m', 'diting', ['readyEarly']);
    added('33445666m 678s WWWPP +5m', 'tianting', ['readyFirst']);
    added('111m 333m 555p EEE 777s 9s +9s', 'wuanke');
  });

  it('地胡 and 人胡 never go with 天聽 and 地聽', () => {
    for (const ready of ['readyFirst', 'readyEarly']) {
      expect(lines('222345567m 44p 23444s +4s', {...SELF, flags: ['earthly', ready]})).toEqual({
        dihu: 16,
        duanyaojiu: 1,
        wuziwuhua: 1,
      });
      expect(lines('222345567m 44p 23444s +4s', {flags: ['human', ready]})).not.toHaveProperty('tianting');
    }
  });

  it('example 9: the reading that scores more', () => {
    expect(play('234m 234m 234m 567p 56p 99s +7p').total).toBe(11);
  });

  it('example 20: 莊家 is in 天胡, 連莊 is paid', () => {
    const result = play('123m 456m 789m 234p 56p 88s +4p', {
      by: 'self',
      seat: 'east',
      counters: 1,
      flags: ['heavenly'],
    });
    expect(result.total).toBe(28);
    expect(result.payments.map(({why, amount}) => [why, amount])).toContainEqual(['lianzhuang', 2]);
    expect(result.payments.map(({why}) => why)).not.toContain('zhuangjia');
    expect(result.excluded).toContainEqual({id: 'buqiuren', by: 'tianhu'});
  });

  it('獨聽: kinds used up and special shapes count as waited for; not with 天胡', () => {
    // all 2m and 5m are in the hand, but by its form it waits for them
    const usedUp = '[2222m] [5555m] 3334m 123p 789s +4m';
    expect(lines(usedUp)).not.toHaveProperty('duting');
    expect(lines(usedUp, {options: {dutingStrict: false}})).toHaveProperty('duting');
    // sets need the 3m only, 八對半 other tiles too
    const pairs = '1111222255666677m +3m';
    expect(lines(pairs)).not.toHaveProperty('duting');
    expect(lines(pairs, {options: {dutingStrict: false}})).toHaveProperty('duting');
    const heavenly = lines('123m 456m 789m 234p 57p 88s +6p', {
      by: 'self',
      seat: 'east',
      flags: ['heavenly'],
    });
    expect(heavenly).not.toHaveProperty('duting');
    expect(lines('123m 456m 789m 234p 57p 88s +6p')).toHaveProperty('duting');
  });

  it('the triplet of 八對半 is no 三元牌, 圈風 or 門風', () => {
    expect(lines('1111m 44m 11p CC PP FF SS +C', {round: 'south'})).toEqual({baduiban: 8});
    expect(lines('1111m 44m 11p CC PP FF SS +S', {round: 'south'})).toEqual({baduiban: 8});
  });

  it('五槓子 all open: 全求人 by discard, 半求人 by self-draw', () => {
    const hand = '[1111m] [3333m] [6666p] [8888p] [WWWW] 9s +9s';
    expect(lines(hand)).toEqual({wugangzi: 24, quanqiuren: 3});
    expect(lines(hand, SELF)).toEqual({wugangzi: 24, banqiuren: 1, zimo: 1});
  });

  it('`lastTile` with a replacement: 槓上開花 alone', () => {
    const hand = '[234s] [888+8p] 234m 567m 34p 66s +5p';
    expect(lines(hand, {...SELF, flags: ['replacement', 'lastTile']})).toMatchObject({gangshangkaihua: 2});
    expect(lines(hand, {...SELF, flags: ['replacement', 'lastTile']})).not.toHaveProperty('haidilaoyue');
    expect(lines(hand, {...SELF, flags: ['lastTile']})).toMatchObject({haidilaoyue: 2});
  });

  it('花槓 takes the place of its own 本花 alone, and is no kong', () => {
    const hand = '[234s] [[8888p]] [[2222m]] 567m 34p 66s +5p';
    expect(lines(hand, {flowers: '春夏秋冬蘭'})).toMatchObject({huagang: 2, benhua: 1});
    expect(lines(hand, {flowers: '春夏秋冬梅蘭菊竹'})).toMatchObject({huagang: 4});
    expect(lines(hand, {flowers: '春夏秋冬梅蘭菊竹'})).not.toHaveProperty('benhua');
    expect(lines(hand, {flowers: '春夏秋冬'})).not.toHaveProperty('sangangzi');
    const shown = play(hand, {flowers: '春夏秋冬蘭梅'}).lines.filter(({tiles}) => tiles);
    expect(shown.map(({id, tiles}) => [id, tiles])).toEqual([
      ['benhua', '6f'],
      ['huagang', '1f2f3f4f'],
    ]);
  });
});

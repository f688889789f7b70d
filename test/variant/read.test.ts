/** What a text comes to: options, factors, steps to the total, differences; and what is told of slips. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {LANGS, type Lang} from '../../src/core/game/names.js';
import {tilesOf} from '../../src/core/reading/table.js';
import {reckoningOf} from '../../src/core/scoring/reckoning.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {VARIANT_CODES} from '../../src/variant/messages/codes.js';
import {readRuleset, type VariantRead} from '../../src/variant/index.js';
import {randomSituations} from './situations.js';
import {TEXTS, based, readText, rulesetOf} from './texts.js';

const read = (text: string): VariantRead => readRuleset(text, {id: 'own', based});
const codesOf = (text: string): string[] =>
  read(text).problems.map(({code, line, column, about}) => `${line}:${column} ${code} ${about}`);

/** What a hand comes to. */
function scored(text: string, situation: Omit<Situation, 'rules'>) {
  const {ruleset, problems} = read(text);
  expect(problems).toEqual([]);
  if (!ruleset) throw new Error('nothing to score');
  return score({...situation, rules: 'own'}, ruleset);
}

const FLUSH = {hand: '[111m] [222m] 345m 88m 99m +9m', by: 'self'} as const;
const SETUP = '牌 = 136\n叫法 = hk\n單位 = 番\n';

describe('a text', () => {
  it('makes house rules of alternatives, of which the first is the default', async () => {
    const text = `${SETUP}封頂 = 5 | 8 | –\n7番：清一色\n3番：自摸`;
    expect(scored(text, FLUSH)).toMatchObject({total: 5, capped: true});
    expect(scored(text, {...FLUSH, options: {limit: '8'}})).toMatchObject({total: 8});
    expect(scored(text, {...FLUSH, options: {limit: '–'}})).toMatchObject({total: 10});
    const {options} = await (await read(text).texts['zh-Hant']()).details();
    expect(options.limit).toEqual({label: '封頂', help: '5 | 8 | –', choices: {5: '5', 8: '8', '–': '–'}});
  });

  it('multiplies', () => {
    const {total, lines, sums} = scored(`${SETUP}3番：清一色\n×2：自摸\n×3：門清`, FLUSH);
    expect(total).toBe(6);
    expect(lines.map(({value}) => value)).toEqual([3, 2]);
    expect(sums).toEqual({fan: 3, '×': 2});
  });

  it('gives an open hand what a remark behind the value says', () => {
    const hand = '[777s] [SSS] 111s 444s E +E';
    const open = (cell: string): number | undefined => {
      const table = `牌 = 136\n叫法 = jp\n単位 = 翻\n\n|役|翻|\n|-|-|\n|混一色|${cell}|\n|対々和|10|\n`;
      expect(scored(table, {hand: '777s SSS 111s 444s E +E', by: 'self'}).total, cell).toBe(13);
      return scored(table, {hand, by: 'self'}).total;
    };
    for (const two of ['3/2', '3翻（食い下がり2翻）', '3（喰い下がり）', '3翻（鳴くと2翻）', '三翻(副露2)'])
      expect(open(two), two).toBe(12);
    for (const one of ['3翻（鳴くと1翻）', '3 (1 if open)', '3 han (open 1 han)'])
      expect(open(one), one).toBe(11);
    for (const none of ['3翻（門前のみ）', '3（限門清）', '3 (concealed only)', '3 (closed hands only)'])
      expect(open(none), none).toBe(10);
    const refused = (cell: string): string[] =>
      codesOf(`牌 = 136\n叫法 = jp\n単位 = 翻\n満貫 = 5\n\n|役|翻|\n|-|-|\n|混一色|${cell}|\n|自摸|1|\n`);
    for (const cell of ['3翻（食い下がり1翻）', '3翻（鳴くと1点棒）', '3翻（親だけ）', '満貫（鳴くと1翻）'])
      expect(refused(cell), cell).toEqual([expect.stringContaining('unknown-unit')]);
  });

  it('gives an open hand what a note of the row says', () => {
    const open = (note: string): number | undefined => {
      const table = `牌 = 136\n叫法 = jp\n単位 = 翻\n\n|役|読み|翻数|備考|\n|-|-|-|-|\n|混一色|ホンイツ|３翻|${note}|\n|対々和||１０翻||\n`;
      return scored(table, {hand: '[777s] [SSS] 111s 444s E +E', by: 'self'}).total;
    };
    expect(open('食い下がり２翻')).toBe(12);
    expect(open('三色とは複合しない。食い下がり')).toBe(12);
    expect(open('門前のみ')).toBe(10);
    for (const other of ['食い下がりなし', '鳴いてもよい', '']) expect(open(other), other).toBe(13);
  });

  it('reads the limit of riichi without a number', () => {
    const text = (cell: string) =>
      `牌 = 136\n叫法 = jp\n計算 = 翻 + 役満 × 100\n\n|役|翻|\n|-|-|\n|自摸|1|\n|字一色|${cell}|\n`;
    const hand = {hand: '[EEE] SSS WWW NNN P +P', by: 'self'} as const;
    for (const one of ['役満', '1役満']) expect(scored(text(one), hand).total, one).toBe(101);
    for (const two of ['ダブル役満', '2倍役満', '2役満'])
      expect(scored(text(two), hand).total, two).toBe(201);
  });

  it('takes a limit with its unit, and no word that only resembles one of its own', () => {
    expect(scored(`${SETUP}封頂 = 5 faan\n7番：清一色`, FLUSH)).toMatchObject({total: 5, capped: true});
    for (const slip of ['5 listed', '5 except listd', '5 faans'])
      expect(codesOf(`${SETUP}封頂 = ${slip}\n7番：清一色`), slip).toEqual([`4:6 bad-setting ${slip}`]);
  });

  it('takes a value on a line of its own for the list below it', () => {
    const {total, lines} = scored(`${SETUP}7 faan\n\n* Full flush\n\n◎1番役\n\n* Self-drawn\n`, FLUSH);
    expect(lines.map(({value}) => value)).toEqual([7, 1]);
    expect(total).toBe(8);
  });

  it('asks which meaning of a name is meant, by the rules that mean it or by another name', () => {
    const asked = (text: string, lang: Lang = 'en'): string[] =>
      read(text).problems.map(({words}) => words[lang]);
    expect(asked('1番：平胡\n1番：自摸', 'ja')[0]).toContain('hk/zj: 全順子 · mcr: (形 四面子');
    expect(asked('叫法 = jp\n1翻：役牌\n1翻：ツモ', 'zh-Hant')[0]).toContain(
      '箭刻: 三元牌 的 刻子 · 圈風刻: 圈風牌 的 刻子',
    );
    expect(asked('1番：平胡\n1番：自摸')[0]).toContain('hk/zj: allchows · mcr: (form sets');
    expect(asked('叫法 = jp\n1翻：役牌\n1翻：ツモ')).toEqual([
      expect.stringContaining(
        'Dragon Pung: pungs of dragons · Prevalent Wind: pungs of roundwind · Seat Wind: pungs of seatwind',
      ),
    ]);
    expect(asked('1翻：一盃口\n1番：自摸')[0]).toContain('mcr: chows na na · jp: chows na na & concealed');
  });

  it('gives 一盃口 to a concealed hand alone where names are Japanese', () => {
    const worth = (family: string, hand: string): number | undefined =>
      scored(`牌 = 136\n叫法 = ${family}\n1番：一盃口\n1番：自摸`, {hand, by: 'self'}).total;
    for (const [hand, jp] of [
      ['123m 123m 456p 999s 7s +7s', 2],
      ['123m 123m 456p [999s] 7s +7s', 1],
    ] as const) {
      expect(worth('mcr', hand)).toBe(2);
      expect(worth('jp', hand)).toBe(jp);
    }
  });

  it('says which name before a value nobody knows, unless it is defined further down', () => {
    expect(codesOf('- All Triplets - 3\n- All Two Suits - 7')).toEqual(['2:3 unknown-pattern All Two Suits']);
    const own = `${SETUP}- Two Dragons - 3\n- Full flush - 7\nTwo Dragons = pungs of dragons = 2`;
    expect(scored(own, {hand: '[PPP] [CCC] 345m 88m 99m +9m', by: 'self'}).total).toBe(3);
  });

  it('is no row with two numbers', () => {
    expect(codesOf(`${SETUP}底 100 花 20\n自摸 1番`)).toEqual(['4:1 not-read 底 100 花 20']);
  });

  it('adds what no row has, and looks up tables', () => {
    expect(scored(`${SETUP}計算 = 5 + 番\n3番：清一色`, FLUSH).total).toBe(8);
    expect(scored(`${SETUP}計算 = 1:2 3:8 4:16\n3番：清一色`, FLUSH).total).toBe(8);
    expect(scored(`${SETUP}計算 = 番 × 7 round to 10\n3番：清一色`, FLUSH).total).toBe(30);
  });

  it('asks for a minimum by the way of winning, and for one of several', () => {
    const hand = '[111m] 345m 678p 88m 99m +9m';
    const reached = (minimum: string, rows: string, by: 'self' | 'discard'): boolean => {
      const from = by === 'discard' ? {from: 'west' as const} : {};
      const {status, reason} = scored(`牌 = 136\n叫法 = hk\n單位 = 番\n起和 = ${minimum}\n${rows}`, {
        hand,
        by,
        ...from,
      });
      if (status !== 'win') expect(reason?.code).toBe('below-minimum');
      return status === 'win';
    };
    for (const way of ['ron', 'ロン', '點和', '点和']) {
      expect(reached(`${way} 4`, '1番：無花', 'self'), way).toBe(true);
      expect(reached(`${way} 4`, '1番：無花', 'discard'), way).toBe(false);
    }
    for (const way of ['self', 'ツモ', '自摸']) {
      expect(reached(`${way} 4`, '1番：無花', 'self'), way).toBe(false);
      expect(reached(`${way} 4`, '1番：無花', 'discard'), way).toBe(true);
    }
    const two = '計算 = 番 + 花\n1番：碰碰胡\n2花：無花';
    expect(reached('1 番 或 自摸 2 花 或 點和 3 花', two, 'self')).toBe(true);
    expect(reached('1 番 或 自摸 2 花 或 點和 3 花', two, 'discard')).toBe(false);
    expect(codesOf('起和 = 莊家 3\n1番：自摸')).toEqual(['1:6 bad-setting 莊家']);
  });

  it('is what a row implies, where everybody sees it', () => {
    const {ruleset} = read(`${SETUP}3番：對對糊\n8番：坎坎糊`);
    expect(ruleset?.patterns.find(({id}) => id === 'sianke')?.includes).toEqual(['pengpenghu']);
  });

  it('counts ways of winning and 役牌 beside what implies them, where names are Japanese', () => {
    const {ruleset} = read(
      '呼称 = jp\n1翻：立直、一発、自摸、嶺上開花、三元牌、一盃口\n2翻：小三元、ダブル立直、七対子\n3翻：二盃口',
    );
    const excluded = ruleset?.patterns.map(({id, includes = [], includesOn = []}) => [
      id,
      ...includes,
      ...includesOn,
    ]);
    expect(excluded?.filter(({length}) => length > 1)).toEqual([['ryanpeikou', 'iipeikou']]);
  });

  it('builds on a rule set, with its options, and on another text', () => {
    const {ruleset, problems} = read('もと = luqiao\n封頂 = 20 | 50\n除去 = 嵌檔');
    expect(problems).toEqual([]);
    expect(ruleset?.options.laziCap).toMatchObject({default: 20, choices: [20, 50]});
    expect(ruleset?.patterns.map(({id}) => id)).not.toContain('qiandang');
    expect(readText('guobiao').problems).toEqual([]);
    expect(codesOf('もと = luqiao\n手牌 = 16')).toEqual(['2:1 not-with-parent 手牌']);
    expect(codesOf('もと = nothing\n1番：自摸')).toEqual(['1:6 unknown-rules nothing']);
  });

  it('excludes rows of the rules that it builds on, in a cell, by a setting, and by what a row implies', () => {
    const SETS = '222m 444m 666p 22p 88s +8s';
    const OPEN = '[222m] 444m [666p] 22p 88s +8s';
    const linesOf = (text: string, hand = SETS): readonly string[] => {
      const {ruleset, problems} = read(`based-on = mcr\n${text}`);
      expect(problems, text).toEqual([]);
      if (!ruleset) throw new Error('nothing to score');
      return score({hand, by: 'self', rules: ruleset.id}, ruleset).lines.map(({id}) => id);
    };
    const EVENS = '10 fan: Evens\nEvens = only even';
    expect(linesOf(EVENS)).toContain('sianke');
    expect(linesOf(`${EVENS}\nnot-beside = Evens: 四暗刻`)).not.toContain('sianke');
    const cell = (head: string, row: string): string => `| Pattern | Fan | ${head} |\n|---|---|---|\n${row}`;
    expect(linesOf(cell('not counted', '| Evens = only even | 10 | 四暗刻 |'))).not.toContain('sianke');
    expect(linesOf(cell('counts too', '| All Even Pungs | 24 | All Pungs |'), OPEN)).toContain('pengpenghu');
    expect(linesOf('30 fan: 小三風', '[EEE] [SSS] WW 123m 78m +9m')).not.toContain('yaojiuke');
  });

  it('pays what a hand comes to, even where a unit is called points, too', () => {
    const text = '單位 = 分\n計算 = 分 × (1 + 倍)\n自摸 = 每家 points\n3分：清一色\n1倍：自摸';
    expect(scored(text, FLUSH)).toMatchObject({total: 6, net: {south: -6}});
  });

  it('leaves out rows of another text, and tells a name that is none of them', () => {
    const parent = '牌 = 144\n叫法 = hk\n1番：平糊、自摸\n3番：對對糊';
    const without = (text: string) => {
      const {ruleset, problems} = readRuleset(text, {id: 'own', based: {parent}});
      const codes = problems.map(({code, line, column, about}) => `${line}:${column} ${code} ${about}`);
      return [ruleset?.patterns.map(({native}) => native), codes];
    };
    expect(without('基於 = parent\n刪除 = 自摸')).toEqual([['平糊', '對對糊'], []]);
    const [, slip] = without('基於 = parent\n刪除 = 自模、對對糊');
    expect(slip).toEqual(['2:6 not-a-row 自模']);
    expect(codesOf('刪除 = 自摸\n1番：自摸')).toEqual(['1:6 bad-setting 自摸']);
  });

  it('does not take what rules of the package cannot do', () => {
    expect(codesOf('もと = luqiao\n起和 = 50')).toEqual(['2:1 not-with-parent 起和']);
    expect(codesOf('もと = mcr\n擇一 = 碰碰和、混一色')).toEqual(['2:1 not-with-parent 擇一']);
    expect(codesOf('もと = xinzhang\n起和 = 3')).toEqual([]);
  });

  it('takes a value alone on a line for those below it', () => {
    const {ruleset, problems} = read(`${SETUP}3番：\n- 對對糊\n- 混一色`);
    expect(problems).toEqual([]);
    expect(ruleset?.patterns.map(({value}) => value)).toEqual([3, 3]);
  });

  it('knows riichi by its names in Latin letters, and asks whose 么九 is meant', () => {
    const rows = 'toitoi, chiitoitsu, daisangen, kokushi, sanshoku, ittsu, ryanpeikou, ダブルリーチ';
    expect(codesOf(`names = jp\n2 han: ${rows}`)).toEqual([]);
    const of = (family: string): string | undefined =>
      read(`叫法 = ${family}\n9番：么九`).ruleset?.patterns.at(0)?.id;
    expect([of('hk'), of('sc')]).toEqual(['qingyaojiu', 'chunquandaiyao']);
    expect(codesOf('9番：么九')).toContain('1:4 ambiguous-name 么九');
  });

  it('keeps the words of its author', async () => {
    const {texts} = readText('hongkong');
    for (const lang of LANGS) {
      const {names, units, limits} = await texts[lang]();
      expect(names.pengpenghu).toEqual({name: '對對糊'});
      expect([units?.fan, limits?.limit]).toEqual(['番', '爆棚']);
    }
  });

  it('reads a list as pages write it: a marked value, numbered rows, several on a line, and readings in brackets', () => {
    const list = `呼称 = jp\n単位 = 翻\n\n○一翻\n(1)平和(ピンフ)\n(2)対々和(トイトイ) ③三暗刻\n■三翻\n（1）清一色\n加算 = 対々和: 三暗刻`;
    const {ruleset, problems} = read(list);
    expect(problems).toEqual([]);
    expect(ruleset?.patterns.map(({native, value}) => [native, value])).toEqual([
      ['平和(ピンフ)', 1],
      ['対々和(トイトイ)', 1],
      ['三暗刻', 1],
      ['清一色', 3],
    ]);
  });

  it('reads a name and a number on a line, and tells such a line whose name nobody knows', () => {
    const {ruleset, problems} = read('牌 = 144\n清一色 30\nAll Pungs 20\n- 自摸 10\n壓絕 20\n初版 2021 年。');
    expect(ruleset?.patterns.map(({native, value}) => [native, value])).toEqual([
      ['清一色', 30],
      ['All Pungs', 20],
      ['自摸', 10],
    ]);
    expect(problems.map(({code, line, about}) => [code, line, about])).toEqual([
      ['unknown-pattern', 5, '壓絕'],
    ]);
  });

  it('reads a value before a remark, with its sign and in any bracket, and no sentence behind it for another', () => {
    const list = [
      '- **All chows** – 1 faan. Four chows and a pair, worth 5 points.',
      '- Half flush (3 faan): one suit and honors',
      '- 自摸：+1番',
      '- 碰碰胡【+3番】',
      '- 小三元 = 5番',
      '- 清一色 (せいいっしき) 6番: 一種類の数牌だけで作る。鳴くと5番。',
    ];
    const {ruleset, problems} = read(`牌 = 144\n${list.join('\n')}`);
    expect(problems).toEqual([]);
    const values = ruleset?.patterns.map(({native, shown, value}) => [native, shown ?? value]);
    expect(values).toEqual([
      ['All chows', 1],
      ['Half flush', 3],
      ['自摸', 1],
      ['碰碰胡', 3],
      ['小三元', 5],
      ['清一色 (せいいっしき)', {closed: 6, open: 5}],
    ]);
  });

  it('reads marks for melded hands in a column of their own', () => {
    const row = (name: string, value: string, melded: string): string => `| ${name} | ${value} | ${melded} |`;
    const rows = [
      row('立直', '1翻', '×'),
      row('断么九', '1翻', '○'),
      row('清一色', '6翻', '喰い下がり5翻'),
      row('七対子', '2翻', '―'),
    ];
    const table = `呼称 = jp\n${row('役', '翻', '鳴き')}\n|---|---|---|\n${rows.join('\n')}`;
    const {ruleset, problems} = read(table);
    expect(problems).toEqual([]);
    const worth = (hand: string): number[] =>
      score({hand, by: 'self', rules: 'own'}, ruleset as Ruleset).lines.flatMap(({id, value}) =>
        id === 'qingyise' || id === 'duanyao' ? [value] : [],
      );
    expect(worth('234m 345m 678m 55m 67m +8m').sort()).toEqual([1, 6]);
    expect(worth('[234m] 345m 678m 55m 67m +8m').sort()).toEqual([1, 5]);
  });

  it('reads a table that is broad because its heads stand twice', () => {
    const {ruleset, problems} = read(
      '牌 = 144\n| 番種 | 番數 | 番種 | 番數 |\n|---|---|---|---|\n| 自摸 | 1 | 清一色 | 7 |\n| 碰碰胡 | 3 | | |',
    );
    expect(problems).toEqual([]);
    expect(ruleset?.patterns.map(({native, value}) => [native, value])).toEqual([
      ['自摸', 1],
      ['清一色', 7],
      ['碰碰胡', 3],
    ]);
  });

  it('takes a description for what stands below its term', () => {
    const {ruleset, problems} = read('牌 = 144\n三番\n: 清一色、字一色\n一番\n:  自摸 門清');
    expect(problems).toEqual([]);
    expect(ruleset?.patterns.map(({native, value}) => [native, value])).toEqual([
      ['清一色', 3],
      ['字一色', 3],
      ['自摸', 1],
      ['門清', 1],
    ]);
  });

  it('means a row by its name without its reading, unless two begin so', () => {
    const hand = {hand: '[111m] 222m 345m 88m 99m +9m', by: 'self'} as const;
    const row = (rows: string): string => `呼称 = jp\n単位 = 翻\n1翻：${rows}\n平和 = 門前`;
    expect(codesOf(row('平和(ピンフ)'))).toEqual([]);
    expect(scored(row('平和(ピンフ)、清一色'), hand).lines.map(({id}) => id)).toEqual(['qingyise']);
    expect(codesOf(row('平和(ピンフ)、平和(他)'))).toContain('4:1 defines-nothing 平和');
  });

  it('takes what a hand and each tai are worth in one line', () => {
    const forms = [
      '底100台20',
      '底 100 台 20',
      '底：100、台：20',
      '100底20台',
      '底/台 100/20',
      '底/台：100/20',
      'base 100, tai 20',
    ];
    for (const line of forms) {
      const text = `hand = 16\nunit = tai\n${line}\n8 tai: Full Flush`;
      const {total, net} = scored(text, {
        hand: '[111m] [222m] 345m 678m 88m 99m +9m',
        by: 'discard',
        from: 'west',
      });
      expect([total, net.east, net.west, net.south], line).toEqual([8, 260, -260, 0]);
    }
    expect(codesOf('unit = tai\n底100台20\n換算 = 3:8\n8 tai: Full Flush')).toEqual(['3:1 set-twice 換算']);
    expect(codesOf('unit = fan\n底100台20\n8 fan: Full Flush')).toEqual(['2:5 unknown-term 台']);
  });

  it('takes rows and lines of the dealer for what he pays and gets', () => {
    const paid = (line: string, more: object = {}): readonly number[] => {
      const {ruleset, problems} = read(`單位 = 台\n${line}\n2台：清一色`);
      expect(problems, line).toEqual([]);
      if (!ruleset) throw new Error('nothing to score');
      const hand = '[123m] 456m 789m 23m 55m +4m';
      const win = {hand, by: 'self' as const, seat: 'south' as const, dealer: 'east' as const, ...more};
      return score({...win, rules: 'own'}, ruleset).payments?.map(({amount}) => amount) ?? [];
    };
    for (const line of [
      '莊家 1台 輸贏都算',
      '庄家：1台',
      '莊家 = +1',
      '| 台種 | 台 |\n|-|-|\n| 莊家 | 1 |\n',
      '莊家 +1',
    ])
      expect(paid(line), line).toEqual([2, 2, 3]);
    for (const line of ['庄家 ×2', '庄家：×2', '庄家 = ×2']) expect(paid(line), line).toEqual([2, 2, 4]);
    for (const line of [
      '莊家 1台\n連莊拉莊 2N+1台',
      '連莊拉莊：2n+1',
      '莊家 1台\n連莊 2N',
      '莊家 = +1 + 2 × 本場',
    ])
      expect(paid(line, {counters: 3}), line).toEqual([2, 2, 9]);
    for (const [line, place] of [
      ['莊家 = 1', '1:6'],
      ['連莊拉莊 N台', '1:1'],
      ['莊家 1台\n計算 = 2^台', '1:1'],
      ['莊家 +1\n×2：清一色', '1:1'],
      ['| 台種 | 台 | 說明 |\n|-|-|-|\n| 莊家 | 1 | 莊家胡牌 |\n', '3:8'],
    ] as const)
      expect(codesOf(`${line}\n2台：自摸`).join(), line).toContain(`${place} bad-setting`);
    expect(codesOf('莊家 1台\n自摸 = 每家 台 + 莊家\n2台：清一色').join()).toContain('unknown-term 莊家');
  });

  it('takes a setting in words where a clause says nothing else, and tells how to write it elsewhere', () => {
    const rows = '1番：自摸\n8番：清一色\n13番：大四喜';
    const flush = (text: string): string => {
      const {ruleset, problems} = read(`${text}\n${rows}`);
      expect(problems, text).toEqual([]);
      if (!ruleset) throw new Error('nothing to score');
      const hand = '123m 456m 789m 23m 55m +4m';
      const {status, total} = score({hand, by: 'self', rules: 'own'}, ruleset);
      return `${String(tilesOf(ruleset, {}).flowers)} ${status === 'win' ? total : status}`;
    };
    expect(flush('5番封頂')).toBe('false 5');
    expect(flush('香港打法，5番封頂（爆棚）。')).toBe('false 5');
    expect(flush('最高5番')).toBe('false 5');
    expect(flush('144張，10番起糊')).toBe('true not-allowed');
    expect(flush('136 tiles, no flowers. Minimum 3 fan.')).toBe('false 9');
    expect(flush('以前的打法沒有封頂。')).toBe('false 9');
    for (const [text, near] of [
      ['一般打5番封頂。', 'limit = 5 番'],
      ['5番封頂，或者8番封頂。', 'limit = 8 番'],
      ['封頂：5番，再多的也只算這麼多。', 'limit = 5'],
      ['牌數：108一，沒有字牌和花牌。', 'tiles = 108'],
      ['You need a minimum of 3 fan or so to win.', 'minimum = 3 fan'],
    ] as const)
      expect(
        read(`${text}\n${rows}`).problems.map(({code, allowed}) => [code, ...allowed]),
        text,
      ).toEqual([['bad-setting', near]]);
    expect(codesOf(`封頂 = 8\n一般打5番封頂。\n${rows}`)).toEqual([]);
    expect(codesOf(`封頂 = 8\n5番封頂\n${rows}`)).toEqual(['2:1 set-twice 5番封頂']);
    expect(codesOf(`計算 = 2^番\n5番封頂\n${rows}`)).toEqual(['2:1 bad-setting 5 番']);
  });

  it('has flowers if rows are about them and nothing is said of tiles', () => {
    const hasFlowers = (text: string): boolean | undefined => {
      const {ruleset} = read(text);
      return ruleset && tilesOf(ruleset, {}).flowers;
    };
    expect(hasFlowers('1番：自摸、無花')).toBe(true);
    expect(hasFlowers('1番：自摸')).toBe(false);
  });

  it('counts no pattern beside a condition that has all its words', () => {
    const text = '單位 = 分\n龍七對 20分\n清一色 10分\n清七對 20分\n青龍背 30分\n青龍背 = 龍七對 & 清一色';
    expect(scored(text, {hand: '1111s 5577s 2299s 4s +4s', by: 'self'}).total).toBe(30);
  });

  it('counts money, in hundredths', () => {
    const text =
      'unit = $\nself-draw = each ×2\n\n| Pattern | Value |\n|-|-|\n| Full Flush | $1.10 |\n| Self-draw | $.20 |';
    expect(scored(text, FLUSH)).toMatchObject({total: 1.3, net: {east: 7.8, south: -2.6}});
    expect(scored('names = hk\n¥5: Full Flush', FLUSH).total).toBe(5);
    expect(codesOf('unit = $\n| Pattern | Value |\n|-|-|\n| Full Flush | €1 |\n| Self-draw | $1 |')).toEqual([
      '4:3 unused-unit €',
    ]);
  });

  it('counts what a row implies in another unit', () => {
    const text = '呼称 = jp\n単位 = 翻\n計算 = 符 × 2^翻\n3翻：清一色\n10符：加符\n加符 = 清一色';
    expect(scored(text, FLUSH).total).toBe(80);
  });

  it('lets honors be flowers, said before them or behind', () => {
    const tiles = (words: string): unknown => {
      const {ruleset, problems} = read(`tiles = ${words}\n1 fan: Full Flush`);
      expect(problems, words).toEqual([]);
      return ruleset && tilesOf(ruleset, {});
    };
    for (const words of [
      '144 honors as flowers',
      '144 作花 字牌',
      '144 字牌作花',
      '144 風牌 三元牌 花扱い',
      '144 作花字牌',
    ])
      expect(tiles(words), words).toEqual(tiles('144 bonus honors'));
    expect(codesOf('tiles = 144 honors\n1 fan: Full Flush')).toEqual(['1:13 bad-setting honors']);
  });

  it('does not take a form that no hand of its tiles has', () => {
    expect(codesOf('hand = 16\n1 tai: Full Flush, Seven Pairs')).toEqual(['2:20 form-wanted Seven Pairs']);
    expect(codesOf('hand = 16\nforms = sevenPairs\n1 tai: Full Flush')).toEqual([
      '2:9 form-wanted sevenPairs',
    ]);
    expect(codesOf('1 tai: Full Flush, 八對半')).toEqual(['1:20 form-wanted 八對半']);
    expect(codesOf('hand = 16\n1 tai: Full Flush, Seven Pairs\nSeven Pairs = form baduiban')).toEqual([]);
  });

  it('knows 四喜和 with a triplet and with a pair of the fourth wind', () => {
    const text = '呼称 = jp\n8翻：四喜和\n1翻：自摸';
    const total = (hand: string): number => scored(text, {hand, by: 'self'}).total;
    expect(total('[EEE] [SSS] [WWW] NN 67s +8s')).toBe(9);
    expect(total('[EEE] [SSS] [WWW] 11s NN +N')).toBe(9);
    expect(total('[EEE] [SSS] 456s NN 67s +8s')).toBe(1);
  });

  it('scores its examples', () => {
    const table = (hand: string): string =>
      `${SETUP}| 牌型 | 番 | 例 |\n|---|---|---|\n| 清一色 | 7 | ${hand} |\n| 自摸 | 1 | |`;
    expect(codesOf(table('[111m] [222m] 345m 88m 99m +9m'))).toEqual([]);
    expect(codesOf(table('[111m] [222m] 345p 88m 99m +9m'))).toEqual(['6:13 example-without 清一色']);
    expect(codesOf(table('111m'))).toEqual(['6:13 example-few 111m']);
    expect(codesOf(table('[111m] [222m] 345p 88m 99m 3q'))).toEqual(['6:41 bad-example q']);
    expect(codesOf(table('[111m] 111m 345m 88m 99m +9m'))).toEqual(['6:13 bad-example 1m']);
    expect(codesOf(table('[111m] [222m] 345p 88m 99m 8p'))).toEqual([
      '6:13 example-lost [111m] [222m] 345p 88m 99m 8p',
    ]);
    // no tile is marked: the last one is won
    for (const hand of ['[111m] [222m] 345m 88m 999m', '[111m][222m]345m999m88m'])
      expect(codesOf(table(hand)), hand).toEqual([]);
    const honors = read('叫法 = hk\n| 牌型 | 番 | 例 |\n|---|---|---|\n| 字一色 | 10 | EEE SSS WWW NNN PP |');
    expect(honors.problems).toEqual([]);
  });
});

describe('the steps to a total', () => {
  it.each(Object.keys(TEXTS))('of %s come to it', (name) => {
    const ruleset = rulesetOf(name);
    const wild = ruleset.wilds ? {wild: '3p'} : {};
    for (const hand of randomSituations(9, 40, {sets: ruleset.sets, flowers: true})) {
      const result = score({...hand, ...wild, rules: name}, ruleset);
      if (result.status !== 'win') continue;
      expect(reckoningOf(result, ruleset).at(-1)?.result, hand.hand).toBe(result.total);
    }
  });

  it('are told one by one', () => {
    const text = `${SETUP}計算 = (1 + 番) × 2^番 up to 30\n3番：清一色`;
    const {ruleset} = read(text);
    if (!ruleset) throw new Error('nothing to score');
    expect(reckoningOf(score({...FLUSH, rules: 'own'}, ruleset), ruleset)).toMatchObject([
      {is: 'sum', result: 3},
      {is: 'plus', of: 3, plus: 1, result: 4},
      {is: 'power', of: 4, base: 2, exponent: 3, result: 32},
      {is: 'limit', from: 32, result: 30},
    ]);
  });
});

describe('a slip', () => {
  const table = (row: string): string =>
    `${SETUP}| 牌型 | 番 | 不計 |\n|---|---|---|\n${row}\n| 自摸 | 1 | |`;

  it.each([
    ['3番：混一式', '1:4 unknown-pattern 混一式'],
    ['1番：平和', '1:4 ambiguous-name 平和'],
    ['1番：甲\n甲 = onli winds', '2:5 unknown-word onli'],
    ['1番：甲\n甲 = only wimds', '2:10 kinds-wanted wimds'],
    ['1番：甲\n甲 = pungs >= x', '2:14 number-wanted x'],
    ['1番：甲\n甲 = (self', '2:5 unclosed (self'],
    ['1番：甲\n甲 = self &', '2:5 ends-early self &'],
    ['1番：甲\n甲 = wait edgy', '2:10 form-wanted edgy'],
    ['1番：甲\n甲 = flag lastTyle', '2:10 flag-wanted lastTyle'],
    ['1番：甲、乙\n甲 = 乙\n乙 = 甲', '3:5 circular 甲'],
    ['牌 = 140\n1番：自摸', '1:5 tile-number 140'],
    ['牌：84張，只有條、筒和三元牌。\n1番：自摸', '1:1 tile-number 84'],
    ['出銃 = 莊家 2\n1番：自摸', '1:6 who-pays 莊家 2'],
    ['計算 = 1 + 符\n1番：自摸', '1:10 unknown-term 符'],
    ['計算 = 3:8 2:4\n1番：自摸', '1:6 table-wanted 3:8 2:4'],
    ['起湖 = 3\n1番：自摸', '1:1 defines-nothing 起湖'],
    ['複合 = 全部\n1番：自摸', '1:6 bad-setting 全部'],
    ['手牌 = 16\n手牌 = 13\n1番：自摸', '2:1 set-twice 手牌'],
    ['1番：自摸\n3合：清一色', '2:1 unknown-unit 合'],
    ['1番：自摸\n3台：清一色', '2:4 unused-unit 台'],
    ['單位 = 番\n起和 = 3 翻\n1番：自摸', '2:8 unknown-unit 翻'],
    ['單位 = 番\n起和 = 3\n計算 = 2^番\n1番：自摸', '2:6 unit-wanted 3'],
    ['單位 = 七番\n計算 = max(1, 番)\n1番：自摸', '1:6 bad-setting 七番'],
    ['單位 = 対胡\n計算 = 胡 × 2\n- 自摸: 1\n3胡：混一色', '3:3 unused-unit 対胡'],
    ['1番：自摸、、混一色', '1:7 left-over 、'],
    ['1番：自摸、混一色、', '1:10 left-over 、'],
    ['1番：自摸、混一色\n不計 = 混一色: 自摸、', '2:13 left-over 、'],
    ['1番：自摸、自摸', '1:7 same-name-twice 自摸'],
    ['1番：自摸\n不計 = 自摸: 混一色', '2:10 not-a-row 混一色'],
    ['1番：自摸\n手牌 16', '2:1 not-read 手牌 16'],
    ['包 = 出銃者 self\n1番：自摸', '1:5 when-wanted 出銃者 self'],
    ['- 對對糊: 很多\n1番：自摸', '1:8 bad-value 很多'],
    ['- 混一式（三番）\n1番：自摸', '1:3 unknown-pattern 混一式'],
    ['單位 = 番\n- 混一色，連字牌。3台\n1番：自摸', '2:7 unknown-pattern 連字牌。'],
    ['| 役 | 翻（門前） |\n|---|---|\n| 混一色 | 3 |', '1:7 unknown-column 翻（門前）'],
    ['# 麻將', '1:1 nothing-to-score '],
  ])('%j', (text, wanted) => {
    expect(codesOf(text)).toContain(wanted);
  });

  it.each([
    ['| 清一色 | 7x | |', '6:9 unknown-unit x'],
    ['| 清一色 | 很多 | |', '6:9 bad-value 很多'],
    ['| 清一色 | | 說明 |', '6:3 no-value 清一色'],
    ['| 清一色 | 7 |', '6:9 merged-cells 7'],
    ['| 清一色 | 7 | | 9 |', '6:15 merged-cells 9'],
    ['| 清一色 | 9999999 | |', '6:9 number-too-large 9999999'],
  ])('in a table: %s', (row, wanted) => {
    expect(codesOf(table(row))).toContain(wanted);
  });

  it('reads a condition behind a name in one cell, and says what is missing there', () => {
    const {ruleset, problems} = read(table('| Two Dragons = pungs of dragons = 2 | 2 | |'));
    expect(problems).toEqual([]);
    expect(ruleset?.patterns.map(({native}) => native)).toContain('Two Dragons');
    expect(codesOf(table('| Two Dragons = pungs of dragens | 2 | |'))).toContain('6:26 kinds-wanted dragens');
    expect(codesOf(table('| Two Dragons = | 2 | |'))).toContain('6:16 ends-early ');
  });

  it('tells readers the author’s words, else what a known pattern is, in their language', async () => {
    const {texts} = read(`${SETUP}3番：對對糊、三元牌\n1番：雙龍、自摸\n雙龍 = pungs of dragons >= 2`);
    const [en, ja] = await Promise.all([texts.en(), texts.ja()]);
    const told = ({conditions}: typeof en): string[] => Object.values(conditions);
    expect(told(en)).toEqual(['', 'pungs of dragons', 'pungs of dragons >= 2', '']);
    expect(told(ja)).toEqual(['', '三元牌 の 刻子', 'pungs of dragons >= 2', '']);
  });

  it('is told in four languages, each in its own words', () => {
    const [{words, allowed}] = read(`${SETUP}3番：混一式\n1番：自摸`).problems;
    expect(allowed).toContain('混一色');
    expect(new Set(LANGS.map((lang) => words[lang])).size).toBe(LANGS.length);
    for (const lang of LANGS) expect(words[lang]).toContain('混一式');
    expect(VARIANT_CODES.length).toBeGreaterThan(40);
  });
});

describe('a setting in words', () => {
  const ROWS = 'names = hk\n\n飄胡：2番，全部是刻子。\n自摸：1番\n飄胡 = 對對糊\n';
  const toldOf = (text: string): readonly string[] =>
    readRuleset(`${ROWS}${text}`, {id: 'text'}).problems.map(({code, about}) => `${code} ${about}`);

  it.each([
    '庄家输赢翻倍。',
    '136 tiles. East pays and receives double.',
    '红中是百搭。',
    '136張，不帶花，5番封頂。',
    '至少3番才能胡。',
    '没有百搭。',
  ])('%s', (text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it.each([
    ['庄家赢翻倍。', 'bad-setting 庄家赢翻倍'],
    ['East pays and receive double.', 'bad-setting East pays and receive double'],
    ['八中是百搭。', 'bad-setting 八中是百搭'],
    ['红中是搭百。', 'bad-setting 红中是搭百'],
    ['136張，不帶花，5胡番封頂。', 'bad-setting 5胡番封頂'],
    ['136 tiles, no fu. Minmum 1 fan.', 'not-read Minmum 1 fan'],
    ['平糊：２齐番，全部是順子。', 'bad-value ２齐番，全部是順子。'],
  ])('with a slip is told: %s', (text, told) => {
    expect(toldOf(text).map((one) => one.replaceAll('2', '２'))).toContain(told);
  });
});

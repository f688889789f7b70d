/** Tables and lists as they stand on pages: their rows are read, and what cannot be read is told. */
import {describe, expect, it} from 'vitest';
import {readRuleset} from '../../src/variant/index.js';
import {based} from './texts.js';

const read = (text: string) => readRuleset(text, {id: 'shape', based});

/** The rows that score, each with its value: that of concealed hands, and that of others where it is another. */
function rowsOf(text: string): readonly string[] {
  const {ruleset} = read(text);
  return (ruleset?.patterns ?? []).map(({native, value, shown, each}) => {
    const {closed, open} = (shown ?? {}) as {closed?: number; open?: number};
    const worth =
      typeof value === 'number' ? `${value}` : closed === open ? `${closed}` : `${closed}/${open}`;
    return `${native} ${worth}${each ? ' each' : ''}`;
  });
}

const toldOf = (text: string): readonly string[] =>
  read(text).problems.map(({code, line, column, about}) => `${line}:${column} ${code} ${about}`);

/** Rows that are all read. */
function readWhole(text: string): readonly string[] {
  expect(toldOf(text)).toEqual([]);
  return rowsOf(text);
}

const HK = '牌 = 136\n叫法 = hk\n單位 = 番\n\n';
const JP = '呼称 = jp\n単位 = 翻\n\n';
const THREE = ['對對糊 3', '混一色 3', '清一色 7'];

describe('a table', () => {
  it('has no border, tabs of a spreadsheet, or commas', () => {
    for (const text of [
      '番種 | 番 | 說明\n--- | --: | ---\n對對糊 | 3 | 四副刻子\n混一色 | 3 |\n清一色 | 7 |',
      '番種\t番\t說明\n對對糊\t3\t四副刻子\n混一色\t3\t\n清一色\t7\t',
      '對對糊\t3\n混一色\t3\n清一色\t7',
      '番種,番,說明\n對對糊,3,四副刻子\n混一色,3,\n清一色,7,',
    ])
      expect(readWhole(`${HK}${text}`), text).toEqual(THREE);
    expect(toldOf(`${HK}番種 | 番\n--- | ---\n對對湖 | 3\n混一色 | 3`)).toEqual([
      '7:1 unknown-pattern 對對湖',
    ]);
  });

  it('ends where its marks end', () => {
    const text = `${HK}番種 | 番\n--- | ---\n對對糊 | 3\n\n混一色 3番\n清一色 7番`;
    expect(readWhole(text)).toEqual(THREE);
  });

  it('may have a row without cells, which is none', () => {
    expect(readWhole(`${HK}|\n| 番種 | 番 |\n|---|---|\n| 對對糊 | 3 |`)).toEqual(['對對糊 3']);
  });

  it('has a title above its head', () => {
    const html = '<table><tr><th colspan="2">Our 番</th></tr><tr><th>番型</th><th>番数</th></tr>';
    const rows = '<tr><td>對對糊</td><td>3</td></tr><tr><td>清一色</td><td>7</td></tr></table>';
    expect(rowsOf(`<p>叫法 = hk</p>${html}${rows}`)).toEqual(['對對糊 3', '清一色 7']);
  });

  it('has several names in a cell, or lines that say what a row is', () => {
    const table = (cell: string): string =>
      `${HK}| 番 | 番種 |\n|---|---|\n| 3番 | ${cell} |\n| 7番 | 清一色 |`;
    for (const cell of ['對對糊、混一色', '對對糊<br>混一色', '對對糊 / 混一色', '對對糊；<br/>混一色'])
      expect(readWhole(table(cell)), cell).toEqual(THREE);
    expect(readWhole(table('對對糊<br>四副刻子或槓子'))).toEqual(['對對糊 3', '清一色 7']);
    expect(readWhole(table('對對糊 / 碰碰糊'))).toEqual(['對對糊 3', '清一色 7']);
    expect(toldOf(table('對對糊、混一式'))).toEqual(['7:12 unknown-pattern 混一式']);
    expect(toldOf(table('對對糊<br>混一式'))).toEqual(['7:15 unknown-pattern 混一式']);
    const html =
      '<table><tr><th>番</th><th>番種</th></tr><tr><td>3</td><td>對對糊<br>混一色</td></tr></table>';
    expect(readWhole(`<p>叫法 = hk</p>${html}`)).toEqual(['對對糊 3', '混一色 3']);
  });

  it('gives melded hands what their column says, beside the one column of values', () => {
    const table = (open: string): string =>
      `${JP}| 役 | 翻 | 副露 |\n|---|---|---|\n| 混一色 | 3 | ${open} |\n| 対々和 | 2 | 2 |`;
    expect(readWhole(table('2'))).toEqual(['混一色 3/2', '対々和 2']);
    for (const same of ['(同)', '同じ', '〃', 'same', '食い下がりなし', '鳴いても可', '門前不問'])
      expect(readWhole(table(same))[0], same).toBe('混一色 3');
    for (const none of ['なし', '無', '×', '-']) expect(readWhole(table(none))[0], none).toBe('混一色 3/0');
  });

  it('gives melded hands what stands behind a name', () => {
    const row = (name: string): string => `${JP}| 役 | 翻 |\n|---|---|\n| ${name} | 3 |\n| 対々和 | 2 |`;
    for (const remark of ['（食い下がり2翻）', '(食い下がり)', '（鳴くと2翻）', ' [副露2翻]'])
      expect(rowsOf(row(`混一色${remark}`))[0], remark).toMatch(/3\/2$/);
    expect(toldOf(row('混一色（食い下がり1翻）'))).toEqual(['6:3 bad-value 混一色（食い下がり1翻）']);
    expect(rowsOf(row('混一色（ホンイツ）'))[0]).toBe('混一色（ホンイツ） 3');
  });
});

describe('names under a value', () => {
  it('stand on lines, several on one, in items, or behind it', () => {
    for (const text of [
      '## 3番\n對對糊\n混一色\n\n## 7番\n清一色',
      '**3番（2種）**\n對對糊、混一色\n**7番**\n清一色',
      '3番\n- 對對糊 四副刻子\n- 混一色 … 一種花色加字牌\n7番\n- 清一色：一種花色',
      '3番 對對糊 混一色\n7番 清一色',
      '對對糊、混一色：3番\n清一色：7番',
      '### Three-fan hands\n- 對對糊 / 碰碰糊\n- 混一色\n### Worth 7 fan\n- 清一色',
    ])
      expect(
        readWhole(`${HK}${text}`).map((row) => row.replace(/ \/ \S+/, '')),
        text,
      ).toEqual(THREE);
    const html = '<h4>3番</h4><p>對對糊<br>混一色</p><h4>7番</h4><p>清一色</p>';
    expect(readWhole(`<p>叫法 = hk</p>${html}`)).toEqual(THREE);
  });

  it('are told if they have a slip', () => {
    expect(toldOf(`${HK}## 3番\n對對糊\n混一式`)).toEqual(['7:1 unknown-pattern 混一式']);
    expect(toldOf(`${HK}## 3番\n- 對對糊\n- 混一式。`)).toEqual(['7:3 unknown-pattern 混一式。']);
    expect(toldOf(`${HK}## 3番\n對對糊 混一色 三元碑`)).toEqual(['6:9 unknown-pattern 三元碑']);
    expect(toldOf(`${HK}## 3番\n對對糊\n## 7番\n清一式`)).toEqual(['8:1 unknown-pattern 清一式']);
    expect(toldOf(`${HK}3番 對對糊 混一式`)).toEqual([
      '1:1 nothing-to-score ',
      '5:1 not-read 3番 對對糊 混一式',
    ]);
  });

  it('have sentences between them, which are none', () => {
    const text = `${HK}## 3番\n- 對對糊\n- 四副刻子或槓子，加上一對將牌。\n- 混一色\n- 湊一色。\n## 7番\n- 清一色`;
    expect(readWhole(text)).toEqual(THREE);
  });

  it('have the value of melded hands by the heading, or by the name', () => {
    const text = `${JP}## 2翻役（鳴くと1翻）\nチャンタ\n\n## 2翻（食い下がりなし）\n対々和\n\n## 1翻\n- リーチ（門前のみ）`;
    expect(readWhole(text)).toEqual(['チャンタ 2/1', '対々和 2', 'リーチ（門前のみ） 1/0']);
    expect(readWhole(`${JP}## 2翻\nチャンタ（鳴くと1翻）\n一気通貫（食い下がり）`)).toEqual([
      'チャンタ（鳴くと1翻） 2/1',
      '一気通貫（食い下がり） 2/1',
    ]);
  });

  it('are none of theirs under a heading that cannot be read', () => {
    const text = `${JP}## 2翻\n対々和\n\n## 3翻（親だけ）\n- 混一色`;
    expect(toldOf(text)).toEqual(['7:4 bad-value 3翻（親だけ）', '8:3 not-read 混一色']);
    expect(rowsOf(text)).toEqual(['対々和 2']);
  });
});

describe('a name', () => {
  it('is written in two languages', () => {
    const tw = 'names = tw\nhand = 16\nunit = tai\n\n';
    expect(
      readWhole(`${tw}- Half flush 湊一色: 4\n- 三元牌 Dragon pung (each): 1\n- All pungs（碰碰胡）: 4`),
    ).toEqual(['Half flush 湊一色 4', '三元牌 Dragon pung 1 each', 'All pungs（碰碰胡） 4']);
  });

  it('means what both languages mean, and is a question where they differ', () => {
    expect(read('1番：平和(ピンフ)\n1番：自摸').ruleset?.patterns[0].id).toBe('pinfu');
    const [told] = read('names = tw\n2 tai: All chows 平胡\n1 tai: Self-drawn').problems;
    expect(told.code).toBe('several-patterns');
    expect(told.meanings?.map(({id}) => id)).toEqual(['xiaopinghu', 'dapinghu']);
  });
});

describe('a setting', () => {
  it('with a colon is no row, and no sentence', () => {
    const text = `Unit: faan\nLimit: 10 faan\nNames: hk\n3 faan: All pungs`;
    expect(readWhole(text)).toEqual(['All pungs 3']);
    expect(readWhole('單位 = 番\n爆棚：大三元\n爆棚：8番\n叫法 = hk\n3番：對對糊')).toHaveLength(2);
  });
});

/** The same rules in other forms: HTML, what sanitizers leave of it, lists, settings as a table. */
import {describe, expect, it} from 'vitest';
import {readRuleset} from '../../src/variant/index.js';
import {TEXTS, based, readText} from './texts.js';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/\\\|/g, '|').trim());

/** A row as HTML; a condition stays in its cell, or stands beside the name. */
function rowHtml(line: string, tag: 'th' | 'td', isBeside: boolean): string {
  const cells = cellsOf(line);
  const when = isBeside ? cells.find((cell) => cell.startsWith('=')) : undefined;
  const shown = cells.map((cell) => (cell === when ? '' : cell));
  const beside = when === undefined ? '' : ` data-when="${escaped(when.slice(1).trim())}"`;
  const html = shown.map((cell, i) => `<${tag}${i ? '' : beside}>${escaped(cell)}</${tag}>`);
  return `<tr>${html.join('')}</tr>`;
}

/** Markdown as HTML. */
function toHtml(text: string, isBeside: boolean): string {
  let html = '';
  let isTable = false;
  for (const line of text.split('\n')) {
    const isRow = line.startsWith('|');
    if (isTable && !isRow) html += '</tbody></table>\n';
    if (!isRow)
      html += line.startsWith('#')
        ? `<h2>${line.slice(1).trim()}</h2>\n`
        : line
          ? `<p>${escaped(line)}</p>\n`
          : '';
    else if (!isTable)
      html += `<table class="wp-block-table"><thead>${rowHtml(line, 'th', false)}</thead><tbody>\n`;
    else if (!/^\|[-|\s]+$/.test(line)) html += `${rowHtml(line, 'td', isBeside)}\n`;
    isTable = isRow;
  }
  return `<section>${html}${isTable ? '</tbody></table>' : ''}</section>`;
}

/** What WordPress and Hatena make of HTML: other paragraphs, no attributes, spaces for line ends. */
const sanitized = (html: string): string =>
  html
    .replace(/<section>|<\/section>|<\/?t(?:head|body)>/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/<p>/g, '<p style="text-align:left"><span>')
    .replace(/<\/p>\n/g, '</span></p>\r\n\r\n')
    .replace(/<td>/g, '\n  <td align="left">&nbsp;');

/** Settings before the table as a table of two columns. */
function settingsAsTable(text: string): string {
  const lines = text.split('\n');
  const isSetting = (line: string): boolean => /^[^=|：]+ = /.test(line) && !/[|]/.test(line);
  // names of patterns and the parent stay as they are
  const settings = lines.filter(
    (line) =>
      isSetting(line) && /^(?:牌|手牌|叫法|单位|單位|単位|副露|計算|计算|複合|閑家|全員|封頂) =/.test(line),
  );
  const rows = settings.map((line) => `| ${line.replace(' = ', ' | ')} |`);
  const others = lines.filter((line) => !settings.includes(line));
  return ['| 設定 | |', '|---|---|', ...rows, '', ...others].join('\n');
}

const digestOf = (text: string, id: string): string => {
  const {digest, problems} = readRuleset(text, {id, based});
  expect(problems).toEqual([]);
  return digest;
};

describe.each(Object.keys(TEXTS))('%s', (name) => {
  const text = TEXTS[name];
  const {digest} = readText(name);

  it('is the same as HTML', () => {
    expect(digestOf(toHtml(text, false), name)).toBe(digest);
    expect(digestOf(toHtml(text, true), name)).toBe(digest);
  });

  it('is the same after sanitizers', () => {
    expect(digestOf(sanitized(toHtml(text, false)), name)).toBe(digest);
    expect(digestOf(`<pre>${escaped(text)}</pre>`, name)).toBe(digest);
    expect(digestOf(`<script type="text/mj-rules">${text}</script><p>。</p>`, name)).toBe(digest);
  });

  it('is the same with other line ends, widths of signs and settings in a table', () => {
    expect(digestOf(text.replace(/\n/g, '\r\n'), name)).toBe(digest);
    expect(digestOf(text.replace(/ = /g, ' ＝ ').replace(/：/g, ': '), name)).toBe(digest);
    expect(digestOf(settingsAsTable(text), name)).toBe(digest);
  });
});

describe('lists', () => {
  const scores = (text: string) => {
    const {ruleset, problems} = readRuleset(text, {id: 'list'});
    expect(problems).toEqual([]);
    return ruleset?.patterns.map(({native, value, unit, each, includes, includesOn}) => ({
      ...{native, value, unit, each},
      without: [...(includes ?? []), ...(includesOn ?? [])],
    }));
  };
  const SET = '牌 = 136\n叫法 = hk\n單位 = 番\n';

  it('has the same rows as a list, under headings, in lines and as definitions', () => {
    const wanted = scores(`${SET}3番：對對糊、混一色\n7番：清一色\n1番：三元牌`);
    expect(wanted).toHaveLength(4);
    expect(
      scores(`${SET}- 對對糊: 3番\n- 混一色: 3番, 一種花色加字牌\n- 清一色: 7番\n- 三元牌: 1番`),
    ).toEqual(wanted);
    expect(scores(`${SET}## 3番\n- 對對糊\n- 混一色\n\n◎7番役\n- 清一色\n\n## 1番\n- 三元牌`)).toEqual(
      wanted,
    );
    expect(scores(`${SET}對對糊 3番\n混一色 3番\n清一色 7番 一種花色\n三元牌 1番`)).toEqual(wanted);
    const html = `<p>牌 = 136<br>叫法 = hk<br>單位 = 番</p><ul><li>對對糊: 3番</li><li>混一色: 3番</li></ul>
      <dl><dt>清一色</dt><dd>7番</dd><dt>三元牌</dt><dd>1番</dd></dl>`;
    expect(scores(html)).toEqual(wanted);
  });

  it('reads a nested list as a series, of which the inner excludes the outer', () => {
    const rows = scores(
      '牌 = 136\n- All Pungs: 30 points\n  - Four Kongs: 200 points\n- Half Flush: 40 points',
    );
    expect(rows?.map(({native, without}) => [native, without.includes('pengpenghu')])).toEqual([
      ['All Pungs', false],
      ['Four Kongs', true],
      ['Half Flush', false],
    ]);
  });

  it('reads a value in words, and one for each', () => {
    const [dragons, flowers] = scores('牌 = 144\n- 三元牌: 一番\n- 正花: 2番 每張') ?? [];
    expect([dragons.value, flowers.value, flowers.each]).toEqual([1, 2, true]);
  });

  it('has the same rows as lines with other marks between name and value, and wide digits', () => {
    const wanted = scores(`${SET}3番：對對糊、混一色\n7番：清一色`);
    for (const text of [
      '對對糊：3番\n混一色：三番\n清一色：７番',
      '對對糊＝3番\n混一色 = 3番\n清一色=7番',
      '對對糊…3番\n混一色 ... 3番\n清一色 ─ 7番',
      '對對糊（3番）\n混一色（三番）\n- 清一色（７番）',
      '1. 對對糊 - 3番\n2. 混一色：3番\n3. 清一色 7番',
      '對對糊,3番\n混一色，3番\n清一色、7番',
    ])
      expect(scores(`${SET}${text}`), text).toEqual(wanted);
    expect(scores('牌 = １３６\n叫法 = hk\n單位 = 番\n對對糊 ３番\n混一色 ３番\n清一色 ７番')).toEqual(
      wanted,
    );
  });

  it('has the same rows as tables with merged cells', () => {
    const wanted = scores(`${SET}3番：對對糊、混一色\n7番：清一色`);
    const setting = `<p>${SET.trim().replaceAll('\n', '<br>')}</p>`;
    const rows = (...lines: readonly string[]): string => lines.map((line) => `<tr>${line}</tr>`).join('');
    for (const table of [
      rows(
        '<th>番</th><th>牌型</th>',
        '<td rowspan="2">3</td><td>對對糊</td>',
        '<td>混一色</td>',
        '<td>7</td><td>清一色</td>',
      ),
      rows('<td rowspan=2>３番</td><td>對對糊</td>', '<td>混一色</td>', '<td>7番</td><td>清一色</td>'),
      rows(
        '<th>牌型</th><th>番</th>',
        '<td colspan="2">3番</td>',
        '<td>對對糊</td><td></td>',
        '<td>混一色</td><td></td>',
        '<td colspan="2">【7番】</td>',
        '<td>清一色</td><td></td>',
      ),
      rows(
        '<th rowspan="2">牌型</th><th colspan="2">說明</th>',
        '<th>番</th><th>備註</th>',
        '<td>對對糊</td><td>3</td><td></td>',
        '<td>混一色</td><td>3</td><td></td>',
        '<td>清一色</td><td>7</td><td></td>',
      ),
    ])
      expect(scores(`${setting}<table>${table}</table>`), table).toEqual(wanted);
  });

  it('finds the names where heads do not say so, and rows where a head must be', () => {
    const wanted = scores(`${SET}3番：對對糊、混一色\n7番：清一色`);
    const rows = '| 對對糊 | 3 | |\n| 混一色 | 3 | 有字 |\n| 清一色 | 7 | |';
    expect(scores(`${SET}| 番 | 值 | Remarks |\n|---|---|---|\n${rows}`)).toEqual(wanted);
    const numbered = '| 1 | 3 | 對對糊 |\n| 2 | 3 | 混一色 |\n| 3 | 7 | 清一色 |';
    expect(scores(`${SET}| No. | 番 | 內容 |\n|---|---|---|\n${numbered}`)).toEqual(wanted);
    expect(scores(`${SET}| 對對糊 | 3 |\n|:-:|:-:|\n| 混一色 | 3 |\n| 清一色 | 7 |`)).toEqual(wanted);
  });

  it('leaves prose alone', () => {
    const prose =
      '# 規則\n這是我們在家裡玩的麻將。\n起初打三圈。\n\n> 謝謝大家！\n\n3番：混一色\n\n打完再算一次。';
    expect(scores(prose)).toHaveLength(1);
  });
});

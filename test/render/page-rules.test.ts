/** Rules as text on a page, by the programs that check and render it. */
import {unified} from 'unified';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {describe, expect, it} from 'vitest';
import {check, render} from '../../src/render/index.js';
import remarkMahjong from '../../src/render/remark.js';

const ROWS = `牌 = 136
叫法 = hk
單位 = 番

| 牌型 | 番 |
|---|---|
| 對對糊 | 3 |
| 混一色 | 3 |
| 自摸 | 1 |
`;
const LIST = '牌 = 136\n叫法 = hk\n單位 = 番\n3番：對對糊、混一色\n1番：自摸\n';
const HAND = '[111m] [EEE] 333m 88m 99m +9m';

const tag = (rules: string, expected = 7): string =>
  `<mj-example rules="${rules}" by="self" expect="${expected}">${HAND}</mj-example>`;

const TABLE = `<table id="wenling"><caption>牌型。</caption><tr><th>牌型<th>番</tr>
<tr><td>對對糊<td>3</tr><tr><td>自摸<td>1</tr></table>`;

describe.each([
  ['a heading of Markdown', 'md', `## Wenling\n\n${ROWS}\n## Examples\n\n${tag('#wenling')}\n`],
  ['a fence', 'md', `${tag('#wenling')}\n\n\`\`\`mj-rules id=wenling\n${ROWS}\`\`\`\n`],
  ['a fence that says its id', 'md', `\`\`\`mj-rules\nid = wenling\n${LIST}\`\`\`\n\n${tag('#wenling')}\n`],
  [
    'a fence, for a fence',
    'md',
    `\`\`\`mj-rules id=wenling\n${LIST}\`\`\`\n\n\`\`\`mj\nrules=#wenling by=self expect=7\n${HAND}\n\`\`\`\n`,
  ],
  ['a script', 'html', `<script type="text/mj-rules" id="wenling">${LIST}</script>${tag('#wenling')}`],
  [
    'code',
    'html',
    `<pre><code class="language-mj-rules">id = wenling\n${LIST}</code></pre>${tag('#wenling')}`,
  ],
  [
    'a section',
    'html',
    `<section id="wenling"><p>叫法 = hk</p>${TABLE.replace(' id="wenling"', '')}</section>${tag('#wenling', 4)}`,
  ],
  ['a table', 'html', `${TABLE.replace('對對糊', '碰碰胡')}${tag('#wenling', 4)}`],
  [
    'another text',
    'html',
    `<pre id="one">${LIST}</pre><pre id="wenling">based-on = #one\n5番：自摸</pre>${tag('#wenling', 11)}`,
  ],
  [
    'a shortcode',
    'html',
    `<pre id="wenling">${LIST}</pre><p>[mj rules=#wenling by=self expect=7]${HAND}[/mj]</p>`,
  ],
] as const)('rules of %s', (_, format, page) => {
  it('are those that the page is checked and rendered by', async () => {
    expect(await check(page, {format, lang: 'en'})).toEqual([]);
    const html = await render(page, {format, lang: 'en'});
    expect(html).toContain('番');
    expect(await render(html, {format, lang: 'en'})).toBe(html);
  });
});

describe('the check of a page', () => {
  it('tells what is wrong in a text by its line and column on the page, and checks by the rest', async () => {
    const page = `Some words.\n\n## Wenling\n\n${ROWS.replace('混一色', '混一式')}\n${tag('#wenling')}\n`;
    const [slip, total, ...others] = await check(page, {format: 'md', lang: 'en'});
    expect(slip).toMatchObject({line: 12, column: 3});
    expect(slip.message).toContain('There is no pattern “混一式”');
    expect(total.message).toContain('4');
    expect(others).toEqual([]);
  });

  it('tells that rules are not on the page, and where nothing can be read', async () => {
    expect(await check(tag('#elsewhere'), {lang: 'en'})).toMatchObject([
      {
        line: 1,
        column: 20,
        message: 'No element of this page has the id “elsewhere”, which should have the rules.',
      },
    ]);
    const page = `<p id="wenling">Nothing.</p>${tag('#wenling')}`;
    const told = (await check(page, {lang: 'zh-Hant'})).map(({message}) => message);
    expect(told.join()).toContain('「wenling」的規則有需要修改的地方');
    expect(await render(page)).toBe(page);
  });

  it('reads texts that nothing names yet', async () => {
    const page = '<script type="text/mj-rules">\n3番：對對湖\n</script>';
    expect(await check(page, {lang: 'en'})).toMatchObject([{line: 1}, {line: 2}]);
  });

  it('keeps the rules of one page from another', async () => {
    const pages = [1, 2, 3].map((n) => `<pre id="own">單位 = 番\n${n}番：自摸</pre>${tag('#own', n)}`);
    const told = await Promise.all([...pages, tag('#own')].map((page) => check(page, {lang: 'en'})));
    expect(told.map(({length}) => length)).toEqual([0, 0, 0, 1]);
  });

  it('takes texts from elsewhere for code', async () => {
    const fence = `rules=#wenling by=self expect=7\n${HAND}\n`;
    expect(await check(fence, {format: 'mj', texts: {wenling: LIST}})).toEqual([]);
    expect(await check(fence, {format: 'mj'})).toHaveLength(1);
  });
});

it('a plugin of remark gives the text its id, and later fences are scored by it', async () => {
  const page = `\`\`\`mj-rules id=wenling\n${LIST}\`\`\`\n\n\`\`\`mj\nrules=#wenling by=self expect=7\n${HAND}\n\`\`\`\n`;
  const build = async (text: string): Promise<string> =>
    String(
      await unified()
        .use(remarkParse)
        .use(remarkMahjong, {strict: true, lang: 'en'})
        .use(remarkRehype)
        .use(rehypeStringify)
        .process(text),
    );
  const html = await build(page);
  expect(html).toMatch(/<pre id="wenling"><code class="language-mj-rules">/);
  expect(html).toContain('<mj-example rules="#wenling"');
  expect(html).toContain('= 7 番');
  await expect(build(page.replace('混一色', '混一式'))).rejects.toThrow('There is no pattern');
});

/** `mahjong-elements/render`: what programs get. */
import {describe, expect, it} from 'vitest';
import {check, render} from '../../src/render/index.js';

const FENCE = 'rules=mcr by=discard expect=19\n[123m][456m] 789m 234p 5s +5s\n';
const HAND = '[123m][456m] 789m 234p 5s +5s';

describe('render', () => {
  it('gives the same tag for a fence, and for a page in HTML or Markdown that has it', async () => {
    const alone = await render(FENCE, {format: 'mj', lang: 'en'});
    expect(alone).toMatch(/^<mj-example rules="mcr" by="discard" expect="19" translate="no">/);
    expect(alone).toContain('19 fan');
    const page = `<html lang="en"><pre><code class="language-mj">${FENCE}</code></pre>`;
    expect(await render(page)).toBe(`<html lang="en">${alone}`);
    const markdown = await render(`\`\`\`mj\n${FENCE}\`\`\`\n`, {format: 'md', lang: 'en'});
    expect(markdown).toMatch(/^<mj-example rules="mcr"/);
    expect(markdown).toContain('19 fan');
  });

  it('names tiles in another language where the author wants that', async () => {
    const page = (names: string): string => `<p lang="ja"><mj-hand${names}>[123m] 99p</mj-hand>`;
    const root = async (names: string): Promise<string> =>
      /<template[^]*<\/template>/.exec(await render(page(names), {declarative: true}))![0];
    const title = async (names: string): Promise<string> =>
      /<title>.*?<\/title>/.exec(await render(page(names)))![0];
    for (const said of [root, title]) {
      expect(await said('')).not.toContain('characters');
      expect(await said(' names="ja"')).toBe(await said(''));
      expect(await said(' names="en"')).toContain('characters');
    }
    // a title is plain text, as that of a table
    expect(await title(' names="en"')).not.toMatch(/[\u2066-\u2069]/);
  });

  it('changes nothing when it is done again', async () => {
    const once = await render(`<p lang="ja"><mj-example rules="mcr" by="self">${HAND}</mj-example>`);
    expect(once).toContain('<svg');
    expect(await render(once)).toBe(once);
  });

  it.each([
    ['svg', /^<svg [^]*<\/svg>\n$/],
    ['md', /19 fan/],
    ['text', /19 fan/],
    ['bbcode', /\[b\]/],
    ['html', /<svg[^]*19 fan/],
  ] as const)('gives one hand as %s', async (form, expected) => {
    expect(await render(FENCE, {format: 'mj', lang: 'en', form})).toMatch(expected);
  });

  it('refuses what it cannot do, and says what it can', async () => {
    await expect(render('', {format: 'pdf' as 'html'})).rejects.toThrow('format must be html, md');
    await expect(render(FENCE, {form: 'svg'})).rejects.toThrow('form goes with the format mj');
    await expect(render(FENCE.replace('19', '20'), {format: 'mj', lang: 'en', form: 'text'})).rejects.toThrow(
      '1:29: The page says 20 fan, but the hand scores 19 fan',
    );
  });

  it('knows its options by name, and the kind of their values', async () => {
    const misspelt = {langauge: 'ja'} as object;
    await expect(render('', misspelt)).rejects.toThrow(
      'There is no option “langauge”; the options are format, lang, rules, texts, declarative, form',
    );
    await expect(check('', {declarative: true} as object)).rejects.toThrow(
      'There is no option “declarative”',
    );
    await expect(render('', {lang: 7} as object)).rejects.toThrow('lang must be text, not 7');
    await expect(render('', {declarative: 'yes'} as object)).rejects.toThrow(
      'declarative must be true or false, not "yes"',
    );
    expect(await render('', {lang: undefined})).toBe('');
  });

  it('says why it cannot read a page', async () => {
    await expect(render('<b>'.repeat(2000))).rejects.toThrow(/1000/);
  });

  it('leaves what cannot be read as it is', async () => {
    const page = '<mj-example rules="mcr" by="self">[124m]</mj-example>';
    expect(await render(page)).toBe(page);
  });
});

describe('check', () => {
  it('tells problems by line and column, in a page and in a fence', async () => {
    const message = 'The page says 20 fan, but the hand scores 19 fan';
    const wrong = FENCE.replace('19', '20');
    expect(await check(wrong, {format: 'mj', lang: 'en'})).toEqual([{line: 1, column: 29, message}]);
    const page = `<p>\n<pre lang="en"><code class="language-mj">${wrong}</code></pre>`;
    expect(await check(page)).toEqual([{line: 2, column: 70, message}]);
    expect(await check(FENCE, {format: 'mj'})).toEqual([]);
    expect(await check('S: +2s -7p\n```\n', {format: 'mj-round'})).not.toEqual([]);
  });
});

describe('the front matter of a page', () => {
  const page = (matter: string): string => `${matter}\n\n\`\`\`mj\nby=discard\n${HAND}\n\`\`\`\n`;

  it.each([
    ['YAML', '---\ntitle: A hand\nmj-rules: mcr\nlang: ja # the page\n---'],
    ['YAML with quotes', '---\nmj-rules: "mcr"\nlang: \'ja\'\n---'],
    ['TOML', '+++\nmj-rules = "mcr"\nlang = "ja"\n+++'],
  ])('sets rules and language in %s', async (_, matter) => {
    const html = await render(page(matter), {format: 'md', lang: 'en', rules: 'luqiao'});
    expect(html).toContain('<mj-example rules="mcr" by="discard"');
    expect(html).toContain('19番');
  });

  it('sets them for code that is scored, and names no rules itself', async () => {
    const given = {format: 'md', rules: 'mcr', lang: 'en'} as const;
    expect(await render('```mj\n123m\n```', given)).toContain('<mj-hand translate');
    expect(await render('A run of [mj]123m[/mj].', given)).toContain('<mj-tiles translate');
    expect(await render(`[mj by=discard]${HAND}[/mj]`, given)).toContain('<mj-example rules="mcr"');
    expect(await render('```mj\nrules=luqiao by=self\n11m +1m\n```', given)).not.toContain('mcr');
    expect(await check(page('---\nmj-rules: mrc\n---'), {format: 'md', lang: 'en'})).toHaveLength(1);
  });
});

describe('a feed', () => {
  const item = (inside: string): string =>
    `<?xml version="1.0"?>\n<rss><channel><language>en</language><item><title>A &lt;b&gt;</title>${inside}</item></channel></rss>`;
  const TAG = `<mj-example rules="mcr" by="discard" expect="19">${HAND}</mj-example>`;
  const escaped = (html: string): string =>
    html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

  it.each([
    ['CDATA', 'content:encoded', (html: string) => `<![CDATA[${html}]]>`],
    ['escapes', 'content:encoded', escaped],
    ['escapes', 'description', escaped],
  ])('is read and written as %s in <%s>', async (_, name, written) => {
    const feed = (html: string): string => item(`<${name}>${written(html)}</${name}>`);
    const html = await render(`<div lang="en">${TAG}</div>`);
    const inside = html.slice('<div lang="en">'.length, -'</div>'.length);
    const after = await render(feed(TAG), {format: 'xml'});
    expect(after).toBe(feed(inside));
    expect(await render(after, {format: 'xml'})).toBe(after);
    expect(await check(feed(TAG), {format: 'xml'})).toEqual([]);
    const wrong = feed(TAG.replace('19', '20'));
    const [problem] = await check(wrong, {format: 'xml'});
    expect(problem.message).toBe('The page says 20 fan, but the hand scores 19 fan');
    expect(wrong.split('\n')[1].slice(problem.column - 1)).toMatch(/^20/);
  });

  it('of Atom says in type that it is HTML, and its language in xml:lang', async () => {
    const atom = `<feed xml:lang="ja"><entry><summary>&lt;mj-tiles>1m&lt;/mj-tiles></summary><content type="html">&lt;mj-tiles&gt;1m&lt;/mj-tiles&gt;</content></entry></feed>`;
    const after = await render(atom, {format: 'xml'});
    expect(after).toContain('<summary>&lt;mj-tiles>1m&lt;/mj-tiles></summary>');
    expect(after).toContain('一萬');
  });

  it('stays as it is where nothing is to be written', async () => {
    const feed = item('<description>5 &#x3c; 6 &amp;amp; <!-- <description> --></description><guid/>');
    expect(await render(feed, {format: 'xml'})).toBe(feed);
  });

  it('may hold the end mark of CDATA in what is written', async () => {
    const feed = item(`<content:encoded><![CDATA[${TAG}]]]]><![CDATA[>]]></content:encoded>`);
    expect(await render(feed, {format: 'xml'})).toBe(feed);
  });
});

it.each([undefined, null, 5, {}])('a page that is %j is refused in words', async (page) => {
  await expect(render(page as string)).rejects.toThrow(/^the page must be a text, not /);
  await expect(check(page as string)).rejects.toThrow(/^the page must be a text, not /);
});

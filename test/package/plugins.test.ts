/** The same code fence gives the same tag in every tool that an author may write with. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import MarkdownIt from 'markdown-it';
import {parseFragment, serialize} from 'parse5';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import type * as Rendering from '../../src/render/index.js';
import type * as ForMarkdownIt from '../../src/render/markdown-it.js';
import type * as ForRemark from '../../src/render/remark.js';

const root = path.join(import.meta.dirname, '../..');
const BUILT = path.join(root, 'dist/render');
const load = async <M>(name: string): Promise<M> =>
  (await import(pathToFileURL(path.join(BUILT, `${name}.js`)).href)) as M;

let rendering: typeof Rendering;
let forMarkdownIt: typeof ForMarkdownIt;
let forRemark: typeof ForRemark;
beforeAll(async () => {
  rendering = await load('index');
  forMarkdownIt = await load('markdown-it');
  forRemark = await load('remark');
});

/** HTML as a browser reads it, so that quotes and the order of writing do not count. */
const read = (html: string): string => serialize(parseFragment(html.trim()));

const inMarkdownIt = (text: string, options = {}, env = {}): string =>
  new MarkdownIt({html: true}).use(forMarkdownIt.default, options).render(text, env);

const inRemark = async (text: string, options = {}, data = {}): Promise<string> => {
  const processor = unified()
    .use(remarkParse)
    .use(forRemark.default, options)
    .use(remarkRehype)
    .use(rehypeStringify);
  return String(await processor.process({value: text, data}));
};

/** Pages of one text each, built by Eleventy with the plugin. */
function inEleventy(texts: readonly string[], options = {}): string[] {
  // beside node_modules, where Eleventy is found
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/eleventy-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
    texts.forEach((text, i) => writeFileSync(path.join(folder, `page${i}.md`), text));
    writeFileSync(
      path.join(folder, 'eleventy.config.mjs'),
      `import mahjong from ${JSON.stringify(pathToFileURL(path.join(BUILT, 'eleventy.js')).href)};
       export default (config) => config.addPlugin(mahjong, ${JSON.stringify(options)});`,
    );
    const run = path.join(root, 'node_modules/@11ty/eleventy/cmd.cjs');
    execFileSync(process.execPath, [run, '--quiet'], {cwd: folder, stdio: 'pipe'});
    return texts.map((_, i) => readFileSync(path.join(folder, `_site/page${i}/index.html`), 'utf8'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const FENCES: readonly (readonly [language: Rendering.RenderFormat, text: string])[] = [
  ['mj', 'rules=mcr by=discard expect=19\n[123m][456m] 789m 234p 5s +5s'],
  ['mj', '[FFF] 11m'],
  ['mj', '[124m]'],
  ['mj-ledger', 'rules=ribon players=A,B,C\nA tsumo 12\nC ron B 9'],
  ['mj-round', 'rules=luqiao wild=9s turn=E\nW: 77p 123m 456m 789s 4p 1s\nplay:\nE: +1m -7p'],
];

it('a fence gives the same in all', async () => {
  const pages = FENCES.map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\`\n`);
  const fromEleventy = inEleventy(pages, {lang: 'ja'});
  for (const [i, [format, text]] of FENCES.entries()) {
    const expected = read(await rendering.render(`${text}\n`, {format, lang: 'ja'}));
    expect(read(inMarkdownIt(pages[i], {lang: 'ja'}))).toBe(expected);
    expect(read(await inRemark(pages[i], {lang: 'ja'}))).toBe(expected);
    expect(read(fromEleventy[i])).toBe(expected);
    expect(read(await rendering.render(expected, {lang: 'ja'}))).toBe(expected);
  }
});

it('a fence of rules is what later fences are scored by, in all', async () => {
  const rules = '```mj-rules id=wenling\n牌 = 136\n叫法 = hk\n單位 = 番\n3番：對對糊、混一色\n```\n';
  const hand = '```mj\nrules=#wenling by=self expect=6\n[111m] [EEE] 333m 88m 99m +9m\n```\n';
  const page = `${rules}\n${hand}`;
  const options = {lang: 'en', strict: true};
  const expected = read(inMarkdownIt(page, options));
  expect(expected).toContain('<pre id="wenling"><code class="language-mj-rules">');
  expect(expected).toContain('= 6 番');
  expect(read(await inRemark(page, options))).toBe(expected);
  expect(read(inEleventy([page], options)[0])).toBe(expected);
  const slip = page.replace('混一色', '混一式');
  const what = 'There is no pattern “混一式”';
  expect(() => inMarkdownIt(slip, options)).toThrow(`mj-rules:5:8: ${what}`);
  await expect(inRemark(slip, options)).rejects.toThrow(`mj-rules:5:8: ${what}`);
});

it('an option that is wrong stops the build', () => {
  const misspelt = {strikt: true};
  const what = 'There is no option “strikt”; the options are lang, rules, declarative, strict';
  expect(() => inMarkdownIt('', misspelt)).toThrow(what);
  expect(() => forRemark.default(misspelt as object)).toThrow(what);
  expect(() => inEleventy(['text'], misspelt)).toThrow(what);
});

describe('front matter', () => {
  const fence = '```mj\nby=discard\n[123m][456m] 789m 234p 5s +5s\n```\n';
  const page = `---\nlang: ja\nmj-rules: mcr\n---\n\n${fence}`;

  it('sets rules and language for a page', async () => {
    const expected = read(
      await rendering.render(page.slice(page.indexOf('by=')).replace(/```\n$/, ''), {
        format: 'mj',
        lang: 'ja',
        rules: 'mcr',
      }),
    );
    expect(expected).toContain('19番');
    expect(read(inMarkdownIt(fence, {lang: 'en'}, {lang: 'ja', 'mj-rules': 'mcr'}))).toBe(expected);
    expect(read(inMarkdownIt(fence, {}, {frontmatter: {lang: 'ja', 'mj-rules': 'mcr'}}))).toBe(expected);
    expect(read(await inRemark(fence, {rules: 'luqiao'}, {matter: {lang: 'ja', 'mj-rules': 'mcr'}}))).toBe(
      expected,
    );
    // a page names its language to readers too: without <html lang>, Eleventy's last step speaks that of its options
    expect(read(inEleventy([page], {lang: 'ja'})[0])).toBe(expected);
  });
});

describe('a build that is strict', () => {
  const wrong = '```mj\nrules=mcr by=discard expect=20\n[123m][456m] 789m 234p 5s +5s\n```\n';
  const what = 'The page says 20 fan, but the hand scores 19 fan';

  it('stops where a fence is wrong, and says where in the page', async () => {
    const strict = {strict: true, lang: 'en'};
    const page = `# A post\n\nText.\n\n${wrong}`;
    expect(() => inMarkdownIt(wrong, strict)).toThrow(`mj:2:29: ${what}`);
    expect(() => inMarkdownIt(page, strict)).toThrow(`mj:6:29: ${what}`);
    await expect(inRemark(page, strict)).rejects.toThrow(`mj:6:29: ${what}`);
    expect(() => inEleventy([page], strict)).toThrow(`page0.md:6:29: ${what}`);
    expect(() => inEleventy([`---\ntitle: x\nlang: en\n---\n${page}`], strict)).toThrow(
      `page0.md:10:29: ${what}`,
    );
    expect(inMarkdownIt(wrong, {lang: 'en'})).toContain('19 fan');
  });

  it('names the page that would be written for a tag that is wrong', () => {
    const tag =
      '<mj-example rules="mcr" by="discard" expect="20">[123m][456m] 789m 234p 5s +5s</mj-example>\n';
    expect(() => inEleventy([tag], {strict: true, lang: 'en'})).toThrow(
      `_site/page0/index.html:1:49: ${what}`,
    );
  });
});

it('mj render - and mj check - read a pipe', () => {
  const mj = (input: string, ...args: readonly string[]): string =>
    execFileSync(process.execPath, ['dist/cli/mj.js', ...args], {cwd: root, input, encoding: 'utf8'});
  const fence = '```mj\nrules=mcr by=discard expect=19\n[123m][456m] 789m 234p 5s +5s\n```\n';
  expect(mj(fence, 'render', '-', '--format', 'md')).toContain('<mj-example rules="mcr"');
  expect(mj(fence, 'check', '-', '--format', 'md')).toBe('');
  expect(() => mj('<p>', 'render', '-', '--write')).toThrow('--write');
});

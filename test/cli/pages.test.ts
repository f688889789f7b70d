/** How the command treats Markdown pages, and pages that cannot be read. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkCommand} from '../../src/cli/check.js';
import {isPage} from '../../src/cli/page-names.js';
import {findOn} from '../../src/cli/page/find.js';
import {writePage} from '../../src/cli/page/write.js';
import {renderPageCommand} from '../../src/cli/render-page.js';
import {run} from './run.js';

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'mj-'))));
afterAll(() => rmSync(folder, {recursive: true}));

const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

it('what could not be checked goes to standard error, and fails nothing', async () => {
  const page = fileOf('unsaid.html', '<p>A table</p>\n<mj-board rules="luqiao">E: | 1m</mj-board>');
  const {out, err, status} = await run(checkCommand, page);
  expect([out, status]).toEqual(['', 0]);
  expect(err).toMatch(
    /^.*unsaid\.html:2:18: rules: Not stated, so not checked: wild\.\n1 checked, 0 wrong\n$/,
  );
});

describe('a page of Markdown', () => {
  const tagsIn = (text: string, format: 'md' | 'mdx' = 'md') =>
    findOn(text, format).map(({text: hand}) => hand);

  it.each([
    ['before the text', '---\ntitle: <mj-tiles>1x</mj-tiles>\n---\n\n[mj]5s[/mj]'],
    ['before the text, as TOML', '+++\ntitle = "[mj]1x[/mj]"\n+++\n[mj]5s[/mj]'],
    ['by indentation', 'How it is typed:\n\n    <mj-tiles>1x</mj-tiles>\n\n[mj]5s[/mj]'],
    ['by indentation, in a list', '- How it is typed:\n\n      <mj-tiles>1x</mj-tiles>\n\n[mj]5s[/mj]'],
    ['between backticks', 'As `[mj]1x[/mj]`, or ``[mj]1x[/mj] ` ``: [mj]5s[/mj]'],
    ['in a fence of another language', '> ~~~html\n> [mj]1x[/mj]\n> ~~~\n\n[mj]5s[/mj]'],
    ['in a fence that is not closed', '[mj]5s[/mj]\n\n```\n[mj]1x[/mj]'],
  ])('has no tags in its code %s', (_, text) => {
    expect(tagsIn(text)).toEqual(['5s']);
  });

  it('has tags behind a backtick that is escaped, alone, or in another paragraph', () => {
    expect(tagsIn('\\`[mj]1s[/mj]`\n\nA ` alone, [mj]2s[/mj]\n\nand [mj]3s[/mj] `')).toEqual([
      '1s',
      '2s',
      '3s',
    ]);
  });

  it('has no code by indentation where it is MDX', () => {
    const text = '<Card>\n\n    [mj]5s[/mj]\n\n</Card>';
    expect([tagsIn(text), tagsIn(text, 'mdx')]).toEqual([[], ['5s']]);
  });

  it.each(['a.html', 'a.htm', 'a.xhtml', 'POST.MD', 'a.mdx', 'a.markdown'])(
    'is rendered as a page: %s',
    (name) => {
      expect(isPage(name)).toBe(true);
    },
  );

  it('is written into', async () => {
    const file = fileOf(
      'post.md',
      '# A win\n\n```mj\nrules=mcr by=discard\n[123m][456m] 789m 234p 5s +5s\n```\n',
    );
    const {out, err, status} = await run(renderPageCommand, file);
    expect([err, status]).toEqual(['', 0]);
    expect(out).toContain('# A win\n\n<mj-example rules="mcr" by="discard" translate="no">');
  });
});

describe('what is written into a page', () => {
  it('takes the whole of a shortcode away, however its last bracket is written', async () => {
    const {source} = await writePage('<p>a [mj]5s[/mj&#93; b &amp; [mj]6s[/mj&rsqb; c</p>', 'en');
    expect(source).toMatch(/^<p>a <mj-tiles .*<\/mj-tiles> b &amp; <mj-tiles .*<\/mj-tiles> c<\/p>$/);
  });

  it('takes only what it has written itself away', async () => {
    const page = '<mj-hand><span slot="static">old</span>123m<span slot="static">old</span></mj-hand>';
    const {source} = await writePage(page, 'en');
    expect(source).toMatch(/^<mj-hand><span slot="static" lang="en"><br><svg .*<\/span>123m<\/mj-hand>$/s);
    expect((await writePage(source, 'en')).source).toBe(source);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['deep.html', '<div>'.repeat(5000), 'more than 1000 elements in one another'],
    ['long.html', 'a'.repeat(16_000_001), 'longer than 16 million characters'],
    [
      'open.html',
      ['<p>', ...Array.from({length: 900}, (_, i) => `<b id=b${i}>`)].join('') + '<p>a'.repeat(2000),
      'never closed',
    ],
    ['deep.md', '> '.repeat(5000), 'more than 50 quotations and lists in one another'],
  ])('is said in words, and the others are checked: %s', async (name, text, why) => {
    const wrong = fileOf('wrong.html', '<mj-tiles>5x</mj-tiles>');
    const file = fileOf(name, text);
    const {out, err, status} = await run(checkCommand, file, wrong);
    expect(status).toBe(3);
    expect(err).toMatch(`${file}: not read: `);
    expect(err).toContain(why);
    expect(out).toContain(`${wrong}:1:12: `);
  });

  it.each([
    ['missing.html', 'there is no such file'],
    ['missing/', 'there is no such file'],
  ])('is none: %s', async (name, why) => {
    const file = path.join(folder, name);
    for (const command of [checkCommand, renderPageCommand]) {
      const {err, status} = await run(command, file);
      expect([err.split('\n')[0], status]).toEqual([`${file}: not read: ${why}`, 3]);
    }
  });

  it('is left as it is', async () => {
    const text = '<div>'.repeat(5000);
    const file = fileOf('kept.html', text);
    expect((await run(renderPageCommand, file, '--write')).status).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

/** The language of messages about a page: that of `--lang`, else that of the page. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mj-languages-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** What is said of a page, without its place. */
async function said(command: 'check' | 'render', page: string, ...flags: string[]): Promise<string[]> {
  const file = path.join(folder, 'page.html');
  writeFileSync(file, page);
  const {out, err} = await mj(command, file, ...flags);
  return `${out}\n${err}`
    .split('\n')
    .filter((line) => line.startsWith(file))
    .map((line) => line.replace(/^.*?:\d+:\d+: /, ''));
}

const page = (lang: string): string => `<html lang="${lang}"><p>
<mj-hand>12q</mj-hand>
<mj-example rules="mcr" by="self">12q</mj-example>`;
const STRAY = `
<mj-exmaple>1m</mj-exmaple>
<mj-hand size="hugee" colour="red">1m</mj-hand>
<mj-waits for="nowhere"></mj-waits>
<mj-example rules="mcr" by="self" wild="1m">123m 456m 789m 13p 99s +2p</mj-example>
<mj-variant></mj-variant>`;

const UNREAD = {
  en: '“q” is not a tile or a mark.',
  ja: '「q」は牌の表記として読めません。',
  'zh-Hant': '看不懂「q」。',
  'zh-Hans': '看不懂“q”。',
};

describe.each(['check', 'render'] as const)('mj %s', (command) => {
  it.each(Object.entries(UNREAD))('speaks the language of the page: %s', async (lang, message) => {
    expect(await said(command, page(lang))).toEqual([message, message]);
  });

  it.each(Object.entries(UNREAD))('speaks the language that is asked for: %s', async (lang, message) => {
    expect(await said(command, page('ja'), '--lang', lang)).toEqual([message, message]);
    expect(await said(command, page('en'), '--lang', lang)).toEqual([message, message]);
  });

  it('speaks the language around each element', async () => {
    const two = '<html lang="ja"><p lang="en"><mj-hand>12q</mj-hand></p><mj-hand>12q</mj-hand>';
    expect(await said(command, two)).toEqual([UNREAD.en, UNREAD.ja]);
  });
});

describe('mj check', () => {
  it('says of tags, attributes, ids and fields in the language of the page', async () => {
    expect(await said('check', `<html lang="ja">${STRAY}`)).toEqual([
      '<mj-exmaple> という要素はありません。<mj-example> のことですか？',
      'size: 「hugee」はここでは使えません（書けるのは small・medium・large・huge）。',
      'colour: <mj-hand>にこの属性はありません。',
      'for: idが「nowhere」の要素はこのページにありません。',
      'wild: mcr では wild を使いません',
      'mj-variant: <mj-compare> の中にありません。',
    ]);
    expect(await said('check', `<html lang="zh-TW">${STRAY}`)).toContain(
      '沒有 <mj-exmaple> 這個元件。是不是 <mj-example>？',
    );
    expect(await said('check', `<html lang="zh-CN">${STRAY}`)).toContain(
      '没有 <mj-exmaple> 这个组件。是不是 <mj-example>？',
    );
    expect(await said('check', `<html lang="ja">${STRAY}`, '--lang', 'en')).toContain(
      'There is no element <mj-exmaple>. Did you mean <mj-example>?',
    );
  });
});

describe('mj render --declarative', () => {
  const notes = async (name: string, text: string): Promise<readonly [lines: string[], status: number]> => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    const {err, status} = await mj('render', file, '--declarative', '--lang', 'en');
    return [err.split('\n').filter(Boolean), status];
  };
  const NOTE =
    'note: --declarative leaves this <mj-hand> without a shadow root: in Markdown it must be a block of HTML, in MDX it is not possible';

  it('says where it can do nothing: in MDX, and within a line of Markdown', async () => {
    const hand = '<mj-hand>123m</mj-hand>';
    expect(await notes('a.mdx', `\n\n${hand}\n`)).toEqual([
      [`${path.join(folder, 'a.mdx')}:3:1: ${NOTE}`],
      0,
    ]);
    expect(await notes('a.md', `A hand: ${hand}\n`)).toEqual([
      [`${path.join(folder, 'a.md')}:1:9: ${NOTE}`],
      0,
    ]);
  });

  it('says nothing where it adds a shadow root, or is not asked for one', async () => {
    const block = '<div>\n<mj-hand>123m</mj-hand>\n</div>\n';
    expect(await notes('a.md', block)).toEqual([[], 0]);
    expect(await notes('a.html', 'A hand: <mj-hand>123m</mj-hand>')).toEqual([[], 0]);
    expect((await mj('render', path.join(folder, 'a.mdx'))).err).toBe('');
  });
});

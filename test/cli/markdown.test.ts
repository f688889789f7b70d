/** What `mj render` writes into Markdown stays what it is, whichever parser reads it. */
import {transform} from 'esbuild';
import MarkdownIt from 'markdown-it';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, test} from 'vitest';
import {writePage} from '../../src/cli/page/write.js';
import {escapeHtml} from '../../src/share/escape.js';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The HTML of what CommonMark's parser finds; a node of another type becomes an element of that name. */
function ofTree({type, value = '', children = []}: Node): string {
  if (type === 'html') return value;
  if (type === 'text') return escapeHtml(value);
  const inside = children.map(ofTree).join('');
  return type === 'root'
    ? inside
    : `<${type.toLowerCase()}>${inside || escapeHtml(value)}</${type.toLowerCase()}>`;
}

const markdownIt = new MarkdownIt({html: true, linkify: true, typographer: true});

/** Makes HTML from Markdown. */
const PARSERS: Readonly<Record<string, (source: string) => string>> = {
  'mdast-util-from-markdown': (source) => ofTree(fromMarkdown(source)),
  'markdown-it': (source) => markdownIt.render(source),
};

/** Text that means something in Markdown, in one of its dialects, or in a template around it. */
const NASTY = [
  '**x** __y__ _z_ *w* ~~s~~ ==m== ++i++ ^p^ ~q~',
  '[a](https://a.example) ![b](b.png) [c][d] <https://e.example> https://f.example www.g.example h@i.example',
  '`code` ``more`` $x^2$ {{ v }} {% tag %} {#id} :smile: (c) ... -- "q" \\*',
  '| a | b | &amp; &lt;b> <i>j</i> </mj-ledger></span> <!-- k -->',
];
/** Lines that begin something in Markdown. */
const LINES = [
  '# second evening',
  '> quoted',
  '- item',
  '+ item',
  '1. first',
  '===',
  '---',
  '    code',
  '```',
  '~~~',
];

const LEDGER = (lines: readonly string[]): string =>
  ['rules=ribon players=A,B,C', ...lines.map((line) => `# ${line}`), 'A tsumo 12', '', 'B ron C 8'].join(
    '\n',
  );

/** Texts of fences, by their language. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'mj-ledger': [
    LEDGER(NASTY),
    LEDGER([])
      .replace('A,B,C', '**A**,_B_,www.c.example')
      .replace('A tsumo', '**A** tsumo')
      .replace('B ron C', '_B_ ron **A**'),
    // no line of these is read, and all of them are kept
    ...LINES.map((line) => `rules=ribon players=A,B,C\n${line}\nA tsumo 12`),
    ...NASTY,
  ],
  'mj-board': ['rules=mcr left=52\nE: | 1m 9m\nS: [_123m] 678m', ...NASTY],
  'mj-round': ['rules=mcr\nE: 1m\nplay:\nE: +2m -1m # **x**\n- item', ...NASTY],
  mj: ['rules=mcr by=discard\n[_123m][456m] 789m\n234p 5s +5s', '[_CCC] [[1111m]] 2m', '(1)(2)(3)一一 東'],
};

/** Where a fence may stand. */
const AROUND: Readonly<Record<string, (fence: string) => string>> = {
  'between blank lines': (fence) => `# A title\n\n${fence}\n\nAfter *that*.\n`,
  'between lines of text': (fence) => `Before:\n${fence}\nAfter *that*.\n`,
  'in a list': (fence) => `- One\n  ${fence.replaceAll('\n', '\n  ')}\n- Two *that*\n`,
  'at the beginning of an item': (fence) => `1. ${fence.replaceAll('\n', '\n   ')}\n\n   After *that*.\n`,
  'in a quotation': (fence) => `> Before\n> ${fence.replaceAll('\n', '\n> ')}\n> after *that*\n`,
};

const fenceOf = (language: string, text: string): string => `~~~~~${language}\n${text}\n~~~~~`;

type Element = Tree.Element;
const elementsIn = (node: Tree.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
const textIn = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if ('tagName' in child) {
        if (child.attrs.some(({name}) => name === 'slot')) return '';
        return child.tagName === 'br' ? '\n' : textIn(child);
      }
      return child.nodeName === '#text' ? child.value : '';
    })
    .join('');

/** Elements that `mj render` writes. */
const OURS =
  /^(mj-(ledger|board|round|hand|tiles|example|score-breakdown)|span|br|svg|title|g|path|rect|circle|line|text|polygon|template)$/;

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The element on a page, and the tags that are not ours in it. */
function elementOn(html: string, tag: string): {element: Element; foreign: string[]; page: Tree.Document} {
  const page = parse(html);
  const [element, ...more] = elementsIn(page).filter(({tagName}) => tagName === tag);
  expect(more).toEqual([]);
  const foreign = elementsIn(element).flatMap(({tagName}) => (OURS.test(tagName) ? [] : [tagName]));
  return {element, foreign, page};
}

const rendered = async (source: string, declarative = false): Promise<string> =>
  (await writePage(source, 'en', {format: 'md', declarative})).source;

describe.each(Object.keys(PARSERS))('for %s', (parser) => {
  const htmlOf = PARSERS[parser];

  describe.each(Object.keys(AROUND))('a fence %s', (around) => {
    test.each(Object.entries(TEXTS).flatMap(([language, texts]) => texts.map((text) => [language, text])))(
      'becomes one element with its text: %s %j',
      async (language, text) => {
        for (const declarative of [false, true]) {
          const source = await rendered(AROUND[around](fenceOf(language, text)), declarative);
          const tag = /<(mj-[a-z]+)/.exec(source)?.[1] ?? '';
          const {element, foreign, page} = elementOn(htmlOf(source), tag);
          expect(foreign).toEqual([]);
          const head = language === 'mj' && tag === 'mj-example' ? 1 : 0;
          const said = lines(textIn(element));
          const wanted = lines(text).slice(head);
          expect(language === 'mj' ? [said.join(' ')] : said).toEqual(
            language === 'mj' ? [wanted.join(' ')] : wanted,
          );
          // what stands around it is Markdown as before
          const emphasized = elementsIn(page).filter(({tagName}) => /^em(phasis)?$/.test(tagName));
          expect(emphasized.map(textIn)).toEqual(['that']);
          expect(await rendered(source, declarative)).toBe(source);
        }
      },
    );
  });

  test('an element within a line gets its picture, and what is inside stays inside', async () => {
    for (const text of ['[_CCC] [[1111m]]', '123m', '[_123m] 5s']) {
      const source = await rendered(`A hand: <mj-hand>${text}</mj-hand> and *that*, [mj]55s E[/mj].\n`);
      const html = htmlOf(source);
      for (const tag of ['mj-hand', 'mj-tiles']) {
        const {element, foreign} = elementOn(html, tag);
        expect(foreign).toEqual([]);
        expect(elementsIn(element).filter(({tagName}) => tagName === 'svg')).toHaveLength(1);
      }
      expect(lines(textIn(elementOn(html, 'mj-tiles').element))).toEqual(['55s E']);
    }
  });

  test('style sheets of declared shadow roots are copied as they are', async () => {
    const styles = (html: string): string[] => html.match(/<style>[^]*?<\/style>/g) ?? [];
    const block = '<mj-hand>\n123m\n</mj-hand>\n';
    for (const source of [block, AROUND['between lines of text'](fenceOf('mj', '123m'))]) {
      const written = await rendered(source, true);
      expect(styles(written)).toHaveLength(1);
      expect(styles(htmlOf(written))).toEqual(styles(written));
    }
    // within a paragraph they would be Markdown
    expect(styles(await rendered('A hand: <mj-hand>123m</mj-hand>\n', true))).toEqual([]);
  });
});

test('in a cell of a table there is no mark that would end the cell', async () => {
  const source = await rendered('| a | b |\n| --- | --- |\n| [mj theme="x&#124;y"]123m[/mj] | c |\n');
  expect(source.split('\n')[2].split('|')).toHaveLength(4);
});

test.each(Object.entries(TEXTS).flatMap(([language, texts]) => texts.map((text) => [language, text])))(
  'in MDX it is JSX without expressions: %s %j',
  async (language, text) => {
    for (const declarative of [false, true]) {
      const {source} = await writePage(fenceOf(language, text), 'en', {format: 'mdx', declarative});
      expect(source).not.toMatch(/[{}\n]/);
      await expect(transform(source, {loader: 'jsx'})).resolves.toBeDefined();
    }
  },
);

/**
 * Hostile text stays text. Every attribute of every element and form gets hostile values; what each writer of markup
 * makes of them is parsed again, and must have no element and no attribute other than ours.
 */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, it} from 'vitest';
import {writePage} from '../../src/cli/page/write.js';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import {en} from '../../src/locales/en.js';
import {svgText} from '../../src/share/svg-text.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {bbcode} from '../../src/share/bbcode.js';
import {escapeHtml} from '../../src/share/escape.js';
import {handPicture} from '../../src/share/hand-picture.js';
import {iframe, staticHtml, tag} from '../../src/share/html.js';
import {permalink} from '../../src/share/link.js';
import {markdown} from '../../src/share/markdown.js';
import {saidOf} from '../../src/share/circumstance-words.js';
import {plainText} from '../../src/share/text.js';
import {en as tools} from '../../src/locales/tools/en.js';
import {NASTY, SITUATION, share} from '../share/shared.js';

const HOSTILE = [
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;',
  '&amp;quot;&amp;gt;&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '" onmouseover="alert(1)" x="',
  "' onmouseover='alert(1)' x='",
  ' onfocus=alert(1) autofocus ',
  '</template></style></title></svg><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '</mj-example></span></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '`"><svg/onload=alert(1)>`',
  'javascript:alert(1)',
  '[x](javascript:alert(1)) ![x](https://x.example/x) <https://x.example/>',
  '[img]https://x.example/x[/img] [url=javascript:alert(1)]x[/url] [/code][b]',
  '\u0000\ud800"><x-evil>',
  '${alert(1)} {{alert(1)}}',
  NASTY,
];

/** Elements with each of their attributes, and every attribute of shortcodes and fences. */
const NAMES = [
  ...new Set([
    ...ATTRIBUTES,
    'tiles',
    'concealed-kong',
    'sort',
    'arrange',
    'show-excluded',
    ...['ask', 'answer', 'step', 'steps', 'bottom', 'show', 'mark', 'at', 'players'],
    'for',
    'id',
    'class',
    'slot',
  ]),
];
const HANDS: Readonly<Record<string, string>> = {
  'mj-tiles': '123m',
  'mj-hand': '[123m][456m] 789m 234p 5s +5s',
  'mj-example': '[123m][456m] 789m 234p 5s +5s',
  'mj-ledger': 'A ron B 24\ndraw',
};
/** Elements that take the hand as an attribute, with the other attributes that they need. */
const STATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mj-explain': {},
  'mj-quiz': {},
  'mj-compare': {},
  'mj-whatif': {vary: 'by'},
  'mj-score-breakdown': {},
  'mj-settlement': {},
};
const SCORED = {
  rules: 'mcr',
  by: 'discard',
  seat: 'south',
  flags: 'lastTile',
  views: 'hand breakdown settlement',
};

const attributesText = (given: Readonly<Record<string, string>>, quote: string): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}=${quote}${value}${quote}`)
    .join('');

/** Writes attributes in each form, as text of an HTML page. */
const FORMS: Readonly<Record<string, (given: Readonly<Record<string, string>>) => string>> = {
  ...Object.fromEntries(
    Object.entries(HANDS).map(([name, hand]) => [
      name,
      (given) => `<${name}${escapedText(given)}>${hand}</${name}>`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STATED).map(([name, more]) => [
      name,
      (given) => `<${name}${escapedText({hand: HANDS['mj-example'], ...more, ...given})}></${name}>`,
    ]),
  ),
  shortcode: (given) =>
    `<p>${escapeHtml(`[mj${attributesText(given, "'")}]${HANDS['mj-example']}[/mj]`)}</p>`,
  'shortcode in curly quotes': (given) =>
    `<p>${escapeHtml(`[mj${attributesText(given, '”')}]${HANDS['mj-example']}[/mj]`)}</p>`,
  fence: (given) =>
    `<pre><code class="language-mj">${escapeHtml(`${attributesText(given, "'")}\n${HANDS['mj-example']}`)}</code></pre>`,
  'data of a fence': (given) =>
    `<pre class="language-mj"${Object.entries(given)
      .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
      .join('')}>${HANDS['mj-example']}</pre>`,
};

const escapedText = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** So many values an attribute gets in each form, by turns: it gets every value in some form. */
const TURN = 3;

/** Which values an attribute gets: all, if it is passed into a shadow root. */
const someOf = (name: string, turn: number): readonly string[] =>
  LOOKS.includes(name)
    ? HOSTILE
    : Array.from({length: TURN}, (_, n) => HOSTILE[(TURN * turn + n) % HOSTILE.length]);
const LOOKS = ['view', 'views', 'theme', 'size', 'names', 'lang'];

/** Adds all elements within a node, with the names of their attributes. */
function addNames({childNodes}: Tree.ParentNode, all: Set<string>): void {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    all.add(child.tagName);
    for (const {name} of child.attrs) all.add(`${child.tagName} ${name}`);
    addNames(child, all);
    if ('content' in child) addNames(child.content, all);
  }
}

/** All elements of a page, with the names of their attributes. */
function namesOf(source: string): Set<string> {
  const all = new Set<string>();
  addNames(parse(source), all);
  return all;
}

/** A style sheet or a picture in a page. */
const BLOCK = /<style>.+?<\/style>|<svg\b.+?<\/svg>/gs;

/** What a page has that says everything that can be said of a hand, and nothing hostile. */
interface Harmless {
  /** Its elements and attributes. */
  readonly names: ReadonlySet<string>;
  /** Its style sheets and pictures, which are long, and the same in many pages. */
  readonly blocks: ReadonlySet<string>;
}

async function harmless(form: (typeof FORMS)[string], declarative: boolean): Promise<Harmless> {
  const names = new Set<string>();
  const blocks = new Set<string>();
  const more = {theme: 'dark', 'tile-theme': 'dim', size: 'large', index: '', reading: 'none', expect: '1'};
  for (const given of [{}, SCORED, {...SCORED, ...more}, {...SCORED, view: 'lines', flowers: '1f'}]) {
    const {source} = await writePage(form(given), 'en', {declarative});
    for (const name of namesOf(source)) names.add(name);
    for (const [block] of source.matchAll(BLOCK)) blocks.add(block);
  }
  return {names, blocks};
}

/** A page without the style sheets and pictures that are known, so that it is read sooner. */
const withoutBlocks = (source: string, blocks: ReadonlySet<string>): string =>
  source.replaceAll(BLOCK, (block) => (blocks.has(block) ? '' : block));

it('gives an attribute every value, by turns', () => {
  for (const [i] of NAMES.entries()) {
    const given = Object.keys(FORMS).flatMap((_, turn) => someOf('of', i + turn));
    expect(new Set(given)).toEqual(new Set(HOSTILE));
  }
});

describe.each(Object.entries(FORMS).map(([name, form], turn) => ({name, form, turn})))(
  'what a stranger puts into an attribute of a page: $name',
  ({form, turn}) => {
    it.each([false, true])('stays there when it is rendered (declarative: %s)', async (declarative) => {
      const known = await harmless(form, declarative);
      let written = 0;
      for (const [i, name] of NAMES.entries()) {
        for (const value of someOf(name, i + turn)) {
          const before = form({...SCORED, [name]: value});
          const {source} = await writePage(before, 'en', {declarative});
          if (source !== before) written++;
          const ours = new Set([...known.names, ...namesOf(before)]);
          const strange = [...namesOf(withoutBlocks(source, known.blocks))].filter(
            (found) => !ours.has(found) && !NAMES.some((own) => found.endsWith(` ${own}`)),
          );
          expect(strange, `${name}=${value}`).toEqual([]);
        }
      }
      // an element that is not written shows nothing
      expect(written).toBeGreaterThan(HOSTILE.length);
    });
  },
);

describe('what a stranger puts into an example', () => {
  const FIELDS = ['rules', 'hand', 'by', 'from', 'seat', 'wild', 'flowers', 'liable', 'round'] as const;
  const all = HOSTILE.flatMap((value) => [
    ...FIELDS.map((field) => share({[field]: value})),
    share({flags: [value]}),
    share({others: {east: value}}),
    share({others: {east: {hand: '123m', flags: [value]}}}),
    share({options: {laziCap: value}}),
    share({counters: value as unknown as number}),
    {...share(), text: {...share().text, title: value}},
    {...share(), result: {...share().result, reason: {code: 'empty', message: value} as const}},
  ]).map((shared) => ({
    ...shared,
    said: saidOf(shared.situation, luqiao, {...en, ...tools}),
    link: permalink('https://example.org/page', shared.situation, luqiao, 'a'),
  }));
  const kept = (write: (shared: (typeof all)[number]) => string | Promise<string>) => async () => {
    const known = namesOf(await write({...share(), said: [], link: 'https://example.org/'}));
    for (const shared of all) {
      const strange = [...namesOf(await write(shared))].filter((name) => !known.has(name));
      expect(strange.filter((name) => !NAMES.some((own) => name === `mj-example ${own}`))).toEqual([]);
    }
  };

  it(
    'stays in the tag',
    kept((shared) => tag(shared, 'https://example.org/mj.js')),
  );
  it(
    'stays in the frame',
    kept((shared) => iframe(shared, 'https://example.org/')),
  );
  it(
    'stays in HTML without script',
    kept((shared) => staticHtml({...shared, situation: SITUATION})),
  );
  it('stays in HTML without script, also what cannot be read', kept(staticHtml));
  it('stays in the title of a picture', async () => {
    const picture = await handPicture(SITUATION);
    for (const title of HOSTILE)
      expect(namesOf(svgText(picture, {title}))).toEqual(namesOf(svgText(picture, {title: 'a'})));
  });

  it('stays text in Markdown: no HTML, no picture, no link but ours', () => {
    for (const shared of all) {
      const seen: {type: string; url?: string}[] = [];
      const walk = (node: {type: string; url?: string; children?: readonly object[]}): void => {
        seen.push(node);
        node.children?.forEach((child) => walk(child as typeof node));
      };
      walk(fromMarkdown(markdown(shared)));
      const types = seen
        .map(({type}) => type)
        .filter((type) => /html|image|definition|reference/i.test(type));
      const links = seen.flatMap(({type, url}) => (type === 'link' && url !== shared.link ? [url] : []));
      expect([types, links]).toEqual([[], []]);
    }
  });

  it('stays text in BBCode: no tag but ours', () => {
    for (const shared of all) {
      const outside = bbcode(shared).replace(/\[code\].*?\[\/code\]/gs, '');
      const tags = [...outside.matchAll(/\[\/?([^\]\s=]*)/g)].map(([, name]) => name);
      expect(tags.filter((name) => !['b', 'list', '*', 'url'].includes(name))).toEqual([]);
    }
  });

  it('is plain text in plain text', () => {
    for (const shared of all) expect(plainText(shared)).toContain(shared.link);
  });
});

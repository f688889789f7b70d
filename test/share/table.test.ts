/** Tables and rounds as code: what comes out reads as what went in, whatever is written in it. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, it} from 'vitest';
import {readPlayed} from '../../src/loader/played-fences.js';
import {
  tableBbcode,
  tableFrame,
  tableMarkdown,
  tableTag,
  tableText,
  type SharedTable,
} from '../../src/share/table.js';
import {NASTY} from './shared.js';

const TEXT =
  'rules=luqiao@1 turn=west wild=9s\nS: [345s] 23m 567p 789p SS\nplay:\nW: +8p -4m {South waits.}\nS: win\n';
const table = (more: Partial<SharedTable> = {}): SharedTable => ({
  tag: 'mj-round',
  text: TEXT,
  rules: 'luqiao@1',
  looks: [
    ['at', '2'],
    ['bottom', 'south'],
    ['numbers', ''],
  ],
  spoken: 'West discards 4 of characters.',
  ...more,
});

const HOSTILE = [
  NASTY,
  '"><img src=x onerror=alert(1)>',
  '</mj-round><script>alert(1)</script>',
  '```\n</mj-round><svg/onload=alert(1)>\n````',
  '[/code][url=javascript:x]y[/url]',
  '" onfocus="alert(1)',
];

/** All elements in a piece of HTML. */
function elementsIn(html: string): Tree.Element[] {
  const inside = (node: Tree.Node): Tree.Element[] =>
    'childNodes' in node
      ? node.childNodes.flatMap((child) => [...('tagName' in child ? [child] : []), ...inside(child)])
      : [];
  return inside(parseFragment(html));
}
const textOf = ({childNodes}: Tree.Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const valueOf = ({attrs}: Tree.Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

describe('the tag', () => {
  it('has rules, looks and the text with its lines', () => {
    const [element, ...more] = elementsIn(tableTag(table(), ''));
    expect(more).toEqual([]);
    expect(element.tagName).toBe('mj-round');
    expect(element.attrs.map(({name, value}) => `${name}=${value}`)).toEqual([
      'rules=luqiao@1',
      'at=2',
      'bottom=south',
      'numbers=',
      'translate=no',
    ]);
    expect(textOf(element).trim()).toBe(TEXT.trim());
  });

  it('brings the script where its address is known', () => {
    expect(tableTag(table(), 'https://cdn.example/mj.js')).toMatch(
      /^<script type="module" src="https:\/\/cdn.example\/mj.js"><\/script>\n<mj-round /,
    );
    expect(tableTag(table(), 'javascript:alert(1)')).not.toContain('script');
  });

  it.each(HOSTILE)('is one element, whatever stands in it: %j', (text) => {
    const [element, ...more] = elementsIn(
      tableTag(table({text, rules: text, looks: [['mark', text]]}), text),
    );
    expect(more).toEqual([]);
    expect(element.attrs.map(({name}) => name)).toEqual(['rules', 'mark', 'translate']);
    expect(valueOf(element, 'mark')).toBe(text);
    expect(textOf(element).trim()).toBe(text.trim());
  });
});

describe('the frame', () => {
  it.each([
    ['https://host.example/mj/', 'https://host.example/mj/embed-round.html'],
    ['https://host.example/mj/embed.html', 'https://host.example/mj/embed-round.html'],
    ['', 'embed-round.html'],
  ])('leads from %j to the page for tables, with the text and its looks', (base, page) => {
    const [element] = elementsIn(tableFrame(table(), base, 'ja'));
    const [path, query] = (valueOf(element, 'src') ?? '').split('?');
    expect(path).toBe(page);
    const given = Object.fromEntries(new URLSearchParams(query));
    expect(given).toEqual({at: '2', bottom: 'south', numbers: '', lang: 'ja', 'mj-round': TEXT.trim()});
    expect(valueOf(element, 'sandbox')).toBe('allow-scripts');
    expect(valueOf(element, 'title')).toBe('West discards 4 of characters.');
  });

  it.each(HOSTILE)('is one element, whatever stands in it: %j', (text) => {
    const all = elementsIn(tableFrame(table({text, spoken: text, looks: [['mark', text]]}), text, 'en'));
    expect(all.map(({tagName}) => tagName)).toEqual(['iframe']);
    expect(valueOf(all[0], 'src')).toMatch(/^embed-round\.html\?mark=/);
    expect(valueOf(all[0], 'title')).toBe(text);
  });
});

describe('the fence', () => {
  const codeIn = (text: string): {lang?: string | null; value: string} => {
    const {children} = fromMarkdown(text);
    expect(children.map(({type}) => type)).toEqual(['code']);
    const [code] = children;
    return code.type === 'code' ? code : {value: ''};
  };

  it('is read as the same round with the same looks', () => {
    const {lang, value} = codeIn(tableMarkdown(table()));
    expect(lang).toBe('mj-round');
    const read = readPlayed('mj-round', value);
    expect(read.text).toBe(TEXT.trim());
    expect(read.attributes).toEqual({at: '2', bottom: 'south', numbers: '', rules: 'luqiao@1'});
  });

  it.each(HOSTILE)('is one fence, whatever stands in it: %j', (text) => {
    expect(codeIn(tableMarkdown(table({text, looks: []}))).value).toBe(text.trimEnd());
    codeIn(tableMarkdown(table({text, looks: [['mark', text]]})));
  });
});

describe('other forms', () => {
  it('have the text, and what is shown in a sentence', () => {
    expect(tableText(table())).toBe(`${TEXT}\nWest discards 4 of characters.`);
    expect(tableBbcode(table())).toBe(`[code]${TEXT.trim()}[/code]\nWest discards 4 of characters.`);
  });

  it.each(HOSTILE)('as BBCode have no tag that is not theirs: %j', (text) => {
    const code = tableBbcode(table({text, spoken: text}));
    expect(code.match(/\[\/\s*code/gi)).toHaveLength(1);
    expect(code.slice(code.indexOf('[/code]') + 7)).not.toMatch(/[[\]]/);
  });
});

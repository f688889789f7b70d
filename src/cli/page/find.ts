/** Finds our elements, code fences and shortcodes on a page, each with its place in the source. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {isCounted, MOST_NESTED} from '../../controllers/depth.js';
import {isSilent} from '../../controllers/silent.js';
import {isTable, mayShow} from '../../elements/tag-kinds.js';
import {codeLanguage, CODE_TAGS, PLAYED, type PlayedLanguage} from '../../loader/languages.js';
import {NOT_PROSE, readData, readFence, readShortcodes, type Markup} from '../../loader/markup.js';
import {readPlayed} from '../../loader/played-fences.js';
import {matchLang, type Lang} from '../../locales/index.js';
import {lineOfRound} from '../../round/ledger/numbered-rounds.js';
import {holdsPhrasing, type Format, type ElementPlace} from './fitting.js';
import {parsePage} from './html.js';
import {readMarkdown} from './markdown.js';
import type {Defaults} from './matter.js';
import {metaOf, textKindOf} from './metas.js';
import {attributeRun, textRun, type TracedText} from './source-text.js';

type Element = Tree.Element;

/** A range of the source, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element of ours, or a text that becomes one. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The notation inside, trimmed. */
  readonly text: string;
  /** The nearest `lang` as it is written, and the language of ours that it selects. */
  readonly tagged: string;
  readonly lang: Lang;
  /** Whether it stands inside an example. */
  readonly inside: boolean;
  /** The nearest example around an element. */
  readonly around?: FoundElement;
  /** The comparison around a variant. */
  readonly compared?: FoundElement;
  /** The range of the whole element in the source. */
  readonly span: Span;
  /** What fits there. */
  readonly place: ElementPlace;
  /** Whether it is an element; false for a text that becomes one. */
  readonly element: boolean;
  /** Whether it stands in too many other elements of ours: then nothing is read of it, or of what is inside it. */
  readonly isTooDeep?: true;
  /** Whether it is an example with elements of the author inside that show it. */
  readonly composed: boolean;
  /** The offset of an element's end tag; undefined where it is missing. */
  readonly close?: number;
  /**
   * The parts that `mj render` has written into it before. Each is a part of its own, since an author may have written
   * between two of them.
   */
  readonly written?: readonly Span[];
  /** The pairs `name=value` in a text that becomes an element, with the offset of each name. */
  readonly pairs?: readonly {name: string; value: string; at: number}[];
  /** The offset in the source of a character of the notation, or of an attribute's value. */
  at(offset: number, attribute?: string): number;
}

const isPlayed = (tag: string): tag is PlayedLanguage => PLAYED.some((one) => one === tag);

/** The state inherited from the elements around. */
interface Around {
  readonly lang: string;
  /** The rules of the page. */
  readonly rules: string | undefined;
  readonly prose: boolean;
  readonly isPhrasing: boolean;
  readonly inside: boolean;
  /** The number of our elements around. */
  readonly depth: number;
  readonly example?: FoundElement;
  readonly comparison?: FoundElement;
}

/**
 * @param given what holds where the page says nothing, in its front matter or its tags
 * @throws {Unreadable} for a page that is nested too deep, or too long
 */
export function findOn(source: string, format: Format = 'html', given: Defaults = {}): FoundElement[] {
  const {
    prose: page,
    fences,
    blocks,
    defaults: said = {},
  } = format === 'html' ? {prose: source, fences: [], blocks: []} : readMarkdown(source, format === 'mdx');
  const {lang = '', rules} = {...given, ...said};
  const document = parsePage(page);
  const found = fences.map(({run, start, end, language}) =>
    textFound(
      underRules(readCode(language, run.text), rules),
      run,
      {start, end},
      {
        ...{lang, inside: false},
        place: {format, isPhrasing: false, isVerbatim: format === 'md'},
      },
    ),
  );
  walk(document, {lang, rules, prose: true, inside: false, isPhrasing: false, depth: 0});
  return found;

  /** Adds an element to what is found. @returns whether it may be read */
  function take(one: FoundElement, {depth}: Around): boolean {
    const isTooDeep = depth >= MOST_NESTED;
    found.push(isTooDeep ? {...one, attributes: {}, text: '', pairs: [], isTooDeep} : one);
    return !isTooDeep;
  }

  function placeOf({start, end}: Span, isPhrasing: boolean): ElementPlace {
    if (format === 'html') return {format, isPhrasing, isVerbatim: true};
    const isVerbatim = format === 'md' && isWithin(blocks, start, end);
    // everything else is a paragraph
    return {format, isPhrasing: isPhrasing || !isVerbatim, isVerbatim};
  }

  function walk(node: Tree.ParentNode, around: Around): void {
    if (around.prose) {
      for (const run of runsOf(node)) {
        for (const one of shortcodesIn(textRun(page, run), around, placeOf)) take(one, around);
      }
    }
    for (const child of node.childNodes) {
      if ('tagName' in child) look(child, around);
    }
  }

  function look(element: Element, around: Around): void {
    const {tagName} = element;
    const lang = attributeOf(element, 'lang') ?? around.lang;
    if (attributeOf(element, 'data-mj') === 'off') return;
    const fence = fenceIn(element);
    const place = placeOf(spanOf(element), around.isPhrasing);
    if (fence) {
      take(fenceFound(page, element, fence, {...around, lang, place}), around);
      return;
    }
    const own = metaOf(tagName) ? elementFound(page, element, {...around, lang, place}) : undefined;
    if (own && !take(own, around)) return;
    const prose = around.prose && !NOT_PROSE.includes(tagName);
    const example = own && tagName === 'mj-example' ? own : around.example;
    walk(element, {
      ...{lang, prose},
      rules: around.rules,
      isPhrasing: holdsPhrasing(tagName, around.isPhrasing),
      inside: around.inside || tagName === 'mj-example',
      depth: around.depth + (isCounted(tagName) ? 1 : 0),
      ...(example && {example}),
      ...(own && tagName === 'mj-compare' && {comparison: own}),
    });
  }
}

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

const spanOf = (node: Tree.ChildNode): Span => {
  const {startOffset: start = 0, endOffset: end = 0} = node.sourceCodeLocation ?? {};
  return {start, end};
};

/** The text of an element without that of slotted children, boards and rounds, as the elements read it. */
function ownTexts(element: Element, found: Tree.TextNode[] = []): Tree.TextNode[] {
  for (const child of element.childNodes) {
    if (child.nodeName === '#text') found.push(child as Tree.TextNode);
    else if ('tagName' in child && isUnslotted(child) && !isSilent(child.tagName) && !isTable(child.tagName))
      ownTexts(child, found);
  }
  return found;
}

/** Elements after which a line ends. */
const LINES = /^(?:br|p|li|div|tr|pre|ul|ol|blockquote)$/;

/** The text of an element whose line ends count, with a line end wherever the page shows one. */
function textLines(element: Element, found: Tree.ChildNode[] = []): Tree.ChildNode[] {
  for (const child of element.childNodes) {
    if (child.nodeName === '#text') found.push(child);
    if (!('tagName' in child) || !isUnslotted(child) || isSilent(child.tagName)) continue;
    if (!isPlayed(child.tagName)) textLines(child, found);
    // a round in a ledger counts as one of its lines
    if (child.tagName === 'mj-round' || LINES.test(child.tagName)) found.push(child);
  }
  return found;
}

/** Makes a function that gives the placeholder for each round among the lines of a ledger. */
function roundLines(): (node: Tree.ChildNode) => string {
  let number = 0;
  return (node) => (node.nodeName === 'mj-round' ? `\n${lineOfRound(++number)}\n` : '\n');
}

const isUnslotted = (element: Element): boolean => !attributeOf(element, 'slot');

const childrenOf = (element: Element): Element[] => element.childNodes.filter((child) => 'tagName' in child);

/** Whether elements inside an example show it: custom elements; or any elements, where the hand is an attribute. */
function isComposed(element: Element): boolean {
  if (element.tagName !== 'mj-example') return false;
  const inside = childrenOf(element)
    .filter(({tagName}) => tagName !== 'br')
    .filter(isUnslotted);
  const isStated = Boolean(attributeOf(element, 'hand'));
  return inside.some((child) => holdsView(child, isStated));
}

const holdsView = (element: Element, isStated: boolean): boolean =>
  mayShow(element.tagName, isStated) || childrenOf(element).some((child) => holdsView(child, isStated));

/** The notation of an example with elements inside: its own text, or that of the hand in it. */
function notationIn(element: Element): Tree.TextNode[] {
  if (!isComposed(element)) return ownTexts(element);
  const direct = element.childNodes.filter((child) => child.nodeName === '#text') as Tree.TextNode[];
  if (direct.some(({value}) => value.trim())) return direct;
  const hand = childrenOf(element).find(({tagName}) => tagName === 'mj-hand');
  return hand ? ownTexts(hand) : [];
}

/** What an element takes from those around it, and the place where it stands. */
interface Placed extends Around {
  readonly place: ElementPlace;
}

/** The text of an element of ours; empty where it is only shown until there is something else. */
function textRunOf(source: string, element: Element, isInside: boolean): TracedText {
  switch (textKindOf(element.tagName)) {
    case 'round':
    case 'ledger':
      return textRun(source, textLines(element), roundLines());
    case 'tiles':
    case 'hand':
    case 'words':
      return textRun(source, notationIn(element));
    case 'hand-or-source':
      return textRun(source, isInside || attributeOf(element, 'for') ? [] : notationIn(element));
    default:
      return textRun(source, []);
  }
}

function elementFound(source: string, element: Element, around: Placed): FoundElement {
  const {lang, inside, example, comparison, place} = around;
  const {tagName} = element;
  const run = textRunOf(source, element, inside);
  const text = run.text.trim();
  const first = run.text.length - run.text.trimStart().length;
  const location = element.sourceCodeLocation;
  const written = childrenOf(element)
    .filter((child) => attributeOf(child, 'slot') === 'static')
    .map(spanOf);
  return {
    tag: element.tagName,
    attributes: attributesOf(element),
    text,
    tagged: lang,
    lang: matchLang(lang),
    inside,
    ...(example && {around: example}),
    ...(comparison && tagName === 'mj-variant' && {compared: comparison}),
    ...{span: spanOf(element), place},
    element: true,
    ...(location?.endTag ? {close: location.endTag.startOffset} : {}),
    composed: isComposed(element),
    ...(written.length ? {written} : {}),
    at(offset, attribute) {
      const given = attribute === undefined ? undefined : location?.attrs?.[attribute];
      if (given) return attributeRun(source, given, attributeOf(element, attribute ?? '') ?? '').at(offset);
      return attribute === undefined && text ? run.at(first + offset) : (location?.startOffset ?? 0);
    },
  };
}

/** The code of a fence: the element itself, the one that fills it, or the one around it. */
function fenceIn(element: Element): Element | undefined {
  const {tagName} = element;
  if (!CODE_TAGS.includes(tagName)) return undefined;
  if (languageNamed(element)) {
    const [code = element, another] = blocksIn(element);
    return another || !['code', 'pre'].includes(code.tagName) ? undefined : code;
  }
  const children = element.childNodes.filter(
    (child) => child.nodeName !== '#text' || (child as Tree.TextNode).value.trim(),
  );
  const [only] = children;
  return tagName === 'pre' && children.length === 1 && 'tagName' in only ? fenceIn(only) : undefined;
}

const languageNamed = (element: Element): string | undefined =>
  codeLanguage(element.tagName, (name) => attributeOf(element, name));

/** Whether an element holds the numbers of lines. */
const isNumbers = (element: Element): boolean =>
  attributeOf(element, 'class')?.split(/\s+/).includes('gutter') ?? false;

const blocksIn = (element: Element): Element[] =>
  childrenOf(element)
    .filter((child) => !isNumbers(child))
    .flatMap((child) => (child.tagName === 'pre' ? [child] : blocksIn(child)));

/** Texts, and what breaks lines: tags for it, and blocks that hold a line. Inside any formatting. */
function linesIn(element: Element, found: Tree.ChildNode[] = []): Tree.ChildNode[] {
  for (const child of element.childNodes) {
    if (['#text', 'br'].includes(child.nodeName)) found.push(child);
    if (!('tagName' in child) || isNumbers(child)) continue;
    linesIn(child, found);
    if (child.tagName === 'div' && !endsLine(found.at(-1))) found.push(child);
  }
  return found;
}

const endsLine = (node: Tree.ChildNode | undefined): boolean =>
  node?.nodeName === '#text' ? (node as Tree.TextNode).value.endsWith('\n') : node !== undefined;

function fenceFound(
  source: string,
  whole: Element,
  code: Element,
  {lang, rules, inside, place}: Placed,
): FoundElement {
  const run = textRun(source, linesIn(code));
  const given = {...dataOf(childrenOf(code).at(0)), ...dataOf(whole), ...dataOf(code)};
  const language = languageNamed(whole) ?? languageNamed(code);
  const markup = underRules(readCode(language ?? 'mj', run.text, given), rules);
  return textFound(markup, run, spanOf(whole), {lang, inside, place});
}

/** A text under the rules of its page, if it names none itself and is scored. */
function underRules(markup: Markup, rules: string | undefined): Markup {
  const {tag, attributes} = markup;
  if (!rules || 'rules' in attributes) return markup;
  if (isPlayed(tag)) return {...markup, attributes: {rules, ...attributes}};
  if (!('by' in attributes || 'expect' in attributes)) return markup;
  return {...markup, tag: 'mj-example', attributes: {rules, ...attributes}};
}

/** Reads code in one of our languages. */
const readCode = (language: string, text: string, given: Readonly<Record<string, string>> = {}): Markup =>
  isPlayed(language) ? readPlayed(language, text, given) : readFence(text, given);

const dataOf = (element: Element | undefined) =>
  readData((name) => (element ? attributeOf(element, name) : undefined));

function shortcodesIn(
  run: TracedText,
  {lang, rules, inside, isPhrasing}: Around,
  placeOf: (span: Span, isPhrasing: boolean) => ElementPlace,
): FoundElement[] {
  return readShortcodes(run.text).map((shortcode) => {
    const span = {start: run.at(shortcode.start), end: run.after(shortcode.end - 1)};
    return textFound(underRules(shortcode, rules), run, span, {
      lang,
      inside,
      place: placeOf(span, isPhrasing),
    });
  });
}

function textFound(
  markup: Markup,
  run: TracedText,
  span: Span,
  {lang, inside, place}: Pick<Placed, 'lang' | 'inside' | 'place'>,
): FoundElement {
  const {tag, attributes, text, at: first, pairs = []} = markup;
  const tagged = attributes.lang ?? lang;
  const at = (offset: number, attribute?: string) => {
    if (attribute === undefined) return run.at(first + offset);
    const pair = pairs.findLast(({name}) => name === attribute);
    return pair ? run.at(pair.from + offset) : span.start;
  };
  return {
    tag,
    attributes,
    text,
    tagged,
    lang: matchLang(tagged),
    ...{inside, span, place},
    element: false,
    composed: false,
    pairs: pairs.map(({name, value, start}) => ({name, value, at: run.at(start)})),
    at,
  };
}

/** Whether a range lies in one of several, which are in their order and do not overlap. */
function isWithin(ranges: readonly Span[], start: number, end: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ranges[middle].start <= start) low = middle;
    else high = middle - 1;
  }
  const range = ranges.at(low);
  return range !== undefined && range.start <= start && end <= range.end;
}

/** Runs of text nodes with nothing but line breaks between them. */
function runsOf(parent: Tree.ParentNode): Tree.ChildNode[][] {
  const runs: Tree.ChildNode[][] = [[]];
  for (const child of parent.childNodes) {
    if (child.nodeName === '#text' || child.nodeName === 'br') runs[runs.length - 1].push(child);
    else runs.push([]);
  }
  return runs.filter((run) => run.some((child) => child.nodeName === '#text'));
}

/** Finds texts that become elements: code fences and shortcodes. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {codeLanguage, CODE_TAGS, isPlayed} from '../../loader/languages.js';
import {readData, readFence, readShortcodes, type Markup} from '../../loader/markup.js';
import {readPlayed} from '../../loader/played-fences.js';
import {matchLang} from '../../locales/index.js';
import type {ElementPlace} from './fitting.js';
import type {Around, FoundElement, PlacedAround} from './found.js';
import {textRun, type TracedText} from './source-text.js';
import {attributeIn, childrenOf, spanOf, type Span} from './tree.js';

type Element = Tree.Element;

/** The code of a fence: the element itself, the one that fills it, or the one around it. */
export function fenceIn(element: Element): Element | undefined {
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
  codeLanguage(element.tagName, (name) => attributeIn(element, name));

/** Whether an element holds the numbers of lines. */
const isNumbers = (element: Element): boolean =>
  attributeIn(element, 'class')?.split(/\s+/).includes('gutter') ?? false;

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

/** The text of a fence. @param code the element that holds it, inside the whole */
export function fenceFound(
  source: string,
  whole: Element,
  code: Element,
  around: PlacedAround,
): FoundElement {
  const given = {...dataOf(childrenOf(code).at(0)), ...dataOf(whole), ...dataOf(code)};
  const language = languageNamed(whole) ?? languageNamed(code) ?? 'mj';
  return codeFound({language, run: textRun(source, linesIn(code)), span: spanOf(whole)}, around, given);
}

/** Code in one of our languages. */
interface Code {
  readonly language: string;
  readonly run: TracedText;
  readonly span: Span;
}

/** What is taken from around a text. */
type AroundText = Pick<PlacedAround, 'lang' | 'rules' | 'inside' | 'place'>;

/** The text of code. @param given what stands beside the code */
export function codeFound(
  {language, run, span}: Code,
  around: AroundText,
  given: Readonly<Record<string, string>> = {},
): FoundElement {
  const markup = isPlayed(language) ? readPlayed(language, run.text, given) : readFence(run.text, given);
  return textFound(markup, run, span, around);
}

const dataOf = (element: Element | undefined) =>
  readData((name) => (element ? attributeIn(element, name) : undefined));

/** The shortcodes in a run of text. @param placeOf tells what fits where one stands */
export function shortcodesIn(
  run: TracedText,
  around: Around,
  placeOf: (span: Span, isPhrasing: boolean) => ElementPlace,
): FoundElement[] {
  return readShortcodes(run.text).map((shortcode) => {
    const span = {start: run.at(shortcode.start), end: run.after(shortcode.end - 1)};
    return textFound(shortcode, run, span, {...around, place: placeOf(span, around.isPhrasing)});
  });
}

/** A text under the rules of its page, if it names none itself and is scored. */
function underRules(markup: Markup, rules: string | undefined): Markup {
  const {tag, attributes} = markup;
  if (!rules || 'rules' in attributes) return markup;
  if (isPlayed(tag)) return {...markup, attributes: {rules, ...attributes}};
  if (!('by' in attributes || 'expect' in attributes)) return markup;
  return {...markup, tag: 'mj-example', attributes: {rules, ...attributes}};
}

function textFound(
  markup: Markup,
  run: TracedText,
  span: Span,
  {lang, rules, inside, place}: AroundText,
): FoundElement {
  const {tag, attributes, text, at: first, pairs = []} = underRules(markup, rules);
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

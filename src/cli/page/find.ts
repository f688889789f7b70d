/** Finds our elements, code fences and shortcodes on a page, each with its place in the source. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {isCounted, MOST_NESTED} from '../../controllers/depth.js';
import {NOT_PROSE} from '../../loader/markup.js';
import {elementFound} from './element-found.js';
import {holdsPhrasing, type ElementPlace, type Format} from './fitting.js';
import type {Around, FoundElement} from './found.js';
import {parsePage} from './html.js';
import {readMarkdown} from './markdown.js';
import type {Defaults} from './matter.js';
import {metaOf} from './metas.js';
import {textRun} from './source-text.js';
import {codeFound, fenceFound, fenceIn, shortcodesIn} from './text-found.js';
import {attributeIn, spanOf, type Span} from './tree.js';

type Element = Tree.Element;

/**
 * @param given what holds where the page says nothing, in its front matter or its tags
 * @throws {Unreadable} for a page that is nested too deep, or too long
 */
export function findOn(source: string, format: Format = 'html', given: Defaults = {}): FoundElement[] {
  const {prose: page, fences, blocks, defaults: said} = readMarkdown(source, format);
  const {lang = '', rules} = {...given, ...said};
  const document = parsePage(page);
  const found = fences.map(({run, start, end, language}) => {
    const place = {format, isPhrasing: false, isVerbatim: format === 'md'};
    return codeFound({language, run, span: {start, end}}, {lang, rules, inside: false, place});
  });
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
    const isVerbatim = format === 'md' && isWithinOne(blocks, start, end);
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
    const lang = attributeIn(element, 'lang') ?? around.lang;
    if (attributeIn(element, 'data-mj') === 'off') return;
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

/** Whether a range lies in one of several, which are in their order and do not overlap. */
function isWithinOne(ranges: readonly Span[], start: number, end: number): boolean {
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

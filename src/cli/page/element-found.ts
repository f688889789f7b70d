/** Finds what an element of ours says on a page: its attributes, and the notation inside. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {isSilent} from '../../controllers/silent.js';
import {isTable, mayShow} from '../../elements/tag-kinds.js';
import {isPlayed} from '../../loader/languages.js';
import {matchLang} from '../../locales/index.js';
import {lineOfRound} from '../../round/ledger/numbered-rounds.js';
import type {FoundElement, PlacedAround} from './found.js';
import {textKindOf} from './metas.js';
import {attributeRun, textRun, type TracedText} from './source-text.js';
import {attributeIn, attributesIn, childrenOf, spanOf} from './tree.js';
import {endsLine} from '../../controllers/ends-line.js';

type Element = Tree.Element;

/** The text of an element without that of slotted children, boards and rounds, as the elements read it. */
function ownTexts(element: Element, found: Tree.TextNode[] = []): Tree.TextNode[] {
  for (const child of element.childNodes) {
    if (child.nodeName === '#text') found.push(child as Tree.TextNode);
    else if ('tagName' in child && isUnslotted(child) && !isSilent(child.tagName) && !isTable(child.tagName))
      ownTexts(child, found);
  }
  return found;
}

/** The text of an element whose line ends count, with a line end wherever the page shows one. */
function textLines(element: Element, found: Tree.ChildNode[] = []): Tree.ChildNode[] {
  for (const child of element.childNodes) {
    if (child.nodeName === '#text') found.push(child);
    if (!('tagName' in child) || !isUnslotted(child) || isSilent(child.tagName)) continue;
    if (!isPlayed(child.tagName)) textLines(child, found);
    // a round in a ledger counts as one of its lines
    if (child.tagName === 'mj-round' || endsLine(child.tagName)) found.push(child);
  }
  return found;
}

/** Makes a function that gives the placeholder for each round among the lines of a ledger. */
function roundLines(): (node: Tree.ChildNode) => string {
  let number = 0;
  return (node) => (node.nodeName === 'mj-round' ? `\n${lineOfRound(++number)}\n` : '\n');
}

const isUnslotted = (element: Element): boolean => !attributeIn(element, 'slot');

/** Whether elements inside an example show it: custom elements; or any elements, where the hand is an attribute. */
function isComposed(element: Element): boolean {
  if (element.tagName !== 'mj-example') return false;
  const inside = childrenOf(element)
    .filter(({tagName}) => tagName !== 'br')
    .filter(isUnslotted);
  const isStated = Boolean(attributeIn(element, 'hand'));
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
      return textRun(source, isInside || attributeIn(element, 'for') ? [] : notationIn(element));
    default:
      return textRun(source, []);
  }
}

/** What an element of ours says. */
export function elementFound(source: string, element: Element, around: PlacedAround): FoundElement {
  const {lang, inside, example, comparison, place} = around;
  const {tagName} = element;
  const run = textRunOf(source, element, inside);
  const text = run.text.trim();
  const first = run.text.length - run.text.trimStart().length;
  const location = element.sourceCodeLocation;
  const written = childrenOf(element)
    .filter((child) => attributeIn(child, 'slot') === 'static')
    .map(spanOf);
  return {
    tag: element.tagName,
    attributes: attributesIn(element),
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
      if (given) return attributeRun(source, given, attributeIn(element, attribute ?? '') ?? '').at(offset);
      return attribute === undefined && text ? run.at(first + offset) : (location?.startOffset ?? 0);
    },
  };
}

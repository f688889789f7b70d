/** Finds unknown attributes and words on a page, each with the closest known one. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import * as classes from '../../index.js';
import {knownWords} from '../../elements/known-words.js';
import {VARIED} from '../../elements/mj-whatif/values.js';
import {ASKS} from '../../quiz/ask.js';
import {ATTRIBUTES} from '../../loader/markup.js';
import {nearestTo} from '../nearest.js';
import type {Format, Found} from './find.js';
import {parsePage} from './html.js';
import {readMarkdown} from './markdown.js';
import {attributeRun} from './run.js';
import type {Placed} from './score.js';

type Element = Tree.Element;

/** Attributes that every element may have. */
const GLOBAL =
  /^(id|class|slot|lang|dir|hidden|style|title|role|part|exportparts|tabindex|accesskey|inert|is|nonce|translate|draggable|contenteditable|spellcheck|autofocus|popover|item\w+|data-.*|aria-.*|on\w+|v-.*|x-.*|[:@.?#*[(_].*)$/;

/** Attributes whose elements report unknown words themselves. */
const OWN_WORDS: Readonly<Record<string, readonly string[] | undefined>> = {
  'vary of mj-whatif': VARIED,
  'sort of mj-whatif': ['worth'],
  'ask of mj-drill': ASKS,
  'reveal of mj-quiz': ['asked', 'auto', 'never'],
};

/**
 * The exports of the package, by name in small letters: `mj-hand-input` is `MjHandInput`, `mj-whatif` is `MjWhatIf`.
 */
const byName = new Map<string, unknown>(
  Object.entries(classes).map(([name, one]) => [name.toLowerCase(), one]),
);

/** The attributes of one of our elements; undefined for other elements. */
function attributesOf(tag: string): readonly string[] | undefined {
  const one = tag.startsWith('mj-') ? byName.get(tag.replaceAll('-', '')) : undefined;
  return typeof one === 'function' && 'observedAttributes' in one
    ? (one.observedAttributes as readonly string[])
    : undefined;
}

const suggested = (word: string, known: readonly string[]): string => {
  const near = nearestTo(word, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
};

/** All unknown attributes and words, in the order of the page. */
export function strayAttributes(source: string, format: Format = 'html'): Placed[] {
  const page = format === 'html' ? source : readMarkdown(source, format === 'mdx').prose;
  const found: Placed[] = [];
  const look = (element: Element): void => {
    if (element.attrs.some(({name, value}) => name === 'data-mj' && value === 'off')) return;
    const known = attributesOf(element.tagName);
    if (known) found.push(...strayIn(page, element, known));
    walk(element);
  };
  const walk = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) if ('tagName' in child) look(child);
  };
  walk(parsePage(page));
  return found;
}

function strayIn(page: string, element: Element, known: readonly string[]): Placed[] {
  const {tagName, attrs, sourceCodeLocation} = element;
  return attrs.flatMap(({name, value}) => {
    const place = sourceCodeLocation?.attrs?.[name];
    if (!place) return [];
    if (!known.includes(name))
      return GLOBAL.test(name) ? [] : [unknownName(name, `<${tagName}>`, known, place.startOffset)];
    return strayWords(tagName, name, value, (offset) => attributeRun(page, place, value).at(offset));
  });
}

/** Pairs in a code fence or a shortcode that are dropped there, or mean nothing. */
export const strayPairs = ({tag, pairs = [], at}: Found): Placed[] =>
  pairs.flatMap(({name, value, at: start}) =>
    ATTRIBUTES.includes(name)
      ? strayWords(tag, name, value, (offset) => at(offset, name))
      : [unknownName(name, 'a code fence or shortcode', ATTRIBUTES, start)],
  );

const unknownName = (name: string, where: string, known: readonly string[], at: number): Placed => ({
  at,
  message: `${name}: ${where} has no such attribute.${suggested(name, known)}`,
});

function strayWords(tag: string, name: string, value: string, at: (offset: number) => number): Placed[] {
  const words = knownWords(tag, name) ?? OWN_WORDS[`${name} of ${tag}`];
  if (!words) return [];
  return [...value.matchAll(/[^\s,]+/g)]
    .filter(([word]) => !words.includes(word))
    .map(({0: word, index}) => ({
      at: at(index),
      message: `${name}: “${word}” is none of ${words.join(', ')}.${suggested(word, words)}`,
    }));
}

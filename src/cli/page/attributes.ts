/** Finds unknown tags, attributes, words and ids on a page, each with the closest known one. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {ATTRIBUTES} from '../../loader/markup.js';
import {LOOKS} from '../../loader/played-fences.js';
import {isPlayed} from '../../loader/languages.js';
import {LANGS, type Lang} from '../../core/game/names.js';
import {lettersBetween, nearestTo} from '../../core/situation/nearest.js';
import {explainFault, notAmong, type ProblemMessages} from '../../core/situation/problem.js';
import {isTranslated, loadLocale, matchLang} from '../../locales/index.js';
import {commandWords, type CommandWords} from '../words/index.js';
import type {FoundElement} from './found.js';
import type {Format} from './fitting.js';
import {parsePage} from './html.js';
import {metaOf, TAGS} from './metas.js';
import {readMarkdown} from './markdown.js';
import type {Defaults} from './matter.js';
import {attributeRun} from './source-text.js';
import type {Placed} from './score.js';
import {attributeIn} from './tree.js';

type Element = Tree.Element;

/** Attributes that every element may have. */
const GLOBAL =
  /^(id|class|slot|lang|dir|hidden|style|title|role|part|exportparts|tabindex|accesskey|inert|is|nonce|translate|draggable|contenteditable|spellcheck|autofocus|popover|item\w+|data-.*|aria-.*|on\w+|v-.*|x-.*|[:@.?#*[(_].*)$/;

/** The attributes of one of our elements; undefined for other elements. */
const attributesOf = (tag: string): readonly string[] | undefined => {
  const meta = metaOf(tag);
  return meta && Object.keys(meta.attributes);
};

/** What is unknown on a page, in its order. */
export interface Strays {
  readonly problems: readonly Placed[];
  /** Elements of somebody else whose names begin as ours do. */
  readonly notes: readonly Placed[];
}

/**
 * All unknown tags, attributes, words and ids.
 * @param lang the language of the messages; without it each is in that of its element
 * @param given what holds where the page says nothing
 */
export async function straysOn(
  source: string,
  format: Format = 'html',
  lang?: Lang,
  given: Defaults = {},
): Promise<Strays> {
  const {prose: page, defaults: said} = readMarkdown(source, format);
  const document = parsePage(page);
  const ids = idsIn(document);
  const guesses = [...ids].flatMap(([id, tag]) => (tag.includes('-') ? id : [])).slice(0, MOST_GUESSES);
  const problems: Placed[] = [];
  const notes: Placed[] = [];
  const saying = Object.fromEntries(
    await Promise.all(LANGS.map(async (one) => [one, await sayingIn(one)] as const)),
  ) as Record<Lang, Saying>;
  const look = (element: Element, around: string): void => {
    const own = attributeIn(element, 'lang') ?? around;
    const said = saying[lang ?? matchLang(own)];
    if (attributeIn(element, 'data-mj') === 'off') return;
    const known = attributesOf(element.tagName);
    if (known)
      problems.push(...strayIn(page, element, known, said), ...strayFor(page, element, {ids, guesses}, said));
    else if (element.tagName.startsWith('mj-')) {
      const {isMisspelt, ...stray} = strayTag(element, said);
      (isMisspelt ? problems : notes).push(stray);
    }
    walk(element, own);
  };
  const walk = (node: Tree.ParentNode, around: string): void => {
    for (const child of node.childNodes) if ('tagName' in child) look(child, around);
  };
  walk(document, said.lang ?? given.lang ?? '');
  return {problems, notes};
}

/** How many ids of a page are compared with one that it does not have. */
const MOST_GUESSES = 500;

/** The ids of a page. */
interface Ids {
  /** The tag of each. */
  readonly ids: ReadonlyMap<string, string>;
  /** Those that may be meant by one that the page does not have. */
  readonly guesses: readonly string[];
}

/** The words of one language. */
interface Saying {
  readonly says: CommandWords;
  readonly problems: ProblemMessages;
}

const sayingIn = async (lang: Lang): Promise<Saying> => ({
  says: commandWords(lang),
  problems: (await loadLocale(lang)).problems,
});

/** Letters in which a tag may differ from the one that is meant. */
const MOST_WRONG = 2;

/** A tag that begins as ours do, and is none of them. */
function strayTag(
  {tagName, sourceCodeLocation}: Element,
  {says}: Saying,
): Placed & {readonly isMisspelt: boolean} {
  const at = (sourceCodeLocation?.startOffset ?? 0) + 1;
  const near = nearestTo(tagName, TAGS);
  const isMisspelt = near !== undefined && lettersBetween(tagName, near) <= MOST_WRONG;
  return isMisspelt
    ? {at, isMisspelt, message: says.noElement(tagName, near)}
    : {at, isMisspelt, message: says.otherElement(tagName)};
}

/** The tags of elements with an id, by the id; the first of an id counts, as for browsers. */
function idsIn(document: Tree.ParentNode): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const walk = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const id = attributeIn(child, 'id');
      if (id && !ids.has(id)) ids.set(id, child.tagName);
      walk(child);
    }
  };
  walk(document);
  return ids;
}

/** A `for` that names no element of the page, or one that has no hand and no table. */
function strayFor(page: string, element: Element, {ids, guesses}: Ids, {says}: Saying): Placed[] {
  const {tagName, sourceCodeLocation} = element;
  const id = attributeIn(element, 'for');
  const place = sourceCodeLocation?.attrs?.for;
  if (!id || !place || !attributesOf(tagName)?.includes('for')) return [];
  const named = ids.get(id);
  const at = attributeRun(page, place, id).at(0);
  if (named === undefined) return [{at, message: `for: ${says.noId(id, nearestTo(id, guesses))}`}];
  // a page may have elements of its own that give a hand
  return named.includes('-') ? [] : [{at, message: `for: ${says.noHandThere(id, named)}`}];
}

function strayIn(page: string, element: Element, known: readonly string[], said: Saying): Placed[] {
  const {tagName, attrs, sourceCodeLocation} = element;
  return attrs.flatMap(({name, value}) => {
    const place = sourceCodeLocation?.attrs?.[name];
    if (!place) return [];
    if (!known.includes(name))
      return GLOBAL.test(name) ? [] : [unknownName(name, tagName, known, place.startOffset, said)];
    return strayWords(tagName, name, value, said, (offset) => attributeRun(page, place, value).at(offset));
  });
}

/** Pairs in a code fence or a shortcode that are dropped there, or mean nothing. */
export async function strayPairs({tag, pairs = [], at}: FoundElement, lang: Lang): Promise<Placed[]> {
  const known = isPlayed(tag) ? LOOKS : ATTRIBUTES;
  const said = await sayingIn(lang);
  return pairs.flatMap(({name, value, at: start}) =>
    known.includes(name)
      ? strayWords(tag, name, value, said, (offset) => at(offset, name))
      : [unknownName(name, undefined, known, start, said)],
  );
}

/** @param tag undefined for a code fence or a shortcode */
const unknownName = (
  name: string,
  tag: string | undefined,
  known: readonly string[],
  at: number,
  {says}: Saying,
): Placed => ({at, message: `${name}: ${says.noAttribute(tag, nearestTo(name, known))}`});

function strayWords(
  tag: string,
  name: string,
  value: string,
  {problems}: Saying,
  at: (offset: number) => number,
): Placed[] {
  const {words, reportedBy, isLanguage} = metaOf(tag)?.attributes[name] ?? {};
  if (isLanguage && value && !isTranslated(value))
    return [{at: at(0), message: `${name}: ${explainFault(notAmong(value, name, LANGS), problems).message}`}];
  if (!words || reportedBy === 'reader') return [];
  return [...value.matchAll(/[^\s,]+/g)]
    .filter(([word]) => !words.includes(word))
    .map(({0: word, index}) => ({
      at: at(index),
      message: `${name}: ${explainFault(notAmong(word, name, words), problems).message}`,
    }));
}

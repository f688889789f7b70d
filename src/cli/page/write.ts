/**
 * Writes content for readers without script into the source of a page; everything else stays as its author wrote it.
 */
import type {Lang} from '../../core/game/names.js';
import {attributes as attributesMarkup, joinMarkup, markup, type Markup} from '../../share/markup.js';
import {commandWords} from '../words/index.js';
import {findOn} from './find.js';
import type {FoundElement} from './found.js';
import {blockOf, fittedText as fitted, type Format} from './fitting.js';
import type {Defaults} from './matter.js';
import {textKindOf} from './metas.js';
import {withPageRules, type PageRules} from './page-rules.js';
import {idleOn} from './idle.js';
import {isPlayed} from '../../loader/languages.js';
import {sourceOf} from './restated.js';
import {elementHand, tooDeep, type Placed} from './score.js';
import type {OnPage} from '../fallback/fallback.js';
import {fallbackOf} from '../fallback/fallbacks.js';
import type {Span} from './tree.js';

interface Edit extends Span {
  readonly text: string;
}

/** A page after `mj render`: its new source, and the problems found. */
export interface Written {
  readonly source: string;
  readonly problems: readonly Placed[];
  /** What `--declarative` leaves as it is, and what changes nothing. */
  readonly notes: readonly Placed[];
}

/** How a page is rendered. */
export interface WriteOptions {
  /** Whether to add the elements' shadow roots, so that they look as they do with script. */
  readonly declarative?: boolean;
  readonly format?: Format;
  /** What holds where the page says nothing. */
  readonly defaults?: Defaults;
}

/**
 * Renders a page, and reports what could not be rendered. Rendering the result again changes nothing.
 * @param lang the language of the messages; without it each is in that of its element
 * @throws {Unreadable} for a page that cannot be read
 */
export async function writePage(
  source: string,
  lang: Lang | undefined,
  {declarative = false, format = 'html', defaults}: WriteOptions = {},
): Promise<Written> {
  const all = findOn(source, format, defaults);
  return withPageRules({source, format, all, lang, texts: defaults?.texts}, ({refusal}) =>
    writeFound({source, lang, declarative, all, refusal}),
  );
}

/** A page with what was found on it. */
interface Page extends Pick<PageRules, 'refusal'> {
  readonly source: string;
  readonly lang: Lang | undefined;
  readonly declarative: boolean;
  readonly all: readonly FoundElement[];
}

async function writeFound({source, lang, declarative, all, refusal}: Page): Promise<Written> {
  const edits: Edit[] = [];
  const problems: Placed[] = [];
  const notes: Placed[] = [];
  const asked = new Set(all.filter(({tag}) => tag === 'mj-quiz').map((quiz) => sourceOf(quiz, all)));
  for (const found of all) {
    if (found.isTooDeep) {
      problems.push(await tooDeep(found, lang));
      continue;
    }
    const refused = await refusal(found);
    if (refused) {
      problems.push(refused);
      continue;
    }
    // Markdown would change a style sheet that stands in a paragraph
    const declares = declarative && found.place.isVerbatim;
    if (declarative && !declares && isDeclared(found)) {
      const says = commandWords(lang ?? found.lang);
      notes.push({at: found.span.start, message: says.notDeclared(found.tag)});
    }
    const idle = await idleOn(found, lang ?? found.lang, all);
    notes.push(...idle.problems, ...idle.notes);
    const writing = {all, lang, isAsked: asked.has(found), shadowOf: declares ? shadowOf : undefined};
    const written = await fallbackOf(found.tag)?.write?.(found, writing);
    if (!written) continue;
    const {text, wrong} = written;
    problems.push(...wrong);
    edits.push(...editsOf(found, text, source));
  }
  return {source: apply(source, edits), problems, notes};
}

/** Whether an element is drawn by itself; a hand inside an example is part of the example's picture. */
const isDeclared = (found: FoundElement): boolean =>
  fallbackOf(found.tag)?.root !== undefined && !(found.inside && found.tag === 'mj-hand') && !isEmpty(found);

/** Whether an element whose text is its hand has none. */
const isEmpty = (found: FoundElement): boolean =>
  ['tiles', 'hand'].includes(textKindOf(found.tag) ?? '') && elementHand(found) === undefined;

/** The declared shadow root of an element; what draws it is loaded only if one is declared. */
async function shadowOf(found: FoundElement, page: OnPage): Promise<Markup> {
  const {drawnRoot} = await import('../shadow/shadow.js');
  return drawnRoot(found, page);
}

/** Replaces the output of an earlier run; removes it where the example cannot be read any more. */
function editsOf(found: FoundElement, content: Markup, source: string): Edit[] {
  const {span, close, written, element, place} = found;
  const text = fitted(content, place);
  if (written) return written.map((range, i) => ({...range, text: i ? '' : text}));
  if (!text && (element || !isPlayed(found.tag))) return [];
  if (element) return close === undefined ? [] : [{start: close, end: close, text}];
  const made = elementMarkup(found, content);
  return [{...span, text: place.isPhrasing ? fitted(made, place) : blockOf(made, place, source, span)}];
}

/** An element in place of a fence or a shortcode; all its tags are written here. */
function elementMarkup({tag, attributes, text}: FoundElement, content: Markup): Markup {
  // browsers that translate the page would translate notation in kanji
  const given = attributesMarkup([...Object.entries(attributes), ['translate', 'no']]);
  return markup`<${tag}${given}>${isPlayed(tag) ? linesMarkup(text) : text}${content}</${tag}>`;
}

/** The text of a fence inside a tag. Line breaks are kept for readers without style sheets too. */
const linesMarkup = (text: string): Markup =>
  joinMarkup(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => markup`${line}`),
    markup`<br>\n`,
  );

/** Applies edits in the order of their places; of two that overlap the first is applied. */
function apply(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    pieces.push(source.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + source.slice(at);
}

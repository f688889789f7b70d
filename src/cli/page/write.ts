/**
 * Writes content for readers without script into the source of a page; everything else stays as its author wrote it.
 */
import type {ScoreResult} from '../../core/game/result.js';
import type {Lang} from '../../core/game/names.js';
import {explainFault, type Problem} from '../../core/situation/problem.js';
import {loadLocale} from '../../locales/index.js';
import {commandWords} from '../words/index.js';
import {attributes as attributesMarkup, markup, NOTHING, type Markup} from '../../share/markup.js';
import {findOn, type Found, type Span} from './find.js';
import {blockOf, written as fitted, type Format} from './fitting.js';
import {explained, handOf, notationFaults, placed, scoreFound, tooDeep, type Placed} from './score.js';
import type {Defaults} from './matter.js';
import {isQuiz, staticDrill, staticQuiz} from './asked.js';
import {asScored, sourceOf} from './restated.js';
import {checkPlayed, isPlayed} from './played.js';
import {linesMarkup, staticPlayed} from './static-played.js';
import {staticExplain} from './static-explain.js';
import type {OnPage} from './static-element.js';
import {isTold, staticTaught} from './static-taught.js';
import {staticOf} from './statics.js';
import {reasonIn} from './taught.js';
import {staticExample, staticHand, staticTiles} from './static.js';

interface Edit extends Span {
  readonly text: string;
}

/** A page after `mj render`: its new source, and the problems found. */
export interface Written {
  readonly source: string;
  readonly problems: readonly Placed[];
  /** What `--declarative` leaves as it is. */
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
  const edits: Edit[] = [];
  const problems: Placed[] = [];
  const notes: Placed[] = [];
  const all = findOn(source, format, defaults);
  const asked = new Set(all.filter(isQuiz).map((quiz) => sourceOf(quiz, all)));
  for (const found of all) {
    if (found.isTooDeep) {
      problems.push(await tooDeep(found, lang));
      continue;
    }
    // Markdown would change a style sheet that stands in a paragraph
    const declares = declarative && found.place.isVerbatim;
    if (declarative && !declares && isDeclared(found) && !isQuiz(found)) {
      const says = commandWords(lang ?? found.lang);
      notes.push({at: found.span.start, message: says.notDeclared(found.tag)});
    }
    if (isPlayed(found)) {
      const {text, wrong} = await playedOf(found, {all, lang, declarative: declares});
      problems.push(...wrong);
      edits.push(...editsOf(found, text, source));
      continue;
    }
    if (isQuiz(found)) {
      edits.push(...editsOf(found, await staticQuiz(found, all), source));
      continue;
    }
    if (found.tag === 'mj-drill') {
      edits.push(...editsOf(found, await staticDrill(found), source));
      continue;
    }
    if (found.tag === 'mj-rules-table') {
      edits.push(...editsOf(found, await shadowIn(found, {all}, declares), source));
      continue;
    }
    const of = isExplained(found) || isTold(found) ? sourceOf(found, all) : undefined;
    if (!of && !isShown(found)) continue;
    const {text, wrong} = of
      ? await explainedOf(found, {of, all, lang, declarative: declares})
      : await staticText(asked.has(found) ? withoutAnswer(found) : found, {all, lang, declarative: declares});
    problems.push(...wrong);
    edits.push(...editsOf(found, text, source));
  }
  return {source: apply(source, edits), problems, notes};
}

/** An example that a question is about, showing only its hand: the rest is for the reader to find. */
const withoutAnswer = (found: Found): Found => ({
  ...found,
  attributes: {...found.attributes, views: 'hand'},
});

/** Whether an element is drawn by itself; a hand inside an example is part of the example's picture. */
const isShown = (found: Found): boolean =>
  ['mj-tiles', 'mj-hand', 'mj-example'].includes(found.tag) &&
  handOf(found) !== undefined &&
  !(found.inside && found.tag === 'mj-hand');

/** Views of a score that are drawn with the example around them. */
const SAID = ['mj-score-breakdown', 'mj-settlement', 'mj-waits'];

/** The declared shadow root of an element; what draws it is loaded only if one is declared. */
async function shadowIn(found: Found, page: OnPage, isDeclared: boolean): Promise<Markup> {
  if (!isDeclared) return NOTHING;
  const {shadowOf} = await import('../shadow/shadow.js');
  return shadowOf(found, page);
}

const isExplained = ({tag}: Found): boolean => tag === 'mj-explain';

/** Elements that `--declarative` gives a shadow root. */
const isDeclared = (found: Found): boolean => isShown(found) || staticOf(found.tag)?.root !== undefined;

interface Writing {
  readonly all: readonly Found[];
  readonly lang: Lang | undefined;
  readonly declarative: boolean;
}

interface Explaining extends Writing {
  /** The element whose hand is explained. */
  readonly of: Found;
}

/** A problem in the language that is asked for. */
async function inLang(problem: Problem, lang: Lang | undefined): Promise<Problem> {
  return lang === undefined ? problem : explainFault({...problem}, (await loadLocale(lang)).problems);
}

/** The content of an element that shows a score; problems of that score are reported where the hand is. */
async function explainedOf(found: Found, {of, all, lang, declarative}: Explaining): Promise<Static> {
  // an example around says the same
  const isSaid = found.around === of && SAID.includes(found.tag);
  if (isSaid || handOf(of) === undefined) return {text: NOTHING, wrong: []};
  const source = asScored(found, all) ?? of;
  const shared = await scoreFound(source, found.lang);
  const reason = reasonIn(found, shared);
  if (reason) return {text: NOTHING, wrong: found === of ? [placed(of, await inLang(reason, lang))] : []};
  const wrong: readonly Placed[] = [];
  const pictured = of === found;
  if (isExplained(found)) return {text: await staticExplain(found, shared, pictured), wrong};
  const shadow = await shadowIn(found, {all, shared}, declarative);
  const declared = shadow !== NOTHING;
  const text = await staticTaught(found, all, shared, {pictured, declared});
  return {text: markup`${shadow}${text}`, wrong};
}

/** A board, round or ledger: its text stays, followed by its picture and its result. */
async function playedOf(found: Found, {all, lang = found.lang, declarative}: Writing): Promise<Static> {
  const {problems: wrong} = await checkPlayed(found, lang, all);
  if (wrong.length) return {text: NOTHING, wrong};
  const shadow = await shadowIn(found, {all}, declarative);
  return {text: markup`${shadow}${await staticPlayed(found, all, shadow !== NOTHING)}`, wrong};
}

interface Static {
  readonly text: Markup;
  readonly wrong: readonly Placed[];
}

async function staticText(found: Found, {all, lang, declarative}: Writing): Promise<Static> {
  const example = found.tag === 'mj-example';
  const shared = example ? await scoreFound(found) : undefined;
  const wrong = shared
    ? await problemOf(found, shared.result, lang)
    : explained(found, notationFaults(found), await loadLocale(lang ?? found.lang));
  if (wrong.length) return {text: NOTHING, wrong};
  const shadow = await shadowIn(found, {all, ...(shared && {shared})}, declarative);
  const declared = shadow !== NOTHING;
  const text = shared
    ? await staticExample(found, shared, declared)
    : await (found.tag === 'mj-tiles' ? staticTiles(found, declared) : staticHand(found, declared));
  return {text: markup`${shadow}${text}`, wrong};
}

const problemOf = async (
  found: Found,
  {status, reason}: ScoreResult,
  lang: Lang | undefined,
): Promise<Placed[]> => (status === 'invalid' && reason ? [placed(found, await inLang(reason, lang))] : []);

/** Replaces the output of an earlier run; removes it where the example cannot be read any more. */
function editsOf(found: Found, content: Markup, source: string): Edit[] {
  const {span, close, written, element, place} = found;
  const text = fitted(content, place);
  if (written) return written.map((range, i) => ({...range, text: i ? '' : text}));
  if (!text && (element || !isPlayed(found))) return [];
  if (element) return close === undefined ? [] : [{start: close, end: close, text}];
  const made = elementMarkup(found, content);
  return [{...span, text: place.isPhrasing ? fitted(made, place) : blockOf(made, place, source, span)}];
}

/** An element in place of a fence or a shortcode; all its tags are written here. */
function elementMarkup({tag, attributes, text}: Found, content: Markup): Markup {
  // browsers that translate the page would translate notation in kanji
  const given = attributesMarkup([...Object.entries(attributes), ['translate', 'no']]);
  if (tag === 'mj-example') return markup`<mj-example${given}>${text}${content}</mj-example>`;
  if (tag === 'mj-board') return markup`<mj-board${given}>${linesMarkup(text)}${content}</mj-board>`;
  if (tag === 'mj-round') return markup`<mj-round${given}>${linesMarkup(text)}${content}</mj-round>`;
  if (tag === 'mj-ledger') return markup`<mj-ledger${given}>${linesMarkup(text)}${content}</mj-ledger>`;
  if (tag === 'mj-hand') return markup`<mj-hand${given}>${text}${content}</mj-hand>`;
  return markup`<mj-tiles${given}>${text}${content}</mj-tiles>`;
}

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

/** Elements that show a score of a hand, for readers without script: the hand, if no other element draws it, and lines. */
import {explainFault, type Problem} from '../../core/situation/problem.js';
import {explainWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {loadLocale} from '../../locales/index.js';
import {handPicture} from '../../share/hand-picture.js';
import {markup, NOTHING} from '../../share/markup.js';
import {speakSituation, type SharedExample} from '../../share/shared.js';
import {svgMarkup} from '../../share/svg-text.js';
import type {FoundElement} from './found.js';
import {asScored, sourceOf} from './restated.js';
import {elementHand, placedProblem, scoreFound} from './score.js';
import {invalidReason, type Scoring} from './scored-problems.js';
import {shadowIn} from './shadow-in.js';
import {ALONE, inSlot} from './slot.js';
import type {Writing, WrittenText} from '../fallback/fallback.js';

/** What the lines are made of. */
export interface ScoreTelling {
  readonly found: FoundElement;
  readonly all: readonly FoundElement[];
  readonly shared: SharedExample;
  readonly strings: ExplainingStrings;
}

/** How an element tells a score. */
export interface ScoreText extends Scoring {
  readonly lines: (telling: ScoreTelling) => Promise<readonly string[]> | readonly string[];
  /** Whether an example around says the same. */
  readonly isSaid?: boolean;
}

/** The lines of an element; problems of the score are reported where the hand is. */
export async function writeScored(
  found: FoundElement,
  writing: Writing,
  {lines, isSaid = false, reasonOf = invalidReason, shows}: ScoreText,
): Promise<WrittenText | undefined> {
  const {all, lang} = writing;
  const of = sourceOf(found, all);
  if (!of) return undefined;
  if ((isSaid && found.around === of) || elementHand(of) === undefined) return {text: NOTHING, wrong: []};
  const shared = await scoreFound(asScored(found, all) ?? of, found.lang, shows);
  const reason = reasonOf(found, shared);
  const wrong = reason && found === of ? [placedProblem(of, await inLang(reason, lang))] : [];
  if (reason) return {text: NOTHING, wrong};
  const shadow = await shadowIn(found, writing, shared);
  const strings = {...shared.strings, ...(await explainWords.load(found.lang))};
  const told = await lines({found, all, shared, strings});
  const pieces = told.filter((line) => line.trim()).map((line) => markup`${line.trim()}`);
  if (!pieces.length) return {text: shadow, wrong};
  const {situation, ruleset} = shared;
  const title = speakSituation(situation, strings);
  const picture =
    of === found ? [svgMarkup(await handPicture(situation, ruleset), {height: ALONE, title})] : [];
  const look = {inline: false, declared: shadow !== NOTHING};
  return {text: markup`${shadow}${inSlot(found, [...picture, ...pieces], look)}`, wrong};
}

/** A problem in the language that is asked for. */
export async function inLang(problem: Problem, lang: Writing['lang']): Promise<Problem> {
  return lang === undefined ? problem : explainFault({...problem}, (await loadLocale(lang)).problems);
}

/** Finds the problems on a page. */
import type {Lang} from '../../core/game/names.js';
import {loadLocale} from '../../locales/index.js';
import {commandWords} from '../words/index.js';
import {straysOn, strayPairs} from './attributes.js';
import {staleCards} from './cards.js';
import {findOn} from './find.js';
import type {FoundElement} from './found.js';
import {idleOn} from './idle.js';
import type {Format} from './fitting.js';
import type {Defaults} from './matter.js';
import {withPageRules, type PageRules} from './page-rules.js';
import {tooDeep} from './score.js';
import type {Findings} from '../fallback/fallback.js';
import {fallbackOf} from '../fallback/fallbacks.js';

/** The result of checking one page, in its order. */
export interface Checked extends Findings {
  /** The number of our elements and texts. */
  readonly count: number;
  /** How many of them are examples that keep room before the script comes, since their height is not known. */
  readonly roomy: number;
  /** The language of the first of them; of a feed, whose parts have their own, none. */
  readonly lang?: Lang;
}

/**
 * Checks every element of a page.
 * @param lang the language of the messages; without it each is in that of its element
 * @param defaults what holds where the page says nothing
 * @throws {Unreadable} for a page that cannot be read
 */
export async function checkPage(
  source: string,
  lang: Lang | undefined,
  format: Format = 'html',
  defaults?: Defaults,
): Promise<Checked> {
  const all = findOn(source, format, defaults);
  return withPageRules({source, format, all, lang, texts: defaults?.texts}, (rules) =>
    checkFound({source, format, lang, defaults, all, rules}),
  );
}

/** A page with what was found on it. */
interface Page {
  readonly source: string;
  readonly format: Format;
  readonly lang: Lang | undefined;
  readonly defaults: Defaults | undefined;
  readonly all: readonly FoundElement[];
  readonly rules: PageRules;
}

/** Whether an element is an example without a declared shadow root, elements of the author or a height in its style. */
const isRoomy = ({tag, composed, attributes, span}: FoundElement, source: string): boolean =>
  tag === 'mj-example' &&
  !composed &&
  !attributes.style?.includes('--mj-example-block-size') &&
  !source.slice(span.start, span.end).includes('data-shadow');

async function checkFound({source, format, lang, defaults, all, rules}: Page): Promise<Checked> {
  const each = await Promise.all(all.map((found) => checkElement(found, lang ?? found.lang, {all, rules})));
  const strays = await straysOn(source, format, lang, defaults);
  const pairs = await Promise.all(all.map((found) => strayPairs(found, lang ?? found.lang)));
  const cards = await staleCards(source, all);
  const pageLang = all.at(0)?.lang;
  const {staleCard} = commandWords(lang ?? pageLang ?? 'en');
  const stale = cards.map(({at}) => ({at, message: staleCard}));
  const stray = [...rules.problems, ...strays.problems, ...pairs.flat(), ...stale];
  const problems = new Map(
    [...stray, ...each.flatMap((found) => found.problems)].map((problem) => [
      `${problem.at} ${problem.message}`,
      problem,
    ]),
  );
  return {
    count: all.length + rules.count,
    roomy: all.filter((found) => isRoomy(found, source)).length,
    lang: pageLang,
    problems: [...problems.values()].sort((a, b) => a.at - b.at),
    notes: [...strays.notes, ...each.flatMap((found) => found.notes)].sort((a, b) => a.at - b.at),
  };
}

/**
 * Checks one element.
 */
async function checkElement(
  found: FoundElement,
  lang: Lang,
  {all, rules}: Pick<Page, 'all' | 'rules'>,
): Promise<Findings> {
  const refusal = await rules.refusal(found);
  if (refusal) return {problems: [refusal], notes: []};
  const strings = await loadLocale(lang);
  if (found.isTooDeep) return {problems: [await tooDeep(found, lang)], notes: []};
  const reported = await fallbackOf(found.tag)?.check(found, {all, lang, strings});
  const {problems, notes} =
    reported && 'problems' in reported ? reported : {problems: reported ?? [], notes: []};
  const idle = await idleOn(found, lang, all);
  return {problems: [...problems, ...idle.problems], notes: [...notes, ...idle.notes]};
}

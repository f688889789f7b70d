/** Puts what is wrong with a text into words. */
import {LANGS, type Lang} from '../../core/game/names.js';
import {quoted} from '../../core/situation/problem.js';
import type {VariantMessages} from './codes.js';
import {messages as en} from './en.js';
import {messages as ja} from './ja.js';
import type {UnsaidProblem} from './report.js';
import {messages as hans} from './zh-Hans.js';
import {messages as hant} from './zh-Hant.js';

const SAYS: Readonly<Record<Lang, VariantMessages>> = {ja, 'zh-Hant': hant, 'zh-Hans': hans, en};

/** A problem of rules as text. */
export interface VariantProblem extends UnsaidProblem {
  /** What is wrong and what to write, in each language. */
  readonly words: Readonly<Record<Lang, string>>;
}

/** A problem in words. */
export function saidProblem(problem: UnsaidProblem): VariantProblem {
  const text = quoted(problem.about);
  const list = problem.allowed.map(quoted).join(' · ');
  const words = LANGS.map((lang) => [lang, SAYS[lang][problem.code](text, list)]);
  return Object.freeze({...problem, words: Object.freeze(Object.fromEntries(words) as Record<Lang, string>)});
}

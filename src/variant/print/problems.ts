/** Puts what is wrong with a text into words. */
import {LANGS, type Lang} from '../../core/game/names.js';
import {quoted} from '../../core/situation/problem.js';
import {knownPattern, type KnownPattern} from '../names/known.js';
import {printCondition} from './conditions.js';
import type {VariantMessages} from '../messages/codes.js';
import {messages as en} from '../messages/en.js';
import {messages as ja} from '../messages/ja.js';
import type {ToldMeaning, UnsaidProblem} from '../messages/report.js';
import {messages as hans} from '../messages/zh-Hans.js';
import {messages as hant} from '../messages/zh-Hant.js';

const SAYS: Readonly<Record<Lang, VariantMessages>> = {ja, 'zh-Hant': hant, 'zh-Hans': hans, en};

/** A problem of rules as text. */
export interface VariantProblem extends UnsaidProblem {
  /** What is wrong and what to write, in each language. */
  readonly words: Readonly<Record<Lang, string>>;
}

/**
 * A meaning that a name may have, by another name or by whose it is, with its condition: `Dragon Pung: pungs of dragons`,
 * `hk/zj: allchows`.
 */
function meaningIn({id, families}: ToldMeaning, lang: Lang): string {
  const known = knownPattern(id);
  const label = families.length ? families.join('/') : known && nameIn(known, lang);
  return `${label ?? id}: ${printCondition(known?.says ?? '', lang)}`;
}

const IS_LATIN = /^\p{Script=Latin}/u;

/** A name of a pattern in the script of a language. */
const nameIn = ({id, names}: KnownPattern, lang: Lang): string =>
  names.find((name) => IS_LATIN.test(name) === (lang === 'en')) ?? names.at(0) ?? id;

/** What may be meant or is allowed, in a language. */
const allowedIn = ({allowed, meanings}: UnsaidProblem, lang: Lang): readonly string[] =>
  meanings?.map((meaning) => meaningIn(meaning, lang)) ?? allowed;

/** A problem in words. */
export function saidProblem(problem: UnsaidProblem): VariantProblem {
  const text = quoted(problem.about);
  const words = LANGS.map((lang) => {
    const list = allowedIn(problem, lang).map(quoted).join(' · ');
    return [lang, SAYS[lang][problem.code](text, list)];
  });
  return Object.freeze({...problem, words: Object.freeze(Object.fromEntries(words) as Record<Lang, string>)});
}

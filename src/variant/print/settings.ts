/** Prints settings in a language: their names, and the words in their values. */
import type {Lang} from '../../core/game/names.js';
import type {TileSet} from '../../core/tiles/tile-set.js';
import {HONOR, kindName} from '../../core/tiles/tile.js';
import {TERM_WORDS} from '../formulas/read.js';
import {PAYERS, PAYER_NAMES} from '../payments/clauses.js';
import {SETTINGS, type SettingKey} from '../words/setting-names.js';
import {VALUES} from '../settings/words.js';
import {printedName} from '../names/word-list.js';
import {UNIT_WORDS} from '../words/units.js';
import {printCondition} from './conditions.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** The names of rows by id. */
export type RowNames = (id: string) => string | undefined;

const FORMULAS: readonly SettingKey[] = ['score', 'points', 'discard', 'self', 'dealer'];
/** Between names; names in English may have commas. */
export const SEPARATOR: Readonly<Record<Lang, string>> = {
  ja: '、',
  'zh-Hant': '、',
  'zh-Hans': '、',
  en: '; ',
};
const WHEN: Readonly<Record<Lang, string>> = {
  ...{ja: 'のとき', 'zh-Hant': '時', 'zh-Hans': '当', en: 'when'},
};
const WITHOUT: Readonly<Record<Lang, string>> = {
  ...{ja: '除く', 'zh-Hant': '不計', 'zh-Hans': '不计', en: 'without'},
};
const OR: Readonly<Record<Lang, string>> = {ja: 'または', 'zh-Hant': '或', 'zh-Hans': '或', en: 'or'};

/** The name of a unit. */
export const printUnit = (id: string, lang: Lang): string => UNIT_WORDS.printed(id, lang) ?? id;

/** The words of a formula: units, terms and payers. */
const formulaIn = (text: string, lang: Lang): string =>
  text.replace(/[a-z]+/g, (word) => {
    const payer = PAYERS.find((one) => one === word);
    if (payer) return printedName(PAYER_NAMES[payer], lang);
    return TERM_WORDS.printed(word, lang) ?? printUnit(word, lang);
  });

/** `8 without a, b`; `1 han or 1 yakuman`. */
function minimumIn(text: string, lang: Lang): string {
  const [amount, without] = text.split(' without ');
  const parts = amount.split(' or ').map((part) => part.replace(/[a-z]+/, (unit) => printUnit(unit, lang)));
  const rows = without === undefined ? '' : ` ${WITHOUT[lang]} ${without.split('; ').join(SEPARATOR[lang])}`;
  return `${parts.join(` ${OR[lang]} `)}${rows}`;
}

/** A value that is made of words. */
const wordsIn = (text: string, lang: Lang): string =>
  text
    .split(', ')
    .map((word) => {
      const names = Object.values(VALUES).find((list) => list.startsWith(`${word}/`));
      return names === undefined ? word : printedName(names, lang, '/');
    })
    .join(SEPARATOR[lang]);

/** A value of a setting in a language. */
function valueIn(key: SettingKey, text: string, lang: Lang, names: RowNames): string {
  const named = text.replace(/\{(\w+)\}/g, (_, id: string) => names(id) ?? id);
  if (FORMULAS.includes(key)) return formulaIn(named, lang);
  if (key === 'minimum') return minimumIn(named, lang);
  if (key === 'needs') return printCondition(named, lang, names);
  if (key === 'liable') {
    const [who, when] = named.split(' when ');
    return `${formulaIn(who, lang)} ${WHEN[lang]} ${printCondition(when, lang, names)}`;
  }
  return wordsIn(named, lang);
}

/** A setting as a line. */
export const printSetting = (key: SettingKey, text: string, lang: Lang, names: RowNames): string =>
  `${printedName(SETTINGS[key], lang)} = ${valueIn(key, text, lang, names)}`;

/** A set of tiles, as the setting has it in all languages. */
export function printTiles({copies, flowers, reds = {}}: TileSet): string {
  const missing = ALL_KINDS.filter((kind) => !copies[kind]);
  const hasHonors = !missing.some((kind) => kind >= HONOR);
  const many = copies.reduce((a, b) => a + b, 0) + (flowers ? 8 : 0);
  // a number of tiles alone says which there are, where no kind is missing
  const head = missing.length && hasHonors ? (flowers ? 'flowers' : '') : String(many);
  const without = hasHonors && missing.length ? `without ${missing.map(kindName).join(' ')}` : '';
  const red = Object.entries(reds).flatMap(([tile, n]) => [...Array(n).keys()].map(() => tile));
  return [head, without, red.length ? `red ${red.join(' ')}` : ''].filter(Boolean).join(' ');
}

/** The units that values are in. */
import {fold} from '../names/fold.js';
import {printedName, WordList} from '../names/word-list.js';

/** Units that the elements have words for, or whose id a page may want to name. The English name is the id too. */
const UNITS: readonly string[] = [
  'hu 胡 胡 胡 糊',
  'tai 台 台 台 臺',
  'hon 本 本 本',
  'fan 番 番 番 faan fann fans',
  'han 翻 翻 翻 飜',
  'fu 符 符 符',
  'yakuman 役満 役滿 役满',
  'points 点 點 点 分 point pts',
  'hua 花 花 花',
  'doubles 倍 倍 倍 double',
];

/** The words for units. Folded, 番 and 翻 would be the same. */
export const UNIT_WORDS = new WordList(
  UNITS.map((names) => [names, printedName(names, 'en')]),
  (name) => name,
);

/** What a head of a column adds to a unit: 番数. */
const NUMBER_OF = /(?:数|數|値|值)$/u;
/** Money is counted by its sign. */
const IS_MONEY = /^\p{Sc}$/u;
const IS_UNIT = /^\p{L}{1,12}$/u;

/** The id of a unit that is known without being declared. */
export function knownUnit(word: string): string | undefined {
  const bare = word.normalize('NFKC').toLowerCase().trim();
  return (
    UNIT_WORDS.meaning(bare) ??
    UNIT_WORDS.meaning(bare.replace(NUMBER_OF, '')) ??
    (IS_MONEY.test(bare) ? bare : undefined)
  );
}

/** Whether a word is a unit that is known, or that a text says it counts in. */
export const isUnit = (word: string, own: string | undefined): boolean =>
  knownUnit(word) !== undefined || (own !== undefined && fold(own) === fold(word));

/** The id of a unit; undefined if the word cannot be one. */
export function unitNamed(word: string): string | undefined {
  const known = knownUnit(word);
  if (known) return known;
  const folded = fold(word);
  return IS_UNIT.test(word.trim()) && folded && !(folded in {}) ? folded : undefined;
}

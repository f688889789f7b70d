/** The units that values are in. */
import {fold} from '../names/fold.js';

/** Units that the elements have words for, or whose id a page may want to name. */
const KNOWN = new Map(
  [
    'hu 胡 糊 hu',
    'tai 台 臺 tai',
    'hon 本 hon',
    'fan 番 fan faan',
    'han 飜 翻 han',
    'fu 符 fu',
    'yakuman 役満 役滿 役满 yakuman',
    'points 点 點 分 points point pts',
    'hua 花',
    'doubles 倍 doubles',
  ].flatMap((line) => {
    const [id, ...words] = line.split(' ');
    return words.map((word) => [word, id] as const);
  }),
);

/** What a head of a column adds to a unit: 番数. */
const NUMBER_OF = /(?:数|數|値|值)$/u;
const IS_UNIT = /^\p{L}{1,12}$/u;

/** The id of a unit that is known without being declared. */
export function knownUnit(word: string): string | undefined {
  const bare = word.normalize('NFKC').toLowerCase().trim();
  return KNOWN.get(bare) ?? KNOWN.get(bare.replace(NUMBER_OF, ''));
}

/** The id of a unit; undefined if the word cannot be one. */
export function unitNamed(word: string): string | undefined {
  const known = knownUnit(word);
  if (known) return known;
  const folded = fold(word);
  return IS_UNIT.test(word.trim()) && folded && !(folded in {}) ? folded : undefined;
}

/** One wrong letter in a text: read again, and scored against the text as it was. Bundled with `compare.ts`. */
import {score} from '../../src/core/scoring/score.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {readKinds} from '../../src/variant/conditions/kinds.js';
import {TERM_WORDS} from '../../src/variant/formulas/read.js';
import type {VariantRead} from '../../src/variant/index.js';
import {idsNamed} from '../../src/variant/names/known.js';
import {VALUES} from '../../src/variant/settings/words.js';
import {knownUnit} from '../../src/variant/words/units.js';
import {seeded, type Random} from '../rules/random.js';
import {randomSituations} from './situations.js';

/** A text with a slip. */
export interface Slip {
  readonly text: string;
  /** What was done to which line. */
  readonly what: string;
  readonly line: string;
}

/** What became of the slips of a text. */
export interface Slipped {
  readonly refused: number;
  readonly harmless: number;
  /** Slips by which a row is refused in silence, or is said to be scored and is not. */
  readonly unsaid: readonly Slip[];
  /** Slips that changed a score without a problem. */
  readonly silent: readonly Slip[];
}

/** Letters, and the marks of tables and lists; a sign of a condition that is left out is another condition. */
const MAY_SLIP = /[\p{L}：、|()（）]/u;
const STRANGERS = [...'abcxyz字和牌的'];

/** Replaces, leaves out, adds or exchanges one letter of a text. */
export function slipIn(text: string, random: Random): Slip | undefined {
  const letters = [...text];
  const places = letters.flatMap((letter, i) => (MAY_SLIP.test(letter) ? [i] : []));
  const at = places[random(places.length)];
  const pool = [...letters.filter((letter) => /\p{L}/u.test(letter)), ...STRANGERS];
  const other = pool[random(pool.length)];
  const [what, inPlace] = [
    [`${letters[at]} → ${other}`, [other]],
    [`${letters[at]} left out`, []],
    [`${other} before ${letters[at]}`, [other, letters[at]]],
    [`${letters[at]} after ${letters[at + 1] ?? ''}`, [letters[at + 1] ?? '', letters[at]]],
  ][random(4)] as [string, string[]];
  const isExchanged = inPlace.length === 2 && inPlace[1] === letters[at] && inPlace[0] === letters[at + 1];
  const changed = [...letters.slice(0, at), ...inPlace, ...letters.slice(at + (isExchanged ? 2 : 1))].join(
    '',
  );
  if (changed === text) return undefined;
  const before = letters.slice(0, at).join('').split('\n').length;
  return {text: changed, what, line: changed.split('\n')[before - 1]};
}

const isLetters = (word: string): boolean => /^[\p{L}\d]+$/u.test(word);
const wordsIn = (line: string): readonly string[] =>
  line.split(/[^\p{L}\d]+|(?<=\d)(?=\p{L})|每.$|ごと|each/u).filter(isLetters);

/** Words that mean something wherever they stand: values and terms of settings, units, kinds of tiles. */
const MEANT = new Set([
  ...Object.values(VALUES).flatMap((names) => names.split('/')),
  ...TERM_WORDS.spelled().values(),
]);

const isMeant = (word: string): boolean =>
  MEANT.has(word) ||
  idsNamed(word, undefined).length > 0 ||
  knownUnit(word) !== undefined ||
  readKinds(word) !== undefined;

/**
 * Whether a slip makes another text that is as right as the first, as 三風刻 without its first letter is 風刻: each new word
 * in the line is one that texts know, or stands elsewhere in this one; or the row has a new name, and the condition that it
 * had.
 */
export function isAnotherText({line}: Slip, text: string): boolean {
  const [condition] = /\| = .*$/.exec(line) ?? [];
  if (condition !== undefined && text.includes(condition)) return true;
  const before = new Set(wordsIn(text));
  return wordsIn(line).every((word) => before.has(word) || isMeant(word));
}

/** Puts slips into a text, one at a time. */
export function slipped(
  text: string,
  count: number,
  seed: number,
  read: (text: string) => VariantRead,
): Slipped {
  const random = seeded(seed);
  const {ruleset: usual, rows: usualRows} = read(text);
  if (!usual) throw new Error('not read');
  const hands = randomSituations(7, 250, {sets: usual.sets, flowers: true, flags: ['lastTile', 'heavenly']});
  const wild = usual.wilds ? {wild: '3p'} : {};
  const scoresOf = (rules: Ruleset): string =>
    JSON.stringify(
      hands.map((hand) => {
        const {status, total, net} = score({...hand, ...wild, rules: rules.id}, rules);
        return status === 'win' ? [total, net] : status;
      }),
    );
  const wanted = scoresOf(usual);
  let [refused, harmless] = [0, 0];
  const silent: Slip[] = [];
  const unsaid: Slip[] = [];
  // a text that builds on others has their rows too
  const isAlone = usualRows.length === usual.patterns.length;
  while (refused + harmless + silent.length < count) {
    const slip = slipIn(text, random);
    if (!slip) continue;
    const {ruleset, rows, problems} = read(slip.text);
    const scored = rows.filter(({isScored}) => isScored).length;
    const isLost = isAlone && scored !== (ruleset?.patterns.length ?? 0);
    if (isLost || (scored < rows.length && !problems.length)) unsaid.push(slip);
    if (problems.length) refused++;
    else if (ruleset && scoresOf(ruleset) === wanted) harmless++;
    else silent.push(slip);
  }
  return {refused, harmless, silent, unsaid};
}

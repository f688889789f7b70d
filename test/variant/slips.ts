/** One wrong letter in a text: read again, and scored against the text as it was. Bundled with `compare.ts`. */
import {score} from '../../src/core/scoring/score.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {VariantRead} from '../../src/variant/index.js';
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

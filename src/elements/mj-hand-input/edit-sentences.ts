/** Puts the effect of an edit, what is still missing, and the score into words; the score once the reader pauses. */
import type {Words} from '../../controllers/localize.js';
import type {Problem} from '../../core/situation/problem.js';
import type {ScoreResult} from '../../core/game/result.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {sayStatus} from '../../locales/status.js';
import {plainNames} from '../views/name-lang.js';
import {otherEdited, winnerOf, type EditEffect, type EditorState, type RefusedTile} from './state.js';
import {announce, hush} from '../../controllers/announcer.js';
import type {ScoredView} from '../base/situation-element.js';
import {isUnfinished} from '../views/unfinished.js';

/** The effect of an edit, as a sentence for screen readers. */
export function sayEdit(words: Words<AllStrings>, said: EditEffect): string {
  const {speech} = words;
  const strings = plainNames(words.strings);
  const {input, hand, tiles} = strings;
  if ('meld' in said) return input.said[said.what](speech.speakMeld(strings, said.meld));
  if (said.what === 'won') return input.said.won(hand.win(speech.speakTile(tiles, said.tile)));
  if ('tiles' in said) return input.said[said.what](speech.speakTiles(strings, said.tiles));
  return input.said[said.what];
}

/** The reason why a tile was not added. */
export function sayRefusal({strings, speech}: Words<AllStrings>, {tile, why}: RefusedTile): string {
  const {tiles} = plainNames(strings);
  return why === 'full' ? strings.input.full : strings.input.left(speech.speakTile(tiles, tile), 0);
}

/**
 * The next step for a hand that is only unfinished, with the player's name if it is another's hand.
 * @param winner the seat of the scored hand, where another hand is edited
 */
export function sayMissing(strings: AllStrings, problem: Problem, winner?: Seat): string {
  const other = otherSeat(problem);
  const seat = other ?? winner;
  const missing = missingWords(strings, problem) || (other ? problem.message : '');
  return seat && missing
    ? `${strings.settlement.seats[seat]}${strings.punctuation.colon}${missing}`
    : missing;
}

/** The seat whose hand a problem is in; undefined for the scored hand. */
export const otherSeat = ({field}: Pick<Problem, 'field'>): Seat | undefined =>
  SEATS.find((seat) => field === `others.${seat}`);

/** The label of a situation's field in the editor. */
export function nameOfField({hand, settlement, situation}: AllStrings, field: string): string | undefined {
  const seat = otherSeat({field});
  if (seat) return settlement.seats[seat];
  const names: Readonly<Partial<Record<string, string>>> = {
    ...hand.labels,
    ...situation.fields,
  };
  return names[field];
}

function missingWords({input}: AllStrings, {code, about}: Problem): string {
  if (code === 'too-few-tiles') return input.missing(Math.abs(Number(about)));
  if (code === 'tile-without-by') return input.missingBy;
  return code === 'missing-winning-tile' ? input.missingWin : '';
}

/** The worth of another player's hand; undefined where it is not scored. */
export function sayOther(
  {score, settlement, punctuation}: AllStrings,
  {others, unit}: ScoreResult,
  at: Seat | undefined,
): string | undefined {
  const other = at && others?.[at];
  return other && `${settlement.seats[at]}${punctuation.colon}${score.amount(other.total, unit)}`;
}

/** The total, or the reason why there is none. */
export function sayScore(strings: AllStrings, result: ScoreResult): string {
  const {score, punctuation} = strings;
  const {status, total, unit} = result;
  const amount = score.amount(total, unit);
  if (status === 'win') return `${score.total}${punctuation.colon}${amount}`;
  const why = sayStatus(strings, result);
  return total ? punctuation.sentences([why, amount]) : why;
}

/** The pause before the score is announced, in milliseconds. */
const SETTLED = 1000;
/** The pause before the number of missing tiles is announced, in milliseconds; it changes with each tile. */
const PAUSED = 3000;

/** Announces the score once after a change, and not again while it stays the same. */
export class ScoreVoice {
  private isDue = false;
  private lastSaid = '';

  /** @param isDue whether a change was made whose score has to be announced */
  expect(isDue: boolean): void {
    this.isDue = isDue;
  }

  /** Announces the score once it is known. */
  say(view: ScoredView<AllStrings> | undefined, state: EditorState): void {
    if (!view || !this.isDue) return;
    this.isDue = false;
    const text = textOf(view, state);
    // the same sentence is not repeated
    if (text === this.lastSaid) return;
    this.lastSaid = text;
    const quiet = view.result.reason?.code === 'too-few-tiles' ? PAUSED : SETTLED;
    if (text) announce(this, text, quiet);
    else hush(this);
  }

  /** Cancels a pending announcement. */
  hush(): void {
    hush(this);
  }
}

function textOf({strings, result}: ScoredView<AllStrings>, state: EditorState): string {
  const {status, reason} = result;
  const other = otherEdited(state);
  if (status !== 'invalid' || !reason) return sayOther(strings, result, other) ?? sayScore(strings, result);
  return isUnfinished(reason) ? sayMissing(strings, reason, other && winnerOf(state)) : reason.message;
}

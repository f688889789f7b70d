/** The hands of a game on a page, from a log of any format or from the text of several rounds. */
import type {RoundProblem} from '../record/problem.js';
import type {RoundRecord} from '../record/record.js';
import {formatRound} from '../text/format.js';
import {handTexts, MOST_HANDS, type HandText} from '../text/hands.js';
import {parseRound} from '../text/parse.js';
import {logFormat} from './formats.js';
import {fromLog} from './logs.js';
import {isFault} from '../../core/situation/result.js';

/** One hand: its text in the notation of rounds, and what it takes from the first hand of a text. */
export interface ConvertedHand extends HandText {
  /** Undefined for a hand that cannot be read. */
  readonly record?: RoundRecord;
  /** Why a hand of a log cannot be read; its message is what the fault is about. */
  readonly fault?: RoundProblem;
}

const NOTHING: HandText = {text: '', start: 0, kept: {}};

/**
 * Reads every hand.
 * @param given names that go before those in the text; without `rules` among them, logs are not judged
 */
export function readHands(text: string, given: Readonly<Record<string, string>>): readonly ConvertedHand[] {
  const format = logFormat(text);
  if (!format) return handsIn(text, given);
  return fromLog(text, format, given.rules ?? '').map(({record, fault}) => {
    if (!record) return {...NOTHING, ...(fault && {fault})};
    const {rules, ...unruled} = record;
    const played = rules ? record : unruled;
    return {...NOTHING, text: formatRound(played), record: played};
  });
}

function handsIn(text: string, given: Readonly<Record<string, string>>): readonly ConvertedHand[] {
  const {hands, more} = handTexts(text);
  const read = hands.map((hand): ConvertedHand => {
    const record = parseRound(hand.text, {...hand.kept, ...given});
    return isFault(record) ? hand : {...hand, record};
  });
  return more ? [...read, {...NOTHING, fault: {...tooMany, at: more}}] : read;
}

const tooMany = {code: 'too-many-hands', message: String(MOST_HANDS)} as const;

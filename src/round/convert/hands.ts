/** The hands of a game on a page, from a log of any format or from the text of several rounds. */
import type {RoundProblem} from '../record/problem.js';
import type {RoundRecord} from '../record/record.js';
import {formatRound} from '../text/format.js';
import {handTexts} from '../text/hands.js';
import {isProblem, parseRound} from '../text/parse.js';
import {logFormat} from './formats.js';
import {fromLog} from './logs.js';

/** One hand. */
export interface ConvertedHand {
  /** In the notation of rounds; where it is from a text, at its place there. */
  readonly text: string;
  /** Undefined for a hand that cannot be read. */
  readonly record?: RoundRecord;
  /** Why a hand of a log cannot be read. */
  readonly fault?: RoundProblem;
}

/**
 * Reads every hand.
 * @param given names that go before those in the text; without `rules` among them, logs are not judged
 */
export function readHands(text: string, given: Readonly<Record<string, string>>): readonly ConvertedHand[] {
  const format = logFormat(text);
  if (!format) return handTexts(text).map((own) => ({text: own, ...recordIn(own, given)}));
  return fromLog(text, format, given.rules ?? '').map(({record, fault}) => {
    if (!record) return {text: '', ...(fault && {fault})};
    const {rules, ...unruled} = record;
    const played = rules ? record : unruled;
    return {text: formatRound(played), record: played};
  });
}

function recordIn(text: string, given: Readonly<Record<string, string>>): {readonly record?: RoundRecord} {
  const record = parseRound(text, given);
  return isProblem(record) ? {} : {record};
}

/** What a computer player would do, in words: the move, what it leaves, and the hand that it goes for. */
import type {RulesetText} from '../../core/game/names.js';
import type {PlayingStrings} from '../../locales/play.js';
import type * as Speech from '../../locales/speech.js';
import type {Advice} from '../../play/advice/best.js';
import type {LostMoment} from '../../play/advice/moments.js';
import type {HandStanding, MoveReason} from '../../play/players/reason.js';
import type {Move} from '../../round/record/move.js';
import {nameOfMove} from './asked.js';

/** The words that advice is told in. */
export interface AdviceWording {
  readonly strings: PlayingStrings;
  readonly speech: typeof Speech;
  /** The names of the rule set's rows. */
  readonly text: RulesetText;
}

const bestOf = ({moves}: Advice): Move => moves.at(0)?.move ?? {do: 'draw'};

/** The advice as sentences. */
export function adviceInWords(advice: Advice, wording: AdviceWording): string {
  const {strings} = wording;
  return inSentences(strings, [
    strings.play.advice(nameOfMove(strings, bestOf(advice))),
    ...reasonInWords(advice, wording),
  ]);
}

/** The verdict on an answer to a puzzle: of a right one why it is right, of a wrong one where it leaves the hand. */
export function verdictInWords(
  {move, isRight}: {readonly move: Move; readonly isRight: boolean},
  reason: MoveReason,
  wording: AdviceWording,
): string {
  const {strings} = wording;
  const {right, wrong} = strings.play;
  return inSentences(strings, [
    (isRight ? right : wrong)(nameOfMove(strings, move)),
    ...reasonInWords(reason, wording),
  ]);
}

/** A moment in which the reader lost something: what he did, and what a computer player would have done. */
export function momentInWords({played, advice}: LostMoment, wording: AdviceWording): string {
  const {strings} = wording;
  const did = inSentences(strings, [strings.play.moment(nameOfMove(strings, played))]);
  return strings.punctuation.sentences([did, adviceInWords(advice, wording)]);
}

/** Why a move was made, as sentences; empty where there is nothing to say. */
export const reasonInSentences = (reason: MoveReason, wording: AdviceWording): string =>
  inSentences(wording.strings, reasonInWords(reason, wording));

/** What a move leaves, and what it goes for, as clauses. */
function reasonInWords(
  {stands, plan}: MoveReason,
  {strings, speech, text}: AdviceWording,
): readonly string[] {
  const {play, hand} = strings;
  const names = plan?.ids.map((id) => text.names[id]?.name ?? id) ?? [];
  const lack = plan?.lack.flatMap(({kind, n}) => Array<number>(n).fill(kind)) ?? [];
  const goes = lack.length && play.plan(hand.and(names), speech.speakTiles(strings, lack));
  return [stands && leavesInWords(stands, strings), goes].filter((one) => typeof one === 'string');
}

function leavesInWords({far, useful}: HandStanding, {play}: PlayingStrings): string {
  const live = useful.reduce((sum, one) => sum + one.live, 0);
  return far > 0 ? play.leaves(far, live) : play.leavesReady(live);
}

const inSentences = ({punctuation}: PlayingStrings, clauses: readonly string[]): string =>
  punctuation.sentences(clauses.map((one) => punctuation.sentence(one)));

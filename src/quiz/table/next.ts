/** The question "What comes next?" Who deals, and with how many counters, by the rule set. */
import {unanswerable} from '../unanswerable.js';
import type {Seat} from '../../core/situation/situation.js';
import {speakDrawn} from '../../locales/round/steps.js';
import type {Frame, Outcome} from '../../core/game/frame.js';
import {notationOf} from '../../round/text/notation.js';
import {marked} from '../marked-tiles.js';
import type {QuizNote} from '../note.js';
import {rightAnswer} from '../verdict.js';
import {noteOf, UNPOSED, type Bound} from './bound.js';
import type {TableAsked, TableQuestion} from './table.js';

/** The answer where the game is over. */
const OVER = 'over';

/** The part of an answer that is the number of counters. */
export const COUNTERS = 'counters';

type Ending = NonNullable<TableAsked['round']['ending']>;

/** The question `next`, about a round that has ended. */
export function next(asked: TableQuestion): Bound {
  const {round, words, rules} = asked;
  const {ending, ruleset} = round;
  if (!ending || !ruleset) return {...UNPOSED, fault: unanswerable(ruleset ? 'not-over' : 'no-rules')};
  const counts = ruleset.fields.includes('counters');
  const {dealer, counters} = ending.deal;
  const isOver = ending.next === OVER;
  const expected = isOver ? OVER : counts ? `${dealer} ${counters}` : dealer;
  const mayEnd = ending.next !== undefined || rules.course?.isBust !== undefined;
  const choices = [...rules.seats, ...(mayEnd ? [OVER] : [])];
  const told = (): QuizNote[] =>
    isOver ? [noteOf(overText(asked))] : whyNext(ending, asked, counts).map(noteOf);
  return {
    question: counts ? asked.quiz.table.nextCounters : asked.quiz.table.next,
    form: {is: 'deal', counters: counts},
    choices,
    name: (choice) =>
      choice === OVER ? asked.strings.punctuation.sentence(words.telling.over) : words.seat(choice as Seat),
    read(given) {
      const [who = '', number = ''] = given.normalize('NFKC').trim().split(/\s+/);
      if (!choices.includes(who)) return undefined;
      if (who === OVER || !counts) return who;
      return /^\d{1,3}$/.test(number) ? `${who} ${Number(number)}` : undefined;
    },
    judge(given) {
      if (given === expected) return rightAnswer(given);
      const [who] = given.split(' ');
      const isDealer = who !== expected.split(' ')[0];
      return {
        ...{right: false, given, expected, wrong: [isDealer ? who : COUNTERS]},
        where: [noteOf(isDealer ? asked.quiz.table.wrongDealer : asked.quiz.table.wrongCounters)],
        notes: [noteOf(factsText(ending, asked, counts))],
      };
    },
    hint: () => undefined,
    solution: told,
  };
}

/** How the hand ended: who won on which tile, or that it was drawn. */
function endedText({winners, drawn}: Ending, {words, strings, quiz, round: {positions}}: TableAsked): string {
  if (!winners.length) return speakDrawn(words, drawn);
  const p = positions.at(-1);
  const each = winners.map(({seat}) => {
    const tile = p?.ended?.phase.tile ?? p?.phase.tile ?? p?.seats[seat]?.drawn;
    return quiz.table.won(words.seat(seat), tile === undefined ? '' : marked(notationOf([tile])));
  });
  return strings.punctuation.sentences(each);
}

/** The frame in which the hand was played. */
const frameOf = ({round: {positions}}: TableAsked): Frame | undefined => positions.at(-1)?.frame;

/** How the hand ended, and who dealt it with how many counters: all that the answer follows from. */
function factsText(ending: Ending, asked: TableAsked, counts: boolean): string {
  const {strings, quiz, words} = asked;
  const frame = frameOf(asked);
  const dealt = frame
    ? [quiz.table.dealt(words.seat(frame.dealer), counts ? frame.counters : undefined)]
    : [];
  return strings.punctuation.sentences([endedText(ending, asked), ...dealt]);
}

/** Whether the deal passes however a hand ends, so that how this one ended is no reason. */
function alwaysPasses({rules: {flow, o, seats}}: TableQuestion, frame: Frame): boolean {
  const outcomes: readonly Outcome[] = [
    ...seats.map((seat) => ({winners: [seat], by: 'self' as const})),
    ...[[], seats].map((ready) => ({winners: [], drawn: 'exhausted' as const, ready})),
  ];
  return outcomes.every((outcome) => flow.nextDeal(frame, outcome, o).dealer !== frame.dealer);
}

/** Why the deal stays or passes, and why the counters are as many. */
function whyNext(ending: Ending, asked: TableQuestion, counts: boolean): string[] {
  const {words, quiz, strings} = asked;
  const {table} = quiz;
  const frame = frameOf(asked);
  const {dealer, counters} = ending.deal;
  if (!frame) return [endedText(ending, asked)];
  const [next, before] = [words.seat(dealer), words.seat(frame.dealer)];
  if (alwaysPasses(asked, frame)) {
    const said = [endedText(ending, asked), table.dealAlwaysPasses, table.dealPasses(next)];
    return [strings.punctuation.sentences(said)];
  }
  const hasWon = ending.winners.some(({seat}) => seat === frame.dealer);
  const isReady = ending.ready?.includes(frame.dealer);
  const cause = hasWon
    ? table.dealerWon(before)
    : ending.winners.length
      ? table.dealerLost(before)
      : isReady === undefined
        ? table.dealerDrew(before)
        : table[isReady ? 'dealerReady' : 'dealerUnready'](before);
  const deals = dealer === frame.dealer ? table.dealStays(before) : table.dealPasses(next);
  return [
    strings.punctuation.sentences([endedText(ending, asked), cause, deals]),
    ...(counts ? [table.countersBecause(before, frame.counters, counters)] : []),
  ];
}

/** That the game is over, and how the last hand ended. */
function overText(asked: TableQuestion): string {
  const {words, strings, round} = asked;
  const over = strings.punctuation.sentence(words.telling.over);
  return strings.punctuation.sentences([...(round.ending ? [endedText(round.ending, asked)] : []), over]);
}

/** The question "What comes next?" Who deals, and with how many counters, by the rule set. */
import {unanswerable} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {speakDrawn} from '../../locales/round/steps.js';
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
  const told = (): QuizNote[] => [
    noteOf(endedText(ending, asked)),
    noteOf(isOver ? overText(asked) : cited(words.telling.next(words.seat(dealer), counters), asked)),
  ];
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
        notes: [noteOf(isOver ? overText(asked) : cited(endedText(ending, asked), asked))],
      };
    },
    hint: () => noteOf(endedText(ending, asked)),
    solution: told,
  };
}

/** How the hand ended: who won, or that it was drawn. */
function endedText({winners, drawn}: Ending, {words, strings}: TableAsked): string {
  if (!winners.length) return speakDrawn(words, drawn);
  const each = winners.map(({seat}) => words.did(words.seat(seat), words.done.win('').trim()));
  return strings.punctuation.sentences(each);
}

/** That the game is over, with the number of the rule by which it is. */
function overText({rules, words, strings}: TableQuestion): string {
  const cite = rules.course?.ledgerCites['game-over'];
  const {over} = words.telling;
  return strings.punctuation.sentence(cite === undefined ? over : words.cited(over, cite));
}

/** A clause, or a sentence, as a sentence with the rule's number. */
function cited(text: string, {round: {ending, positions, flow}, words, strings}: TableAsked): string {
  const {sentence} = strings.punctuation;
  const stop = sentence('');
  const said = text.endsWith(stop) ? text.slice(0, -stop.length) : text;
  const dealer = positions.at(-1)?.frame.dealer;
  if (!ending || ending.drawn === 'falseWin' || !flow?.settlingCites) return sentence(said);
  const isDealers = ending.winners.some(({seat}) => seat === dealer);
  const cite = flow.settlingCites[isDealers ? 'won' : ending.winners.length ? 'lost' : 'drawn'];
  return sentence(cite === undefined ? said : words.cited(said, cite));
}

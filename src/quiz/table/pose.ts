/** Puts a question about a table into words: its answer and every reason come from the referee. */
import {unitPaid} from '../../core/game/settle.js';
import {fault} from '../../core/situation/problem.js';
import {rulesAt} from '../../round/state/rules.js';
import type {Posed, TableAsk} from '../ask.js';
import {noteText} from '../note-text.js';
import {UNPOSED, type Bound} from './bound.js';
import {may} from './may.js';
import {move} from './move.js';
import {next} from './next.js';
import type {TableAsked, TableQuestion} from './table.js';
import {wins} from './wins.js';

const QUESTIONS: Readonly<Record<TableAsk, (asked: TableQuestion) => Bound>> = {may, wins, next, move};

/** Poses a question about a table: who may do what, which tiles win, who deals next, or which move is to be made. */
export function poseTable(ask: TableAsk, asked: TableAsked): Posed {
  const {round, quiz, strings, text} = asked;
  const {ruleset} = round;
  const rules = rulesAt(round.positions.at(round.at) ?? {rules: ''}, round);
  const telling = {quiz, strings, text, unit: ruleset?.unit ?? '', paid: unitPaid(ruleset)};
  return {...boundBy(ask, {...asked, rules}), given: [], say: (note) => noteText(note, telling)};
}

/** The question; about a seat that nobody sits in, it cannot be asked. */
function boundBy(ask: TableAsk, asked: TableQuestion): Bound {
  const {seat, rules} = asked;
  const {seats} = rules;
  if (!seat || seats.includes(seat)) return QUESTIONS[ask](asked);
  return {...UNPOSED, fault: {...fault('bad-seat', seat, 'seat'), allowed: seats}};
}

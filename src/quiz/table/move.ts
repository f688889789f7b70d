/** The question "What would you do?" Every legal move is a choice; right is the move that was played. */
import {unanswerable} from '../../core/situation/problem.js';
import {kindOf} from '../../core/tiles/tile.js';
import {speakStep} from '../../locales/round/steps.js';
import type {Move} from '../../round/record/move.js';
import {verbOf} from '../../round/record/verb.js';
import {at} from '../../round/state/at.js';
import {writeMove} from '../../round/text/move.js';
import {notationOf} from '../../round/text/notation.js';
import {inTileOrder} from '../../round/record/tiles.js';
import {marked} from '../marked-tiles.js';
import type {QuizNote} from '../note.js';
import {rightAnswer} from '../verdict.js';
import {noteOf, UNPOSED, type Bound} from './bound.js';
import {decisionAt, moveWord} from './decision.js';
import {leavesNotes} from './leaves.js';
import {mayText} from './outcome.js';
import {tablePosition, type TableQuestion} from './table.js';

/** The question `move`, about the decision that follows on a position. */
export function move(asked: TableQuestion): Bound {
  const {round, quiz, strings, words, rules} = asked;
  const p = tablePosition(asked);
  const decision = decisionAt(round, asked.seat);
  const here = p && decision && at(rules, p, decision.seat);
  if (!decision || !here) return {...UNPOSED, fault: unanswerable(p ? 'no-choice' : 'no-rules')};
  const {seat, may, played} = decision;
  const expected = moveWord(played);
  const discards = may.filter((one) => one.do === 'discard');
  const others = may.filter((one) => one.do !== 'discard');
  const find = (text: string): Move | undefined => may.find((one) => moveWord(one) === text);
  const reasons = (one: Move): QuizNote[] => {
    if (one.do === 'win') return [noteOf(mayText(rules, here.p, {seat, moves: [one]}, asked))];
    return leavesNotes(one, here, asked);
  };
  return {
    question: quiz.table.move(words.seat(seat)),
    outcome: {right: quiz.table.played, wrong: quiz.table.notPlayed},
    form: {
      is: 'moves',
      discards: discards.flatMap((one) =>
        one.tile === undefined ? [] : {tile: one.tile, answer: moveWord(one)},
      ),
      others: others.map(moveWord),
    },
    choices: may.map(moveWord),
    ...(here.p.frame.wild !== undefined && {wild: kindOf(here.p.frame.wild)}),
    name(choice) {
      const one = find(choice);
      return one ? words.doing[verbOf(one.do, one.meld)](tilesOf(one)) : choice;
    },
    read: (given) => (find(given.trim()) ? given.trim() : undefined),
    judge(given) {
      if (given === expected) return rightAnswer(given);
      const chosen = find(given);
      const isAlike = chosen?.do === played.do;
      return {
        ...{right: false, given, expected, wrong: [given]},
        where: [noteOf(isAlike ? quiz.table.otherTiles : quiz.table.otherMove)],
        notes: chosen ? reasons(chosen) : [],
      };
    },
    hint: () => undefined,
    solution: () => [noteOf(speakStep({strings, words}, seat, writeMove(played))), ...reasons(played)],
  };
}

/** The tiles of a move as a picture; a win is on the tile that lies there. */
function tilesOf({do: name, tile, meld}: Move): string {
  if (meld) return marked(notationOf(inTileOrder(meld.tiles)));
  return tile === undefined || name === 'win' ? '' : marked(notationOf([tile]));
}

/** The question "What would you do?" Every legal move is a choice; right is the move that was played. */
import {unanswerable} from '../unanswerable.js';
import type {Move} from '../../round/record/move.js';
import {verbOf} from '../../round/record/verb.js';
import {at, type At} from '../../round/state/at.js';
import type {Tile} from '../../core/tiles/tile.js';
import {wildsOnTable} from '../../round/state/wild-on-table.js';
import {notationOf} from '../../round/text/notation.js';
import {inTileOrder} from '../../round/record/tiles.js';
import {marked} from '../marked-tiles.js';
import type {HeldTile} from '../ask.js';
import type {QuizNote} from '../note.js';
import {rightAnswer} from '../verdict.js';
import {unitPaid} from '../../core/game/settle.js';
import {noteText} from '../note-text.js';
import {whyMay} from './because.js';
import {noteOf, UNPOSED, type Bound} from './bound.js';
import {decisionIn, moveWord} from './decision.js';
import {leavesNotes} from './leaves.js';
import {tablePosition, type TableQuestion} from './table.js';

/** The question `move`, about the decision that follows on a position. */
export function move(asked: TableQuestion): Bound {
  const {round, quiz, strings, words, rules} = asked;
  const p = tablePosition(asked);
  const decision = decisionIn(round, asked.seat);
  const here = p && decision && at(rules, p, decision.seat);
  if (!decision || !here) return {...UNPOSED, fault: unanswerable(p ? 'no-choice' : 'no-rules')};
  const {seat, may, played} = decision;
  const expected = moveWord(played);
  const discards = may.filter((one) => one.do === 'discard');
  const others = may.filter((one) => one.do !== 'discard');
  const find = (text: string): Move | undefined => may.find((one) => moveWord(one) === text);
  const name = (one: Move): string => words.doing[verbOf(one.do, one.meld)](tilesOf(one));
  const author = authorsNotes(asked, played);
  const {ruleset} = rules;
  const wild = wildsOnTable(rules, here.p);
  const telling = {quiz, strings, text: asked.text, unit: ruleset?.unit ?? '', paid: unitPaid(ruleset)};
  const say = (note: QuizNote): string => noteText(note, telling);
  const isNamed = (one: Move): boolean => one.do !== 'discard' && one.do !== 'pass';
  const reasons = (one: Move): QuizNote[] => {
    const because = isNamed(one) ? whyMay([one], here, asked).map(noteOf) : [];
    const leaves = leavesNotes(one, here, asked).map((note) =>
      noteOf(quiz.table.leaves(words.seat(seat), say(note))),
    );
    return [...because, ...leaves];
  };
  return {
    question: quiz.table.move(words.seat(seat)),
    outcome: {right: quiz.right, wrong: quiz.table.notPlayed},
    form: {
      is: 'moves',
      seat,
      discards: discards.length ? heldTiles(here, discards) : [],
      others: others.map(moveWord),
    },
    choices: may.map(moveWord),
    wild,
    name(choice) {
      const one = find(choice);
      return one ? name(one) : choice;
    },
    read: (given) => (find(given.trim()) ? given.trim() : undefined),
    judge(given) {
      if (given === expected) return rightAnswer(given);
      const chosen = find(given);
      return {
        ...{right: false, given, expected, wrong: [given]},
        where: chosen ? reasons(chosen) : [],
        notes: author,
      };
    },
    hint: () => undefined,
    // a win or a call is named with its tile and cause; what else is done is named first, and then what it leaves
    solution: () => [
      ...(isNamed(played) ? [] : [noteOf(quiz.table.better(words.seat(seat), name(played)))]),
      ...author,
      ...reasons(played),
    ],
  };
}

/** The hand as it is held, the drawn tile last; each tile with the discard of it, if that is legal. */
function heldTiles({state}: At, discards: readonly Move[]): HeldTile[] {
  const {held = [], drawn} = state;
  const heldTile = (tile: Tile): HeldTile => {
    const move = discards.find((one) => one.tile === tile);
    return {tile, ...(move && {answer: moveWord(move)})};
  };
  return [...held.map(heldTile), ...(drawn === undefined ? [] : [{...heldTile(drawn), isDrawn: true}])];
}

/** What the author says of the move that was made: the comment of the round, unless it asks something itself. */
function authorsNotes({round: {record, at: here}}: TableQuestion, {do: played}: Move): QuizNote[] {
  const next = record.moves.slice(here).find(({assert}) => !assert);
  const isTold = next?.do === played && next.note !== undefined && !next.note.startsWith('?');
  return isTold && next.note ? [noteOf(next.note)] : [];
}

/** The tiles of a move as a picture; a win is on the tile that lies there. */
function tilesOf({do: name, tile, meld}: Move): string {
  if (meld) return marked(notationOf(inTileOrder(meld.tiles)));
  return tile === undefined || name === 'win' ? '' : marked(notationOf([tile]));
}

/** A hand that is taken back and done again, in any order: it stands where its own moves lead. */
import {describe, expect, it} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {OpenHand, type WentOn} from '../../src/play/table/open-hand.js';
import type {Move} from '../../src/round/record/move.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {handsOf} from './hands-of.js';
import {played, tableOf} from './tables.js';

const HANDS = handsOf(2);
const STEPS = 60;

function toQuestion(hand: OpenHand): WentOn {
  let went = thoughtOut(hand.goOn());
  while (went === 'moved') went = thoughtOut(hand.goOn());
  return went;
}

describe.each(played)('$id', (ruleset) => {
  it('stands where the answers lead that were not taken back, and its text replays', async () => {
    const table = await tableOf(ruleset);
    const [, seat] = table.rules.seats;
    for (let n = 1; n <= HANDS; n++) {
      const random = randomOf(`undone ${ruleset.id} ${n}`);
      const deal = (): OpenHand => {
        const hand = OpenHand.deal(table, {seed: `undone-${n}`, seat, levelOf: () => 3});
        if (isFault(hand)) throw new Error(hand.code);
        return hand;
      };
      const hand = deal();
      const answers: (Move | undefined)[] = [];
      const undone: (Move | undefined)[] = [];
      /** The same answers at another table, where nothing was taken back. */
      const straight = (): OpenHand => {
        const other = deal();
        for (const move of answers) {
          toQuestion(other);
          other.answer(move);
        }
        toQuestion(other);
        return other;
      };
      for (let step = 0; step < STEPS; step++) {
        const went = toQuestion(hand);
        const turn = random.below(5);
        if (turn === 0 || went === 'over') {
          if (!hand.canUndo) continue;
          hand.undo();
          undone.push(answers.pop());
        } else if (turn === 1 && hand.canRedo) {
          hand.redo();
          answers.push(undone.pop());
        } else {
          const {moves = []} = hand.question ?? {};
          const move = moves[random.below(moves.length)];
          hand.answer(move);
          answers.push(move);
          undone.length = 0;
        }
        if (step % 6) continue;
        const now = toQuestion(hand);
        const other = straight();
        expect(hand.log, `${n} ${step}`).toEqual(other.log);
        expect(hand.question, `${n} ${step}`).toEqual(other.question);
        expect(now === 'over').toBe(other.isOver);
      }
      while (toQuestion(hand) === 'asked') hand.answer(hand.question?.moves.at(-1));
      const {record, ending, positions} = hand.told ?? {};
      if (!record) throw new Error('it is not over');
      const read = parseRound(formatRound(record));
      if (isFault(read)) throw new Error(read.message);
      const again = table.referee.replay(read);
      expect(read.moves).toEqual(record.moves);
      expect(again.problems, formatRound(record)).toEqual([]);
      expect(again.ending?.net).toEqual(ending?.net);
      expect(again.positions.at(-1)?.seats).toEqual(positions?.at(-1)?.seats);
    }
  });
});

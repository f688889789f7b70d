/** A hand with a reader at one seat. */
import {describe, expect, it} from 'vitest';
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {FACE_DOWN, isFlower, kindOf} from '../../src/core/tiles/tile.js';
import {OpenHand, type WentOn} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

type Table = Awaited<ReturnType<typeof tableOf>>;

function deal(table: Table, seat: Seat, seed = 'open'): OpenHand {
  const hand = OpenHand.deal(table, {seed, seat, levelOf: () => 3});
  if (isFault(hand)) throw new Error(hand.code);
  return hand;
}

/** Goes on to the next question, or to the end. */
function toQuestion(hand: OpenHand): WentOn {
  let went = thoughtOut(hand.goOn());
  while (went === 'moved') went = thoughtOut(hand.goOn());
  return went;
}

/** Plays to the end with moves by chance. @returns how many questions there were */
function playOut(hand: OpenHand, seed: string, seen?: (hand: OpenHand) => void): number {
  const random = randomOf(seed);
  let asked = 0;
  while (toQuestion(hand) === 'asked') {
    asked++;
    seen?.(hand);
    const {moves = []} = hand.question ?? {};
    hand.answer(moves[random.below(moves.length)]);
  }
  return asked;
}

describe.each(played)('$id', (ruleset) => {
  it('asks nothing about flowers, which must be set aside before or after a draw', async () => {
    const table = await tableOf(ruleset);
    for (let seed = 1; seed <= 12; seed++)
      for (const seat of table.rules.seats.slice(-2)) {
        const hand = deal(table, seat, String(seed));
        if (toQuestion(hand) !== 'asked') continue;
        const {moves = []} = hand.question ?? {};
        const isOnlyFlowers = moves.every(
          ({do: name, tile = -1}) => name === 'draw' || (name === 'out' && isFlower(kindOf(tile))),
        );
        expect(isOnlyFlowers, `${seed} ${seat}: ${JSON.stringify(moves)}`).toBe(false);
      }
  });

  it('plays to an end that the text of the hand comes to as well', async () => {
    const table = await tableOf(ruleset);
    for (const seat of table.rules.seats.slice(1, 2)) {
      const hand = deal(table, seat, `told-${seat}`);
      expect(hand.told).toBeUndefined();
      playOut(hand, seat);
      if (!hand.told) throw new Error('it is not over');
      const {record, ending} = hand.told;
      const read = parseRound(formatRound(record), {});
      if (isFault(read)) throw new Error(read.code);
      const again = table.referee.replay(read);
      expect(again.problems).toEqual([]);
      expect(again.ending?.net).toEqual(ending?.net);
    }
  });

  it('shows nothing of what the others hold, draw, answer and let pass', async () => {
    const table = await tableOf(ruleset);
    const [, seat] = table.rules.seats;
    let shown = 0;
    const hand = deal(table, seat, 'hidden');
    playOut(hand, 'hidden', ({log}) => {
      const {moves, positions} = log;
      expect(positions).toHaveLength(moves.length + 1);
      for (const other of table.rules.seats.filter((one) => one !== seat)) {
        for (const p of positions) {
          expect(p.wall).toBeUndefined();
          expect(p.seats[other]?.held).toBeUndefined();
          expect([undefined, FACE_DOWN]).toContain(p.seats[other]?.drawn);
        }
        const draws = moves.filter((move) => move.seat === other && move.do === 'draw');
        shown += draws.length;
        expect(draws.filter(({tile}) => tile !== undefined)).toEqual([]);
        expect(moves.filter((move) => move.seat === other && move.do === 'pass')).toEqual([]);
      }
    });
    expect(shown).toBeGreaterThan(0);
  });

  it('is taken back to the first question, and then goes the same way again', async () => {
    const table = await tableOf(ruleset);
    const [seat] = table.rules.seats;
    const hand = deal(table, seat);
    toQuestion(hand);
    const {log, question} = hand;
    const asked = playOut(hand, 'undo');
    const end = hand.told?.record;
    let undone = 0;
    for (; hand.canUndo; undone++) hand.undo();
    expect(undone).toBe(asked);
    expect(toQuestion(hand)).toBe('asked');
    expect(hand.log).toEqual(log);
    expect(hand.question).toEqual(question);
    playOut(hand, 'undo');
    expect(hand.told?.record).toEqual(end);
  });
});

describe.each(played)('what is taken back in $id', (ruleset) => {
  it('is done again, to the same end', async () => {
    const table = await tableOf(ruleset);
    const hand = deal(table, table.rules.seats[1], 'redo');
    const asked = playOut(hand, 'redo');
    const end = hand.told?.record;
    expect(hand.canRedo).toBe(false);
    for (let n = 0; n < 3; n++) hand.undo();
    let redone = 0;
    while (toQuestion(hand) === 'asked') {
      expect(hand.canRedo).toBe(true);
      hand.redo();
      redone++;
    }
    expect(redone).toBe(Math.min(3, asked));
    expect(hand.told?.record).toEqual(end);
  });

  it('stays in the record as side lines that replay', async () => {
    const table = await tableOf(ruleset);
    const hand = deal(table, table.rules.seats[1], 'aside');
    playOut(hand, 'aside-0');
    for (let n = 1; n <= 3; n++) {
      for (let back = 0; back < 2 + n; back++) hand.undo();
      playOut(hand, `aside-${n}`);
    }
    const {record} = hand.told ?? {};
    if (!record) throw new Error('it is not over');
    expect(record.moves.filter(({line}) => line).length).toBeGreaterThan(0);
    const read = parseRound(formatRound(record), {});
    if (isFault(read)) throw new Error(read.code);
    expect(read.moves).toEqual(record.moves);
    const again = table.referee.replay(read);
    expect(again.problems).toEqual([]);
    expect(again.ending?.net).toEqual(hand.told?.ending?.net);
  });
});

it('keeps what the reader may not know out of its properties', async () => {
  const table = await tableOf(played[0]);
  const hand = deal(table, SEATS[1]);
  toQuestion(hand);
  expect(Reflect.ownKeys(hand)).toEqual([]);
});

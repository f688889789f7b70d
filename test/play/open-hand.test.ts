/** A hand with a reader at one seat. */
import {describe, expect, it} from 'vitest';
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {FACE_DOWN, isFlower, kindOf} from '../../src/core/tiles/tile.js';
import {OpenHand, type OpenHandSetUp, type WentOn} from '../../src/play/table/open-hand.js';
import {thinkReasonAt} from '../../src/play/advice/moments.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

type Table = Awaited<ReturnType<typeof tableOf>>;

function deal(table: Table, seat: Seat, seed = 'open', more: Partial<OpenHandSetUp> = {}): OpenHand {
  const hand = OpenHand.deal(table, {seed, seat, levelOf: () => 3, ...more});
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

/** Discards the last tile that may be, and lets everything else go. */
function playTimidly(hand: OpenHand, seen?: (hand: OpenHand) => void): void {
  while (toQuestion(hand) === 'asked') {
    seen?.(hand);
    const {moves = []} = hand.question ?? {};
    hand.answer(
      moves.find(({do: name}) => name === 'pass') ?? moves.findLast(({do: name}) => name === 'discard'),
    );
  }
}

describe.each(played)('a strict hand in $id', (ruleset) => {
  it('asks of every open tile alike, and goes on as any other hand does', async () => {
    const table = await tableOf(ruleset);
    const [, seat] = table.rules.seats;
    const easy = deal(table, seat, 'strict');
    playTimidly(easy);
    const strict = deal(table, seat, 'strict', {isStrict: true});
    const asked = new Set<number>();
    playTimidly(strict, ({question, log}) => {
      if (question?.isEveryTile) asked.add(log.moves.length);
    });
    const {moves} = strict.log;
    // the last discard may end the hand
    const open = moves.flatMap((move, i) => (move.do === 'discard' && move.seat !== seat ? [i + 1] : []));
    expect(open.length).toBeGreaterThan(3);
    expect(open.filter((at) => at < moves.length && !asked.has(at))).toEqual([]);
    expect(strict.told?.record).toEqual(easy.told?.record);
    for (; strict.canUndo; strict.undo());
    expect(toQuestion(strict)).toBe('asked');
    expect(strict.log.moves.length).toBeLessThan(moves.length);
  });

  it('lets a win be declared that is none, which costs what the rules say', async () => {
    const table = await tableOf(ruleset);
    const [, seat] = table.rules.seats;
    const {flow, o} = table.rules;
    const hand = deal(table, seat, 'false', {isStrict: true});
    toQuestion(hand);
    expect(hand.judge({do: 'win'}).legal).toBe(false);
    expect(hand.judge({do: 'falsewin'}).legal).toBe(true);
    hand.answer({do: 'falsewin'});
    const went = toQuestion(hand);
    expect(hand.log.moves.filter((move) => move.do === 'falsewin')).toHaveLength(1);
    if (went === 'asked') {
      const again = hand.judge({do: 'falsewin'});
      expect(again.legal ? '' : again.why.code).toMatch(/^(dead-hand|not-your-turn)$/);
      playTimidly(hand);
    }
    if (!hand.told) throw new Error('it is not over');
    const {record, ending} = hand.told;
    const {dealer} = record.start;
    const due = table.rules.seats
      .filter((to) => to !== seat)
      .map((to) => flow.falseWin(o, {from: seat, to, dealer: dealer ?? 'east'}));
    const paid = (hand.told.positions.at(-1)?.paid ?? []).filter(({why}) => why === 'falseWin');
    expect(paid.map(({amount}) => amount)).toEqual(due.filter((amount) => amount > 0));
    expect(new Set(paid.map(({from}) => from)).size).toBeLessThan(2);
    const read = parseRound(formatRound(record), {});
    if (isFault(read)) throw new Error(read.code);
    expect(table.referee.replay(read).ending?.net).toEqual(ending?.net);
  });
});

it('says why the others move as they do, where they are asked to, and not what they draw', async () => {
  const table = await tableOf(played[0]);
  const [, seat] = table.rules.seats;
  const silent = deal(table, seat, 'why');
  playTimidly(silent);
  expect(silent.log.reasons.filter(Boolean)).toEqual([]);
  const hand = deal(table, seat, 'why', {explain: (p, move, level) => thinkReasonAt(table, p, move, level)});
  playTimidly(hand);
  expect(hand.told?.record).toEqual(silent.told?.record);
  const {moves, reasons} = hand.log;
  expect(reasons).toHaveLength(moves.length);
  const explained = moves.filter((_, i) => reasons[i]);
  expect(explained.filter((move) => move.seat === seat || move.do === 'draw')).toEqual([]);
  const discards = moves.flatMap((move, i) =>
    move.do === 'discard' && move.seat !== seat ? [reasons[i]?.stands?.far] : [],
  );
  expect(discards.length).toBeGreaterThan(3);
  expect(discards.filter((far) => far === undefined)).toEqual([]);
});

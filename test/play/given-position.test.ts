/** Hands that are played from a position: what its text leaves out is dealt, and the rest is as it says. */
import {describe, expect, it} from 'vitest';
import {tilesOf} from '../../src/core/reading/table.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {dealGiven, onlyHand, readGiven} from '../../src/play/table/given-position.js';
import {OpenHand} from '../../src/play/table/open-hand.js';
import type {PlayTable} from '../../src/play/table/table.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {allTilesOf} from '../../src/round/state/wall.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

/** Positions of each rule set: the south discards, the south may call, everybody is dealt a hand. */
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  luqiao: [
    'wild=5s left=40 turn=south S: 123m 456m 78m EE 99m 2p +W',
    'left=30 S: 55m 234p 567s 19p EEW W: | 5m?',
  ],
  shiragiku: [
    'left=40 turn=south S: 123m 456m 789m 78p 3s EE 99m +W',
    'S: 123m 456m 789m 78p 3s EE 99m W: [555s]',
  ],
  xinzhang: [
    'left=40 turn=south S: 123m 456m 789m 78p 3s EE 99m +W',
    'S: 123m 456m 789m 78p 3s EE 99m W: [555s]',
  ],
  ribon: ['left=30 turn=south S: 123p 456p 789p 99s 2s E +W', 'indicators=3p S: 123p 456p 789p 99s 2s E'],
  mcr: [
    'left=40 turn=south S: 123456m 78m 234p 55s +W',
    'S: 123456m 78m 234p 55s E: | 9m?',
    'left=50 turn=west S: [123m] 456m 78m 5s EE 99m',
  ],
  riichi: ['left=40 indicators=3p turn=south S: 123m 406m 78m EE 99m 2p +W', 'S: 123m 456m 78m EE 99m 2p'],
};

const cases = played.flatMap((ruleset) =>
  (POSITIONS[ruleset.id] ?? []).map((text) => ({ruleset, text, id: ruleset.id})),
);

function given(table: PlayTable, text: string): RoundRecord {
  const record = readGiven(table, text);
  if (isFault(record)) throw new Error(`${text}: ${record.message}`);
  return record;
}

function playedOut(table: PlayTable, text: string, seed: string): OpenHand {
  const hand = OpenHand.deal(table, {seed, seat: 'south', from: given(table, text), levelOf: () => 3});
  if (isFault(hand)) throw new Error(`${hand.code} ${hand.about ?? ''} ${hand.field ?? ''}`);
  const random = randomOf(seed);
  for (;;) {
    const went = thoughtOut(hand.goOn());
    if (went === 'over') return hand;
    if (went !== 'asked') continue;
    const {moves = []} = hand.question ?? {};
    hand.answer(moves[random.below(moves.length)]);
  }
}

it('has positions of every rule set', () => {
  expect(new Set(cases.map(({id}) => id))).toEqual(new Set(played.map(({id}) => id)));
});

describe.each(cases)('$id: $text', ({ruleset, text}) => {
  it('deals every tile once, by the seed, and keeps what is given', async () => {
    const table = await tableOf(ruleset);
    const record = given(table, text);
    const dealt = dealGiven(table, record, '7');
    if (isFault(dealt)) throw new Error(dealt.code);
    const {first} = dealt;
    const lie = [
      ...Object.values(first.seats).flatMap(({held = [], drawn, melds, river, out}) => [
        ...held,
        ...(drawn === undefined ? [] : [drawn]),
        ...melds.flatMap(({tiles}) => tiles),
        ...river.map(({tile}) => tile),
        ...out,
      ]),
      ...(first.frame.wild === undefined ? [] : [first.frame.wild]),
      ...(first.frame.indicators ?? []),
      ...(first.frame.ura ?? []),
      ...(first.wall?.tiles ?? []),
    ];
    const inOrder = (tiles: readonly number[]): readonly number[] => tiles.toSorted((a, b) => a - b);
    expect(inOrder(lie)).toEqual(inOrder(allTilesOf(tilesOf(ruleset, table.rules.o))));
    expect(dealGiven(table, record, '7')).toEqual(dealt);
    expect(dealGiven(table, record, '8')).not.toEqual(dealt);
    const [asGiven] = table.referee.replay(record).positions;
    expect(first.seats.south).toEqual(asGiven.seats.south);
    expect(first.phase).toEqual(asGiven.phase);
    for (const seat of table.rules.seats) expect(first.seats[seat]?.held).toBeDefined();
  });

  it('is played to an end that its text comes to as well', async () => {
    const table = await tableOf(ruleset);
    for (const seed of ['a', 'b']) {
      const {told} = playedOut(table, text, seed);
      if (!told?.ending) throw new Error('no ending');
      const read = parseRound(formatRound(told.record), {});
      if (isFault(read)) throw new Error(read.code);
      const again = table.referee.replay(read);
      expect(again.problems).toEqual([]);
      expect(again.ending?.net).toEqual(told.ending.net);
    }
  });
});

describe('a position', () => {
  const mcr = played.find(({id}) => id === 'mcr') ?? played[0];

  it('is the round up to where it is played: it has no moves, and no wall', async () => {
    const table = await tableOf(mcr);
    for (const text of ['turn=south S: 123456m 78m 234p 55s play: S: +W', 'seed=7 S: 123456m 78m 234p 55s']) {
      const read = readGiven(table, text);
      expect(isFault(read) && read.code).toBe('bad-field');
    }
    const wrong = readGiven(table, 'S: 11111m 78m 234p 555s');
    expect(isFault(wrong) && wrong.code).toBe('five-of-a-kind');
    const unread = readGiven(table, 'S: 123x');
    expect(isFault(unread)).toBe(true);
  });

  it('tells whose hand is given, if it is one alone', async () => {
    const table = await tableOf(mcr);
    expect(onlyHand(given(table, 'S: 123456m 78m 234p 55s W: [777m]'))).toBe('south');
    expect(onlyHand(given(table, 'S: 123456m 78m 234p 55s W: 123456s 78s 234p 55p'))).toBeUndefined();
    expect(onlyHand(given(table, 'left=40'))).toBeUndefined();
  });

  it('must give the hand of a seat that has declared', async () => {
    const riichi = played.find(({id}) => id === 'riichi') ?? played[0];
    const table = await tableOf(riichi);
    const dealt = dealGiven(table, given(table, 'S: 123m 456m 78m EE 99m 2p W: riichi | 5m*'), '7');
    expect(isFault(dealt) && [dealt.code, dealt.field]).toEqual(['bad-field', 'seats.west']);
  });
});

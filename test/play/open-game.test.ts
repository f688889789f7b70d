/** A game with a reader at one seat: the dealer and the points go on by the rules, and a ledger tells the same. */
import {describe, expect, it} from 'vitest';
import {OpenGame, type OpenGameSetUp} from '../../src/play/table/open-game.js';
import type {OpenHand} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

type Table = Awaited<ReturnType<typeof tableOf>>;

function begin(table: Table, setUp: Partial<OpenGameSetUp>): OpenGame {
  const game = OpenGame.begin(table, {seed: 'g', seat: 'south', levels: [3], hands: 3, ...setUp});
  if (isFault(game)) throw new Error(game.code);
  return game;
}

/** Plays a hand to its end, the reader with the first move of each question. */
function playOut(hand: OpenHand): void {
  while (!hand.isOver) {
    thoughtOut(hand.goOn());
    const {moves = []} = hand.question ?? {};
    hand.answer(moves.at(0));
  }
}

describe.each(played)('$id', (ruleset) => {
  it('goes on from hand to hand, and is told by a ledger', async () => {
    const table = await tableOf(ruleset);
    const game = begin(table, {});
    const {number: first} = game;
    expect([first, game.goesOn, game.ledger('You').lines]).toEqual([1, false, '']);
    for (;;) {
      playOut(game.hand);
      if (!game.goesOn) break;
      const points = game.players.map((one) => one.points);
      game.nextHand();
      expect(game.players.map((one) => one.points)).toEqual(points);
      expect(game.seed).toBe(`g/${game.number}`);
    }
    expect(game.number === 3 || game.result !== undefined).toBe(true);
    expect(game.players.filter(({isReader}) => isReader)).toHaveLength(1);
    expect(game.records.map(({start}) => start.seed)).toEqual(['g/1', 'g/2', 'g/3'].slice(0, game.number));
    const {lines, ...heading} = game.ledger('You');
    expect(heading.players).toContain('You');
    const given = {rules: ruleset.id, ...heading};
    const ledger = readLedger(lines, () => ({ruleset, course: table.course}), given);
    expect(ledger.fault).toBeUndefined();
    expect(ledger.hands).toHaveLength(game.number);
  });

  it('is taken back into the hand before', async () => {
    const table = await tableOf(ruleset);
    const game = begin(table, {});
    playOut(game.hand);
    const {players, goesOn} = game;
    if (!goesOn) return expect(game.result).toBeDefined();
    game.nextHand();
    expect(game.canUndo).toBe(true);
    game.undo();
    expect([game.number, game.hand.isOver]).toEqual([1, false]);
    thoughtOut(game.hand.goOn());
    playOut(game.hand);
    expect(game.players).toEqual(players);
  });
});

it('one hand has its own seed, and no points that go on', async () => {
  const game = begin(await tableOf(played[0]), {hands: 1});
  expect([game.seed, game.players, game.isGame]).toEqual(['g', [], false]);
  playOut(game.hand);
  expect([game.goesOn, game.result]).toEqual([false, undefined]);
});

it('says where no dealer sits', async () => {
  const table = await tableOf(played.find(({id}) => id === 'mcr') ?? played[0]);
  const game = OpenGame.begin(table, {
    ...{seed: 'g', seat: 'south', levels: [3], hands: 'game'},
    frame: {dealer: 'west'},
  });
  expect(isFault(game) && [game.code, game.field]).toEqual(['bad-field', 'dealer']);
});

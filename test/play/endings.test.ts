/**
 * A hand that is over comes to the same points wherever it is told: at the table, as a round that is replayed from its text, in
 * the ledger, and where its score is explained; and its goals are judged by that. `HANDS=34` plays so many of each rule set.
 */
import {describe, expect, it} from 'vitest';
import type {Ending} from '../../src/core/game/frame.js';
import {score} from '../../src/core/scoring/score.js';
import {isFault} from '../../src/core/situation/result.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {judgeGoals} from '../../src/play/goals/judge.js';
import {readGoals} from '../../src/play/goals/read.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {OpenGame} from '../../src/play/table/open-game.js';
import type {EndedHand, OpenHand} from '../../src/play/table/open-hand.js';
import {playerAt, type PlayTable} from '../../src/play/table/table.js';
import {readLedger, type LedgerHand} from '../../src/round/ledger/ledger.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';

const FEW = 4;
const HANDS = handsOf(FEW);
/** So many hands have a game at most: the winds go round in it. */
const GAME = 12;

/** Plays a hand to its end, the reader as well as a computer player. */
function playOut(table: PlayTable, hand: OpenHand, seat: Seat, seed: string): EndedHand {
  const reader = playerAt(table, 3, seed);
  while (!hand.isOver) {
    thoughtOut(hand.goOn());
    const {seen, moves} = hand.question ?? {};
    if (seen && moves) hand.answer(reader.move(seen, seat, moves));
  }
  if (!hand.told) throw new Error('nothing is told');
  return hand.told;
}

/** The round of a text, as the referee plays it. */
function replayed({referee}: PlayTable, {record}: EndedHand) {
  const read = parseRound(formatRound(record));
  if (isFault(read)) throw new Error(read.message);
  const {problems, ending} = referee.replay(read);
  expect(problems).toEqual([]);
  return ending;
}

/** What a hand comes to. */
const settled = ({net, points, prizes, sticks, deal}: Partial<Ending> = {}) => ({
  net,
  points,
  prizes,
  sticks,
  deal,
});

/** Goals that a seat has met, and goals that it has just missed. */
function goalsOf(
  {ending}: EndedHand,
  seat: Seat,
  rows: readonly string[],
): [met: string[], missed: string[]] {
  if (!ending) throw new Error('no ending');
  const met: string[] = [];
  const missed: string[] = [];
  const add = (goal: string, isMet: boolean): void => void (isMet ? met : missed).push(goal);
  const won = ending.winners.find((winner) => winner.seat === seat);
  const made = won?.result?.lines.map(({id}) => id) ?? [];
  const net = ending.net[seat] ?? 0;
  add('win', won !== undefined);
  add('by self', won?.by === 'self');
  add('safe', !ending.winners.some(({from}) => from === seat));
  for (const [goal, isMet] of [
    [`points ${net}`, true],
    [`points ${net + 1}`, false],
  ] as const)
    add(goal, isMet);
  for (const id of rows) add(`win ${id}`, made.includes(id));
  if (won?.total) add(`total ${won.total}`, true);
  if (won?.total) add(`total ${won.total + 1}`, false);
  return [met, missed];
}

describe.each(played)('$id', {timeout: patienceOf(FEW)}, (ruleset) => {
  it('comes to the same points at the table, as a round, in the ledger and in the score', async () => {
    const table = await tableOf(ruleset);
    const {rules, course} = table;
    const rows = rules.table.rows.filter(({impossible}) => !impossible).map(({id}) => id);
    let left = HANDS;
    let wins = 0;
    for (let n = 1; left > 0; n++) {
      const seed = `endings-${n}`;
      const hands = Math.max(2, Math.min(left, GAME));
      const game = OpenGame.begin(table, {seed, seat: rules.seats[1], levels: [3], hands});
      if (isFault(game)) throw new Error(game.code);
      const ended: EndedHand[] = [];
      for (;;) {
        ended.push(playOut(table, game.hand, game.seat, `${seed} ${ended.length}`));
        if (!game.goesOn) break;
        game.nextHand();
      }
      const {lines, ...heading} = game.ledger('You');
      const find = () => ({ruleset, course});
      const ledger = readLedger(lines, find, {rules: ruleset.id, ...heading});
      expect(ledger.fault).toBeUndefined();
      expect(ledger.hands).toHaveLength(ended.length);
      for (const [i, one] of ended.entries()) {
        const {ending, record, positions} = one;
        const again = replayed(table, one);
        const {ending: written}: LedgerHand = ledger.hands[i];
        expect(settled(again)).toEqual(settled(ending));
        expect(settled(written)).toEqual(settled(ending));
        for (const {seat, situation, result, total} of ending?.winners ?? []) {
          wins++;
          const explained = situation && score(situation, ruleset);
          expect(explained?.total).toBe(total);
          expect(explained?.lines).toEqual(result?.lines);
          expect(record.moves.some((move) => move.seat === seat && move.do === 'win')).toBe(true);
        }
        if (ending)
          for (const seat of rules.seats)
            for (const [at, goals] of goalsOf(one, seat, rows).entries()) {
              const read = readGoals(goals.join(), rules.table.rows);
              if (isFault(read)) throw new Error(`${read.code} ${read.about}`);
              const wrong = judgeGoals(read, {rules, positions, ending}, seat).filter(
                ({isMet}) => isMet !== (at === 0),
              );
              expect(wrong).toEqual([]);
            }
      }
      left -= ended.length;
    }
    expect(wins).toBeGreaterThan(0);
  });
});

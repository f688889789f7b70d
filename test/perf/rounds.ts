/** What `npm run bench` measures of rounds: replaying one, asking what is legal, and playing hands at random. */
import {SEATS} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {faultOfHand} from '../../tools/fuzz/invariants.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import {roundRules} from '../../src/round/state/rules.js';
import {legal} from '../../src/round/judging/legal.js';
import {playOut} from '../../tools/fuzz/random-play.js';
import {replayBy} from '../../src/round/game/replay.js';
import {start} from '../../src/round/play/start.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import * as all from '../../src/rules/index.js';
import {isFault} from '../../src/core/situation/result.js';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

const RUNS = 9;
const MOVES = 120;
const HANDS = 100;

function spread(values: readonly number[]): Pick<Row, 'value' | 'low' | 'high'> {
  const sorted = values.toSorted((a, b) => a - b);
  return {value: sorted[sorted.length >> 1], low: sorted[0], high: sorted[sorted.length - 1]};
}

/**
 * Milliseconds of processor time for several runs, after one that warms up. Other work of the machine does not count.
 */
function times(work: (run: number) => void): number[] {
  work(0);
  return Array.from({length: RUNS}, (_, run) => {
    const began = process.cpuUsage();
    work(run + 1);
    const {user, system} = process.cpuUsage(began);
    return (user + system) / 1000;
  });
}

async function rowsOf(ruleset: Ruleset): Promise<Row[]> {
  const {id} = ruleset;
  const flow = await ruleset.flow?.();
  if (!flow) return [];
  const rules = roundRules(ruleset, flow);
  if (isFault(rules)) throw new Error(rules.code);
  const dealt = (seed: string): RoundPosition => {
    const first = start(rules, {seed});
    if (isFault(first)) throw new Error(first.code);
    return first;
  };
  const records: RoundRecord[] = [];
  const positions: RoundPosition[] = [];
  for (let i = 0; records.length < RUNS + 1; i++) {
    const played = playOut(rules, dealt(`bench ${i}`), randomOf(`bench ${i}`));
    if (played.moves.length < MOVES) continue;
    positions.push(...played.positions);
    const from = {seed: `bench ${i}`, start: 'deal' as const};
    records.push({version: 1, rules: id, start: from, moves: played.moves.slice(0, MOVES)});
  }
  const asked = positions.length * SEATS.length;
  // results kept by position must not be reused here
  const ask = (): void => {
    for (const p of positions) for (const seat of SEATS) legal(rules, {...p}, seat);
  };
  const play = (run: number): void => {
    for (let i = 0; i < HANDS; i++) playOut(rules, dealt(`${run} ${i}`), randomOf(`${run} ${i}`));
  };
  const check = (run: number): void => {
    for (const hand of playGames(rules, HANDS, String(run))) faultOfHand(hand);
  };
  const perSecond = (work: (run: number) => void): Pick<Row, 'value' | 'low' | 'high'> =>
    spread(times(work).map((ms) => (HANDS / ms) * 1000));
  return [
    {
      what: `${id}: replay of ${MOVES} moves`,
      ...spread(times((run) => void replayBy(rules, records[run]))),
      unit: 'ms',
    },
    {what: `${id}: legal`, ...spread(times(ask).map((ms) => ms / asked)), unit: 'ms'},
    {what: `${id}: hands at random`, ...perSecond(play), unit: 'hands/s'},
    {what: `${id}: hands at random from stacked walls, checked`, ...perSecond(check), unit: 'hands/s'},
  ];
}

export const roundRows = async (): Promise<Row[]> =>
  (await Promise.all(Object.values(all).map((ruleset) => rowsOf(ruleset as Ruleset)))).flat();

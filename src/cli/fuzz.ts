/** `mj round --fuzz N`: plays hands at random and checks the invariants of every position. */
import {netOf} from '../core/game/settle.js';
import {start} from '../round/start.js';
import {endingOf} from '../round/ending.js';
import {playOut} from '../round/random-play.js';
import {EMPTY} from '../round/at.js';
import type {Position} from '../round/position.js';
import {rulesOf} from '../round/rules-in-use.js';
import {tilesIn} from '../round/tiles.js';
import type {Seat} from '../core/situation/situation.js';
import {randomOf} from '../core/tiles/random.js';
import {isFault} from '../core/reading/read.js';
import {UsageError, type Args} from './args.js';
import {rulesetFor} from './rulesets.js';
import {print} from './output.js';

const WHOLE = /^\d{1,7}$/;

/** Prints the invariants that fail, then the number of hands that passed. */
export async function fuzzCommand({given}: Args): Promise<number> {
  const {ruleset, preset} = rulesetFor(given.rules);
  const flow = await ruleset.flow?.();
  if (!flow || typeof given.fuzz !== 'string' || !WHOLE.test(given.fuzz))
    throw new UsageError('--fuzz needs a number of hands');
  const hands = Number(given.fuzz);
  const seed = typeof given.seed === 'string' ? given.seed : 'mj';
  let failed = 0;
  for (let i = 0; i < hands; i++) {
    const begin = {seed: `${seed} ${i}`, ...(preset && {preset: preset.id})};
    const first = start(ruleset, flow, begin);
    const wrong = isFault(first) ? first.code : faultOfHand(first, `${seed} ${i} play`);
    if (wrong === undefined) continue;
    failed++;
    print(`seed '${begin.seed}': ${wrong}`);
  }
  print(`${hands - failed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

/** Plays one hand; returns the first invariant that fails. */
export function faultOfHand(first: Position, seed: string): string | undefined {
  try {
    const {positions} = playOut(first, randomOf(seed));
    for (const [i, p] of positions.entries()) {
      const wrong = faultOfPosition(p);
      if (wrong !== undefined) return `move ${i}: ${wrong}`;
    }
    const last = positions[positions.length - 1];
    return last.ended ? faultOfEnd(last) : 'the hand does not end';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Checks that every tile of the wall lies somewhere once, and that every hand has its size. */
export function faultOfPosition(p: Position): string | undefined {
  const {size, seats} = rulesOf(p);
  const {wall} = p;
  if (!wall) return 'no wall';
  const all = tilesIn(wall.tiles).length;
  let tiles = all - wall.front - wall.back + (p.frame.wild ? 1 : 0);
  for (const seat of seats) {
    const state = p.seats[seat] ?? EMPTY;
    const held = tilesIn(state.held ?? '').length + (state.drawn ? 1 : 0);
    const sets = state.melds.length;
    tiles += held + tilesIn(state.out).length;
    for (const meld of state.melds) tiles += tilesIn(meld.tiles).length;
    for (const {by} of state.river) if (!by) tiles++;
    const more = held + 3 * sets - size;
    if (more < -owedTo(p, seat) || more > 1) return `${seat} holds ${held} and ${sets} melds`;
  }
  return tiles === all ? undefined : `${tiles} tiles of ${all}`;
}

/** The number of tiles that a hand may lack: between laying out a flower or a kong and the replacement. */
function owedTo(p: Position, seat: Seat): number {
  const state = p.seats[seat];
  const phase = p.ended?.phase ?? p.phase;
  if (state?.waiting === 'tile') return 1;
  return phase.seat === seat && (phase.is === 'replace' || phase.is === 'rob') ? (phase.owed ?? 1) : 0;
}

/** Checks that the points add up to the same as before, and that every win is one. */
function faultOfEnd(last: Position): string | undefined {
  const ending = endingOf(last);
  if (!ending) return 'no ending';
  const {seats} = rulesOf(last);
  const sum = (of: Readonly<Partial<Record<string, number>>>): number =>
    Object.values(of).reduce<number>((n, one = 0) => n + one, 0);
  const {frame} = last;
  const before = sum(frame.points) + frame.sticks;
  if (sum(ending.points) + ending.sticks !== before) return `points ${before} become ${sum(ending.points)}`;
  if (sum(netOf(seats, ending.payments)) !== 0) return 'the net is not zero';
  const lost = ending.winners.find(({result}) => result && result.status !== 'win');
  if (lost)
    return `${lost.seat} wins with ${JSON.stringify(lost.situation)}: ${lost.result?.reason?.code ?? ''}`;
  return ending.winners.some(({total}) => total === undefined) ? 'a win without a total' : undefined;
}

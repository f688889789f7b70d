/** Finds what a hand waits for, what each tile would score, and how far from ready other hands are. */
import {isWild} from '../arranging/wilds.js';
import {distance} from './distance.js';
import {checkFlags} from '../reading/flags.js';
import {parseHandOf} from '../notation/parse.js';
import type {Position, PositionDraft} from '../game/position.js';
import {
  explainFault,
  fault,
  notAmong,
  spelled,
  type Fault,
  type Problem,
  type ProblemCode,
  type ProblemMessages,
} from '../situation/problem.js';
import type {Ruleset} from '../game/ruleset.js';
import {pinnedOf, readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {withUnknownFields} from '../reading/unknown-fields.js';
import {outcomes, type ScoreOutcome} from '../scoring/score.js';
import {WAYS, isWinBy, type Flag, type Situation, type WinBy} from '../situation/situation.js';
import {KINDS, kindName, kindOf, type Kind} from '../tiles/tile.js';
import {laidOut} from '../reading/tile-checks.js';
import {allTiles} from '../notation/hand.js';
import {isFault} from '../situation/result.js';

/** A tile waited for. `total`, `status` and `reason` are for the way of winning in question. */
export interface Wait extends ScoreOutcome {
  readonly tile: string;
  /** How many of it cannot be seen in the situation. */
  readonly left: number;
  readonly discard: ScoreOutcome;
  readonly self: ScoreOutcome;
}

/** Whether the hand may win on a tile that completes it, by discard or by self-draw. */
export const mayBeWon = ({discard, self}: Wait): boolean => discard.status === 'win' || self.status === 'win';

/** What a hand waits for. If the situation is `invalid`, `reason` says why and nothing is `ready`. */
export interface WaitsResult {
  /** The id of the rule set with its version: `luqiao@1`. */
  readonly rules: string;
  readonly status: 'waits' | 'invalid';
  readonly reason?: Problem;
  /** Fields that no situation has. */
  readonly notes?: readonly Problem[];
  /** The tiles waited for, in tile order. `total` and `status` are for the situation's `by`; a discard by default. */
  readonly ready: readonly Wait[];
  /** How many tiles must still be exchanged before the hand is ready: 0 is ready, -1 for what is not a hand. */
  readonly distance: number;
}

/**
 * The waits of a situation without a winning tile.
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function waits(situation: Situation, rules: Rulesets, messages?: ProblemMessages): WaitsResult {
  return withUnknownFields(found(situation, rules, messages), situation, messages);
}

function found(situation: Situation, rules: Rulesets, messages?: ProblemMessages): WaitsResult {
  const {by = 'discard'} = (situation as Situation | null) ?? {};
  const read = readWaiting(situation, by, rules);
  if (isFault(read)) return notWaiting(situation?.rules, rules, read, messages);
  const ready = readyWaits(read, unseenCounts(read.position), by, messages);
  return {rules: read.table.rules, status: 'waits', ready, distance: ready.length ? 0 : distance(read)};
}

/**
 * The tiles that complete a hand, with what each would score.
 * @param left how many tiles of each kind cannot be seen
 */
export function readyWaits(
  read: ReadPosition,
  left: readonly number[],
  by: WinBy,
  messages?: ProblemMessages,
): Wait[] {
  const waited = read.table.waitsOf(read.position);
  const {unwaited = []} = read.table.ruleset.winning ?? {};
  return readyTiles(read.position, waited)
    .map((kind) => waitFor(read, {kind, left: left[kind], by, waited}, messages))
    .filter((wait) => completes(wait, unwaited));
}

/** Reads a position without a winning tile. */
function readWaiting(situation: Situation, by: unknown, rules: Rulesets): ReadPosition | Fault {
  if (!isWinBy(by)) return notAmong(spelled(by), 'by', WAYS);
  const read = readPosition(situation && {...situation, by: undefined}, rules);
  const won = isFault(read) ? read.code === 'tile-without-by' : read.position.win >= 0;
  if (!won) return read;
  const hand = parseHandOf(situation);
  const mark = isFault(hand) ? undefined : hand.places.mark;
  return fault('misplaced-mark', situation.hand.slice(mark?.start, mark?.end), undefined, mark);
}

/**
 * The answer about a hand that cannot wait.
 * @param id the rule set that the situation names, if any
 */
export const notWaiting = (
  id: unknown,
  rules: Rulesets,
  found: Fault,
  messages?: ProblemMessages,
): WaitsResult => ({
  rules: pinnedOf(id, rules),
  status: 'invalid',
  reason: explainFault(found, messages),
  ready: [],
  distance: -1,
});

/** The kinds that complete a position and of which the hand does not have all copies; an indicator is out of play. */
function readyTiles({hand, copies, gari, wild, wilds}: Position, waited: readonly Kind[]): Kind[] {
  const own = countSeen([hand.tiles, ...hand.melds.map((meld) => meld.tiles), gari, wild < 0 ? [] : [wild]]);
  const tiles: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (own[kind] >= copies[kind]) continue;
    if (isWild(wilds, kind) ? waited.length > 0 : waited.includes(kind)) tiles.push(kind);
    else if (kind === wilds?.standIn && waited.includes(wilds.wild)) tiles.push(kind);
  }
  return tiles;
}

/** Whether a tile completes the hand, by discard or by self-draw. */
const completes = ({discard, self}: Wait, unwaited: readonly ProblemCode[]): boolean =>
  [discard, self].some(
    ({status, reason}) => status !== 'not-a-win' && !(reason && unwaited.includes(reason.code)),
  );

/** The position won with a tile of this kind; `counts` includes the tile. */
function wonWith({position, table}: ReadPosition, kind: Kind, by: WinBy, counts: Uint8Array): ReadPosition {
  const won: PositionDraft = {...position};
  const {tiles, melds, flowers} = position.hand;
  won.hand = {tiles, melds, win: kind, by, flowers};
  won.counts = counts;
  won.win = kind;
  won.by = by;
  if (won.flags.length) won.flags = flagsOf(won, table.ruleset);
  return {position: won, table};
}

/** The flags that this tile and this way of winning allow; a discard, for one, is no replacement tile. */
function flagsOf(won: Position, ruleset: Ruleset): readonly Flag[] {
  const conflict = checkFlags(won, ruleset.flags ?? []) ?? ruleset.check?.(won);
  const left = won.flags.filter((flag) => conflict?.code !== 'flag-conflict' || flag !== conflict.about);
  return left.length < won.flags.length ? flagsOf({...won, flags: left}, ruleset) : left;
}

/** A kind that completes a hand: how many are left, the way of winning in question, and all kinds waited for. */
interface Asked {
  readonly kind: Kind;
  readonly left: number;
  readonly by: WinBy;
  readonly waited: readonly Kind[];
}

function waitFor(read: ReadPosition, {kind, left, by, waited}: Asked, messages?: ProblemMessages): Wait {
  const counts = read.position.held.slice();
  counts[kind]++;
  const taken = by === 'robbing' ? by : 'discard';
  const ways = [wonWith(read, kind, taken, counts), wonWith(read, kind, 'self', counts)];
  const [discard, self] = outcomes(ways, waited, messages);
  return {tile: kindName(kind), left, ...(by === 'self' ? self : discard), discard, self};
}

/** How many tiles of each kind cannot be seen in a position. */
export function unseenCounts(position: Position): number[] {
  const {hand, others, copies} = position;
  const seen = countSeen([
    allTiles(hand),
    ...Object.values(others).flatMap((other) => other.hand.melds.map((meld) => meld.tiles)),
    ...Object.values(laidOut(position)),
  ]);
  return copies.map((n, kind) => Math.max(0, n - seen[kind]));
}

function countSeen(lists: readonly (readonly number[])[]): Uint8Array {
  const seen = new Uint8Array(64);
  for (const list of lists) for (const tile of list) seen[kindOf(tile)]++;
  return seen;
}

/** What each discard leaves of a hand that must discard. */
import type {Position, PositionDraft} from '../game/position.js';
import {formatHand} from '../notation/format.js';
import {withLastAsWin, type Hand} from '../notation/hand.js';
import {parseHandOf} from '../notation/parse.js';
import {pinnedOf, readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {
  explainFault,
  fault,
  notAmong,
  spelled,
  type Fault,
  type Problem,
  type ProblemMessages,
} from '../situation/problem.js';
import {WAYS, isWinBy, type Situation, type WinBy} from '../situation/situation.js';
import {withUnknownFields} from '../reading/unknown-fields.js';
import {isRed, kindName, kindOf, type Kind} from '../tiles/tile.js';
import {distance} from './distance.js';
import {improving, type Improvement} from './improving.js';
import {unseenCounts, readyWaits, type Wait} from './waits.js';
import {isFault} from '../situation/result.js';
import {ALL_KINDS} from '../tiles/kind-sets.js';

/** What one discard leaves. */
export interface Discard {
  readonly tile: string;
  /** How many tiles must still be exchanged before the hand is ready; 0 is ready. */
  readonly distance: number;
  /** The tiles that complete the hand or bring it nearer, in tile order. */
  readonly useful: readonly Improvement[];
  /** How many of the useful tiles cannot be seen in the situation. */
  readonly left: number;
  /** For a hand that is ready: what each tile would score, as in `waits`. */
  readonly ready?: readonly Wait[];
}

/** What each discard leaves. If the situation is `invalid`, `reason` says why and there are no discards. */
export interface DiscardsResult {
  /** The id of the rule set with its version: `luqiao@1`. */
  readonly rules: string;
  readonly status: 'discards' | 'invalid';
  readonly reason?: Problem;
  /** Fields that no situation has. */
  readonly notes?: readonly Problem[];
  /**
   * The best discards first: those that leave the hand nearest, then those with most useful tiles left, then in tile
   * order.
   */
  readonly discards: readonly Discard[];
}

/**
 * What each discard leaves of a hand that must discard; the tile that came last may be marked with `+`.
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function discards(situation: Situation, rules: Rulesets, messages?: ProblemMessages): DiscardsResult {
  return withUnknownFields(found(situation, rules, messages), situation, messages);
}

function found(situation: Situation, rules: Rulesets, messages?: ProblemMessages): DiscardsResult {
  const {by = 'discard'} = (situation as Situation | null) ?? {};
  const read = isWinBy(by) ? readWhole(situation, rules) : notAmong(spelled(by), 'by', WAYS);
  if (isFault(read)) return noDiscards(situation?.rules, rules, read, messages);
  const left = unseenCounts(read.position);
  const list = kindsHeld(read.position).map((kind) =>
    discardOf(kind, without(read, kind), left, by, messages),
  );
  list.sort((a, b) => a.distance - b.distance || b.left - a.left);
  return {rules: read.table.rules, status: 'discards', discards: list};
}

/**
 * The answer about a hand that cannot discard.
 * @param id the rule set that the situation names, if any
 */
export const noDiscards = (
  id: unknown,
  rules: Rulesets,
  why: Fault,
  messages?: ProblemMessages,
): DiscardsResult => ({
  rules: pinnedOf(id, rules),
  status: 'invalid',
  reason: explainFault(why, messages),
  discards: [],
});

/** Reads a hand with some tile as its winning tile: the one marked, or else the last. */
function readWhole(situation: Situation, rules: Rulesets): ReadPosition | Fault {
  const read = readPosition(situation && {...situation, by: undefined}, rules);
  if (!isFault(read)) return read.position.win < 0 ? fault('too-few-tiles', '-1') : read;
  const drawn = read.code === 'tile-without-by' ? situation.hand : withLastDrawn(situation, read);
  if (drawn === undefined) return read;
  return readPosition({...situation, hand: drawn, by: 'self', from: undefined}, rules);
}

/** The hand with its last tile marked as drawn, if the only fault is that none is marked. */
function withLastDrawn(situation: Situation, {code}: Fault): string | undefined {
  if (code !== 'missing-winning-tile') return undefined;
  const parsed = parseHandOf(situation);
  if (isFault(parsed)) return undefined;
  // without a mark there is one tile too many; a mark without a tile is a fault of the text already
  const drawn = withLastAsWin(parsed.hand);
  return drawn && formatHand(drawn);
}

/** The kinds that are held. */
export const kindsHeld = ({counts}: Pick<Position, 'counts'>): Kind[] =>
  ALL_KINDS.filter((kind) => counts[kind] > 0);

/** The hand after a discard. Of red and plain tiles of a kind, a plain one is discarded first. */
function without({position, table}: ReadPosition, kind: Kind): ReadPosition {
  const rest: PositionDraft = {...position};
  const {tiles, melds, flowers, win} = position.hand;
  const all = win === undefined ? [...tiles] : [...tiles, win];
  const same = all.filter((tile) => kindOf(tile) === kind);
  const gone = same.find((tile) => !isRed(tile)) ?? same[0];
  all.splice(all.indexOf(gone), 1);
  const held = position.counts.slice();
  held[kind]--;
  const hand: Hand = {tiles: all, melds, flowers};
  rest.hand = hand;
  rest.held = held;
  rest.counts = held;
  rest.win = -1;
  rest.by = undefined;
  rest.from = undefined;
  if (isRed(gone)) rest.reds = position.reds.filter((_, i) => i !== position.reds.indexOf(gone));
  return {position: rest, table};
}

function discardOf(
  kind: Kind,
  read: ReadPosition,
  left: readonly number[],
  by: WinBy,
  messages?: ProblemMessages,
): Discard {
  const far = distance(read);
  const ready = far > 0 ? [] : readyWaits(read, left, by, messages);
  const useful = far > 0 ? improving(read, far, left) : ready.map(({tile, left: n}) => ({tile, left: n}));
  return {
    tile: kindName(kind),
    distance: far,
    useful,
    left: useful.reduce((sum, tile) => sum + tile.left, 0),
    ...(far > 0 ? {} : {ready}),
  };
}

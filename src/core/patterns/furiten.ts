/**
 * フリテン: a player who has discarded a tile of the own wait, or passed a win, cannot win on another player's tile. The
 * referee and the scorer ask the same question.
 */
import {hasFlag} from '../game/position.js';
import type {Match} from '../game/match.js';
import {fault, type Fault} from '../situation/problem.js';
import type {Flag} from '../situation/situation.js';
import {kindName, kindOf, type Kind} from '../tiles/tile.js';

/** What a hand may be furiten for. */
export interface FuritenHand {
  /** The kinds that complete the hand. */
  readonly waited: readonly Kind[];
  /** The kinds that the player has discarded; tiles that others called are among them. */
  readonly river: readonly Kind[];
  /** The kinds on which the player passed a win since the own last draw, or since riichi. */
  readonly passed: readonly Kind[];
  readonly flags: readonly Flag[];
}

/** Why a hand is furiten, and the kind that makes it so. */
export interface Furiten {
  /** A discard of its own; a win passed, until the next draw; a win passed after riichi, until the hand ends. */
  readonly is: 'river' | 'passed' | 'riichi';
  readonly kind: Kind;
}

/** Whether the player has declared riichi. A win that is passed after that bars wins on discards until the hand ends. */
export const isInRiichi = (of: {readonly flags: readonly Flag[]}): boolean =>
  hasFlag(of, 'riichi') || hasFlag(of, 'doubleRiichi');

/** Why a hand is furiten; undefined where it is not. */
export function furitenOf({waited, river, passed, flags}: FuritenHand): Furiten | undefined {
  const isWaited = (kind: Kind): boolean => waited.includes(kind);
  const own = river.find(isWaited);
  if (own !== undefined) return {is: 'river', kind: own};
  const missed = passed.find(isWaited);
  return missed === undefined ? undefined : {is: isInRiichi({flags}) ? 'riichi' : 'passed', kind: missed};
}

/** The fault of a win on another player's tile with a hand that is furiten. */
export function furiten(m: Match): Fault | undefined {
  const {river, passedTiles, flags} = m.position;
  if (!m.ron || !(river.length || passedTiles.length)) return undefined;
  const found = furitenOf({
    waited: m.waited,
    river: river.map(kindOf),
    passed: passedTiles.map(kindOf),
    flags,
  });
  return found && fault(`furiten-${found.is}`, kindName(found.kind));
}

/** Finds the waits of a situation. */
import {parseHandOf} from '../../core/notation/parse.js';
import {improvingTiles, type Improvement} from '../../core/waiting/improving.js';
import type {ProblemMessages} from '../../core/situation/problem.js';
import {readPosition} from '../../core/reading/read.js';
import {wildsOfSituation} from '../../core/reading/wild-kind.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {type Situation, isWinBy} from '../../core/situation/situation.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import {waits, type Wait, type WaitsResult} from '../../core/waiting/waits.js';
import {isFault} from '../../core/situation/result.js';

/** The hand before its winning tile came, and the kind of that tile. */
export function beforeWin(situation: Situation): {situation: Situation; won?: Kind} {
  const {by, ...rest} = situation;
  // an unknown way of winning is kept, so that it is reported
  const waiting = by === undefined || isWinBy(by) ? rest : situation;
  const read = parseHandOf(situation);
  if (isFault(read) || read.hand.win === undefined) return {situation: waiting};
  const hand = situation.hand.slice(0, read.places.mark?.start);
  return {situation: {...waiting, hand}, won: kindOf(read.hand.win)};
}

/** The waits of a hand; for a hand that does not wait, the tiles that improve it. */
export interface FoundWaits extends WaitsResult {
  /** The tiles that bring an unready hand nearer. */
  readonly nearer: readonly Improvement[];
}

/**
 * Finds the waits of a situation without its winning tile.
 * @param robbed set where the tile is to be one of a kong, which is robbed
 */
export function find(
  situation: Situation,
  ruleset: Ruleset,
  messages: ProblemMessages,
  robbed?: 'robbing',
): FoundWaits {
  const result = waits(robbed ? {...situation, by: robbed} : situation, ruleset, messages);
  const {by: _, ...waiting} = situation;
  const position = result.distance > 0 ? readPosition(waiting, ruleset) : undefined;
  return {...result, nearer: position && !isFault(position) ? improvingTiles(position) : []};
}

/** What the element shows of a hand. */
export interface ShownWaits {
  readonly found: FoundWaits;
  /** How the tile is to come that is not drawn. */
  readonly by: 'discard' | 'robbing';
  /** The kind of the winning tile; undefined for a hand that has not won. */
  readonly won: Kind | undefined;
  readonly wild: readonly Kind[];
}

/** What a hand waits for; a hand that has won, before its winning tile came. */
export function shownWaits(situation: Situation, ruleset: Ruleset, messages: ProblemMessages): ShownWaits {
  const {situation: waiting, won} = beforeWin(situation);
  const robbed = situation.by === 'robbing' ? situation.by : undefined;
  const found = find(waiting, ruleset, messages, robbed);
  return {found, by: robbed ?? 'discard', won, wild: wildsOfSituation(situation, ruleset)};
}

/** Groups waits that score alike into rows. */
export function waitRows(ready: readonly Wait[]): Wait[][] {
  const rows = new Map<string, Wait[]>();
  for (const wait of ready) {
    const key = JSON.stringify([wait.discard, wait.self]);
    rows.set(key, [...(rows.get(key) ?? []), wait]);
  }
  return [...rows.values()];
}

/**
 * 本 of 李凡師サンマ: the table that scores, and that is shown, in the order of the page.
 *
 * `cite`: `RB-n` a numbered rule · `RB-T` the page's table 「Total」 · `RB-An` a row of its ambiguities · `RB-Y` its rulings
 * for what the tables leave open · `RB-§6` the author's list of what differs in 東天紅サンマ.
 */
import type {Match} from '../../core/game/match.js';
import type {Pattern} from '../../core/game/pattern.js';
import {additions, extras} from './patterns/extras.js';
import {yaku} from './patterns/yaku.js';
import {yakuman} from './patterns/yakuman.js';

export const patterns = [...extras, ...yaku, ...yakuman, ...additions] as const satisfies readonly Pattern[];

export type RibonPattern = (typeof patterns)[number]['id'];

export const yakumanIds: readonly string[] = yakuman.map(({id}) => id);

const yakuIds: ReadonlySet<string> = new Set([...yaku, ...yakuman].map(({id}) => id));

/** One of these is needed for a win; dora, ガリ and the other extras are none (RB-2). */
export const isYaku = (id: string): boolean => yakuIds.has(id);

const conditions = yakuman.map(({when}) => when);

/** Two where a yakuman is there: with it, and as an ordinary hand, which may be worth more (RB-Y). */
export function readings(m: Match): number {
  m.reading = 1;
  return conditions.some((when) => when(m) !== 0) ? 2 : 1;
}

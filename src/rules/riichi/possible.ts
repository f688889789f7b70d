/** Which totals a win can have, for ledgers: they are told totals alone (RC-9, RC-10, RC-15). */
import type {Impossible, ToldWin} from '../../core/flow.js';
import type {Options} from '../../core/options.js';
import type {RiichiOptions} from './options.js';
import {LIMITS, basePoints, winPoints} from './points.js';

const STEP = 100;
/** Pinfu by self-draw has 20 fu, seven pairs 25; a hand with four kongs of terminals has 110 at most. */
const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110] as const;
const MOST_HAN = 13;
/** Yakuman that one hand can have at most: 大四喜, 字一色, 四暗刻単騎 and 四槓子, three of them twice. */
const MOST_YAKUMAN = 7;

/** The fewest han with so many fu: 平和 by self-draw has two, 七対子 too, and one more by self-draw. */
function fewestHan(fu: number, selfDraw: boolean): number | undefined {
  if (fu === 20) return selfDraw ? 2 : undefined;
  return fu === 25 ? (selfDraw ? 3 : 2) : 1;
}

function totalsOf(isDealer: boolean, selfDraw: boolean, options: RiichiOptions): ReadonlySet<number> {
  const totals = new Set<number>();
  const add = (base: number): void => void totals.add(winPoints(base, isDealer, selfDraw));
  for (const fu of FU) {
    const fewest = fewestHan(fu, selfDraw);
    if (fewest === undefined) continue;
    for (let han = fewest; han <= MOST_HAN; han++) add(basePoints({fu, han, yakuman: 0}, options));
  }
  const most = options.yakumanStack ? MOST_YAKUMAN : 1;
  for (let n = 1; n <= most; n++) add(n * LIMITS.yakuman);
  return totals;
}

/** Why no win can have this total; the least one, or a step, if that says it. */
export function impossible(total: number, win: ToldWin | undefined, o: Options): Impossible | undefined {
  if (!win) return undefined;
  const totals = totalsOf(win.isDealer, win.by === 'self', o as unknown as RiichiOptions);
  if (totals.has(total)) return undefined;
  const least = Math.min(...totals);
  if (total < least) return {is: 'low', least, cite: 'RC-9'};
  return total % STEP ? {is: 'step', step: STEP, cite: 'RC-9'} : {is: 'none', cite: 'RC-9'};
}

/** What logs of tenhou.net/6 say of the rules, and of a hand without an end. */
import type {RoundRules} from '../state/rules.js';

/** The result of a hand that stops before its end. */
export const UNFINISHED = '不明';

const RED_FIVES = [
  ['aka51', '5m'],
  ['aka52', '5p'],
  ['aka53', '5s'],
] as const;

/** The rule of a log: the name of the table, with its rounds, 喰 where an open hand may be all simples, and the red fives. */
export function houseRule(rules?: RoundRules): Readonly<Record<string, unknown>> {
  if (!rules) return {disp: '', aka: 1};
  const {openTanyao, redTiles, rounds} = rules.o;
  const reds = redTiles as Readonly<Record<string, number>>;
  const counts = RED_FIVES.map(([, tile]) => reds[tile] ?? 0);
  const isUsual = new Set(counts).size === 1 && counts[0] < 2;
  const isRed = counts.some((n) => n > 0);
  const disp = `般${rounds === 'east' ? '東' : '南'}${openTanyao === false ? '' : '喰'}${isRed ? '赤' : ''}`;
  return isUsual
    ? {disp, aka: counts[0]}
    : {disp, ...Object.fromEntries(RED_FIVES.map(([name], i) => [name, counts[i]]))};
}

/** The wall as it stands: stacks of two tiles before each seat. */
import type {RoundRules} from '../../round/state/rules.js';

/** The sides of a table from which tiles are taken last, first. */
export const WALL_SIDES = ['top', 'left', 'bottom', 'right'] as const;

/** Stacks before a seat where no rules say how many tiles there are. */
const STACKS = 17;

/** How many stacks stand on a side; half a one is a single tile. */
export interface WallShown {
  readonly side: (typeof WALL_SIDES)[number];
  readonly stacks: number;
}

/** What is left of the wall, side by side; empty where nobody knows how much that is. */
export function wallsOf(
  left: number | undefined,
  rules: Pick<RoundRules, 'copies'> | undefined,
): WallShown[] {
  if (!left) return [];
  const full = rules ? Math.ceil(rules.copies.reduce((sum, n) => sum + n, 0) / 8) : STACKS;
  return WALL_SIDES.map((side, i) => ({
    side,
    stacks: Math.min(full, Math.max(0, left / 2 - i * full)),
  })).filter(({stacks}) => stacks);
}

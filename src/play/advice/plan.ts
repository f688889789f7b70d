/** What a player goes for: a hand that it can still make, what it would score, and the tiles that it lacks. */
import type {PatternKind} from '../../core/game/pattern.js';
import type {ReadPosition} from '../../core/reading/read.js';
import {unitOfRow, type Plans} from '../plans/plans.js';
import {tilesOfCounts} from '../plans/whole-hand.js';
import type {PlayPlan} from '../players/reason.js';
import type {SeatView} from '../seen/view.js';
import type {Prospect} from '../targets/prospects.js';
import {scoredTarget} from '../targets/worth.js';

/** The rows that are about sets, forms and tiles. */
const OF_TILES: readonly PatternKind[] = ['sets', 'form', 'tiles'];

/** A prospect as a plan; undefined where it may not win. */
export function planOf(
  view: SeatView,
  {units}: Pick<Plans, 'units'>,
  read: ReadPosition,
  prospect: Prospect,
): PlayPlan | undefined {
  const found = scoredTarget(view, read, prospect, prospect.isOpen);
  if (!found) return undefined;
  const {lines, total, unit} = found.result;
  const {rows, ruleset} = read.table;
  const names = new Set(
    rows
      .filter((row) => OF_TILES.includes(row.kind) && (!units.size || units.has(unitOfRow(row, ruleset))))
      .map(({id}) => id),
  );
  const named = lines.filter(({id, value}) => value && names.has(id));
  return {
    ids: named.toSorted((a, b) => b.value - a.value).map(({id}) => id),
    tiles: tilesOfCounts(prospect.tiles),
    lack: prospect.lack.map(({kind, n}) => ({kind, n, live: view.unseen[kind]})),
    total,
    unit,
  };
}

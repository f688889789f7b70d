/** The views that an example without elements inside can show. */
export const VIEWS = ['hand', 'breakdown', 'settlement'] as const;
/** A word of the attribute `views`. */
export type View = (typeof VIEWS)[number];

/** Parts of the elements inside, under their own names. */
export const HAND_PARTS =
  'hand, row, group, meld, held, win, win-mark, beside, label, tile, tile-red, tile-wild, tile-standing, index, lit';
/** Parts of the breakdown that an example exports under the same names. */
export const BREAKDOWN_PARTS =
  'status, circumstances, groups, group-points, bracket, table, line, line-lit, line-name, line-tiles, line-value, reading, ' +
  'condition, cite, provenance, payments, payment, ' +
  'excluded, line-excluded, sums, formula, cap, total, rules-badge, version, changed-options';
/** Parts of the settlement that an example exports under the same names. */
export const SETTLEMENT_PARTS =
  'settlement, matrix, seat, net, amount, payments, payment, reckoned, others, other';

/** The attributes `views` and `view`, resolved. */
export interface Views {
  /** The views, in the order in which they are shown. */
  readonly wanted: readonly View[];
  /** Whether the example itself has to name the rules of its score. */
  readonly badge: boolean;
}

/** @param mode the part of the breakdown that is shown */
export function viewsOf(views: string, mode: string): Views {
  const wanted = VIEWS.filter((name) => views.split(/[\s,]+/).includes(name));
  const inline = wanted.join() === 'breakdown' && mode !== 'lines';
  return {wanted, badge: !inline && !(wanted.includes('breakdown') && mode === 'full')};
}

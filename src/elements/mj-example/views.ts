/** What an example shows without elements inside. */
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

/** What `views` and `view` come to. */
export interface Views {
  /** In the order in which they are shown. */
  readonly wanted: readonly View[];
  /** Whether the example itself has to say by which rules the score is. */
  readonly badge: boolean;
}

/** @param mode how much the breakdown shows */
export function viewsOf(views: string, mode: string): Views {
  const wanted = VIEWS.filter((name) => views.split(/[\s,]+/).includes(name));
  const inline = wanted.join() === 'breakdown' && mode !== 'lines';
  return {wanted, badge: !inline && !(wanted.includes('breakdown') && mode === 'full')};
}

import {FIELD_NAMES} from '../../core/situation/attributes.js';
import {listedWords} from '../../core/situation/value.js';

/** The views that an example without elements inside can show. */
export const VIEWS = ['hand', 'breakdown', 'settlement'] as const;
/** A word of the attribute `views`. */
export type View = (typeof VIEWS)[number];

/** The attributes `views` and `view`, resolved. */
export interface Views {
  /** The views, in the order in which they are shown. */
  readonly wanted: readonly View[];
  /** Whether the example itself has to name the rules of its score. */
  readonly badge: boolean;
  /** Whether the hand is drawn large, with its score: a whole breakdown stands beside it. */
  readonly isHandLarge: boolean;
}

/** What an example shows where its author does not say, for whoever draws it before its class is there. */
export const VIEWS_BY_DEFAULT = {views: 'hand breakdown', view: 'full'} as const;

/** Fields of which something is said beside the sets of a hand: in words, or as a row of tiles. */
const TOLD = [...FIELD_NAMES.filter((field) => field !== 'by'), 'flags'] as const;

/**
 * The classes of an example's hand: `large`, and `told` where something is said of it, which stands above it on a wide page.
 * @param isStated whether a field of the situation is stated
 */
export const handClasses = (
  views: string | undefined,
  mode: string | undefined,
  isStated: (field: (typeof TOLD)[number]) => boolean,
): string => (!viewsOf(views, mode).isHandLarge ? '' : TOLD.some(isStated) ? 'large told' : 'large');

/** @param mode the part of the breakdown that is shown */
export function viewsOf(views: string = VIEWS_BY_DEFAULT.views, mode: string = VIEWS_BY_DEFAULT.view): Views {
  const named = listedWords(views);
  const wanted = VIEWS.filter((name) => named.includes(name));
  const isInline = wanted.join() === 'breakdown' && mode !== 'lines';
  const isHandLarge = wanted.includes('breakdown') && mode === 'full';
  return {wanted, isHandLarge, badge: !isInline && !isHandLarge};
}

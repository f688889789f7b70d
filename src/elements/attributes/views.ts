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
}

/** What an example shows where its author does not say, for whoever draws it before its class is there. */
export const VIEWS_BY_DEFAULT = {views: 'hand breakdown', view: 'full'} as const;

/** Whether an example draws its hand large, with its score: a whole breakdown stands beside it. */
export const isHandLarge = (
  views: string = VIEWS_BY_DEFAULT.views,
  mode: string = VIEWS_BY_DEFAULT.view,
): boolean => mode === 'full' && viewsOf(views, mode).wanted.includes('breakdown');

/** @param mode the part of the breakdown that is shown */
export function viewsOf(views: string, mode: string): Views {
  const wanted = VIEWS.filter((name) => views.split(/[\s,]+/).includes(name));
  const inline = wanted.join() === 'breakdown' && mode !== 'lines';
  return {wanted, badge: !inline && !(wanted.includes('breakdown') && mode === 'full')};
}

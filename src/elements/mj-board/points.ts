import type {BoardWords} from '../../locales/board/strings.js';

/** A seat's points as the table shows them; undefined where points are not counted. */
export const settledPoints = (points: number | undefined, words: BoardWords | undefined): string =>
  points && words ? points.toLocaleString('en').replace('-', '−') : '';

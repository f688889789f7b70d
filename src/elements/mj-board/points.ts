import type {BoardWords} from '../../locales/board/strings.js';

/** What a seat has, as the table shows it; nothing where nobody counts points. */
export const settledPoints = (points: number | undefined, words: BoardWords | undefined): string =>
  points && words ? points.toLocaleString('en').replace('-', '−') : '';

import {canonical} from './attributes.js';
import {spoken, type Shared} from './shared.js';
import {scoreLines} from '../locales/score-text.js';

/** Plain text: the hand in notation and as it is spoken, then all that is to be said of its score. */
export const plainText = (shared: Shared): string =>
  [canonical(shared.situation).hand, spoken(shared), '', ...scoreLines(shared), shared.link ?? '']
    .join('\n')
    .trim();

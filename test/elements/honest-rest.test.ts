/** Whatever attribute an element documents, it does: the other half. */
import {TAGS} from '../page/elements.js';
import {HALF, itIsHonest} from './honest-trials.js';

describe('attributes', () => {
  for (const tag of TAGS.slice(HALF)) itIsHonest(tag);
});

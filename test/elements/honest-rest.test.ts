/** Every attribute that an element documents has an effect: the second half of the elements. */
import {TAGS} from '../page/elements.js';
import {HALF, itIsHonest} from './honest-trials.js';

describe('attributes', () => {
  for (const tag of TAGS.slice(HALF)) itIsHonest(tag);
});

/** Every attribute that an element documents has an effect: the first half of the elements. */
import {TAGS} from '../page/elements.js';
import {HALF, itIsHonest} from './honest-trials.js';

describe('attributes', () => {
  for (const tag of TAGS.slice(0, HALF)) itIsHonest(tag);
});

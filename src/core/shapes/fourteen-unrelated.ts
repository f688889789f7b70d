/** 十三爛: fourteen tiles of which no two are alike or near enough for a chow. */
import type {Shape} from '../arranging/shape.js';
import {SINGLE, group} from '../tiles/group.js';
import {honorsHeld, ranksHeld, tilesApart} from './sixteen-unrelated.js';

/** How many tiles a complete hand has. */
const FOURTEEN = 14;

/** The ranks of two tiles that are apart and beside which no third one is: 27 37 38. */
const TWO_APART = [0o102, 0o104, 0o204];

/** The shape of 十三爛. */
export const fourteenUnrelated: Shape = {
  id: 'shisanlan',
  arrange(counts, melds, found) {
    if (melds || counts.some((n) => n > 1)) return;
    for (let suit = 0; suit < 3; suit++) {
      const held = ranksHeld(counts, suit, 1);
      if (held & ((held << 1) | (held << 2))) return;
    }
    const kinds = [...counts.keys()].filter((kind) => counts[kind]);
    if (kinds.length === FOURTEEN) found(kinds.map((kind) => group(SINGLE, kind)));
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    const {most} = tilesApart();
    let different = honorsHeld(counts);
    let twos = 0;
    for (let suit = 0; suit < 3; suit++) {
      const held = ranksHeld(counts, suit, 1);
      different += most[held];
      if (most[held] < 2 && TWO_APART.some((ranks) => (ranks & held) === ranks)) twos++;
    }
    // one suit must have three: two in each are thirteen tiles with all honors
    return FOURTEEN - 1 - Math.min(FOURTEEN, different + Math.min(twos, 2));
  },
};

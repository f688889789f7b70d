/** 東南西北白發中. 白 has a frame: an empty tile looks like a picture that failed to load. */
import {drawCharacter} from '../character.mjs';

const BOX = [28, 45, 244, 310];
const FRAME = 'M36 36h228v328h-228zM58 58v284h184v-284zM74 74h152v252h-152zM84 84v232h132v-232z';

export const drawHonors = () => ({
  E: [['k', drawCharacter('東', BOX, 1.3)]],
  S: [['k', drawCharacter('南', BOX, 1.3)]],
  W: [['k', drawCharacter('西', BOX, 1.3)]],
  N: [['k', drawCharacter('北', BOX, 1.3)]],
  P: [['b', FRAME]],
  F: [['g', drawCharacter('發', BOX, 1.3)]],
  C: [['r', drawCharacter('中', [34, 40, 232, 320], 1.35)]],
});

/** 萬: a numeral in black above 萬 in red. */
import {drawCharacter} from '../character.mjs';

const TEN_THOUSAND = [42, 182, 216, 196];
/** The first three numerals are flat; the others share one box. */
const NUMERAL_BOXES = [
  [45, 60, 210, 70],
  [45, 40, 210, 110],
  [45, 28, 210, 132],
];
const NUMERAL_BOX = [45, 24, 210, 140];

export function drawMan() {
  const wan = drawCharacter('萬', TEN_THOUSAND);
  return Object.fromEntries(
    [...'一二三四五六七八九'].map((numeral, i) => [
      `${i + 1}m`,
      [
        ['k', drawCharacter(numeral, NUMERAL_BOXES[i] ?? NUMERAL_BOX, 1.75)],
        ['r', wan],
      ],
    ]),
  );
}

/** 財 and 百搭, and the back of a tile. */
import {drawCharacter} from '../character.mjs';
import {stampAt} from '../stamps.mjs';

const CARTOUCHE =
  'M26 70a44 44 0 0 0 44-44h160a44 44 0 0 0 44 44v260a44 44 0 0 0-44 44h-160a44 44 0 0 0-44-44z' +
  'M40 82v236a56 56 0 0 1 42 42h136a56 56 0 0 1 42-42v-236a56 56 0 0 1-42-42h-136a56 56 0 0 1-42 42z';
const BACK_FRAME = 'M26 26h248v348h-248zM38 38v324h224v-324z';
const DIAMOND = 'M0-26l28 26-28 26-28-26z';

function lattice() {
  let diamonds = '';
  for (let y = 68; y <= 332; y += 66) {
    for (let x = 75; x <= 225; x += 75) diamonds += stampAt('diamond', () => DIAMOND, x, y);
  }
  return diamonds;
}

export const drawBack = () => ({X: [['x', BACK_FRAME + lattice()]]});

export const drawJokers = () => ({
  wild: [
    ['y', CARTOUCHE],
    ['r', drawCharacter('財', [52, 72, 196, 256], 1.35)],
  ],
  joker: [
    ['r', drawCharacter('百', [70, 34, 160, 150], 1.3)],
    ['b', drawCharacter('搭', [58, 196, 184, 176], 1.2)],
  ],
});

/** 索: a peacock, and bamboo. */
import {circle, commandsOf, place, towards} from '../shapes.mjs';
import {leaning, stick, sticks} from './stick.mjs';

const FEATHER = commandsOf('M0 0Q-16 -80 -21 -124Q-25 -164 0 -174Q25 -164 21 -124Q16 -80 0 0z');
const BODY = commandsOf(
  'M150 138Q170 138 170 158Q170 172 161 184Q166 204 183 228Q203 260 193 292Q182 326 150 326' +
    'Q118 326 107 292Q97 260 117 228Q134 204 139 184Q130 172 130 158Q130 138 150 138z',
);
const BEAK = 'M142 160h16l-8 22z';
const FEET = 'M126 322l-4 34h-24v13h46v-13h-4l4-34zM156 322l4 34h-4v13h46v-13h-24l-4-34z';
/** Lengths of the tail's feathers, from the outermost to the middle one. */
const FEATHER_LENGTHS = [0.84, 0.94, 1.06, 1.06];

function peacock() {
  let tail = '';
  let eyes = '';
  for (let i = -3; i <= 3; i++) {
    const direction = i * 0.4;
    const long = FEATHER_LENGTHS[3 - Math.abs(i)];
    const [x, y] = towards(150, 226, 140 * long, direction);
    tail += place(FEATHER, 150, 226, 1.2, long, direction) + circle(x, y, 14);
    eyes += circle(x, y, 9);
  }
  return [
    ['g', tail],
    ['b', place(BODY, 0, 0)],
    ['r', eyes + BEAK + FEET],
  ];
}

/** The shapes of M and W that make the 8. */
const zigzag = () =>
  leaning(103, 38, 130, 152, 1.2) +
  leaning(197, 38, 170, 152, 1.2) +
  leaning(130, 248, 103, 362, 1.2) +
  leaning(170, 248, 197, 362, 1.2);

export const drawSou = () => ({
  '1s': peacock(),
  '2s': [['g', sticks([150], [106, 294], 156, 1.7)]],
  '3s': [['g', stick(150, 106, 156, 1.7) + sticks([84, 216], [294], 156, 1.7)]],
  '4s': [['g', sticks([86, 214], [106, 294], 156, 1.7)]],
  '5s': [
    ['g', sticks([64, 236], [104, 296], 154, 1.6)],
    ['r', stick(150, 200, 154, 1.6)],
  ],
  '6s': [['g', sticks([64, 150, 236], [104, 296], 154, 1.6)]],
  '7s': [
    ['r', stick(150, 76, 100, 1.5)],
    ['g', sticks([64, 150, 236], [208, 324], 100, 1.5)],
  ],
  '8s': [['g', sticks([46, 254], [104, 296], 154, 1.35) + zigzag()]],
  '9s': [
    ['g', sticks([64, 236], [76, 200, 324], 100, 1.5)],
    ['r', sticks([150], [76, 200, 324], 100, 1.5)],
  ],
});

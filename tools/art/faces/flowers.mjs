/** 春夏秋冬梅蘭菊竹: a number, a character, and a picture below them. */
import {drawCharacter} from '../character.mjs';
import {around, circle, leaf, place, towards} from '../shapes.mjs';
import {stick} from './stick.mjs';

const CHARACTER_BOX = [92, 26, 180, 182];
const DIGITS = [
  'M52 34h12v70h-13v-54l-13 6v-12z',
  'M34 56q2-22 22-22t22 20q0 12-14 24l-15 14h30v12h-47v-10l24-24q10-10 10-16 0-8-10-8t-10 12z',
  'M35 50q4-16 21-16 21 0 21 19 0 10-8 15 10 5 10 16 0 21-23 21-20 0-23-18l12-2q2 9 11 9t10-9q0-10-16-10v-11q14 0 14-9t-9-8-9 5z',
  'M58 34h13v43h9v12h-9v15h-12v-15h-27v-11zM59 52l-15 25h15z',
];

/** Petals around (x, y), from the inner to the outer radius. */
const rosette = (count, x, y, inner, outer, width) =>
  around(count)
    .map((turn) => leaf(...towards(x, y, inner, turn), outer - inner, width, turn))
    .join('');

const blossom = (x, y, r) =>
  around(5)
    .map((turn) => circle(...towards(x, y, r * 0.62, turn), r * 0.42))
    .join('');

function bar([x1, y1], [x2, y2], width) {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const nx = ((-(y2 - y1) / long) * width) / 2;
  const ny = (((x2 - x1) / long) * width) / 2;
  const corners = [
    ['M', x1 + nx, y1 + ny],
    ['L', x2 + nx, y2 + ny],
    ['L', x2 - nx, y2 - ny],
    ['L', x1 - nx, y1 - ny],
    ['z'],
  ];
  return place(corners, 0, 0);
}

const snowflake = (x, y, r) =>
  around(6)
    .map((turn) => {
      const fork = towards(x, y, r * 0.52, turn);
      return (
        bar([x, y], towards(x, y, r, turn), 11) +
        bar(fork, towards(x, y, r * 0.9, turn + 0.42), 10) +
        bar(fork, towards(x, y, r * 0.9, turn - 0.42), 10)
      );
    })
    .join('');

/** Tips and notches of half a maple leaf: direction and distance from its centre. */
const MAPLE_TIP = [0, 1];
const MAPLE_SIDE = [
  [0.34, 0.52],
  [0.62, 0.92],
  [0.86, 0.5],
  [1.28, 0.92],
  [1.55, 0.46],
  [2.15, 0.7],
  [2.75, 0.3],
];

function maple(x, y, r) {
  const otherSide = MAPLE_SIDE.toReversed().map(([turn, far]) => [-turn, far]);
  const points = [MAPLE_TIP, ...MAPLE_SIDE, ...otherSide].map(([turn, far]) => towards(x, y, r * far, turn));
  const outline = points.map((point, i) => [i ? 'L' : 'M', ...point]);
  return place([...outline, ['z']], 0, 0) + bar([x, y + r * 0.28], [x, y + r * 0.85], 9);
}

const leaves = (...list) => list.map((values) => leaf(...values)).join('');

const PICTURES = {
  春: () => [['g', leaves([150, 360, 118, 60, -0.75], [150, 360, 118, 60, 0.75], [150, 362, 140, 34, 0])]],
  夏: () => [
    [
      'r',
      leaves(
        [150, 366, 140, 62, 0],
        [146, 368, 128, 50, -0.62],
        [154, 368, 128, 50, 0.62],
        [144, 370, 112, 36, -1.16],
        [156, 370, 112, 36, 1.16],
      ),
    ],
  ],
  秋: () => [['y', maple(150, 300, 86)]],
  冬: () => [['b', snowflake(150, 298, 80)]],
  梅: () => [
    ['r', blossom(112, 286, 62) + blossom(206, 318, 50)],
    ['k', circle(112, 286, 9) + circle(206, 318, 8)],
  ],
  蘭: () => [
    ['g', leaves([146, 374, 150, 32, -0.92], [146, 374, 158, 28, 0.35], [146, 374, 146, 32, 1.05])],
    ['b', rosette(5, 110, 258, 4, 44, 30)],
  ],
  菊: () => [['y', rosette(14, 150, 298, 20, 84, 26) + circle(150, 298, 16)]],
  竹: () => [
    [
      'g',
      stick(104, 296, 154, 1.4) +
        leaves(
          [140, 292, 96, 32, 1],
          [140, 300, 92, 32, 1.8],
          [136, 262, 96, 28, 0.7],
          [72, 270, 52, 22, -1],
        ),
    ],
  ],
};

/** Seasons are black with a red number, flowers red with a blue one. */
export const drawFlowers = () =>
  Object.fromEntries(
    Object.entries(PICTURES).map(([character, picture], i) => [
      `${i + 1}f`,
      [
        [i < 4 ? 'k' : 'r', drawCharacter(character, CHARACTER_BOX, 1.15)],
        [i < 4 ? 'r' : 'b', DIGITS[i % 4]],
        ...picture(),
      ],
    ]),
  );

/** 筒: coins. Radii and distances leave real gaps, so that 6 to 9 can be counted at 24 px. */
import {around, circle, commandsOf, place, rings} from '../shapes.mjs';
import {stampAt} from '../stamps.mjs';

const RING_RADII = [1, 0.68, 0.44];

/** Coins of one radius, given as `[ink, x, y]`; each ink makes a layer. */
function coins(radius, list) {
  const layers = new Map();
  const draw = () =>
    rings(
      0,
      0,
      RING_RADII.map((part) => radius * part),
    );
  for (const [ink, x, y] of list) {
    layers.set(ink, (layers.get(ink) ?? '') + stampAt(`coin ${radius}`, draw, x, y));
  }
  return [...layers];
}

const row = (ink, y, xs) => xs.map((x) => [ink, x, y]);

function petals(count, inner, outer, width) {
  const middle = -(inner + outer) / 2;
  const petal = commandsOf(`M0 ${-inner}Q${width} ${middle} 0 ${-outer}Q${-width} ${middle} 0 ${-inner}z`);
  return around(count)
    .map((turn) => place(petal, 150, 200, 1, 1, turn))
    .join('');
}

const bigCoin = () => [
  ['b', rings(150, 200, [126, 106])],
  ['g', petals(12, 66, 102, 26)],
  ['r', petals(6, 18, 60, 30) + circle(150, 200, 13)],
];

export const drawPin = () => ({
  '1p': bigCoin(),
  '2p': coins(76, [
    ['g', 150, 108],
    ['b', 150, 292],
  ]),
  '3p': coins(58, [
    ['b', 78, 84],
    ['r', 150, 200],
    ['g', 222, 316],
  ]),
  '4p': coins(58, [
    ['b', 84, 108],
    ['g', 216, 108],
    ['g', 84, 292],
    ['b', 216, 292],
  ]),
  '5p': coins(52, [
    ['b', 80, 86],
    ['g', 220, 86],
    ['r', 150, 200],
    ['g', 80, 314],
    ['b', 220, 314],
  ]),
  '6p': coins(48, [...row('g', 86, [84, 216]), ...row('r', 208, [84, 216]), ...row('r', 318, [84, 216])]),
  '7p': coins(42, [
    ['g', 66, 66],
    ['g', 150, 106],
    ['g', 234, 146],
    ...row('r', 236, [90, 210]),
    ...row('r', 330, [90, 210]),
  ]),
  '8p': coins(
    40,
    [62, 154, 246, 338].flatMap((y) => row('b', y, [94, 206])),
  ),
  '9p': coins(39, [
    ...row('g', 80, [60, 150, 240]),
    ...row('r', 200, [60, 150, 240]),
    ...row('b', 320, [60, 150, 240]),
  ]),
});

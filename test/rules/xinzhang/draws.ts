/** Random wins of 新章, including those that random tiles seldom make. */
import {kindName} from '../../../src/core/tiles/tile.js';
import {randomWin, shuffled, type Random, type RandomWin} from '../random.js';

const FOUR = () => 4;

/** A win of one of the special shapes, without melds. */
function specialWin(random: Random): RandomWin {
  const tiles: number[] = [];
  if (random(2)) {
    const pool = [
      [...Array(34).keys()],
      [...Array(9).keys()],
      [0, 8, 9, 17, 18, 26, 27, 31],
      [27, 28, 29, 30, 31, 32, 33],
    ][random(4)];
    const twice = shuffled(random, [...pool, ...pool]);
    const triplet = twice[0];
    tiles.push(triplet, triplet, triplet);
    const pairs = twice.filter((kind) => kind !== triplet).slice(0, 7);
    tiles.push(...pairs, ...pairs);
  } else {
    const apart = [
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 3, 7],
      [0, 4, 8],
      [1, 5, 8],
      [0, 5, 8],
    ];
    const three = random(2) ? shuffled(random, apart.slice(0, 3)) : [0, 1, 2].map(() => apart[random(7)]);
    three.forEach((ranks, suit) => tiles.push(...ranks.map((rank) => 9 * suit + rank)));
    tiles.push(27, 28, 29, 30, 31, 32, 33);
    tiles.push(tiles[random(tiles.length)]);
  }
  const held = shuffled(random, tiles);
  const [win] = held.splice(0, 1);
  return {melds: [], held, win};
}

const NINE = [
  '1112223334567888',
  '2223334445678999',
  '1112345666777888',
  '2223456777888999',
  '1122233345678999',
  '1112345677788899',
  '1112233445678999',
  '1113334455667788',
];

function oneSuitWin(random: Random): RandomWin {
  const suit = 9 * random(3);
  const held = [...NINE[random(NINE.length)]].map((rank) => suit + Number(rank) - 1);
  return {melds: [], held, win: suit + random(9)};
}

const FLUSHES = [
  [19, 20, 21, 23, 25, 32],
  [0, 8, 9, 17, 18, 26],
  [27, 28, 29, 30, 31, 32, 33, 0, 1, 2],
];

/** A win of triplets and few chows, of few kinds: for the patterns of color, of triplets and of kongs. */
function pungyWin(random: Random): RandomWin {
  for (;;) {
    const at = 9 * random(3) + random(5);
    const pool = [
      ...FLUSHES,
      [at, at + 1, at + 2, at + 3, at + 4],
      [at, at + 1, at + 2, at + 3, (at + 12) % 27, 29],
      [at % 9, (at % 9) + 9, (at % 9) + 18, 27, 28, 33],
    ][random(6)];
    const kinds = shuffled(random, pool).slice(0, 6);
    if (kinds.length < 6) kinds.push(random(34));
    const melds: {text: string; kinds: number[]}[] = [];
    const held = [kinds[5], kinds[5]];
    for (const kind of kinds.slice(0, 5)) {
      const name = kindName(kind);
      const form = random(6);
      if (form > 3) held.push(kind, kind, kind);
      else if (form === 3) melds.push({text: `[${name.repeat(3)}]`, kinds: [kind, kind, kind]});
      else {
        const text = [`[${name.repeat(4)}]`, `[[${name.repeat(4)}]]`, `[${name.repeat(3)}+${name}]`][form];
        melds.push({text, kinds: [kind, kind, kind, kind]});
      }
    }
    const all = [...held, ...melds.flatMap((meld) => meld.kinds)];
    if (all.some((kind) => all.filter((other) => other === kind).length > 4)) continue;
    const [win] = held.splice(random(held.length), 1);
    return {melds, held: shuffled(random, held), win};
  }
}

/** A win of sets that each have a 1, a 9 or (rarely) an honor. */
function outsideWin(random: Random): RandomWin {
  for (;;) {
    const pair = random(4) ? 9 * random(3) + 8 * random(2) : 27 + random(7);
    const tiles = [pair, pair];
    for (let i = 0; i < 5; i++) {
      const end = 9 * random(3) + 8 * random(2);
      const step = end % 9 ? -1 : 1;
      const honor = 27 + random(7);
      if (random(8) === 0) tiles.push(honor, honor, honor);
      else tiles.push(...(random(3) ? [end, end + step, end + 2 * step] : [end, end, end]));
    }
    if (tiles.some((kind) => tiles.filter((other) => other === kind).length > 4)) continue;
    const held = shuffled(random, tiles);
    const [win] = held.splice(0, 1);
    return {melds: [], held, win};
  }
}

const DRAWS = [
  (random: Random) => randomWin(random, 5, FOUR),
  (random: Random) => randomWin(random, 5, FOUR),
  (random: Random) => randomWin(random, 5, FOUR),
  specialWin,
  pungyWin,
  pungyWin,
  outsideWin,
  oneSuitWin,
];

/** A win of any of these sorts. */
export function draw(random: Random): RandomWin {
  for (;;) {
    const win = DRAWS[random(DRAWS.length)](random);
    const all = [...win.held, win.win];
    if (all.every((tile) => all.filter((other) => other === tile).length < 5)) return win;
  }
}

/** 財神の単騎待ち, compared with trying every face for the other tiles (TZ-22, TZ-A11). */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {randomWin, seeded, shuffled, type Random, type RandomWin} from '../random.js';

const WHITE = 31;

/** Whether tiles in ascending order can be split into sets. */
function areSets(tiles: readonly number[]): boolean {
  if (!tiles.length) return true;
  const [first] = tiles;
  const wanted = [[first, first, first]];
  if (first < 27 && first % 9 < 7) wanted.push([first, first + 1, first + 2]);
  return wanted.some((set) => {
    const rest = [...tiles];
    for (const kind of set) {
      const at = rest.indexOf(kind);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    return areSets(rest);
  });
}

/**
 * Whether one 財神 is left over when the others take any faces, with no kind more than `most` times in hand and melds.
 */
function plainly(held: readonly number[], melds: readonly number[], wild: number, most: number): boolean {
  const at = held.indexOf(wild);
  if (at < 0) return false;
  const others = held.filter((_, i) => i !== at);
  const choose = (i: number, faces: readonly number[]): boolean => {
    if (i === others.length) {
      const all = [...faces, ...melds];
      return (
        all.every((kind) => all.filter((other) => other === kind).length <= most) &&
        areSets([...faces].sort((a, b) => a - b))
      );
    }
    const tile = others[i];
    const can = tile === wild ? [...Array(34).keys()] : tile === WHITE ? [WHITE, wild] : [tile];
    return can.some((face) => choose(i + 1, [...faces, face]));
  };
  return choose(0, []);
}

interface Ready {
  readonly win: RandomWin;
  readonly wild: number;
}

/** Four sets, some melded, with one 財神 left over and another in the place of a tile; or with a tile spoiled. */
function ready(random: Random): Ready | undefined {
  const hand = randomWin(random, 4, () => 4);
  const wild = random(5) ? random(34) : WHITE;
  const {melds} = hand;
  if (melds.flatMap(({kinds}) => kinds).includes(wild)) return undefined;
  const tiles = [...hand.held, hand.win];
  // the pair goes, and a 財神 replaces one of its tiles
  const pair = tiles.find((kind, i) => tiles.indexOf(kind) !== i);
  if (pair === undefined) return undefined;
  for (let i = 0; i < 2; i++) tiles.splice(tiles.indexOf(pair), 1);
  const sets = tiles.filter((kind) => kind !== wild);
  if (sets.length !== tiles.length || sets.length < 3) return undefined;
  const held = shuffled(random, sets);
  if (random(2)) held[0] = wild;
  if (random(3) === 0) held[1] = random(2) ? held[2] : random(34);
  held.push(wild);
  const win = random(34);
  return {win: {melds, held, win}, wild};
}

describe('路橋: whether a hand waits on everything', () => {
  it.each([
    ['with fifth tiles', false, 99],
    ['without', true, 4],
  ])('%s', (_, wildMaxFourCopies, most) => {
    const random = seeded(most);
    const met = {yes: 0, no: 0};
    while (met.yes < 150 || met.no < 40) {
      const found = ready(random);
      if (!found) continue;
      const {win, wild} = found;
      const hand = `${win.melds.map(({text}) => text).join('')}${win.held.map(kindName).join('')}+${kindName(win.win)}`;
      const options = {wildMaxFourCopies};
      const result = score({rules: 'luqiao', hand, wild: kindName(wild), by: 'discard', options}, luqiao);
      // asked only for a complete hand, and not for a discarded 財神
      if (result.status === 'invalid' || result.status === 'not-a-win' || win.win === wild) continue;
      const expected = plainly(
        win.held,
        win.melds.flatMap(({kinds}) => kinds),
        wild,
        most,
      );
      expect(result.reason?.code === 'wild-single-wait', hand).toBe(expected);
      met[expected ? 'yes' : 'no']++;
    }
  });
});

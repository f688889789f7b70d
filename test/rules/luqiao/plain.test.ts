import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {handText, randomWin, seeded, type Random, type RandomWin} from '../random.js';
import {plainPoints} from './plain.js';

/** Replaces held tiles by `wilds` 財神 and up to `whites` 白. */
function withWilds(
  random: Random,
  win: RandomWin,
  wild: number,
  wilds: number,
  whites: number,
): RandomWin | undefined {
  const all = [...win.held, win.win, ...win.melds.flatMap((meld) => meld.kinds)];
  if (all.includes(wild) || win.held.length < wilds + whites || (wild === 31 && whites)) return undefined;
  const held = [...win.held];
  for (let i = 0; i < wilds; i++) held[i] = wild;
  for (let i = wilds; i < wilds + whites; i++) held[i] = 31;
  const last = random(8) === 0 && wilds > 0 && wilds < 3 ? wild : win.win;
  const white = [...held, last, ...win.melds.flatMap((meld) => meld.kinds)].filter((kind) => kind === 31);
  return white.length > 4 ? undefined : {...win, held, win: last};
}

/** Scores `hands` hands in both ways, which must agree. */
function compare(seed: number, hands: number, wilds: number): void {
  const random = seeded(seed);
  let complete = 0;
  for (let done = 0; done < hands;) {
    const wild = random(34);
    const whites = random(3) ? 0 : random(5);
    const win = withWilds(
      random,
      randomWin(random, 4, () => 4),
      wild,
      wilds,
      whites,
    );
    if (!win) continue;
    done++;
    const self = win.win === wild || random(2) === 0;
    const seat = SEATS[random(4)];
    const melds = win.melds.map(({text, kinds}) => ({kinds, open: !text.startsWith('[[')}));
    const expected = plainPoints({
      melds,
      held: win.held,
      win: win.win,
      self,
      wind: 27 + SEATS.indexOf(seat),
      wild,
    });
    const result = score(
      {rules: 'luqiao', hand: handText(win), by: self ? 'self' : 'discard', seat, wild: kindName(wild)},
      luqiao,
    );
    const at = `${handText(win)} wild ${kindName(wild)} ${seat} ${self ? 'self' : 'discard'}`;
    expect(result.sums.raw ?? 0, at).toBe(expected);
    if (expected) complete++;
  }
  expect(complete).toBeGreaterThan(hands / 50);
}

describe('路橋 against a plain second implementation', () => {
  it('without 財神', () => compare(1, 2000, 0));
  it('with one 財神', () => compare(2, 1500, 1));
  it('with two 財神', () => compare(3, 400, 2));
  it('with three 財神', () => compare(4, 60, 3));
});

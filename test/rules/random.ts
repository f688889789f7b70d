/** Random hands from a seed, the same on every machine. */
import {kindName} from '../../src/core/tiles/tile.js';

export type Random = (below: number) => number;

/** A small random number generator (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export interface RandomWin {
  /** Melds in notation: called ones, or concealed kongs. */
  readonly melds: readonly {readonly text: string; readonly kinds: readonly number[]}[];
  /** Held tiles by kind, without the winning tile. */
  readonly held: readonly number[];
  readonly win: number;
}

/** Random sets and a pair, with some sets melded, and no kind more than `most` times. */
export function randomWin(random: Random, sets: number, most: (kind: number) => number): RandomWin {
  for (;;) {
    const melds: {text: string; kinds: number[]}[] = [];
    const held: number[] = [];
    // often from one or two suits, so that the hand has several arrangements
    const suits = [[0, 1, 2], [random(3)], [random(3), random(3)]][random(3)];
    for (let i = 0; i < sets; i++) {
      const kinds = randomSet(random, suits);
      if (random(3) === 0) melds.push(meldOf(random, kinds));
      else held.push(...kinds);
    }
    const pair = random(4) ? suits[random(suits.length)] * 9 + random(9) : 27 + random(7);
    held.push(pair, pair);
    const counts = new Map<number, number>();
    for (const kind of [...held, ...melds.flatMap((meld) => meld.kinds)])
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if ([...counts].some(([kind, n]) => n > most(kind))) continue;
    const [win] = held.splice(random(held.length), 1);
    return {melds, held: shuffled(random, held), win};
  }
}

function randomSet(random: Random, suits: readonly number[]): number[] {
  const suit = suits[random(suits.length)];
  if (random(5) < 3) {
    const low = suit * 9 + random(7);
    return [low, low + 1, low + 2];
  }
  const kind = random(3) ? suit * 9 + random(9) : 27 + random(7);
  return [kind, kind, kind];
}

function meldOf(random: Random, kinds: readonly number[]): {text: string; kinds: number[]} {
  const [a, b] = kinds;
  const kong = a === b && random(3) === 0;
  const tiles = kong ? [...kinds, a] : [...kinds];
  const text = tiles.map(kindName).join('');
  return {text: kong && random(2) ? `[[${text}]]` : `[${text}]`, kinds: tiles};
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** The notation of a hand. */
export const handText = ({melds, held, win}: RandomWin): string =>
  `${melds.map((meld) => meld.text).join('')}${held.map(kindName).join('')}+${kindName(win)}`;

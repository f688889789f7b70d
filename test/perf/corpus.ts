/** The hands that are measured, from seeds: random wins, wins that are hard to arrange, and deals. */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {tableOf} from '../../src/core/reading/table.js';
import {kindName} from '../../src/core/tiles/tile.js';
import {handText, randomWin, seeded, shuffled, type Random, type RandomWin} from '../rules/random.js';

const HANDS = 4000;

const most = (ruleset: Ruleset) => (kind: number) => {
  const tiles =
    typeof ruleset.tiles === 'function' ? ruleset.tiles(tableOf(ruleset).defaults) : ruleset.tiles;
  return tiles.copies[kind];
};

/** A random win, with `wilds` of its held tiles replaced by 財神 if the rule set has them. */
export function drawWin(random: Random, ruleset: Ruleset, wilds: number): Situation {
  for (;;) {
    const win = randomWin(random, ruleset.sets, most(ruleset));
    const chow = win.melds.some(({kinds}) => kinds[0] !== kinds[1]);
    if (chow && ruleset.melds && !ruleset.melds.includes('chow')) continue;
    const situation = won(random, ruleset, win, wilds);
    if (situation) return situation;
  }
}

/** The win as a situation; undefined if it cannot hold so many wild tiles of the drawn kind. */
function won(random: Random, ruleset: Ruleset, win: RandomWin, wilds: number): Situation | undefined {
  const by = random(2) ? 'self' : 'discard';
  if (!ruleset.wilds) return {rules: ruleset.id, hand: handText(win), by};
  const wild = random(34);
  const all = [...win.held, win.win, ...win.melds.flatMap((meld) => meld.kinds)];
  if (all.includes(wild) || win.held.length < wilds) return undefined;
  const held = win.held.map((kind, i) => (i < wilds ? wild : kind));
  return {rules: ruleset.id, hand: handText({...win, held}), by: 'self', wild: kindName(wild)};
}

/** Ranks that the sets of a hard hand are drawn from. */
const NARROW = 6;

/**
 * A win that can be arranged in many ways: concealed, of one suit, with sets within six ranks, two in five of them
 * triplets, so that many can also be read as chows.
 */
export function hardWin(random: Random, ruleset: Ruleset, wilds: number): Situation {
  for (;;) {
    const low = 9 * (1 + random(2)) + random(10 - NARROW);
    const held: number[] = [];
    for (let set = 0; set < ruleset.sets; set++) {
      const chow = random(5) < 3;
      const kind = low + random(chow ? NARROW - 2 : NARROW);
      held.push(...(chow ? [kind, kind + 1, kind + 2] : [kind, kind, kind]));
    }
    const pair = low + random(NARROW);
    held.push(pair, pair);
    if (held.some((kind) => held.filter((other) => other === kind).length > most(ruleset)(kind))) continue;
    const [win] = held.splice(random(held.length), 1);
    const situation = won(random, ruleset, {melds: [], held: shuffled(random, held), win}, wilds);
    if (situation) return situation;
  }
}

/** A number of tiles of a set, dealt at random. */
export function deal(random: Random, ruleset: Ruleset, wilds: number): Situation {
  const wild = random(34);
  const wall: number[] = [];
  for (let kind = 0; kind < 34; kind++) {
    for (let i = 0; i < most(ruleset)(kind); i++) if (kind !== wild) wall.push(kind);
  }
  const size = 3 * ruleset.sets + 1;
  const held = [...Array<number>(wilds).fill(wild), ...shuffled(random, wall).slice(0, size - wilds)];
  const hand = held.map(kindName).join('');
  return {rules: ruleset.id, hand, ...(ruleset.wilds ? {wild: kindName(wild)} : {})};
}

/** A number of situations, the same on every machine. */
export const corpus = (make: (random: Random) => Situation): Situation[] => {
  const random = seeded(2026);
  return Array.from({length: HANDS}, () => make(random));
};

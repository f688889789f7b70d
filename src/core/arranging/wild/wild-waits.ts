/** Which faces a hand with wild tiles waits for, by its form alone. Shapes too. */
import {KINDS, SUIT_STARTS, type Kind} from '../../tiles/tile.js';
import {someReading} from '../stand-ins.js';
import {splittable, suitKey, suitTotal} from '../suit-splits.js';
import type {Shape} from '../shape.js';
import {waitsByForm, type WaitingHand} from '../waits-by-form.js';
import type {Wilds} from '../wilds.js';

/**
 * The faces that would complete a hand. That a wild tile completes any hand does not count; the wild kind is included
 * only where its own face is waited for.
 */
export function waitsWithWilds(hand: WaitingHand, wilds: Wilds, shapes: readonly Shape[] = []): Kind[] {
  const {held, melds, copies} = hand;
  const waited = new Uint8Array(KINDS);
  someReading(held, wilds, (counts, spend) => {
    markWaited(counts, spend, waited);
    for (const shape of shapes) shape.withWilds?.mark(counts, spend, melds.length, waited);
  });
  // the other shapes are made of each tile as it is
  if (shapes.length) for (const kind of waitsByForm(hand, shapes)) waited[kind] = 1;
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (waited[kind] && copies[kind]) kinds.push(kind);
  return kinds;
}

/** The three suits and the honors. */
const PARTS = [0, 1, 2, 3];

/** Marks the kinds that complete sets and a pair with the counted tiles and exactly so many wild ones. */
function markWaited(counts: Uint8Array, wilds: number, waited: Uint8Array): void {
  const ways: number[] = [];
  let broken = 0;
  for (const part of PARTS) {
    const own = waysOfPart(part, counts, wilds);
    // one tile makes up for one part that does not split, not for two
    if (!own && ++broken > 1) return;
    ways.push(own);
  }
  for (const part of PARTS) {
    const rest = ways.reduce((all, own, other) => (other === part ? all : together(all, own)), NOTHING);
    for (let kind = SUIT_STARTS[part]; rest && kind < SUIT_STARTS[part + 1]; kind++) {
      counts[kind]++;
      if (together(rest, waysOfPart(part, counts, wilds)) & whole(wilds, true)) waited[kind] = 1;
      counts[kind]--;
    }
  }
}

/** Whether the tiles and exactly so many wild ones split into sets and a pair (`paired`), or into sets alone. */
export function splitsWhole(counts: Uint8Array, wilds: number, paired: boolean): boolean {
  const ways = PARTS.reduce((all, part) => together(all, waysOfPart(part, counts, wilds)), NOTHING);
  return (ways & whole(wilds, paired)) !== 0;
}

/** The bit for one way to split: this number of wild tiles, with a pair or without. */
const whole = (wilds: number, paired: boolean): number => 1 << (2 * wilds + (paired ? 1 : 0));
/** The ways to split no tiles at all. */
const NOTHING = 1;

/** The ways to split one part, as bits. */
function waysOfPart(part: number, counts: Uint8Array, wilds: number): number {
  const key = suitKey(counts, part);
  const total = suitTotal(counts, part);
  let ways = 0;
  for (let spent = 0; spent <= wilds; spent++) {
    const over = (total + spent) % 3;
    const paired = over === 2;
    if (over !== 1 && splittable(key, part === 3, paired, spent)) ways |= whole(spent, paired);
  }
  return ways;
}

/** The ways with up to eight wild tiles: two kinds of four. */
const EVERY_WAY = 0x3ffff;
/** Those of them without a pair. */
const UNPAIRED = 0x15555;

/** The ways to split two parts together: their wild tiles add up, and only one of them has a pair. */
function together(a: number, b: number): number {
  let ways = 0;
  for (let i = 0; a >> i; i++) {
    if ((a >> i) & 1) ways |= (b & (i & 1 ? UNPAIRED : EVERY_WAY)) << i;
  }
  return ways & EVERY_WAY;
}

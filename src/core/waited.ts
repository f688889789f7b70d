/** Which kinds would complete the held tiles, by their form alone: used-up kinds count as waited for. */
import type {Position} from './position.js';
import type {Shape} from './ruleset.js';
import {splits, suitKey} from './suits.js';
import {HONOR, KINDS, type Kind} from './tile.js';

const STARTS = [0, 9, 18, HONOR, KINDS];

/**
 * The kinds that the position's hand waits for, in ascending order; found once.
 *
 * With wild tiles: the faces that would complete it, not counting that a wild tile completes any hand; the wild kind is
 * among them where its own face is waited for.
 */
export function waitedKinds(position: Position): readonly Kind[] {
  return (position.memo.waited ??= findWaited(position));
}

function findWaited(position: Position): Kind[] {
  const {table, held, melds, copies} = position;
  const {wilds} = position;
  const waited = new Set<Kind>();
  const counts = held.slice();
  const spend = wilds ? counts[wilds.wild] : 0;
  if (wilds) counts[wilds.wild] = 0;
  const tryAll = (): void => {
    for (let kind = 0; kind < KINDS; kind++) {
      if (!copies[kind] || waited.has(kind)) continue;
      counts[kind]++;
      if (splitsWhole(counts, spend, true) || hasShape(table.shapes, counts, melds.length)) waited.add(kind);
      counts[kind]--;
    }
  };
  tryAll();
  while (wilds && wilds.standIn >= 0 && counts[wilds.standIn] > 0) {
    counts[wilds.standIn]--;
    counts[wilds.wild]++;
    tryAll();
  }
  return [...waited].sort((a, b) => a - b);
}

/** Whether the tiles have one of the special shapes. */
function hasShape(shapes: readonly Shape[], counts: Uint8Array, melds: number): boolean {
  let found = false;
  for (const shape of shapes) shape.arrange(counts, melds, () => (found = true));
  return found;
}

/** Whether the tiles and exactly so many wild ones split into sets and a pair, or into sets alone. */
export function splitsWhole(counts: Uint8Array, wilds: number, paired: boolean): boolean {
  return fits(counts, 0, wilds, paired);
}

function fits(counts: Uint8Array, part: number, wilds: number, paired: boolean): boolean {
  if (part === 4) return wilds === 0 && !paired;
  const start = STARTS[part];
  const length = STARTS[part + 1] - start;
  let total = 0;
  for (let i = 0; i < length; i++) total += counts[start + i];
  for (let spent = 0; spent <= wilds; spent++) {
    const over = (total + spent) % 3;
    if (over === 1 || (over === 2 && !paired)) continue;
    const pairHere = over === 2;
    if (!splits(suitKey(counts, start, length), part === 3, pairHere, spent).length) continue;
    if (fits(counts, part + 1, wilds - spent, paired && !pairHere)) return true;
  }
  return false;
}

/**
 * Computes how many tiles must still be exchanged before a hand is ready: exactly, also with wild tiles and special
 * shapes.
 */
import type {Shape} from '../arranging/shape.js';
import {setsNeed, wildNeed} from '../arranging/sets-need.js';
import {someReading} from '../arranging/stand-ins.js';
import type {Wilds} from '../arranging/wilds.js';
import type {Position} from '../game/position.js';
import type {ReadPosition} from '../reading/read.js';
import {kindAt, sizeOf} from '../tiles/group.js';
import {KINDS} from '../tiles/tile.js';

/** How many tiles must still be exchanged before the held tiles of a position are ready; 0 is ready. */
export function distance({position, table}: ReadPosition): number {
  const {ruleset, shapes} = table;
  return ruleset.arranging?.distance?.(position, table) ?? distanceByForm(position, ruleset.sets, shapes);
}

/**
 * The distance by form alone: to sets and a pair, or to one of the shapes.
 *
 * A hand never needs more tiles of a kind than exist outside its own melds. If wild tiles may make a fifth tile of a
 * kind, it may need one more for each wild tile, held or to be drawn.
 */
export function distanceByForm(
  {held, melds, wilds}: Pick<Position, 'held' | 'melds' | 'wilds'>,
  handSets: number,
  shapes: readonly Shape[] = [],
): number {
  const sets = handSets - melds.length;
  const gone = melds.length ? goneIn(melds) : undefined;
  let least = wilds ? wildNeed(held, sets, gone, wilds) - 1 : setsNeed(held, sets, gone) - 1;
  for (const shape of shapes) {
    const other =
      wilds && shape.withWilds
        ? distanceOfShape(shape.withWilds, held, wilds, melds.length)
        : shape.distance(held, melds.length, gone, least);
    if (other < least) least = other;
  }
  return least;
}

/** The distance to a shape that wild tiles may complete, over all choices of what the stand-ins are. */
function distanceOfShape(
  shape: NonNullable<Shape['withWilds']>,
  held: Uint8Array,
  wilds: Wilds,
  melds: number,
): number {
  let least = Infinity;
  someReading(held, wilds, (counts, spend) => {
    least = Math.min(least, shape.distance(counts, spend, melds));
  });
  return least;
}

const inMelds = new Uint8Array(KINDS);

/** How many tiles of each kind are in melds; valid until the next call. */
export function goneIn(melds: readonly number[]): Uint8Array {
  inMelds.fill(0);
  for (const code of melds) for (let i = 0; i < sizeOf(code); i++) inMelds[kindAt(code, i)]++;
  return inMelds;
}

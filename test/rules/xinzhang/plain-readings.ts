import {readings, score, type PlainHand} from './plain.js';

/** Each reading with the tiles of its groups, the place of the winning tile, and what it is worth. */
export const plainReadings = (
  hand: PlainHand,
): {groups: readonly (readonly number[])[]; at: number; lines: Map<string, number>}[] =>
  [...readings(hand)].map((reading) => ({
    groups: reading.groups.map(({kinds}) => kinds),
    at: reading.at,
    lines: score(hand, reading).lines,
  }));

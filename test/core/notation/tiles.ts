import type {HandRead} from '../../../src/core/notation/parse.js';
import {FACE_DOWN, FLOWER, RED, tileName, type Tile} from '../../../src/core/tiles/tile.js';
import type {Hand, HandPlaces, Meld} from '../../../src/core/notation/hand.js';
import {isFault, type Result} from '../../../src/core/situation/result.js';

const everyKind = [...Array(FLOWER + 8).keys(), FACE_DOWN];
const byName = new Map(everyKind.flatMap((kind) => [kind, kind | RED]).map((tile) => [tileName(tile), tile]));

/** Tiles by their canonical names, `1m 2m r5p E`, without use of the parser. */
export function tiles(names: string): Tile[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const tile = byName.get(name);
      if (tile === undefined) throw new Error(`no tile ${name}`);
      return tile;
    });
}

export const meld = (kind: Meld['kind'], names: string, more: Partial<Meld> = {}): Meld => ({
  kind,
  tiles: tiles(names),
  open: true,
  ...more,
});

/** A hand with these tiles held, by name, and other parts if given. */
export const hand = (names: string, more: Partial<Hand> = {}): Hand => ({
  tiles: tiles(names),
  melds: [],
  flowers: [],
  ...more,
});

/** The hand that was read; fails with the fault if there is none. */
export function handOf(read: HandRead): Hand {
  if (isFault(read)) throw new Error(JSON.stringify(read));
  return read.hand;
}

export function placesOf(read: HandRead): HandPlaces {
  if (isFault(read)) throw new Error(JSON.stringify(read));
  return read.places;
}

/** The fault of a text, as `code start-end`. */
export function faultOf(read: Result<{places: unknown}>): string {
  if (!isFault(read)) return 'read';
  const {code, at} = read;
  return `${code} ${at?.start}-${at?.end}`;
}

/** The part of a text at a place. */
export const cut = (text: string, {start, end}: {start: number; end: number}): string =>
  text.slice(start, end);

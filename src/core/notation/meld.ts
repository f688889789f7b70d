import {HONOR, KINDS, kindOf, type Kind, type Tile} from '../tiles/tile.js';
import {codeAt, endRun, fail, readTiles, refuseCharacter, type Scan} from './scan.js';
import type {Meld, MeldKind} from './hand.js';
import type {Place} from '../situation/place.js';

/** The character code of `[`. */
export const OPEN_BRACKET = 91;
/** The character code of `]`. */
export const CLOSE_BRACKET = 93;
const CALLED = 95;
const ADDED = 43;

/**
 * The kind of meld that tiles make, in any order; undefined for none. In a kong, tiles of `wild` may stand for
 * others.
 */
function meldKind(tiles: readonly Tile[], wild: Kind): MeldKind | undefined {
  const all = tiles.map(kindOf);
  const own = all.filter((kind) => kind !== wild);
  const kinds = all.length === 4 && own.length ? own.concat(own[0], own[0], own[0]).slice(0, 4) : all;
  const lowest = Math.min(...kinds);
  const three = kinds.length === 3;
  if (!(three || kinds.length === 4) || lowest >= KINDS) return undefined;
  if (kinds.every((kind) => kind === lowest)) return three ? 'pung' : 'kong';
  const run = three && lowest < HONOR && lowest % 9 < 7;
  return run && kinds.includes(lowest + 1) && kinds.includes(lowest + 2) ? 'chow' : undefined;
}

/** Reads a meld from its first bracket to its last. */
export function readMeld(scan: Scan, melds: Meld[], places: Place[], wild: Kind): void {
  endRun(scan);
  const {tiles, at: start} = scan;
  const first = tiles.length;
  const open = codeAt(scan, start + 1) !== OPEN_BRACKET;
  scan.at += open ? 1 : 2;
  const marks = readMarkedTiles(scan, first, open);
  const end = closeMeld(scan, start, open);
  const taken = tiles.splice(first);
  scan.places.length = first;
  const kind = meldKind(taken, wild);
  if (!kind || (!(open && !marks.added) && kind !== 'kong')) fail(scan, 'not-a-meld', start, end);
  else {
    melds.push({kind, tiles: taken, open, ...marks});
    places.push({start, end});
  }
  scan.at = end;
}

/** Reads the tiles of a meld, with `_` before the called one and `+` before an added one. */
function readMarkedTiles(scan: Scan, first: number, open: boolean): {called?: number; added?: boolean} {
  const marks: {called?: number; added?: boolean} = {};
  for (;;) {
    const code = readTiles(scan);
    const count = scan.tiles.length - first;
    if (!open || marks.added) return marks;
    if (code === CALLED && marks.called === undefined) marks.called = count;
    else if (code === ADDED && count === 3) marks.added = true;
    else return marks;
    scan.mark = scan.at++;
  }
}

/** Reads to the end of a meld. @returns the offset where it ends */
function closeMeld(scan: Scan, start: number, open: boolean): number {
  endRun(scan);
  const code = codeAt(scan, scan.at);
  const end = scan.at + (open ? 1 : 2);
  if (!isClosed(scan)) fail(scan, 'unclosed-meld', start);
  else if (code !== CLOSE_BRACKET) refuseCharacter(scan, code);
  else if (codeAt(scan, end - 1) !== CLOSE_BRACKET) fail(scan, 'unclosed-meld', start);
  return end;
}

/** Whether the next bracket, wherever it is, closes the meld: then only what stands before it is wrong. */
function isClosed(scan: Scan): boolean {
  for (let {at} = scan; at < scan.text.length; at++) {
    const code = codeAt(scan, at);
    if (code === CLOSE_BRACKET) return true;
    if (code === OPEN_BRACKET) return false;
  }
  return false;
}

/** Reads tiles one after another, up to the first character that is none. */
import {fault, type Fault, type ProblemCode} from '../situation/problem.js';
import {RED, RED_DRAGON, type Tile} from '../tiles/tile.js';
import {
  ARABIC_ROW,
  DIGIT_ROW,
  FACE_ROW,
  KANJI_ROW,
  RED_ROW,
  ROUND_ROW,
  SUIT_ROW,
  glyphOf,
  namedKind,
  asciiOf,
  suitLetter,
} from './glyphs.js';

/** The number of kinds: 萬, 筒, 索, honors, flowers. */
const SUIT_SIZES = [9, 9, 9, 7, 8];
/** Characters that may follow the name of an honor: 東風, 白板, 發財. */
const NAME_ENDINGS = '風风板財财';
const WHITE_ENDING = 'ポッチ';

/**
 * A text, and how far it has been read.
 *
 * The digits of a run are kept in `tiles` as bare ranks until their suit is known. A fault moves `at` to the end of
 * the text, so that no caller has to check after each step.
 */
export interface Scan {
  readonly text: string;
  at: number;
  readonly tiles: Tile[];
  readonly places: {start: number; end: number}[];
  /** How many digits wait for their suit; below, the row of their script. */
  run: number;
  script: number;
  /** The place of a mark that waits for its tile; -1 for none. */
  mark: number;
  /** RED if the mark makes its tile red. */
  red: number;
  fault?: Fault;
}

/** Longest text that is read, in characters; no hand is that long. */
export const MAX_LENGTH = 1000;

/** Begins to read a text; if it is longer than `limit`, there is a fault at once. */
export function startScan(text: string, limit = MAX_LENGTH): Scan {
  const scan: Scan = {
    text,
    at: 0,
    tiles: [],
    places: [],
    run: 0,
    script: 0,
    mark: -1,
    red: 0,
    fault: undefined,
  };
  if (text.length > limit) fail(scan, 'too-long', limit, text.length, String(limit));
  return scan;
}

/** The code point at an offset, with full-width forms as ASCII; -1 at the end. */
export const codeAt = (scan: Scan, at: number): number => asciiOf(scan.text.codePointAt(at) ?? -1);

/** Reads tiles. @returns the code point at which it stopped; -1 at the end of the text */
export function readTiles(scan: Scan): number {
  while (scan.at < scan.text.length && readTile(scan, codeAt(scan, scan.at)));
  const code = codeAt(scan, scan.at);
  if (code < 0) endRun(scan);
  return scan.mark < 0 ? code : fail(scan, 'misplaced-mark', scan.mark);
}

/** Reports a fault; only the first one is kept. */
export function fail(
  scan: Scan,
  code: ProblemCode,
  start = scan.at,
  end = start + 1,
  about = scan.text.slice(start, end),
): -1 {
  scan.fault ??= fault(code, about, undefined, {start, end});
  scan.at = scan.text.length;
  return -1;
}

/** Reports a character that is not expected here. */
export function refuseCharacter(scan: Scan, code: number): void {
  const known = glyphOf(code) >= 0 || '[]_+'.includes(String.fromCodePoint(code));
  fail(scan, known ? 'misplaced-mark' : 'unknown-character', scan.at, scan.at + (code > 0xffff ? 2 : 1));
}

/** Ends a run of digits without a suit: the suit is that of their script. */
export function endRun(scan: Scan): void {
  giveSuit(scan, scan.script - KANJI_ROW, scan.script === ARABIC_ROW);
}

function readTile(scan: Scan, code: number): boolean {
  const glyph = glyphOf(code);
  const row = glyph >> 4;
  const column = glyph & 15;
  const end = scan.at + (code > 0xffff ? 2 : 1);
  if (row < 0) return code === 40 && readRound(scan);
  if (row < FACE_ROW) return readNamed(scan, namedKind(column), endOfName(scan.text, end));
  if (row < DIGIT_ROW) return readNamed(scan, 9 * (row - FACE_ROW) + column, end);
  if (row < SUIT_ROW) return readDigit(scan, column, Math.max(row, KANJI_ROW), end);
  if (row < RED_ROW) return readSuit(scan, column);
  if (row === RED_ROW) return readRed(scan);
  if (!column) endRun(scan);
  scan.at++;
  return true;
}

function readNamed(scan: Scan, tile: Tile, end: number): boolean {
  endRun(scan);
  return push(scan, tile, end);
}

function endOfName(text: string, end: number): number {
  if (text.startsWith(WHITE_ENDING, end)) return end + WHITE_ENDING.length;
  return end < text.length && NAME_ENDINGS.includes(text[end]) ? end + 1 : end;
}

function readDigit(scan: Scan, rank: number, script: number, end: number): boolean {
  if (script !== scan.script) endRun(scan);
  scan.script = script;
  scan.run++;
  return push(scan, rank, end);
}

/** Reads `(4)`, and `(456)` for several tiles. */
function readRound(scan: Scan): boolean {
  const digit = (at: number): number => codeAt(scan, at) - 48;
  const first = scan.at + 1;
  let end = first;
  while (digit(end) >= 0 && digit(end) < 10) end++;
  if (end === first || codeAt(scan, end) !== 41) return false;
  for (let i = first; i < end; i++) readDigit(scan, digit(i), ROUND_ROW, i + 1 < end ? i + 1 : end + 1);
  return true;
}

function readSuit(scan: Scan, suit: number): boolean {
  if (!scan.run || (scan.script === ROUND_ROW && suit !== 1)) return false;
  scan.places[scan.places.length - 1].end = ++scan.at;
  giveSuit(scan, suit, false);
  return true;
}

function readRed(scan: Scan): boolean {
  const {at, text} = scan;
  const two = text.slice(at, at + 2);
  // 紅中 is 中, not a red tile; `ron` and `robbing` are words
  if (two === '紅中' || two === '红中') return readNamed(scan, RED_DRAGON, at + 2);
  if (two === 'ro' || scan.red) return false;
  scan.red = RED;
  scan.mark = scan.at++;
  return true;
}

function push(scan: Scan, tile: Tile, end: number): boolean {
  scan.tiles.push(tile | scan.red);
  scan.places.push({start: scan.red ? scan.mark : scan.at, end});
  scan.mark = -1;
  scan.red = 0;
  scan.at = end;
  return true;
}

/** Gives the waiting digits their suit. */
function giveSuit(scan: Scan, suit: number, bare: boolean): void {
  const {tiles, places} = scan;
  for (let i = tiles.length - scan.run; i < tiles.length; i++) {
    const rank = tiles[i] & ~RED;
    const redFive = rank === 0 && suit < 3;
    const {start, end} = places[i];
    if (redFive && bare) fail(scan, 'missing-suit', start, end);
    else if (!redFive && (rank === 0 || rank > SUIT_SIZES[suit])) {
      fail(scan, 'no-such-tile', start, end, rank + suitLetter(suit));
    }
    // flowers follow the seven honors
    tiles[i] = (redFive ? RED | 5 : tiles[i]) + 9 * suit - (suit < 4 ? 1 : 3);
  }
  scan.run = 0;
}

/** Reads text into tiles: the canonical notation, and all others that can be told apart from it. */
import {spelled} from '../situation/problem.js';
import type {Situation, WinBy} from '../situation/situation.js';
import {isFlower, kindOf, type Kind, type Tile} from '../tiles/tile.js';
import {CLOSE_BRACKET, OPEN_BRACKET, readMeld} from './meld.js';
import {endRun, fail, readTiles, refuseCharacter, startScan, type Scan} from './scan.js';
import type {Hand, HandPlaces, Meld} from './hand.js';
import type {Place} from '../situation/place.js';
import {isFault, type Result} from '../situation/result.js';

/** A hand and the places of its pieces in the text; or the fault for which the text is not a hand. */
export type HandRead = Result<{hand: Hand; places: HandPlaces}>;

/** A run of tiles and the place of each; or the fault for which the text is not one. */
export type TilesRead = Result<{tiles: Tile[]; places: Place[]}>;

/** Words before the winning tile, and the way of winning that each stands for. */
const WORDS: readonly (readonly [words: string, by?: WinBy])[] = [
  ['ron ロン 榮和 栄和 荣和 榮 栄 荣', 'discard'],
  ['tsumo ツモ 自摸', 'self'],
  ['robbing 搶槓 槍槓 抢杠', 'robbing'],
  ['胡 和'],
];
const PLUS = 43;

/** A type with writable fields and lists, for a hand that is still being read. */
type Draft<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer Part)[] ? Part[] : T[K]};

interface WinMark extends Place {
  readonly by?: WinBy;
}

/**
 * Reads a hand: tiles held, melds, flowers, the winning tile. Never throws.
 * @param wild a kind whose tiles may stand for others in a kong; none by default
 */
export const parseHand = (text: string, wild: Kind = -1): HandRead => readHand(startScan(text), wild);

/** Reads the hand of a situation under any rules. If it has a wild kind, its tiles may stand for others in a kong. */
export function parseHandOf({hand, wild}: Pick<Situation, 'hand' | 'wild'>): HandRead {
  const indicator = tilesIn(spelled(wild ?? '')).at(0);
  return parseHand(spelled(hand), indicator === undefined ? undefined : kindOf(indicator));
}

/**
 * Reads a plain run of tiles, which may contain flowers and red tiles; an empty text has none. Never throws.
 * @param limit the longest text that is read, in characters; by default the same as for a hand
 */
export function parseTiles(text: string, limit?: number): TilesRead {
  const scan = startScan(text, limit);
  const code = readTiles(scan);
  if (code >= 0) refuseCharacter(scan, code);
  return scan.fault ?? {tiles: scan.tiles, places: scan.places};
}

/** The tiles of a text; none if it cannot be read. */
export function tilesIn(text = ''): readonly Tile[] {
  const read = parseTiles(text);
  return isFault(read) ? [] : read.tiles;
}

/** A run of tiles, or what is wrong with it. */
type RunRead = Result<{readonly tiles: readonly Tile[]}>;

/** Reads a run of tiles as it stands in a sentence: plain, or a hand, whose melds and winning tile belong to the run. */
export function parseRun(text: string): RunRead {
  const plain = parseTiles(text);
  return isFault(plain) ? runOf(parseHand(text)) : plain;
}

/** The tiles of a hand that was read, as one run: those of melds, those held and the winning tile. */
export function runOf(read: HandRead): RunRead {
  if (isFault(read)) return read;
  const {melds, tiles, win} = read.hand;
  return {tiles: [...melds.flatMap((meld) => meld.tiles), ...tiles, ...(win === undefined ? [] : [win])]};
}

/** Reads a hand from the start of a scan. */
export function readHand(scan: Scan, wild: Kind = -1): HandRead {
  const melds: Meld[] = [];
  const places: Place[] = [];
  let code = readTiles(scan);
  for (; code === OPEN_BRACKET; code = readTiles(scan)) readMeld(scan, melds, places, wild);
  const first = scan.tiles.length;
  const mark = code < 0 ? undefined : readMark(scan, code);
  if (mark) readWin(scan, mark, first);
  else if (first + melds.length === 0) fail(scan, 'empty', 0, scan.text.length);
  return scan.fault ?? sortOut(scan, melds, places, mark);
}

/** Reads the mark before the winning tile. */
function readMark(scan: Scan, code: number): WinMark | undefined {
  endRun(scan);
  const {at: start, text} = scan;
  if (code === PLUS) return {start, end: ++scan.at};
  const ahead = text.slice(start, start + 7).toLowerCase();
  for (const [words, by] of WORDS) {
    const word = words.split(' ').find((known) => ahead.startsWith(known));
    if (word) return {start, end: (scan.at += word.length), by};
  }
  if (code === CLOSE_BRACKET) fail(scan, 'unopened-meld');
  else refuseCharacter(scan, code);
  return undefined;
}

/** Reads the winning tile; nothing may follow it. */
function readWin(scan: Scan, mark: WinMark, first: number): void {
  const code = readTiles(scan);
  endRun(scan);
  const won = scan.places.at(first);
  const next = scan.places.at(first + 1);
  if (!won || isFlower(kindOf(scan.tiles[first]))) {
    fail(scan, 'missing-winning-tile', mark.start, (won ?? mark).end);
  } else if (next?.start === won.end) fail(scan, 'two-winning-tiles', next.start, next.end);
  else if (next || code === OPEN_BRACKET) fail(scan, 'misplaced-mark', mark.start, mark.end);
  else if (code >= 0) {
    const second = readMark(scan, code);
    if (second) fail(scan, 'two-winning-tiles', second.start, second.end);
  }
}

/** Separates the winning tile and the flowers from the tiles held. */
function sortOut(scan: Scan, melds: Meld[], meldPlaces: Place[], mark: WinMark | undefined): HandRead {
  const hand: Draft<Hand> = {tiles: [], melds, flowers: []};
  const places: Draft<HandPlaces> = {tiles: [], melds: meldPlaces, flowers: []};
  if (mark) {
    hand.win = scan.tiles.pop();
    places.win = scan.places.pop();
    places.mark = {start: mark.start, end: mark.end};
  }
  if (mark?.by) hand.by = mark.by;
  for (let i = 0; i < scan.tiles.length; i++) {
    const part = isFlower(kindOf(scan.tiles[i])) ? 'flowers' : 'tiles';
    hand[part].push(scan.tiles[i]);
    places[part].push(scan.places[i]);
  }
  return {hand, places};
}

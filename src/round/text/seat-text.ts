/** Reads a seat before the moves: hand, tiles set aside, what was declared, and after `|` the river. */
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {formatHand} from '../../core/notation/format.js';
import type {Place} from '../../core/situation/place.js';
import type {Fault} from '../../core/situation/problem.js';
import {tileName} from '../../core/tiles/tile.js';
import {DECLARATIONS, type Declaration, type RecordSeat, type ThrownTile} from '../record/record.js';
import {notationOf} from './notation.js';
import type {Reader} from './reader.js';
import {keepHand, keepTiles, type KeepPlace} from './seat-places.js';
import {seatAt, roundWordAt, type RoundWord} from './words.js';
import {isFault} from '../../core/situation/result.js';

type Draft = {-readonly [K in keyof RecordSeat]: RecordSeat[K]};

/** Reads up to the next seat, name, `play:` or `expect`. */
export function readSeatText(reader: Reader, isEnd: () => boolean, keep: KeepPlace): RecordSeat {
  const seat: Draft = {};
  const from = reader.space().at;
  while (!reader.done && !isEnd() && !stateAt(reader) && reader.char !== '|') {
    if (isMove(reader)) reader.fail('play-missing');
    skipWord(reader);
  }
  readHand(reader, seat, {start: from, end: reader.at}, keep);
  while (!reader.done && !isEnd()) {
    const state = stateAt(reader);
    if (isMove(reader)) reader.fail('play-missing');
    else if (state) readState(reader, seat, state, isEnd, keep);
    else if (reader.take('|')) readRiver(reader, seat, isEnd, keep);
    else reader.fail('unknown-word');
    reader.space();
  }
  return seat;
}

/** Skips a word up to a blank, `|` or `]`, and the blanks after it. */
function skipWord(reader: Reader): void {
  const {text} = reader;
  do reader.at++;
  while (reader.at < text.length && reader.char.trim() && reader.char !== '|');
  reader.space();
}

/** Whether a move stands here; moves do not belong before `play:`. */
function isMove({text, at}: Reader): boolean {
  if (/[?!？！]/.test(text.charAt(at))) return true;
  const found = roundWordAt(text, at)?.word;
  return found?.is === 'move' && found.do !== 'draw' && !nameOf(found);
}

interface State {
  readonly name: 'out' | Declaration;
  readonly end: number;
}

function stateAt({text, at}: Reader): State | undefined {
  const found = roundWordAt(text, at);
  const name = found?.word.is === 'move' ? nameOf(found.word) : undefined;
  return found && name ? {name, end: found.end} : undefined;
}

function nameOf(word: Extract<RoundWord, {is: 'move'}>): State['name'] | undefined {
  return (['out', ...DECLARATIONS] as const).find((name) => name === word.do);
}

function readHand(reader: Reader, seat: Draft, at: Place, keep: KeepPlace): void {
  const text = reader.text.slice(at.start, at.end).trimEnd();
  if (!text || reader.fault) return;
  const read = parseHand(text);
  if (isFault(read)) failAt(reader, read, at.start);
  else {
    const {by: _by, flowers, ...hand} = read.hand;
    keepHand(read, at.start, keep);
    seat.hand = formatHand({...hand, flowers: []}).trim();
    if (flowers.length) seat.out = notationOf(flowers);
  }
}

/** Reports the fault of a hand's text at its place in the whole text. */
export function failAt(reader: Reader, {code, at, about}: Fault, offset: number): undefined {
  const start = offset + (at?.start ?? 0);
  return reader.fail(code, start, offset + (at?.end ?? 1), about ?? '');
}

function readState(
  reader: Reader,
  seat: Draft,
  {name, end}: State,
  isEnd: () => boolean,
  keep: KeepPlace,
): void {
  const start = reader.at;
  reader.at = end;
  reader.space();
  if (name !== 'out') {
    seat.ready = name;
    keep(name, {start, end});
    return;
  }
  const from = reader.at;
  while (!reader.done && !isEnd() && !stateAt(reader) && reader.char !== '|') skipWord(reader);
  const read = parseTiles(reader.text.slice(from, reader.at));
  if (isFault(read)) failAt(reader, read, from);
  else if (!read.tiles.length) reader.fail('tile-expected', from);
  else {
    seat.out = (seat.out ?? '') + notationOf(read.tiles);
    keepTiles(read.tiles, read.places, {offset: from, keep});
  }
}

const MARKS = '^*>?';

/** Reads the discards: runs of tiles, where marks belong to the last tile of a run. */
function readRiver(reader: Reader, seat: Draft, isEnd: () => boolean, keep: KeepPlace): void {
  const river: ThrownTile[] = [];
  seat.river = river;
  while (!reader.space().done && !isEnd() && !stateAt(reader)) {
    if (isMove(reader)) return reader.fail('play-missing');
    const from = reader.at;
    while (reader.at < reader.text.length && reader.char.trim() && !MARKS.includes(reader.char)) reader.at++;
    const read = parseTiles(reader.text.slice(from, reader.at));
    if (isFault(read)) return failAt(reader, read, from);
    if (!read.tiles.length) return reader.fail('tile-expected', from);
    for (const tile of read.tiles) river.push({tile: tileName(tile)});
    keepTiles(read.tiles, read.places, {offset: from, keep});
    readMarks(reader, seat, river, keep);
  }
}

function readMarks(reader: Reader, seat: Draft, river: ThrownTile[], keep: KeepPlace): void {
  let last: ThrownTile = river[river.length - 1];
  for (; !reader.done;) {
    if (reader.take('^')) last = {...last, drawn: true};
    else if (reader.take('*')) last = {...last, declared: true};
    else if (reader.take('?')) {
      seat.claimable = true;
      keep('?', {start: reader.at - 1, end: reader.at});
    } else if (reader.take('>')) {
      const by = seatAt(reader.text, reader.at);
      if (!by) return reader.fail('seat-expected');
      reader.at = by.end;
      last = {...last, by: by.seat};
    } else break;
  }
  river[river.length - 1] = last;
}

/** Reads the moves: `who: actions`, with assertions, names and side lines. */
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {Place} from '../../core/situation/place.js';

import type {Seat} from '../../core/situation/situation.js';
import type {MeldKind} from '../../core/notation/hand.js';
import {kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import {DEEPEST_SIDE_LINE, type MoveName, type RecordMove} from '../record/record.js';
import {meldText, tileIn} from './tiles.js';
import type {Reader} from './reader.js';
import {failAt} from './seat-text.js';
import {roundWordAt} from './words.js';
import {isFault} from '../../core/situation/result.js';

type Draft = {-readonly [K in keyof Omit<RecordMove, 'line'>]: RecordMove[K]} & {line?: Draft[]};

/** Reads moves, and keeps where each of them stands. */
export class Moves {
  readonly moves: Draft[] = [];
  readonly places: Map<RecordMove, Place>;
  /** The name of the position before the first move. */
  name: string | undefined;
  /** All moves, those of side lines too, in the order of the text; comments are assigned by it. */
  readonly inOrder: {start: number; move: Draft}[];

  /** How many side lines this one is inside, itself included. */
  private readonly depth: number;
  private isEnd = (): boolean => false;

  constructor(
    private readonly reader: Reader,
    from?: Moves,
  ) {
    this.places = from?.places ?? new Map<RecordMove, Place>();
    this.inOrder = from?.inOrder ?? [];
    this.depth = from ? from.depth + 1 : 0;
  }

  /** Reads up to `expect`, to the end of the text, or to the bracket that closes a side line. */
  read(isEnd: () => boolean, inLine: boolean): void {
    const {reader} = this;
    this.isEnd = isEnd;
    while (!this.between().done && !isEnd() && !(inLine && reader.char === ')')) {
      const seat = reader.takeSeat();
      if (seat) this.turn(seat, isEnd, inLine);
      else if (reader.char === '@') this.readName(undefined);
      else reader.fail(reader.char === ')' ? 'unopened-line' : 'seat-expected');
    }
  }

  /** Skips what may stand between two moves: blanks, commas and stops. */
  private between(): Reader {
    const {reader} = this;
    while (BETWEEN.includes(reader.space().char) && !reader.done) reader.at++;
    return reader;
  }

  private turn(seat: Seat, isEnd: () => boolean, inLine: boolean): void {
    const {reader} = this;
    let first: Draft | undefined;
    while (!this.between().done && !reader.peekSeat() && !isEnd()) {
      if (inLine && reader.char === ')') return;
      if (reader.char === '@') this.readName(this.moves.at(-1));
      else if (isLine(reader)) this.readLine(first, isEnd);
      else {
        const move = this.action(seat);
        first ??= move;
      }
    }
  }

  private readName(move: Draft | undefined): void {
    const {reader} = this;
    const start = reader.at++;
    while (!reader.done && reader.char.trim() && !'(){}#@'.includes(reader.char)) reader.at++;
    const name = reader.text.slice(start + 1, reader.at);
    if (!name) reader.fail('name-expected', start);
    else if (move) move.name = name;
    else this.name = name;
  }

  /** Reads a side line: moves in brackets, played instead of the turn before them. */
  private readLine(first: Draft | undefined, isEnd: () => boolean): void {
    const {reader} = this;
    const start = reader.at++;
    if (!first) return reader.fail('move-expected', start, start + 1);
    if (this.depth === DEEPEST_SIDE_LINE)
      return reader.fail('line-too-deep', start, start + 1, String(DEEPEST_SIDE_LINE));
    const line = new Moves(reader, this);
    line.read(isEnd, true);
    if (reader.fault) return;
    if (!reader.take(')')) return reader.fail('unclosed-line', start, start + 1);
    if (!line.moves.length) return reader.fail('move-expected', start, start + 1);
    const known = (first.line ??= []);
    for (const move of line.moves) known.push(move);
  }

  private action(seat: Seat): Draft | undefined {
    const {reader} = this;
    const start = reader.at;
    const assert =
      reader.take('?') || reader.take('？')
        ? 'legal'
        : reader.take('!') || reader.take('！')
          ? 'illegal'
          : undefined;
    const move = this.move(seat, start);
    if (!move) return undefined;
    if (assert) move.assert = assert;
    return move;
  }

  private add(move: Draft, start: number): Draft {
    this.moves.push(move);
    this.places.set(move, {start, end: this.reader.at});
    this.inOrder.push({start, move});
    return move;
  }

  private move(seat: Seat, start: number): Draft | undefined {
    const {reader} = this;
    const found = roundWordAt(reader.text, reader.at);
    if (reader.char === '[') return this.meld(seat, start);
    if (!found) return reader.fail(reader.char === ')' ? 'unopened-line' : 'unknown-word', start);
    const {word} = found;
    reader.at = found.end;
    if (word.is === 'call') {
      reader.space();
      return reader.char === '[' ? this.meld(seat, start) : this.called(seat, word.kind, start);
    }
    return this.simple(seat, word.do, word.selfDraw === true, start);
  }

  private simple(seat: Seat, name: MoveName, selfDraw: boolean, start: number): Draft | undefined {
    const {reader} = this;
    const takesTile = name === 'draw' || name === 'discard' || name === 'out' || name === 'win';
    const tiles = takesTile ? this.tilesAfter(name) : [];
    if (reader.fault) return undefined;
    if (name === 'out') return this.out(seat, tiles, start);
    if (name === 'draw' && !tiles.length) {
      // 「ツモ」 without a tile is a win by self-draw
      if (/(?:ツモ|tsumo)$/.test(reader.text.slice(start, reader.at)))
        return this.add({seat, do: 'win'}, start);
      return reader.fail('tile-expected', start);
    }
    const [tile] = tiles;
    if (name !== 'win' || tile === undefined)
      return this.add({seat, do: name, ...(tile === undefined ? {} : {tile: tileName(tile)})}, start);
    const last = this.moves.at(-1);
    const drew = last?.seat === seat && last.do === 'draw' && last.tile === tileName(tile);
    if (selfDraw && !drew) this.add({seat, do: 'draw', tile: tileName(tile)}, start);
    return this.add({seat, do: 'win', tile: tileName(tile)}, start);
  }

  /** Makes a move for each tile set aside. */
  private out(seat: Seat, tiles: readonly number[], start: number): Draft | undefined {
    if (!tiles.length) return this.reader.fail('tile-expected', start);
    const moves = tiles.map((tile) => this.add({seat, do: 'out', tile: tileName(tile)}, start));
    return moves[0];
  }

  /** The tiles right after a word; or after blanks, unless another part of the record begins there. */
  private tilesAfter(name: MoveName): readonly number[] {
    const {reader} = this;
    const end = reader.at;
    const tiles = this.tiles(name);
    if (tiles.length || reader.fault) return tiles;
    const from = reader.space().at;
    const isOther = reader.peekSeat() ?? roundWordAt(reader.text, from);
    if (from > end && !isOther && !this.isEnd() && this.endOfTiles() > from) {
      // where a tile is required anything else is a fault; elsewhere it is the next word
      const needed = name === 'draw' || name === 'out';
      if (needed || !isFault(parseTiles(reader.text.slice(from, this.endOfTiles())))) return this.tiles(name);
    }
    reader.at = end;
    return [];
  }

  /** The tiles up to a blank, or up to a sign that begins another action. */
  private tiles(name: MoveName): readonly number[] {
    const {reader} = this;
    const start = reader.at;
    const end = this.endOfTiles();
    const text = reader.text.slice(start, end);
    if (!text) return [];
    const read = parseTiles(text);
    if (isFault(read)) {
      failAt(reader, read, start);
      return [];
    }
    reader.at = end;
    const strange = name !== 'out' && read.tiles.length > 1;
    if (strange) reader.fail('unknown-word', start, end);
    return read.tiles;
  }

  /**
   * Reads the tiles behind a word such as 碰, without brackets: those of the whole set, or those that the player has, or
   * for a pung or kong the kind alone. What is called is the last discard; a kong where nobody has discarded is concealed.
   */
  private called(seat: Seat, kind: MeldKind, start: number): Draft | undefined {
    const {reader} = this;
    const end = this.endOfTiles();
    const read = parseTiles(reader.text.slice(reader.at, end));
    if (isFault(read)) return failAt(reader, read, reader.at);
    if (!read.tiles.length) return reader.fail('tile-expected', start);
    const open = this.openTile(seat);
    const tiles = wholeSet(kind, read.tiles, open);
    if (!tiles) return reader.fail('unknown-word', reader.at, end);
    reader.at = end;
    const meld =
      open === undefined
        ? meldText({kind, tiles, open: false})
        : meldText({kind, tiles: [open, ...tiles.toSpliced(tiles.indexOf(open), 1)], open: true, called: 0});
    return this.add({seat, do: kind, meld}, start);
  }

  /** The tile that another seat has just discarded. */
  private openTile(seat: Seat): Tile | undefined {
    const made = this.moves.filter(({assert, do: name}) => !assert && name !== 'pass');
    const at = made.findLastIndex(({do: name}) => name === 'discard' || name === 'draw');
    const last = made.at(at);
    if (at < 0 || last?.do !== 'discard' || last.seat === seat) return undefined;
    return tileIn(last.tile ?? made.slice(0, at).findLast(({do: name}) => name === 'draw')?.tile);
  }

  private endOfTiles(): number {
    const {at, text} = this.reader;
    let end = at;
    while (end < text.length && !this.endsTiles(end, end > at)) end++;
    return end;
  }

  private endsTiles(at: number, started: boolean): boolean {
    const {text} = this.reader;
    const char = text.charAt(at);
    if (!char.trim() || `+-−–—－＋―?!？！@[]{}|:：${BETWEEN}`.includes(char)) return true;
    if (char === '(' || char === ')') return !isRoundTile(text, at);
    // the name of a flower may not be part of a longer word, and 花 begins no tile
    return started && roundWordAt(text, at) !== undefined && !/[A-Za-z]/.test(char);
  }

  private meld(seat: Seat, start: number): Draft | undefined {
    const {reader} = this;
    const from = reader.at;
    const twice = reader.text.startsWith('[[', from);
    const close = reader.text.indexOf(twice ? ']]' : ']', from);
    const end = close < 0 || close - from > 60 ? reader.wordEnd(from) : close + (twice ? 2 : 1);
    const read = parseHand(reader.text.slice(from, end));
    if (isFault(read)) return failAt(reader, read, from);
    const {melds, tiles, flowers, win} = read.hand;
    if (melds.length !== 1 || tiles.length || flowers.length || win !== undefined)
      return reader.fail('unknown-word', from, end);
    reader.at = end;
    return this.add({seat, do: melds[0].kind, meld: meldText(melds[0])}, start);
  }
}

/** All tiles of a set of which some are named; undefined where they are no such set. */
function wholeSet(
  kind: MeldKind,
  named: readonly Tile[],
  open: Tile | undefined,
): readonly Tile[] | undefined {
  const size = kind === 'kong' ? 4 : 3;
  const [first] = named;
  const isOne = named.length === 1 && kind !== 'chow';
  const all = isOne
    ? [...Array(size).keys()].map(() => open ?? first)
    : open !== undefined && named.length === size - 1
      ? [open, ...named]
      : named;
  const isNamed = !isOne || open === undefined || kindOf(open) === kindOf(first);
  const fits = all.length === size && isNamed && (open === undefined || all.includes(open));
  return fits && (open !== undefined || kind === 'kong') ? all : undefined;
}

/** What may stand between two moves, besides blanks. */
const BETWEEN = ',，、。';

/** Whether a bracket holds a tile, `(4)`, and not a side line, `(E: …)`. */
function isRoundTile(text: string, at: number): boolean {
  const from = text.charAt(at) === ')' ? at - 1 : at + 1;
  return /\d/.test(text.charAt(from));
}

const isLine = ({text, at}: Reader): boolean => text.charAt(at) === '(';

/** Puts together what a log tells of one hand. Readers say what happens, one thing after the other, and where the log has it. */
import type {BySeat} from '../../core/game/flow.js';
import type {LineColumn} from '../../core/situation/place.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FACE_DOWN, tileName, type Tile} from '../../core/tiles/tile.js';
import {withGains} from '../record/points.js';
import type {MoveText, RecordMove, RoundRecord} from '../record/record.js';
import {drawBy, drawNote} from './draw-names.js';
import type {LogDrawn, LogHand, LogPaid, LogWorth} from './log-hand.js';
import {isThreeWins} from './three-wins.js';
import {TilesShown} from './tiles-shown.js';

/** What happens in a hand, in order. Moves say that they are told by `true`, so that a reader can go on. */
export class LogBuilder {
  readonly moves: RecordMove[] = [];
  /** The indicators as they were turned, and those under them. */
  readonly indicators: Tile[] = [];
  ura: readonly Tile[] = [];
  readonly shown = new TilesShown();
  private readonly places: LineColumn[] = [];
  private readonly values: LogWorth[] = [];
  private readonly paid: LogPaid[] = [];
  private drawn: LogDrawn | undefined;

  /** What each seat has won or lost; undefined before the hand is over. Several winners are paid one after the other. */
  get net(): BySeat<number> | undefined {
    const told = this.paid.flatMap(({net}) => net?.points ?? []);
    return told.length ? told.reduce(withGains) : undefined;
  }

  /** What each seat has at the end, if the log says it. */
  get held(): BySeat<number> | undefined {
    return this.paid.at(-1)?.held?.points;
  }

  add(at: LineColumn, seat: Seat, move: MoveText & Pick<RecordMove, 'note'>): true {
    const made = {seat, ...move};
    this.moves.push(made);
    this.places.push(at);
    this.shown.follow(made);
    return true;
  }

  draw(at: LineColumn, seat: Seat, tile: Tile): true {
    return this.add(at, seat, {do: 'draw', tile: tileName(tile)});
  }

  out(at: LineColumn, seat: Seat, tile: Tile): true {
    return this.add(at, seat, {do: 'out', tile: tileName(tile)});
  }

  discard(at: LineColumn, seat: Seat, tile: Tile, asDrawn: boolean): boolean {
    const move = this.discardOf(seat, tile, asDrawn);
    return move !== undefined && this.add(at, seat, move);
  }

  /** A discard; undefined if the tile is not the drawn one, as the log says. Of a hidden draw, it tells the tile. */
  discardOf(seat: Seat, tile: Tile, asDrawn: boolean): MoveText | undefined {
    const {drawn} = this.shown;
    const isHidden = drawn?.tile === FACE_DOWN;
    if (asDrawn && (drawn?.seat !== seat || (!isHidden && drawn.tile !== tile))) return undefined;
    return {do: 'discard', ...(asDrawn && !isHidden ? {} : {tile: tileName(tile)})};
  }

  /** Whether a player can win on a tile of some seat: on the tile that he himself has drawn, or on the one that lies open. */
  hasTile(seat: Seat, from: Seat): boolean {
    const {drawn, open} = this.shown;
    return (seat === from ? drawn : open)?.seat === from;
  }

  hasWon(seat: Seat): boolean {
    return this.moves.some((move) => move.do === 'win' && move.seat === seat);
  }

  /**
   * A win on a tile of some seat, his own or that of another.
   * @returns false for somebody who has won before, and where no such tile is there
   */
  win(at: LineColumn, seat: Seat, from: Seat, words: readonly string[] = []): boolean {
    return this.hasTile(seat, from) && !this.hasWon(seat) && this.add(at, seat, {do: 'win', ...noted(words)});
  }

  /**
   * The end of a hand that nobody has won, or that three players have won on one tile.
   * @param word why the hand is drawn, as the log says it; undefined for a wall that is used up
   */
  end(at: LineColumn, seats: readonly Seat[], word?: string): true {
    const {moves, shown} = this;
    const {open} = shown;
    const why = drawBy(word);
    if (why && word !== undefined) this.drawn = {why, said: word, at};
    const said = drawNote(word);
    const note = said === undefined ? {} : noted([said]);
    if (!open || seats.length < SEATS.length || !isThreeWins(word))
      return this.add(at, moves.at(-1)?.seat ?? 'east', {do: 'end', ...note});
    const winners = seats.filter((seat) => seat !== open.seat);
    for (const [i, seat] of winners.entries()) this.add(at, seat, {do: 'win', ...(i ? {} : note)});
    return true;
  }

  /** What each seat wins or loses, by a win or in a drawn hand. */
  score(at: LineColumn, points: BySeat<number>): true {
    this.pay({net: {points, at}});
    return true;
  }

  /** What a log says of points after a win, or after a drawn hand. */
  pay(paid: LogPaid): void {
    this.paid.push(paid);
  }

  /** What the log says that a win is worth. */
  worth(value: LogWorth): void {
    this.values.push(value);
  }

  /** The hand. @param at where it begins */
  logHand({line}: LineColumn, record: RoundRecord): LogHand {
    const {places, values, paid} = this;
    return {record, line, places, values, paid, ...(this.drawn && {drawn: this.drawn})};
  }
}

/** A comment made of words, without the characters that would end it or begin a tag; nothing without words. */
function noted(words: readonly string[]): Pick<RecordMove, 'note'> {
  const note = words
    .join(' ')
    .replace(/[{}<>#]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
  return note ? {note} : {};
}

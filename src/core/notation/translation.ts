import {fault, type Fault, type ProblemCode} from '../situation/problem.js';
import {readHand, type HandRead} from './parse.js';
import {startScan} from './scan.js';
import type {Hand, HandPlaces, Meld} from './hand.js';
import type {Place} from '../situation/place.js';

/** A text of another notation, put into ours piece by piece; it remembers where each piece came from. */
export class Translation {
  private text = '';
  private readonly origins: Place[] = [];
  private fault?: Fault;

  constructor(private readonly source: string) {}

  add(piece: string, start: number, end = start + 1): void {
    this.text += piece;
    this.origins.push(...Array.from(piece, () => ({start, end})));
  }

  /** Keeps the fault that stands first, in whatever order they are found. */
  fail(code: ProblemCode, start: number, end = start + 1): void {
    if (start < (this.fault?.at?.start ?? Infinity))
      this.fault = fault(code, this.source.slice(start, end), undefined, {start, end});
  }

  /** For a character that the notation does not have. */
  refuse(at: number): void {
    this.fail('unknown-character', at, at + ((this.source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
  }

  /** Reads what has been put together, and lets the notation have its say about the hand. */
  read(revise: (hand: Hand, places: HandPlaces) => HandRead): HandRead {
    if (this.fault) return {fault: this.fault};
    const read = readHand(startScan(this.text, Infinity));
    if ('fault' in read) return {fault: {...read.fault, at: this.origin(read.fault.at)}};
    const {tiles, melds, flowers, win} = read.places;
    const revised = revise(read.hand, {
      tiles: tiles.map((place) => this.origin(place)),
      melds: melds.map((place) => this.origin(place)),
      flowers: flowers.map((place) => this.origin(place)),
      ...(win && {win: this.origin(win)}),
    });
    return this.failed() ?? revised;
  }

  private failed(): {fault: Fault} | undefined {
    return this.fault && {fault: this.fault};
  }

  private origin(place: Place | undefined): Place {
    const whole = {start: 0, end: this.source.length};
    if (!place) return whole;
    const {start} = this.origins[place.start] ?? whole;
    return {start, end: (this.origins[place.end - 1] ?? whole).end};
  }
}

/** The last tile held, as the winning one. */
export function winWithLast(hand: Hand, places: HandPlaces): {hand: Hand; places: HandPlaces} {
  return {
    hand: {...hand, tiles: hand.tiles.slice(0, -1), win: hand.tiles.at(-1)},
    places: {...places, tiles: places.tiles.slice(0, -1), win: places.tiles.at(-1)},
  };
}

/** The meld with its tile number `from` called and put in place `to`. */
export function callTile(meld: Meld, from: number, to: number): Meld {
  const tiles = meld.tiles.filter((_, i) => i !== from);
  tiles.splice(to, 0, meld.tiles[from]);
  return {...meld, tiles, called: to};
}

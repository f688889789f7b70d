import {fault, type Fault, type ProblemCode} from '../situation/problem.js';
import {readHand, type HandRead} from './parse.js';
import {startScan} from './scan.js';
import type {Hand, HandPlaces, Meld} from './hand.js';
import type {Place} from '../situation/place.js';
import {isFault} from '../situation/result.js';

/** A text of another notation, translated into ours piece by piece. It remembers where each piece came from. */
export class Translation {
  private text = '';
  private readonly origins: Place[] = [];
  private fault?: Fault;

  constructor(private readonly source: string) {}

  add(piece: string, start: number, end = start + 1): void {
    this.text += piece;
    this.origins.push(...[...piece].map(() => ({start, end})));
  }

  /** Reports a fault; the one that stands first in the text is kept. */
  fail(code: ProblemCode, start: number, end = start + 1): void {
    if (start < (this.fault?.at?.start ?? Infinity))
      this.fault = fault(code, this.source.slice(start, end), undefined, {start, end});
  }

  /** Reports a character that the notation does not have. */
  refuse(at: number): void {
    this.fail('unknown-character', at, at + ((this.source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
  }

  /** Reads the translated text. `revise` may then change the hand by the notation's own rules. */
  read(revise: (hand: Hand, places: HandPlaces) => HandRead): HandRead {
    if (this.fault) return this.fault;
    const read = readHand(startScan(this.text, Infinity));
    if (isFault(read)) return {...read, at: this.origin(read.at)};
    const {tiles, melds, flowers, win} = read.places;
    const revised = revise(read.hand, {
      tiles: tiles.map((place) => this.origin(place)),
      melds: melds.map((place) => this.origin(place)),
      flowers: flowers.map((place) => this.origin(place)),
      ...(win && {win: this.origin(win)}),
    });
    return this.fault ?? revised;
  }

  private origin(place: Place | undefined): Place {
    const whole = {start: 0, end: this.source.length};
    if (!place) return whole;
    const {start} = this.origins[place.start] ?? whole;
    return {start, end: (this.origins[place.end - 1] ?? whole).end};
  }
}

/** The hand with its last tile as the winning tile. */
export function winWithLast(hand: Hand, places: HandPlaces): {hand: Hand; places: HandPlaces} {
  return {
    hand: {...hand, tiles: hand.tiles.slice(0, -1), win: hand.tiles.at(-1)},
    places: {...places, tiles: places.tiles.slice(0, -1), win: places.tiles.at(-1)},
  };
}

/** The meld with tile `from` marked as called and moved to index `to`. */
export function callTile(meld: Meld, from: number, to: number): Meld {
  const tiles = meld.tiles.filter((_, i) => i !== from);
  tiles.splice(to, 0, meld.tiles[from]);
  return {...meld, tiles, called: to};
}

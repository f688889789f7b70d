/** Writes hands as text; a spelling says how each tile and mark is written. */
import {isRed, kindName, kindOf, type Kind, type Tile} from '../tiles/tile.js';
import type {Hand, Meld} from './hand.js';
import type {WinBy} from '../situation/situation.js';

/** How a notation writes tiles, and how it says that the winning tile came. */
export interface Spelling {
  /** A tile without its suit. */
  readonly glyph: (kind: Kind) => string;
  /** The suit at the end of a run of tiles. */
  readonly suit: (kind: Kind) => string;
  /** Precedes a red tile. */
  readonly red: string;
  /** What precedes the winning tile, by the way of winning. */
  readonly won: Readonly<Record<WinBy, string>>;
}

/** The notation of the documentation: `123m 55p E +4s`. */
export const CANONICAL: Spelling = {
  glyph: (kind) => kindName(kind).charAt(0),
  suit: (kind) => kindName(kind).slice(1),
  red: 'r',
  won: {discard: 'ron ', self: 'tsumo ', robbing: 'robbing '},
};

/** Writes tiles as runs, in the order given; a red tile is a run of its own. */
export function spellTiles(
  tiles: readonly Tile[],
  spelling: Spelling,
  markBefore: (index: number) => string = () => '',
): string {
  let text = '';
  let suit = '';
  tiles.forEach((tile, i) => {
    const kind = kindOf(tile);
    const red = isRed(tile);
    if (red || spelling.suit(kind) !== suit) text += suit;
    suit = spelling.suit(kind);
    text += markBefore(i) + (red ? spelling.red : '') + spelling.glyph(kind);
    if (red) {
      text += suit;
      suit = '';
    }
  });
  return text + suit;
}

/** Writes melds, tiles held, flowers and the winning tile, separated by blanks. */
export function spellHand(hand: Hand, spelling: Spelling): string {
  return [
    hand.melds.map((meld) => spellMeld(meld, spelling)).join(''),
    spellTiles(hand.tiles, spelling),
    spellTiles(hand.flowers, spelling),
    hand.win === undefined ? '' : (hand.by ? spelling.won[hand.by] : '+') + spellTiles([hand.win], spelling),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a meld in brackets, with the marks of its called or added tile. */
export function spellMeld({tiles, open, called, added}: Meld, spelling: Spelling): string {
  const text = spellTiles(tiles, spelling, (i) => (i === called ? '_' : added && i === 3 ? '+' : ''));
  return open ? `[${text}]` : `[[${text}]]`;
}

/** Writes the tiles and melds of a hand for the scorer, whose questions are text. */
import {CANONICAL, spellTiles} from '../../core/notation/spell.js';
import type {Meld} from '../../core/notation/hand.js';
import type {Tile} from '../../core/tiles/tile.js';
import {inTileOrder} from '../record/tiles.js';
import {oncePer} from '../../core/situation/once-per.js';

/** Tiles in canonical notation, in the order given. */
export const notationOf = (tiles: readonly Tile[]): string => spellTiles(tiles, CANONICAL);

/** A meld as it lies on the table, each tile by itself. */
export const meldNotation = oncePer(({tiles, open, added, called}: Meld): string => {
  if (!open) return `[[${notationOf(tiles)}]]`;
  if (added) return `[${notationOf(inTileOrder(tiles.slice(0, 3)))}+${notationOf(tiles.slice(3))}]`;
  if (called === undefined) return `[${notationOf(tiles)}]`;
  const each = tiles.map((tile, i) => (i === called ? '_' : '') + notationOf([tile]));
  return `[${each.join('')}]`;
});

/** The melds of a seat in notation. */
export const meldsText = ({melds}: {readonly melds: readonly Meld[]}): string =>
  melds.map(meldNotation).join('');

/** Finds the melds that can be laid down from the tiles held. */
import {HONOR, KINDS, kindOf, rankOf, type Tile} from '../../core/tiles/tile.js';
import type {Hand, Meld, MeldKind} from '../../core/notation/hand.js';

/** The melds that a reader can choose: 吃, 碰, 明槓, 暗槓. */
export const MELDS = ['chow', 'pung', 'kong', 'concealed'] as const;
/** A meld as readers name it: a concealed kong has a name of its own. */
export type MeldName = (typeof MELDS)[number];

/** The kind of a meld, which does not say whether a kong is concealed. */
export const kindOfMeld = (name: MeldName): MeldKind => (name === 'concealed' ? 'kong' : name);

/** The name that readers give a meld. */
export const nameOfMeld = ({kind, open}: Meld): MeldName => (open ? kind : 'concealed');

/**
 * The kinds of a meld with this tile; for a chow, those that start with the tile. Empty where there is no such meld.
 */
export function kindsFor(name: MeldName, tile: Tile): number[] {
  const kind = kindOf(tile);
  if (kind >= KINDS) return [];
  if (name !== 'chow') return [...Array(name === 'pung' ? 3 : 4).keys()].map(() => kind);
  return kind < HONOR && rankOf(kind) < 8 ? [kind, kind + 1, kind + 2] : [];
}

/** A meld of these tiles, by its name. */
export const meldOf = (name: MeldName, tiles: readonly Tile[]): Meld => ({
  kind: kindOfMeld(name),
  tiles,
  open: name !== 'concealed',
});

/**
 * Indices of the held tiles that a meld would take: the selected tiles, completed from the rest of the hand. Undefined
 * where there is no such meld.
 */
export function heldForMeld(hand: Hand, selected: readonly number[], name: MeldName): number[] | undefined {
  const kinds = selected.map((at) => kindOf(hand.tiles[at]));
  if (!kinds.length) return undefined;
  const lowest = Math.min(...kinds);
  // a chow may start with the lowest selected tile, or below it
  const starts = name === 'chow' ? [lowest, lowest - 1, lowest - 2] : [lowest];
  for (const start of starts) {
    const taken = start < 0 ? undefined : complete(hand, selected, kindsFor(name, start));
    if (taken) return taken;
  }
  return undefined;
}

/** Tiles of the wanted kinds, the selected ones first; all selected tiles have to be among them. */
function complete(hand: Hand, selected: readonly number[], wanted: readonly number[]): number[] | undefined {
  const order = [...selected, ...hand.tiles.keys()];
  const taken: number[] = [];
  for (const kind of wanted) {
    const at = order.find((i) => kindOf(hand.tiles[i]) === kind && !taken.includes(i));
    if (at === undefined) return undefined;
    taken.push(at);
  }
  return taken.length && selected.every((at) => taken.includes(at)) ? taken : undefined;
}

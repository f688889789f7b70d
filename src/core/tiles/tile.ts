/**
 * A tile's face as a small integer, so that a hand is an array of counts.
 *
 * 0–8 萬 1–9 · 9–17 筒 1–9 · 18–26 索 1–9 · 27–33 東南西北白發中 · 34–41 春夏秋冬梅蘭菊竹
 */
export type Kind = number;

/** A kind, plus {@link RED} for a red tile. */
export type Tile = number;

/** The number of kinds that hands are made of. Flowers are not among them. */
export const KINDS = 34;
/** The first flower; the eight follow the kinds. */
export const FLOWER = 34;
/** Added to a kind for the red tile of that kind. */
export const RED = 64;
/** A tile seen from behind. It can be drawn, but not scored. */
export const FACE_DOWN: Tile = 63;

/** The first honor. */
export const HONOR: Kind = 27;
/** 東; 南, 西 and 北 follow. */
export const EAST: Kind = 27;
/** 白: the first dragon. */
export const WHITE: Kind = 31;
/** 發 */
export const GREEN: Kind = 32;
/** 中 */
export const RED_DRAGON: Kind = 33;

const SUITS = 'mps';
const HONORS = 'ESWNPFC';

/** The kind of a tile, red or not. */
export const kindOf = (tile: Tile): Kind => tile & 63;
/** Whether a tile is red (赤). */
export const isRed = (tile: Tile): boolean => tile >= RED;
/** Whether a kind is one of the eight flowers. */
export const isFlower = (kind: Kind): boolean => kind >= FLOWER && kind < FLOWER + 8;
/** Whether a kind is a wind or a dragon. */
export const isHonor = (kind: Kind): boolean => kind >= HONOR && kind < FLOWER;
/** 東南西北 */
export const isWind = (kind: Kind): boolean => kind >= EAST && kind < WHITE;
/** 白發中 */
export const isDragon = (kind: Kind): boolean => kind >= WHITE && kind < FLOWER;
/** The first kinds of the three suits and of the honors, and the number of kinds. */
export const SUIT_STARTS: readonly Kind[] = [0, 9, 18, HONOR, KINDS];
/** 0 萬, 1 筒, 2 索, 3 honors. */
export const suitOf = (kind: Kind): number => (kind < HONOR ? (kind / 9) | 0 : 3);
/** 1–9 for a suited tile; meaningless for honors. */
export const rankOf = (kind: Kind): number => (kind % 9) + 1;
/** Whether a kind is a 1 or a 9. */
export const isTerminal = (kind: Kind): boolean => kind < HONOR && (kind % 9 === 0 || kind % 9 === 8);
/** Whether a kind is a 1, a 9 or an honor (么九). */
export const isOrphan = (kind: Kind): boolean => isHonor(kind) || isTerminal(kind);

/** The canonical spelling of one kind: `5m`, `E`, `3f`. */
export function kindName(kind: Kind): string {
  if (kind === FACE_DOWN) return 'X';
  if (kind >= FLOWER) return `${kind - FLOWER + 1}f`;
  return kind >= HONOR ? HONORS[kind - HONOR] : `${(kind % 9) + 1}${SUITS[suitOf(kind)]}`;
}

/** The canonical spelling of one tile: as {@link kindName}, with `r` before a red one. */
export const tileName = (tile: Tile): string => (isRed(tile) ? 'r' : '') + kindName(kindOf(tile));

/** The kind of a suit letter (`m`, `p`, `s`, `z` honors, `f` flowers) and a number from 1; -1 if there is none. */
export function kindFrom(suit: string, rank: number): Kind {
  if (suit === 'z') return rank >= 1 && rank <= 7 ? HONOR + rank - 1 : -1;
  if (suit === 'f') return rank >= 1 && rank <= 8 ? FLOWER + rank - 1 : -1;
  const at = SUITS.indexOf(suit);
  return at >= 0 && rank >= 1 && rank <= 9 ? at * 9 + rank - 1 : -1;
}

/** The number of each kind in a list of tiles; flowers and face-down tiles are left out. */
export function countKinds(tiles: Iterable<Tile>, counts: Uint8Array = new Uint8Array(KINDS)): Uint8Array {
  for (const tile of tiles) if (kindOf(tile) < KINDS) counts[kindOf(tile)]++;
  return counts;
}

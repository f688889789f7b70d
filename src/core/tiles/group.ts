/**
 * A group of an arrangement as one integer: type, lowest kind, whether it is open, and which of its tiles are wild.
 *
 * bits 0–5 lowest kind · 6–8 type · 9 open · 10–13 one bit for each tile that a wild one stands for
 */
import {HONOR, KINDS, kindName, type Kind} from './tile.js';

/** A group as an integer; the comment of this file lists the bits. */
export type GroupCode = number;

/** 順子: three in a row. */
export const CHOW = 0;
/** 刻子: three alike. */
export const PUNG = 1;
/** 槓子: four alike, as a set. */
export const KONG = 2;
/** Two alike. */
export const PAIR = 3;
/** A single tile, in forms without sets. */
export const SINGLE = 4;
/** 147, 258 or 369 of one suit, named by its lowest tile. */
export const KNITTED = 5;

/** The bit of a melded group. */
export const OPEN = 1 << 9;
const WILD_SHIFT = 10;

const GROUP_KINDS = ['chow', 'pung', 'kong', 'pair', 'single', 'knitted'] as const;
/** The number of tiles in a group of each type. */
const SIZES = [3, 3, 4, 2, 1, 3];

/**
 * Makes the code of a group.
 * @param kind the lowest of its tiles
 */
export const group = (type: number, kind: Kind, open = false): GroupCode =>
  (type << 6) | kind | (open ? OPEN : 0);

/** CHOW, PUNG, KONG, PAIR, SINGLE or KNITTED. */
export const typeOf = (code: GroupCode): number => (code >> 6) & 7;
/** The kind of a group's tiles; for a chow, its lowest. */
export const lowestOf = (code: GroupCode): Kind => code & 63;
/** Whether a group was called. */
export const isOpen = (code: GroupCode): boolean => (code & OPEN) !== 0;
/** One bit for each tile of the group, lowest first. */
export const wildsOf = (code: GroupCode): number => code >> WILD_SHIFT;
/** The group with these of its tiles (one bit each) made by wild ones. */
export const withWilds = (code: GroupCode, wilds: number): GroupCode => code | (wilds << WILD_SHIFT);
/** How many tiles a group has. */
export const sizeOf = (code: GroupCode): number => SIZES[typeOf(code)];
/** The group without the marks for open and wild. */
export const bare = (code: GroupCode): GroupCode => code & (OPEN - 1);
/** The type of a group as a result names it. */
export const groupKind = (code: GroupCode): (typeof GROUP_KINDS)[number] => GROUP_KINDS[typeOf(code)];

/** The kind of the group's tile at index `at`. */
export function kindAt(code: GroupCode, at: number): Kind {
  const type = typeOf(code);
  return lowestOf(code) + (type === CHOW ? at : type === KNITTED ? 3 * at : 0);
}

/** The kinds of all tiles of a group. */
export function kindsOf(code: GroupCode): Kind[] {
  const kinds: Kind[] = [];
  for (let at = 0; at < sizeOf(code); at++) kinds.push(kindAt(code, at));
  return kinds;
}

/** Sorts sets by lowest kind, with the pair last. */
export function inOrder(a: GroupCode, b: GroupCode): number {
  return Number(typeOf(a) === PAIR) - Number(typeOf(b) === PAIR) || lowestOf(a) - lowestOf(b) || a - b;
}

/**
 * Some of a group's tiles in notation.
 * @param which one bit for each tile; all by default
 */
export function groupTiles(code: GroupCode, which = 15): string {
  let text = '';
  for (let i = 0; i < sizeOf(code); i++) {
    if (which & (1 << i)) text += kindName(kindAt(code, i)).charAt(0);
  }
  return text + kindName(lowestOf(code)).slice(1);
}

/** The suited tiles of each bare group, as 27 bits; filled by {@link fillGroupBits}. */
export const SUITED_BITS: Int32Array = new Int32Array(OPEN);
/** The honors of each bare group, as 7 bits. */
export const HONOR_BITS: Int32Array = new Int32Array(OPEN);

/** Fills the two tables above; called once, by the first match. */
export function fillGroupBits(): void {
  for (let type = CHOW; type <= KNITTED; type++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const code = group(type, kind);
      for (let i = 0; i < sizeOf(code); i++) {
        const k = kindAt(code, i);
        if (k < HONOR) SUITED_BITS[code] |= 1 << k;
        else if (k < KINDS) HONOR_BITS[code] |= 1 << (k - HONOR);
      }
    }
  }
}

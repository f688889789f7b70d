/**
 * Computes for the tiles of one suit the least number of tiles to add so that they contain m sets, with or without a
 * pair.
 *
 * There are millions of suits, but only some hundred different rows of such needs. Each row is stored once and named
 * by its number. The row of a suit is found when the suit is first seen, by its counts as a number in base 5; the row
 * of two parts together, when these are first joined. Memory: an index of 4 MB (another if a fifth tile is possible),
 * 0.5 to 2 MB for joined rows, and at most 10 MB for suits with tiles that cannot be had.
 */

/** The highest number of sets. A row has the needs of 0–5 sets without a pair, then with one. */
const MOST_SETS = 5;
const PAIRED = MOST_SETS + 1;
const ROW = 2 * PAIRED;
/** Marks what is impossible: more than any hand needs. */
export const NEVER = 63;

/** How many chows may begin at a tile, plus one. Three alike chows are three triplets, so two are enough. */
const WIDTH = 3;
/** How many more tiles of a kind wild tiles can make: the fourth of the wild kind is the indicator. */
const WILD_TILES = 3;

/** How many suits with missing tiles are kept before all are dropped. */
const LIMITED = 100_000;

/**
 * Rows of suits by key, plus 1; 0 if not known yet. One index each for suits and honors, with and without a fifth
 * tile.
 */
const index: (Uint16Array | undefined)[] = [];
const limited = new Map<number, number>();

/** All rows, one after another; below, their numbers by content. */
let rows = new Uint8Array(0);
const known = new Map<string, number>();

/** For each two rows (the second has `width` bits), 1 + the row of both together. */
let joined = new Uint16Array(0);
let width = 8;

/** Tiles to add for this many sets and a pair; {@link NEVER} if impossible. */
export const needOfHand = (row: number, sets: number): number => rows[row * ROW + PAIRED + sets];
/** Tiles to add for this many sets without a pair. */
export const needOfSets = (row: number, sets: number): number => rows[row * ROW + sets];

/**
 * The row of a suit.
 * @param key the suit's counts in base 5
 * @param gone how many of each kind cannot be had, in base 5
 * @param fifths whether wild tiles may make more than four of a kind
 */
export function needsOf(key: number, honors: boolean, gone: number, fifths: boolean): number {
  const which = (honors ? 1 : 0) | (fifths ? 2 : 0);
  if (gone > 0) return limitedNeeds(key, which, gone);
  const table = (index[which] ??= new Uint16Array(5 ** lengthOf(which)));
  return (table[key] ||= 1 + findNeeds(key, which, 0)) - 1;
}

function limitedNeeds(key: number, which: number, gone: number): number {
  const id = (gone * 4 + which) * 5 ** 9 + key;
  let row = limited.get(id);
  if (row === undefined) {
    if (limited.size >= LIMITED) limited.clear();
    limited.set(id, (row = findNeeds(key, which, gone)));
  }
  return row;
}

/** The row of two parts together: sets and pair are divided in the cheapest way. */
export function together(a: number, b: number): number {
  const at = (a << width) | b;
  return (joined[at] || join(a, b)) - 1;
}

function join(a: number, b: number): number {
  const row = new Uint8Array(ROW).fill(NEVER);
  const offer = (at: number, need: number): number => (row[at] = Math.min(row[at], need));
  for (let n = 0; n <= MOST_SETS; n++) {
    for (let i = 0; i <= n; i++) {
      offer(n, needOfSets(a, i) + needOfSets(b, n - i));
      offer(PAIRED + n, needOfHand(a, i) + needOfSets(b, n - i));
      offer(PAIRED + n, needOfSets(a, i) + needOfHand(b, n - i));
    }
  }
  const found = rowOf(row) + 1; // may have moved the table
  return (joined[(a << width) | b] = found);
}

/** The number of a row. */
function rowOf(row: Uint8Array): number {
  const text = row.join();
  let at = known.get(text);
  if (at !== undefined) return at;
  at = known.size;
  known.set(text, at);
  if (ROW * at >= rows.length) grow();
  rows.set(row, ROW * at);
  return at;
}

function grow(): void {
  const [fewRows, fewJoined, count] = [rows, joined, 1 << width];
  width++;
  rows = new Uint8Array(ROW << width);
  rows.set(fewRows);
  joined = new Uint16Array(1 << (2 * width));
  if (!fewJoined.length) return;
  for (let a = 0; a < count; a++) joined.set(fewJoined.subarray(a * count, (a + 1) * count), a << width);
}

const lengthOf = (which: number): number => (which & 1 ? 7 : 9);

let states = new Uint8Array(WIDTH * WIDTH * ROW);
let next = new Uint8Array(WIDTH * WIDTH * ROW);

/**
 * Computes a row, tile by tile. A state is the number of chows begun at each of the last two tiles, with the row so
 * far.
 * @returns the number of the row
 */
function findNeeds(key: number, which: number, gone: number): number {
  const length = lengthOf(which);
  const most = which & 2 ? 4 + WILD_TILES : 4;
  states.fill(NEVER);
  states[0] = 0;
  for (let i = 0; i < length; i++) {
    next.fill(NEVER);
    const chows = which & 1 || i > 6 ? 1 : WIDTH;
    step(key % 5, most - (gone % 5), chows);
    [states, next] = [next, states];
    [key, gone] = [Math.floor(key / 5), Math.floor(gone / 5)];
  }
  return rowOf(states.slice(0, ROW));
}

/** Moves from the states before a tile to those after it; `count` of the tile are held, and `limit` can be had. */
function step(count: number, limit: number, chows: number): void {
  for (let begun = 0; begun < WIDTH * WIDTH; begun++) {
    const before = begun % WIDTH;
    const open = before + (begun - before) / WIDTH;
    // what reaches a state at all reaches it with the sets of its chows alone
    if (states[begun * ROW + open] === NEVER) continue;
    for (let chow = 0; chow < chows; chow++) {
      for (let pung = 0; pung < 2; pung++) {
        const to = (before * WIDTH + chow) * ROW;
        const wanted = open + chow + 3 * pung;
        const sets = chow + pung;
        if (wanted > limit) continue;
        const cost = Math.max(0, wanted - count);
        offer(begun * ROW, to + sets, sets, cost);
        offer(begun * ROW + PAIRED, to + PAIRED + sets, sets, cost);
        if (wanted + 2 <= limit)
          offer(begun * ROW, to + PAIRED + sets, sets, Math.max(0, wanted + 2 - count));
      }
    }
  }
}

/** Offers the needs of a state to the one that comes of it with so many more sets, at the cost of so many tiles. */
function offer(from: number, to: number, sets: number, cost: number): void {
  for (let n = 0; n + sets <= MOST_SETS; n++) next[to + n] = Math.min(next[to + n], states[from + n] + cost);
}

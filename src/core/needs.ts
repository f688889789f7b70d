/**
 * For the tiles of one suit: the least number of tiles to add so that they hold m sets, with or without a pair.
 *
 * Found once for each suit that is seen, by its counts as a number in base 5, and kept: an index of 8 MB that the first
 * call makes, and 12 bytes a suit.
 */

/** Sets at most; a row has the needs of 0–5 sets without a pair, then with one. */
const MOST_SETS = 5;
export const PAIRED = MOST_SETS + 1;
export const ROW = 2 * PAIRED;
/** Cannot be: more than any hand needs. */
export const NEVER = 63;

/** Three alike chows are three triplets, so that two from the same tile are enough. */
const WIDTH = 3;

/** Suits with fewer than four of some kind to be had, kept before they are thrown away. */
const LIMITED = 200_000;

let plain: Int32Array | undefined;
let plainHonors: Int32Array | undefined;
const limited = new Map<number, number>();
let pool = new Uint8Array(0);
let used = 0;

/** All rows, one after the other; valid until the next call of {@link needsAt}. */
export const needsPool = (): Uint8Array => pool;

/**
 * Where in the pool the row of a suit begins.
 * @param key the suit's counts in base 5
 * @param gone in base 5, how many of each kind are not to be had any more
 * @param most how many of a kind there are
 */
export function needsAt(key: number, honors: boolean, gone: number, most: number): number {
  if (gone > 0 || most > 4) return limitedAt(key, honors, gone, most);
  plain ??= new Int32Array(5 ** 9);
  plainHonors ??= new Int32Array(5 ** 7);
  const table = honors ? plainHonors : plain;
  return (table[key] ||= addRow(key, honors, 0, 4) + 1) - 1;
}

function limitedAt(key: number, honors: boolean, gone: number, most: number): number {
  const id = ((gone * 5 ** 9 + key) * 8 + most) * 2 + (honors ? 1 : 0);
  let at = limited.get(id);
  if (at === undefined) {
    if (limited.size >= LIMITED) forget();
    at = addRow(key, honors, gone, most);
    limited.set(id, at);
  }
  return at;
}

/** Starts over, so that memory stays bounded however many hands are read. */
function forget(): void {
  limited.clear();
  plain?.fill(0);
  plainHonors?.fill(0);
  used = 0;
}

function addRow(key: number, honors: boolean, gone: number, most: number): number {
  if (used + ROW > pool.length) {
    const larger = new Uint8Array(Math.max(ROW * 1024, pool.length * 2));
    larger.set(pool);
    pool = larger;
  }
  const length = honors ? 7 : 9;
  const limits = digits(gone, length).map((n) => most - n);
  pool.set(findNeeds(digits(key, length), honors, limits), used);
  used += ROW;
  return used - ROW;
}

function digits(key: number, length: number): number[] {
  return Array.from({length}, (_, i) => Math.floor(key / 5 ** i) % 5);
}

/**
 * Goes from tile to tile; a state is how many chows began at each of the two tiles before, and the row's place so far.
 */
function findNeeds(counts: readonly number[], honors: boolean, limits: readonly number[]): Uint8Array {
  let states = new Uint8Array(WIDTH * WIDTH * ROW).fill(NEVER);
  states[0] = 0;
  for (let i = 0; i < counts.length; i++) {
    const next = new Uint8Array(states.length).fill(NEVER);
    const chows = honors || i > 6 ? 1 : WIDTH;
    for (let state = 0; state < states.length; state++) {
      if (states[state] === NEVER) continue;
      const place = state % ROW;
      const begun = (state - place) / ROW;
      const before = begun % WIDTH;
      const open = before + (begun - before) / WIDTH;
      for (let chow = 0; chow < chows; chow++) {
        for (let alike = 0; alike < 4; alike++) {
          const pung = alike & 1;
          const pair = alike >> 1;
          const wanted = open + chow + 3 * pung + 2 * pair;
          const sets = (place % PAIRED) + chow + pung;
          if (wanted > limits[i] || sets > MOST_SETS || (pair && place >= PAIRED)) continue;
          const to = (before * WIDTH + chow) * ROW + place + chow + pung + pair * PAIRED;
          next[to] = Math.min(next[to], states[state] + Math.max(0, wanted - counts[i]));
        }
      }
    }
    states = next;
  }
  return states.slice(0, ROW);
}

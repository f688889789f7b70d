/** Random numbers from a seed, the same on every machine, for walls, dice and exercises. */

/** A source of random numbers. */
export interface Random {
  /** A whole number from 0 to `n - 1`, all equally likely; `n` is at least 1. */
  readonly below: (n: number) => number;
}

/** One of a list, each equally likely. */
export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The replacement character, which encoders write for half a surrogate pair. */
const REPLACEMENT = 0xfffd;

/** The UTF-8 bytes of a character beyond ASCII. */
function bytesOf(code: number): number[] {
  const later = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), later(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), later(6), later(0)];
  return [0xf0 | (code >> 18), later(12), later(6), later(0)];
}

/** The unsigned 32-bit FNV-1a hash of a text's UTF-8 bytes. */
export function fnv1a(text: string): number {
  let hash = OFFSET_BASIS;
  const mix = (byte: number): void => {
    hash = Math.imul(hash ^ byte, PRIME);
  };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) mix(code);
    else bytesOf(code >= 0xd800 && code < 0xe000 ? REPLACEMENT : code).forEach(mix);
  }
  return hash >>> 0;
}

/** Fills the four words of a state from a seed, by splitmix32. */
function stateOf(seed: string): Uint32Array {
  const state = new Uint32Array(4);
  let counter = fnv1a(seed);
  for (let i = 0; i < state.length; i++) {
    counter = (counter + 0x9e3779b9) >>> 0;
    let word = counter;
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    state[i] = word ^ (word >>> 15);
  }
  return state;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The next unsigned number of xoshiro128**. */
function step(state: Uint32Array): number {
  const result = Math.imul(rotated(Math.imul(state[1], 5), 7), 9) >>> 0;
  const shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 11);
  return result;
}

const WORDS = 2 ** 32;

/** The random numbers of a seed, by FNV-1a, splitmix32 and xoshiro128**. */
export function randomOf(seed: string): Random {
  const state = stateOf(seed);
  return {
    below(n) {
      // numbers from here on would favour the low results, and are drawn again
      const end = WORDS - (WORDS % n);
      let word = step(state);
      while (word >= end) word = step(state);
      return word % n;
    },
  };
}

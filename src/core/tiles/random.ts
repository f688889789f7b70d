/** Random numbers from a seed: the same on every machine, for walls, dice and exercises. */

/** Numbers from a seed. */
export interface Random {
  /** A whole number from 0 to `n - 1`, each as likely as the others; `n` is at least 1. */
  readonly below: (n: number) => number;
}

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Stands in UTF-8 for half a character, as every encoder writes it. */
const REPLACEMENT = 0xfffd;

/** The UTF-8 bytes of a character beyond ASCII. */
function bytesOf(code: number): number[] {
  const later = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), later(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), later(6), later(0)];
  return [0xf0 | (code >> 18), later(12), later(6), later(0)];
}

/** The 32-bit FNV-1a hash of a text's UTF-8 bytes, without sign. */
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

/** Fills the four words of a state by splitmix32. */
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

/** The next number of xoshiro128**, without sign. */
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

/** The numbers that belong to a seed: FNV-1a, splitmix32, xoshiro128**. */
export function randomOf(seed: string): Random {
  const state = stateOf(seed);
  return {
    below(n) {
      // numbers from here on would make the low ones likelier, and are drawn again
      const end = WORDS - (WORDS % n);
      let word = step(state);
      while (word >= end) word = step(state);
      return word % n;
    },
  };
}

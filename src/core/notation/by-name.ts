import {fault, type Fault} from '../problem.js';
import type {HandRead} from './parse.js';
import {parseHand} from './parse.js';
import {parseGb} from './gb.js';
import {parseKobalab} from './kobalab.js';
import {CANONICAL, spellHand} from './spell.js';

const READERS = {auto: parseHand, gb: parseGb, kobalab: parseKobalab};

export type Notation = keyof typeof READERS;

/** The notations a hand can be read in; `auto` is the one that is mixed freely. */
export const NOTATIONS = Object.keys(READERS) as Notation[];

/** Reads a hand in a notation that has to be named. Never throws. */
export const parseHandIn = (text: string, notation: Notation): HandRead => READERS[notation](text);

/** Puts a hand into the canonical notation. Never throws: a notation that there is not is a fault. */
export function translateHand(text: string, notation: string): {hand: string} | {fault: Fault} {
  if (!Object.hasOwn(READERS, notation)) return {fault: fault('bad-field', notation, 'notation')};
  const read = parseHandIn(text, notation as Notation);
  return 'fault' in read ? read : {hand: spellHand(read.hand, CANONICAL)};
}

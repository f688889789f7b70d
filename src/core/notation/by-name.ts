import type {HandRead} from './parse.js';
import {parseHand} from './parse.js';
import {parseGb} from './gb.js';
import {parseKobalab} from './kobalab.js';

const READERS = {auto: parseHand, gb: parseGb, kobalab: parseKobalab};

export type Notation = keyof typeof READERS;

/** The notations a hand can be read in; `auto` is the one that is mixed freely. */
export const NOTATIONS = Object.keys(READERS) as Notation[];

/** Reads a hand in a notation that has to be named. Never throws. */
export const parseHandIn = (text: string, notation: Notation): HandRead => READERS[notation](text);

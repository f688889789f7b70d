import {fault, type Fault} from '../situation/problem.js';
import type {HandRead} from './parse.js';
import {parseHand} from './parse.js';
import {parseGb} from './gb.js';
import {parseKobalab} from './kobalab.js';
import {CANONICAL, spellHand} from './spell.js';
import type {HandPlaces} from './hand.js';
import type {Place} from '../situation/place.js';

const READERS = {auto: parseHand, gb: parseGb, kobalab: parseKobalab};

/** A notation that is read when it is named. */
export type Notation = keyof typeof READERS;

/** The notations a hand can be read in; `auto` is the one that is mixed freely. */
export const NOTATIONS = Object.keys(READERS) as Notation[];

/** Reads a hand in a notation that has to be named. Never throws. */
export const parseHandIn = (text: string, notation: Notation): HandRead => READERS[notation](text);

/** A hand in the canonical notation, and the way back. */
export interface Translated {
  readonly hand: string;
  /** What is wrong with that hand, with its place in the text that was translated. */
  readonly inTyped: <F extends Fault>(found: F) => F;
}

/** Puts a hand into the canonical notation. Never throws: a notation that there is not is a fault. */
export function translateHand(text: string, notation: string): Translated | {fault: Fault} {
  if (!Object.hasOwn(READERS, notation)) return {fault: fault('bad-field', notation, 'notation')};
  const read = parseHandIn(text, notation as Notation);
  if ('fault' in read) return read;
  const hand = spellHand(read.hand, CANONICAL);
  const origin = (at: Place): Place => {
    const written = parseHand(hand);
    const there = piecesOf(read.places);
    const here = 'fault' in written ? [] : piecesOf(written.places);
    const meant = here.flatMap(({start, end}, i) => (start < at.end && at.start < end ? [there[i]] : []));
    return around(meant.length ? meant : [{start: 0, end: text.length}]);
  };
  return {
    hand,
    inTyped: (found) => (found.at && !found.field ? {...found, at: origin(found.at)} : found),
  };
}

/** In the order that both notations keep. */
const piecesOf = ({tiles, melds, flowers, win}: HandPlaces): Place[] => [
  ...melds,
  ...tiles,
  ...flowers,
  ...(win ? [win] : []),
];

const around = (places: readonly Place[]): Place => ({
  start: Math.min(...places.map(({start}) => start)),
  end: Math.max(...places.map(({end}) => end)),
});

import {notAmong, type Fault} from '../situation/problem.js';
import type {HandRead} from './parse.js';
import {NOTATIONS, type Notation} from './notations.js';
import {parseHand} from './parse.js';
import {circumstancesIn, parseGb, type Circumstances} from './gb.js';
import {parseKobalab} from './kobalab.js';
import {CANONICAL, spellHand} from './spell.js';
import type {HandPlaces} from './hand.js';
import type {Place} from '../situation/place.js';
import {isFault, type Result} from '../situation/result.js';

const READERS: Readonly<Record<Notation, (text: string) => HandRead>> = {
  auto: parseHand,
  gb: parseGb,
  kobalab: parseKobalab,
};

/** Reads a hand in a named notation. Never throws. */
export const parseHandIn = (text: string, notation: Notation): HandRead => READERS[notation](text);

/** A hand in canonical notation, and the way back to the text it came from. */
export interface Translated {
  readonly hand: string;
  /** What the text says besides the tiles. */
  readonly said?: Circumstances;
  /** Moves the place of a fault from the canonical text to the text that was translated. */
  readonly inTyped: <F extends Fault>(found: F) => F;
}

/** Translates a hand into canonical notation. Never throws; an unknown notation is a fault. */
export function translateHand(text: string, notation: string): Result<Translated> {
  if (!Object.hasOwn(READERS, notation)) return notAmong(notation, 'notation', NOTATIONS);
  const read = parseHandIn(text, notation as Notation);
  if (isFault(read)) return read;
  const hand = spellHand(read.hand, CANONICAL);
  const said = notation === 'gb' ? circumstancesIn(text, read.hand) : undefined;
  const origin = (at: Place): Place => {
    const written = parseHand(hand);
    const there = piecesOf(read.places);
    const here = isFault(written) ? [] : piecesOf(written.places);
    const meant = here.flatMap(({start, end}, i) => (start < at.end && at.start < end ? [there[i]] : []));
    return around(meant.length ? meant : [{start: 0, end: text.length}]);
  };
  return {
    hand,
    ...(said && {said}),
    inTyped: (found) => (found.at && !found.field ? {...found, at: origin(found.at)} : found),
  };
}

/** The places of a hand's pieces, in an order that both notations share. */
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

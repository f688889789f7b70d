/**
 * Sets that belong together by suit and rank: `chows 1a 4b 7c`, `pungs na n+1a n+2a`, `chows nx nx my my`.
 *
 * A term is a rank and a suit. Ranks: a number, or `n` or `m` for any, and so many above it. Suits: `a`, `b` and `c` are
 * different ones, `x` and `y` any.
 */
import {ALIKE_CHOWS, THREE_CHOWS, THREE_PUNGS, TWO_PUNGS, type Facts} from '../../core/game/facts.js';
import type {Match} from '../../core/game/match.js';
import {needing} from '../../core/patterns/conditions.js';
import {lowestOf} from '../../core/tiles/group.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {HONOR, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {meaningOf, type Meaning} from './meaning.js';
import {NONE_SEEN, type Sight} from './sight.js';

/** The sets of a series. */
export type SeriesSets = 'chows' | 'pungs' | 'pair';

/** One set of a series. */
export interface SeriesTerm {
  /** The letter of its rank; undefined for a number. */
  readonly base: string | undefined;
  /** The number, or how far above the letter. */
  readonly plus: number;
  readonly suit: string;
}

const TERM = /^([nm])?(?:\+?([1-9]))?([abcxy])$/;

/** Reads a term; undefined if the word is none. */
export function readTerm(word: string): SeriesTerm | undefined {
  const found = TERM.exec(word);
  if (!found || (!found[1] && !found[2]) || (found[1] && found[2] && !word.includes('+'))) return undefined;
  return {base: found[1], plus: Number(found[2] ?? 0), suit: found[3]};
}

const RANKS = 'nm';
const SUITS = 'abcxy';
/** The first so many suits are different ones. */
const DIFFERENT = 3;

/** A term by the places of its letters; -1 where the rank is a number. */
interface PlacedTerm {
  readonly base: number;
  readonly plus: number;
  readonly suit: number;
}

const placed = ({base, plus, suit}: SeriesTerm): PlacedTerm => ({
  ...{base: base === undefined ? -1 : RANKS.indexOf(base), plus, suit: SUITS.indexOf(suit)},
});

/** Finds sets for the terms of a series; kept for one search after another. */
class Search {
  /** The rank that each letter stands for; 0 for none yet. */
  private readonly ranks = [...RANKS].map(() => 0);
  /** The suit that each letter stands for; -1 for none yet. */
  private readonly suits = [...SUITS].map(() => -1);
  private readonly terms: readonly PlacedTerm[];
  private readonly pair: PlacedTerm | undefined;
  private lows: readonly Kind[] = [];
  /** The sets that the terms take, one bit each. */
  private taken = 0;
  private from = 0;

  constructor(terms: readonly SeriesTerm[], pair: SeriesTerm | undefined) {
    this.terms = terms.map(placed);
    this.pair = pair && placed(pair);
  }

  /** Which of these sets make the series, one bit each; 0 if none do. */
  find(lows: readonly Kind[], pair: Kind = -1): number {
    this.lows = lows;
    this.taken = 0;
    this.ranks.fill(0);
    this.suits.fill(-1);
    if (this.pair && (pair < 0 || pair >= HONOR)) return 0;
    this.from = pair;
    return this.extend(0) ? this.taken : 0;
  }

  private extend(at: number): boolean {
    const {terms, lows} = this;
    if (at === terms.length) return !this.pair || this.take(this.pair, this.from, () => true);
    for (let i = 0; i < lows.length; i++) {
      const bit = 1 << i;
      if (this.taken & bit || lows[i] >= HONOR) continue;
      this.taken |= bit;
      if (this.take(terms[at], lows[i], () => this.extend(at + 1))) return true;
      this.taken &= ~bit;
    }
    return false;
  }

  /** Lets a term stand for a kind while it looks for the others. */
  private take({base, plus, suit}: PlacedTerm, kind: Kind, goOn: () => boolean): boolean {
    const {ranks, suits} = this;
    const rank = rankOf(kind) - plus;
    const of = suitOf(kind);
    if (base < 0 ? rank !== 0 : rank < 1 || (ranks[base] || rank) !== rank) return false;
    const known = suits[suit];
    if (known < 0 ? !this.isFree(suit, of) : known !== of) return false;
    const before = ranks[base];
    if (base >= 0) ranks[base] = rank;
    suits[suit] = of;
    if (goOn()) return true;
    if (base >= 0) ranks[base] = before;
    suits[suit] = known;
    return false;
  }

  private isFree(suit: number, of: number): boolean {
    if (suit >= DIFFERENT) return true;
    const taken = this.suits.indexOf(of);
    return taken < 0 || taken >= DIFFERENT;
  }
}

const isAlike = (terms: readonly SeriesTerm[]): boolean =>
  terms.some((a, i) =>
    terms.slice(0, i).some((b) => a.base === b.base && a.plus === b.plus && a.suit === b.suit),
  );

function factsOf(of: SeriesSets, terms: readonly SeriesTerm[]): Facts {
  const n = terms.length;
  if (of === 'pungs') return n > 2 ? THREE_PUNGS : n > 1 ? TWO_PUNGS : 0;
  if (of === 'pair') return 0;
  return (n > 2 ? THREE_CHOWS : 0) | (isAlike(terms) ? ALIKE_CHOWS : 0);
}

/** A rank that is a number is seen alone; a letter may be any. */
function sightOf(of: SeriesSets, terms: readonly SeriesTerm[], pair: SeriesTerm | undefined): Sight {
  const isAny = terms.some(({base}) => base !== undefined);
  if (of !== 'chows') return {...NONE_SEEN, alike: true};
  const chows = isAny ? 0x1ff : terms.reduce((ranks, {plus}) => ranks | (1 << (plus - 1)), 0);
  return {...NONE_SEEN, chows, alike: pair !== undefined};
}

/** The sets of one sort in a match: their lowest tiles, and where they are. */
function lowsIn(m: Match, groups: number): {lows: Kind[]; places: number[]} {
  const lows: Kind[] = [];
  const places: number[] = [];
  for (let at = 0; at < m.size; at++) {
    if (!((groups >> at) & 1)) continue;
    lows.push(lowestOf(m.groups[at]));
    places.push(at);
  }
  return {lows, places};
}

/** The condition that sets make a series, with a pair that belongs to it if a term is given. */
export function series(of: SeriesSets, terms: readonly SeriesTerm[], pair?: SeriesTerm): Meaning {
  const search = new Search(terms, pair);
  const when = needing(factsOf(of, terms), (m) => {
    if (bitCount(m[of]) < terms.length || (pair && !m.pair)) return 0;
    const {lows, places} = lowsIn(m, m[of]);
    const pairAt = pair ? 31 - Math.clz32(m.pair) : -1;
    const found = search.find(lows, pair ? lowestOf(m.groups[pairAt]) : -1);
    if (!found) return 0;
    return places.reduce((bits, at, i) => ((found >> i) & 1 ? bits | (1 << at) : bits), pair ? m.pair : 0);
  });
  const isCombination = of !== 'pair' && !pair && terms.length > 1;
  const all = (1 << terms.length) - 1;
  return meaningOf(when, {
    kind: 'sets',
    sight: sightOf(of, terms, pair),
    ...(isCombination && {
      combination: {of, sets: terms.length, shows: (lows: readonly Kind[]) => search.find(lows) === all},
    }),
  });
}

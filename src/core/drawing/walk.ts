/** A walk from hand to hand, a change at a time, each of which a given test allows. */
import type {Random} from '../tiles/random.js';
import {CIRCUMSTANCE_MOVES} from './circumstance-moves.js';
import type {WalkDraft} from './draft.js';
import type {Level} from './level.js';
import type {WalkMove, Walked} from './move.js';
import {fits, TILE_MOVES} from './tile-moves.js';

const MOVES = {...TILE_MOVES, ...CIRCUMSTANCE_MOVES};
/** The name of a change: what a near miss lacks, because this change lost it. */
export type MissKind = keyof typeof MOVES;

/** Changes that every hand may see, the more often named the likelier. */
const USUAL: readonly MissKind[] = [
  ...['suits', 'shift', 'mirror', 'winds', 'dragons', 'tile', 'pair', 'pair', 'set', 'set', 'set', 'set'],
  ...[
    'last',
    'last',
    'came',
    'gari',
    'indicators',
    'reds',
    'wild',
    'disguise',
    'by',
    'uncall',
    'unkong',
    'unflag',
    'from',
  ],
] as MissKind[];
const VARIED: readonly MissKind[] = [
  'call',
  'call',
  'call',
  'call',
  'uncall',
  'kong',
  'seat',
  'seat',
  'flowers',
  'flowers',
  'counters',
];
const RARE: readonly MissKind[] = ['flag'];

/** The changes that a situation of a level may see. */
export const MOVES_OF: Readonly<Record<Level, readonly MissKind[]>> = {
  1: USUAL,
  2: [...USUAL, ...VARIED],
  3: [...USUAL, ...VARIED, ...RARE],
};

/** The changes of a search: also those that bring two patterns together. */
export const SEARCHING: readonly MissKind[] = [
  ...MOVES_OF[3],
  'merge',
  'merge',
  'alike',
  'alike',
  'graft',
  'graft',
  'liken',
  'liken',
  'liken',
];

/** Changes that make a near miss of a level: each that its situations may see, and those that keep a win more often. */
export const MISSES_OF: Readonly<Record<Level, readonly MissKind[]>> = {
  1: [...MOVES_OF[1], 'set', 'set', 'pair', 'last', 'by', 'option', 'unflag', 'unkong'],
  2: [...MOVES_OF[2], 'set', 'set', 'pair', 'last', 'by', 'option', 'unflag', 'unkong', 'seat', 'call'],
  3: [...MOVES_OF[3], 'set', 'set', 'pair', 'last', 'by', 'option', 'unflag', 'unkong', 'seat', 'call'],
};

/** One change of a draft by its name; undefined if there is nothing to change, or not enough tiles. */
export function changedBy(
  name: MissKind,
  draft: WalkDraft,
  walked: Walked,
  random: Random,
): WalkDraft | undefined {
  const move: WalkMove = MOVES[name];
  const made = move(draft, walked, random);
  return made && fits(made, walked) ? made : undefined;
}

/** How far a walk goes: after so many changes that were allowed, or so many tries. */
export interface Length {
  readonly changes: number;
  readonly tries: number;
}

/** Walks from a draft; every step is one that `allows` lets pass. */
export function walk(
  from: WalkDraft,
  names: readonly MissKind[],
  {changes, tries}: Length,
  walked: Walked,
  random: Random,
  allows: (draft: WalkDraft) => boolean,
): WalkDraft {
  let at = from;
  for (let tried = 0, done = 0; tried < tries && done < changes; tried++) {
    const made = changedBy(names[random.below(names.length)], at, walked, random);
    if (!made || !allows(made)) continue;
    at = made;
    done++;
  }
  return at;
}

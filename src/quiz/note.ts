/** Reasons as data: `note-text.ts` puts them into words. Tiles are in notation. */
import type {Group, Payment} from '../core/game/result.js';
import type {NearMiss} from '../core/scoring/near-misses.js';
import type {Problem} from '../core/situation/problem.js';
import type {Seat, WinBy} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';

/** Whether a total is too high or too low, and what would make it right. */
export type TotalNote =
  | {readonly kind: 'without'; readonly total: number; readonly ids: readonly string[]}
  | {readonly kind: 'twice'; readonly total: number; readonly id: string}
  | {readonly kind: 'with-excluded'; readonly total: number; readonly id: string; readonly by: string}
  | {readonly kind: 'with-near'; readonly total: number; readonly miss: NearMiss}
  | {readonly kind: 'other-split'; readonly total: number; readonly groups: readonly Group[]}
  | {readonly kind: 'other-way'; readonly total: number; readonly by: WinBy}
  | {readonly kind: 'uncapped'; readonly total: number}
  | {readonly kind: 'undoubled'; readonly total: number}
  | {readonly kind: 'unrounded'; readonly total: number}
  | {readonly kind: 'too-low' | 'too-high'}
  | {readonly kind: 'total'; readonly total: number}
  | {readonly kind: 'line-count'; readonly count: number};

/** Why a pattern counts, or does not. */
export type LineNote =
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly tiles: string;
      readonly value: number;
      readonly unit: Unit;
    }
  | {readonly kind: 'excluded'; readonly id: string; readonly by: string}
  | {readonly kind: 'near'; readonly miss: NearMiss}
  | {readonly kind: 'absent'; readonly id: string}
  | {readonly kind: 'true-count'; readonly count: number};

/** Why a hand wins, or does not. */
export type WinNote =
  | {readonly kind: 'wins'; readonly groups: readonly Group[]; readonly total: number}
  | {readonly kind: 'barred'; readonly problem: Problem; readonly total?: number}
  | {readonly kind: 'far'; readonly distance: number}
  /** A tile that does not fit; without it the hand would wait for `waits`. */
  | {readonly kind: 'misfit'; readonly tile: string; readonly waits: string}
  | {readonly kind: 'not-ready'; readonly distance: number}
  | {readonly kind: 'is-shape'; readonly fits: boolean};

/** Why a tile wins, or does not. */
export type WaitNote =
  | {readonly kind: 'missed' | 'waited'; readonly tile: string; readonly groups: readonly Group[]}
  | {readonly kind: 'not-waited'; readonly tile: string}
  | {readonly kind: 'not-won'; readonly tile: string; readonly problem: Problem}
  | {readonly kind: 'wait-count'; readonly count: number};

/** What a discard leaves. */
export type DiscardNote =
  | {
      readonly kind: 'discard';
      readonly tile: string;
      readonly distance: number;
      /** The useful tiles, and how many of them are left. */
      readonly useful: string;
      readonly left: number;
      /** The highest total of the hand once it is ready. */
      readonly worth?: number;
      readonly best: boolean;
    }
  | {readonly kind: 'best-left'; readonly distance: number; readonly left: number};

/** Why tiles are a correct split of the hand, or not. */
export type GroupNote =
  | {readonly kind: 'no-set'; readonly tiles: string}
  | {readonly kind: 'left-over'; readonly tiles: string}
  | {readonly kind: 'no-hand'}
  | {readonly kind: 'split'; readonly groups: readonly Group[]; readonly total: number}
  | {readonly kind: 'split-worth'; readonly total: number; readonly best: number}
  | {readonly kind: 'group-count'; readonly kinds: Readonly<Partial<Record<Group['kind'], number>>>};

/** Why a seat receives or pays its amount. */
export type PaymentNote =
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly amount: number;
      readonly payments: readonly Payment[];
    }
  | {
      readonly kind: 'if';
      readonly seat: Seat;
      readonly amount: number;
      readonly what: 'dealer';
      readonly who: Seat;
    }
  | {
      readonly kind: 'if';
      readonly seat: Seat;
      readonly amount: number;
      readonly what: WinBy | 'counters' | 'liable';
    }
  | {
      /** The amount is that of another seat, which pays otherwise because one of the two deals, or dealt in. */
      readonly kind: 'as';
      readonly seat: Seat;
      readonly amount: number;
      readonly other: Seat;
      readonly because: 'dealer' | 'discarder';
      /** Which of the two that is. */
      readonly who: Seat;
    }
  | {readonly kind: 'sign'; readonly seat: Seat}
  | {readonly kind: 'not-zero'; readonly sum: number};

/** A sentence of the referee; tiles in it are marked. */
export interface SaidNote {
  readonly kind: 'said';
  readonly text: string;
}

/** Any reason, told apart by `kind`. */
export type Note =
  TotalNote | LineNote | WinNote | WaitNote | DiscardNote | GroupNote | PaymentNote | SaidNote;

/** Whether a reason tells the right answer, or a part of it, rather than what is wrong with the answer given. */
const TELLS: Readonly<{
  [K in Note['kind']]: boolean | ((note: Extract<Note, {readonly kind: K}>) => boolean);
}> = {
  without: false,
  twice: false,
  'with-excluded': false,
  'with-near': false,
  'other-split': false,
  'other-way': false,
  uncapped: false,
  undoubled: false,
  unrounded: false,
  'too-low': false,
  'too-high': false,
  total: true,
  'line-count': false,
  line: true,
  excluded: false,
  near: false,
  absent: false,
  'true-count': false,
  wins: true,
  barred: true,
  far: true,
  misfit: true,
  'not-ready': true,
  'is-shape': false,
  missed: true,
  waited: true,
  'not-waited': false,
  'not-won': false,
  'wait-count': false,
  discard: ({best}) => best,
  'best-left': false,
  'no-set': false,
  'left-over': false,
  'no-hand': false,
  split: true,
  'split-worth': false,
  'group-count': false,
  seat: true,
  if: false,
  as: false,
  sign: false,
  'not-zero': false,
  // a sentence of the referee may say what a seat may do
  said: true,
};

/** Whether a reason tells the right answer, or a part of it. */
export function tellsAnswer(note: Note): boolean {
  const tells = TELLS[note.kind] as boolean | ((one: Note) => boolean);
  return typeof tells === 'function' ? tells(note) : tells;
}

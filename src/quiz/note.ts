/** Reasons as data: `note-text.ts` puts them into words. Tiles are in notation. */
import type {Group, Payment} from '../core/game/result.js';
import type {NearMiss} from '../core/scoring/near-misses.js';
import type {Problem} from '../core/situation/problem.js';
import type {Seat, WinBy} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {NoteStrings} from '../locales/quiz/strings.js';

/** In how many places an answer is wrong. */
export interface CountNote {
  readonly kind: 'no-set-count' | 'left-count';
  readonly count: number;
}

/** The amounts that are wrong: whose they are, or their units. */
export type AmountsNote =
  | {readonly kind: 'amounts-of'; readonly seats: readonly Seat[]}
  | {readonly kind: 'amounts-in'; readonly units: readonly Unit[]};

/** How many right answers the reader has not chosen. */
export interface Missing {
  readonly kind: 'missing-count';
  readonly of: 'pattern' | 'tile' | 'move';
  readonly count: number;
}

/** A number, and the unit that it is in; by default that of the hand. */
interface Amount {
  readonly total: number;
  readonly unit?: Unit;
}

/** Whether a number is too high or too low, and what would make it right. */
export type TotalNote =
  | ({readonly kind: 'without'; readonly ids: readonly string[]} & Amount)
  | ({readonly kind: 'twice'; readonly id: string} & Amount)
  | ({readonly kind: 'with-excluded'; readonly id: string; readonly by: string} & Amount)
  | ({readonly kind: 'with-near'; readonly miss: NearMiss} & Amount)
  | ({readonly kind: 'other-split'; readonly groups: readonly Group[]} & Amount)
  | ({readonly kind: 'other-way'; readonly by: WinBy} & Amount)
  | ({readonly kind: 'uncapped' | 'undoubled' | 'unrounded' | 'total'} & Amount)
  | {readonly kind: 'too-low' | 'too-high'}
  | {readonly kind: 'line-count'; readonly count: number}
  /** How many patterns count in a unit. */
  | {readonly kind: 'unit-count'; readonly count: number; readonly unit: Unit};

/** Why a pattern counts, or does not. */
export type LineNote =
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly tiles: string;
      readonly value: number;
      readonly unit: Unit;
    }
  /** A pattern that another one replaces, which is not named where the reader has not found it yet. */
  | {readonly kind: 'excluded'; readonly id: string; readonly by?: string}
  | {readonly kind: 'near'; readonly miss: NearMiss}
  /** A pattern for a wait for one tile alone; the hand waits for others too. */
  | {readonly kind: 'other-waits'; readonly id: string; readonly tiles: string}
  | {readonly kind: 'absent'; readonly id: string}
  | {readonly kind: 'true-count'; readonly count: number}
  /** The tiles of a pattern that counts and is not ticked; empty where the whole hand shows it, or no tile. */
  | {readonly kind: 'unseen'; readonly tiles: string}
  | {readonly kind: 'no-line'};

/** Why a hand wins, or does not. */
export type WinNote =
  | {readonly kind: 'wins'; readonly groups: readonly Group[]; readonly total: number}
  | {readonly kind: 'barred'; readonly problem: Problem; readonly total?: number}
  | {readonly kind: 'far'; readonly distance: number}
  /** A tile that does not fit; without it the hand would wait for `waits`. */
  | {readonly kind: 'misfit'; readonly tile: string; readonly waits: string}
  | {readonly kind: 'not-ready'; readonly distance: number}
  /** A pattern that would make a win of the hand, and what that would be worth. */
  | {readonly kind: 'with-pattern'; readonly miss: NearMiss; readonly total: number}
  /** The sets of a hand that is complete and may not win. */
  | {readonly kind: 'complete'; readonly groups: readonly Group[]}
  | {readonly kind: 'is-ready'};

/** Why a tile wins, or does not. */
export type WaitNote =
  | {readonly kind: 'waited'; readonly tile: string; readonly groups: readonly Group[]}
  /** Tiles of the hand that wait for one that was not named; of a pung and a pair none are given. */
  | {readonly kind: 'open'; readonly shape: 'chow' | 'pung' | 'pair'; readonly tiles: string}
  | {readonly kind: 'not-waited'; readonly tile: string}
  | {readonly kind: 'not-won'; readonly tile: string; readonly problem: Problem};

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
  | {readonly kind: 'best-left'; readonly distance: number; readonly left: number}
  /** What another discard has before the chosen one; undefined where the author means another one. */
  | {readonly kind: 'other-discard'; readonly better: 'distance' | 'left' | undefined}
  /** The useful tiles that only the right discard leaves, and those that only the chosen one does, with their numbers. */
  | {
      readonly kind: 'discards-differ';
      readonly gained: readonly CountedTile[];
      readonly lost: readonly CountedTile[];
    };

/** A tile in notation, and how many of it cannot be seen. */
interface CountedTile {
  readonly tile: string;
  readonly left: number;
}

/** Why tiles are a correct split of the hand, or not. */
export type GroupNote =
  | {readonly kind: 'no-set'; readonly tiles: string}
  | {readonly kind: 'left-over'; readonly tiles: string}
  | {readonly kind: 'no-hand' | 'split-more'}
  /** The sets of the hand by their kinds, and the tiles of the hand that are wild, each kind once. */
  | {readonly kind: 'sets'; readonly groups: readonly Group[]; readonly wild?: string}
  | {
      readonly kind: 'split-equal' | 'split-less';
      readonly groups: readonly Group[];
      readonly total: number;
    }
  | {readonly kind: 'split-worth'; readonly total: number; readonly best: number}
  | {readonly kind: 'group-count'; readonly kinds: Readonly<Partial<Record<Group['kind'], number>>>};

/** In which way an amount is off. */
export type AmountOff = keyof NoteStrings['off'];

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
  /** Who pays whom, and why. */
  | {readonly kind: 'owes'; readonly from: Seat; readonly to: Seat; readonly why: string}
  /** The seats whose amounts are off in the same way, without how far. */
  | {readonly kind: 'off'; readonly how: AmountOff; readonly seats: readonly Seat[]}
  | {readonly kind: 'sign'; readonly seat: Seat}
  | {readonly kind: 'not-zero'; readonly sum: number};

/** A sentence of the referee; tiles in it are marked. */
export interface SaidNote {
  readonly kind: 'said';
  readonly text: string;
}

/** Any reason, told apart by `kind`. */
export type QuizNote =
  | CountNote
  | AmountsNote
  | Missing
  | TotalNote
  | LineNote
  | WinNote
  | WaitNote
  | DiscardNote
  | GroupNote
  | PaymentNote
  | SaidNote;

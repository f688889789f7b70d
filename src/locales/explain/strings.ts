/** The words for explaining, comparing and varying a score, which only some pages need. */
import type {ReckoningStep} from '../../core/game/reckoning.js';
import type {Group} from '../../core/game/result.js';
import type {Seat, WinBy} from '../../core/situation/situation.js';
import type {Strings} from '../strings.js';

/** A score step by step. Tiles, groups and amounts are passed as words. */
export interface ExplainStrings {
  /** The label of the explanation. */
  readonly label: string;
  readonly back: string;
  readonly next: string;
  /** Shows all steps at once. */
  readonly all: string;
  readonly step: (n: number, of: number) => string;
  readonly titles: Readonly<
    Record<
      'hand' | 'problem' | 'wild' | 'split' | 'fit' | 'excluded' | 'refused' | 'least' | Operation,
      string
    >
  >;
  /** A sentence for a hand that has won, and one for a hand that has not, without its tiles. */
  readonly noWinner: string;
  readonly wild: (tile: string, stands: string) => string;
  readonly wildItself: (tile: string) => string;
  readonly standIn: (tile: string, wild: string) => string;
  /** How much the hand scores if a wild tile stands for another tile. */
  readonly instead: (stands: string, amount: string) => string;
  /** A wild tile that could not stand for another tile, and why. */
  readonly insteadBarred: (stands: string, why: string) => string;
  readonly noInstead: string;
  readonly split: string;
  readonly otherSplit: (amount: string) => string;
  /** That another grouping scores as much. */
  readonly equalSplit: string;
  readonly onlySplit: string;
  readonly placed: (group: string, amount: string) => string;
  /** The same tiles in other sets, and what the hand would be worth then; without an amount it would be no win. */
  readonly resplit: (tiles: string, from: string, as: string, amount?: string) => string;
  readonly sets: (count: number, kind: Group['kind']) => string;
  readonly loose: (tiles: string) => string;
  readonly missing: (tiles: string) => string;
  readonly away: (tiles: number) => string;
  readonly ready: (tiles: string) => string;
  readonly complete: string;
  readonly soFar: (amounts: string) => string;
  readonly minimum: (least: string) => string;
  /** The heading above patterns that a hand just fails. */
  readonly near: string;
  /** A pattern that the hand just fails, and what would have to change. */
  readonly nearly: (name: string, how: string) => string;
  /** The same for a pattern that would make a win of the hand, and what that would be worth. */
  readonly saved: (nearly: string, amount: string) => string;
  readonly if: ConditionStrings;
  readonly pay: (seat: string, net: string) => string;
  readonly sum: (amount: string, isAll: boolean) => string;
}

/** What would have to be different, after the name of the pattern. */
export interface ConditionStrings {
  readonly exchanged: (tiles: string, instead: string) => string;
  readonly by: Readonly<Record<WinBy, string>>;
  readonly win: (tile: string) => string;
  readonly called: (tiles: string) => string;
  readonly concealed: (tiles: string) => string;
  readonly kong: (tiles: string) => string;
  readonly flag: (flag: string) => string;
  readonly noFlag: (flag: string) => string;
  readonly seat: (seat: Seat) => string;
  readonly round: (round: Seat) => string;
  readonly flower: (tile: string) => string;
  readonly noFlowers: string;
}

/** A step of the calculation, and the minimum that a win reaches. */
export type Operation = ReckoningStep['is'] | 'minimum';

/** The words of a comparison. */
export interface CompareStrings {
  readonly caption: string;
  /** The head of the column for the example itself. */
  readonly asIs: string;
  readonly marks: Readonly<Record<'added' | 'gone' | 'more' | 'less', string>>;
}

/** The properties that can be varied while the rest of the hand stays. */
export type Varied = 'wild' | 'win' | 'discard' | 'seat' | 'by' | 'dealer' | 'counters';

/** The words of a what-if. */
export interface WhatIfStrings {
  readonly label: (what: string) => string;
  readonly vary: Readonly<Record<Varied, string>>;
  /** A remark after the value that the hand has. */
  readonly present: string;
  /** The distance of a hand after a discard. */
  readonly away: (tiles: number) => string;
  readonly left: (kinds: number, tiles: number) => string;
  /** Before the useful tiles that a discard gains and loses against the best one; and where none do. */
  readonly gained: string;
  readonly lost: string;
  readonly best: string;
  readonly same: string;
  readonly none: string;
  /** A remark on a value that contradicts the rest of the situation. */
  readonly cannot: string;
}

/** The words that explanations add to those of hands. */
export interface ExplainWords {
  readonly explain: ExplainStrings;
  readonly compare: CompareStrings;
  readonly whatif: WhatIfStrings;
}

/** The words of explanations with those of all elements. */
export type ExplainingStrings = Strings & ExplainWords;

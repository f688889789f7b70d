/** The words for explaining, comparing and varying a score, which only some pages need. */
import type {Group} from '../../core/game/result.js';
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
    Record<'hand' | 'problem' | 'wild' | 'split' | 'fit' | 'excluded' | 'refused' | Operation, string>
  >;
  /** A sentence for a hand that has won, and one for a hand that has not, without its tiles. */
  readonly noWinner: string;
  readonly wild: (tile: string, stands: string) => string;
  readonly wildItself: (tile: string) => string;
  readonly standIn: (tile: string, wild: string) => string;
  /** The worth of the hand if a wild tile stands for another tile. */
  readonly instead: (stands: string, amount: string) => string;
  readonly noInstead: string;
  readonly split: string;
  readonly otherSplit: (amount: string) => string;
  readonly onlySplit: string;
  readonly placed: (group: string, amount: string) => string;
  /** The same tiles split into other sets. */
  readonly resplit: (tiles: string, from: string, as: string, amount: string) => string;
  readonly sets: (count: number, kind: Group['kind']) => string;
  readonly noHand: string;
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
  readonly exchanged: (tiles: string, instead: string) => string;
  readonly called: (tiles: string) => string;
  readonly concealed: (tiles: string) => string;
  readonly kong: (tiles: string) => string;
  readonly without: (what: string) => string;
  readonly withWhat: (what: string) => string;
  readonly pay: (seat: string, net: string) => string;
  readonly sum: (amount: string, isAll: boolean) => string;
}

/** An operation of the calculation. */
export type Operation = 'add' | 'double' | 'cap' | 'round' | 'minimum';

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

/** What is said where a score is explained, compared or varied, which only some pages have. */
import type {Group} from '../../core/game/result.js';
import type {Strings} from '../strings.js';

/** A score step by step. Tiles, groups and amounts come in words. */
export interface ExplainStrings {
  /** What the whole is called. */
  readonly label: string;
  readonly back: string;
  readonly next: string;
  /** Shows all steps at once. */
  readonly all: string;
  readonly step: (n: number, of: number) => string;
  readonly titles: Readonly<
    Record<'hand' | 'problem' | 'wild' | 'split' | 'fit' | 'excluded' | 'refused' | Operation, string>
  >;
  /** A hand that has won and one that has not, in a sentence without its tiles. */
  readonly noWinner: string;
  readonly wild: (tile: string, stands: string) => string;
  readonly wildItself: (tile: string) => string;
  readonly standIn: (tile: string, wild: string) => string;
  /** What the hand is worth where a wild tile stands for another. */
  readonly instead: (stands: string, amount: string) => string;
  readonly noInstead: string;
  readonly split: string;
  readonly otherSplit: (amount: string) => string;
  readonly onlySplit: string;
  readonly placed: (group: string, amount: string) => string;
  /** The same tiles as other sets. */
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
  /** Heads what a hand just fails. */
  readonly near: string;
  /** A pattern that is just failed, and what would have to be otherwise. */
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

/** An operation of the arithmetic. */
export type Operation = 'add' | 'double' | 'cap' | 'round' | 'minimum';

/** One hand in several columns. */
export interface CompareStrings {
  readonly caption: string;
  /** Heads the column of the example itself. */
  readonly asIs: string;
  readonly marks: Readonly<Record<'added' | 'gone' | 'more' | 'less', string>>;
}

/** What can be another in a hand that stays the same. */
export type Varied = 'wild' | 'win' | 'discard' | 'seat' | 'by' | 'dealer' | 'counters';

/** What a hand would be worth if one thing were another. */
export interface WhatIfStrings {
  readonly label: (what: string) => string;
  readonly vary: Readonly<Record<Varied, string>>;
  /** After the value that the hand has. */
  readonly present: string;
  /** How far a hand is from ready after a discard. */
  readonly away: (tiles: number) => string;
  readonly left: (kinds: number, tiles: number) => string;
  readonly none: string;
  /** A value that the rest of the situation contradicts. */
  readonly cannot: string;
}

/** What this vocabulary adds to that of hands. */
export interface ExplainWords {
  readonly explain: ExplainStrings;
  readonly compare: CompareStrings;
  readonly whatif: WhatIfStrings;
}

/** These, and what all elements say. */
export type ExplainingStrings = Strings & ExplainWords;

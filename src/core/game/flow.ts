/**
 * How a game is played, apart from scoring: the deal, who may call, what letting a tile go forbids, who deals next.
 * Each rule set has its own flow in `src/rules/<id>/flow.ts`, which the referee in
 * `src/round/` follows. Numbers such as `FL-8` and `TZ-16` are rules.
 */
import {
  ABORTIVE_DRAWS,
  type AbortiveDraw,
  type BySeat,
  type Deal,
  type Frame,
  type Outcome,
} from './frame.js';
import type {Lang, OptionText} from './names.js';
import type {Refusal} from './refusal.js';
import type {Payment} from './result.js';
import type {Sums} from './tally.js';
import type {Flag, Seat, WinBy} from '../situation/situation.js';
import type {Kind} from '../tiles/tile.js';
import type {OptionSpec, Options} from './options.js';
import type {MeldKind} from '../notation/hand.js';

export type * from './frame.js';

/** Events that may lift a ban on what a seat passed. */
export type Lifting = 'draw' | 'call' | 'skipped' | 'discard' | 'addedKong';

/** What the flags of a win depend on, as the record tells it. */
export interface Moment {
  readonly by: WinBy;
  readonly isDealer: boolean;
  /** Whether the dealer discarded the tile, or declared the robbed kong. */
  readonly fromDealer: boolean;
  /** What the winning tile was drawn to replace; undefined for an ordinary draw and for another player's tile. */
  readonly repl?: 'kong' | 'flower';
  /** Whether this turn's replacements began with a melded kong. */
  readonly openKong: boolean;
  /** Whether a kong was made on this turn. */
  readonly konged: boolean;
  readonly left: number;
  /** How many times the winner has drawn; above 1 where a record begins in the middle. */
  readonly turns: number;
  /** Whether the winner has discarded nothing yet. */
  readonly noDiscard: boolean;
  /** The number of tiles in all rivers, the winning one included. */
  readonly discards: number;
  /** Whether anybody has a chow, a pung, or a melded or added kong. */
  readonly called: boolean;
  /** Whether anybody has a concealed kong. */
  readonly konged4: boolean;
  /** Whether the winner has melds of any kind. */
  readonly melded: boolean;
  /** Whether the winner's hand was ready when the turn began. A kong may have made it ready since. */
  readonly wasReady: boolean;
  /** Whether the winner has a chow, a pung, or a melded or added kong. */
  readonly openMeld: boolean;
  /** A win by flowers: all eight, or seven with the eighth before another player. */
  readonly flowerWin?: 'eight' | 'seven';
  /** How many tiles of the winning kind were discarded before it came, those called into melds included. */
  readonly discarded: number;
  readonly shown: number;
  /** The flags of what the winner declared. */
  readonly ready: readonly Flag[];
}

/** What a declaration depends on. */
export interface Declaring {
  readonly word: 'ready' | 'riichi' | 'open';
  readonly isDealer: boolean;
  /** Whether it is the player's turn, before the discard. */
  readonly acting: boolean;
  readonly turns: number;
  readonly noDiscard: boolean;
  /** Whether anybody has a meld, concealed kongs included. */
  readonly anyMeld: boolean;
  readonly openMeld: boolean;
  readonly left: number;
  readonly points: number;
  /** Whether the hand is complete as it is. */
  complete(): boolean;
}

/** A meld of a player, as a flow sees it. */
export interface MeldOfSeat {
  readonly kind: MeldKind;
  /** The kind of its tiles; of a chow, the lowest one. */
  readonly of: Kind;
  /** Who discarded the tile that was called for it; absent for a concealed kong. */
  readonly from?: Seat;
  /** A kong whose fourth tile was added to a pung. */
  readonly added?: boolean;
  /** Of an added kong: how many melds lay when it was made, itself included; absent where nobody saw that. */
  readonly among?: number;
}

/** What the payments of a win are computed from. */
export interface Totals {
  readonly winner: Seat;
  readonly by: WinBy;
  readonly from?: Seat;
  readonly total: number;
  /** The sums of the lines by unit, for rule sets whose payments depend on several; absent where a ledger knows the total alone. */
  readonly sums?: Readonly<Sums>;
  readonly dealer: Seat;
  readonly counters: number;
  /** Whether the cap applied (luqiao: 辣子). */
  readonly capped?: boolean;
  /** luqiao: the values of the other hands. */
  readonly others?: BySeat<number>;
  /** The player who pays for others (包). */
  readonly liable?: Seat;
  /** What the liable player answers for, where that is not the whole total. */
  readonly liableTotal?: number;
  /** xinzhang: the wins that change the payments. One win may be several of them: 天胡 with 七搶一 on the deal. */
  readonly special?: readonly SpecialWin[];
}

/** `seven` if 七搶一 is part of the total, `heavenly` if 天胡 takes the place of 莊家. */
export type SpecialWin = 'seven' | 'heavenly';

/** The labels of a flow's options in one language. */
export interface FlowText<O extends string = string> {
  readonly options: Readonly<Record<O, OptionText>>;
  /** Names of the ways in which a hand is drawn, by id, where the rule set has ways of its own. */
  readonly drawn?: Readonly<Record<string, string>>;
}

/** The texts of a flow by language: one suffices, and others fall back on it. */
export type FlowTexts = Readonly<Partial<Record<Lang, () => Promise<FlowText>>>>;

/** What limits calls of discards. Without it, nobody calls the last discard, and everything else is free. */
export interface CallLimits {
  /** Whether the last discard may be called. */
  lastDiscard?(o: Options): boolean;
  /** Kinds that may not be discarded after a call. */
  bans?(call: CallOfKind, o: Options): readonly Kind[];
  /** Whether players may not pung the kind that they have just discarded. */
  barsOwnDiscard?(o: Options): boolean;
}

/** A call as it is judged: the meld, the kind that was called, and the lowest kind of the meld. */
export interface CallOfKind {
  readonly kind: MeldKind;
  readonly called: Kind;
  readonly lowest: Kind;
}

/** What letting a tile go forbids. */
export interface FuritenRules {
  /**
   * What letting a win go forbids: a win on that kind by another's tile (`kind`), also by self-draw (`kindSelfToo`),
   * any win by another's tile (`furiten`), any win that is not worth more (`total`).
   */
  win?(o: Options): 'kind' | 'kindSelfToo' | 'furiten' | 'total' | undefined;
  /** What letting a pung go forbids. */
  readonly pung?: 'pung' | 'pungAndKong';
  /** What lifts these bans. */
  readonly lifts: readonly Lifting[];
}

/** Tiles that may be set aside next to the hand: flowers, ガリ. */
export interface LaidOut {
  readonly field: 'flowers' | 'gari';
  readonly is: (kind: Kind, o: Options) => boolean;
  /** How many draws a replacement takes from the wall. */
  readonly cost: 0 | 1;
  /** Whether such a tile may be kept, and discarded. */
  readonly optional: (o: Options) => boolean;
  /** Whether it may also be set aside after a pung (RB-F6). */
  afterCall?(o: Options): boolean;
  /** The id of the only pattern that may rob such a tile as it is set aside. */
  robs?(o: Options): string | undefined;
  /** Which wins by flowers there are: eight before one player; seven, with the eighth before another (XZ-10). */
  readonly wins?: readonly ('eight' | 'seven')[];
  /** mcr: the value of all eight flowers where they win as the last is set aside (MC-11). */
  allEight?(o: Options): number | undefined;
}

/** The indicators in the dead wall, for rule sets with dora. */
export interface DoraIndicators {
  /** The first indicator's stack, counted from the end. */
  readonly behind: (o: Options) => number;
  /** How many indicators are turned at first. */
  readonly first: (o: Options) => number;
  /** Whether the indicator of a melded or added kong is turned with the next discard. */
  readonly late: (o: Options) => boolean;
  /** Set if one that is still to be turned is turned with the next kong, too. */
  readonly lateUntilKong?: true;
}

/** The tile after the deal is turned over, and makes its kind wild (luqiao). */
export interface WildTurned {
  /** Whether a win must exceed the total of a self-draw with the tile discarded for a wait on everything (TZ-22). */
  comparesThrown(o: Options): boolean;
}

/** How a hand is declared ready. */
export interface Readiness {
  /** The words by which a hand is declared ready. */
  readonly words: readonly Declaring['word'][];
  /** The flags of a declaration, or why it is not legal. */
  readonly declare: (d: Declaring, o: Options) => readonly Flag[] | Refusal;
  /** Whether players other than the dealer may declare 天聽 before their first draw (XZ-F3). */
  readonly early?: true;
  /** Which concealed kongs may follow: those that leave the waits alone, or only those that leave the sets alone too. */
  kong?(o: Options): 'sameWaits' | 'sameSets' | undefined;
}

/** What draws a hand besides an empty wall (FL-9). */
export interface Abortive {
  /** After how many kongs a discard that nobody wins on ends the hand. */
  readonly kongs: (o: Options) => number;
  /** Set if the hand goes on where one player made all those kongs. */
  readonly unlessOneMadeThem?: true;
  /** Whether the hand ends if the first four discards are the same wind. */
  readonly winds: (o: Options) => boolean;
  /** Whether it ends if all players have declared riichi. */
  readonly riichi?: (o: Options) => boolean;
  /** How many winners on one tile end it without a winner; undefined where all of them win. */
  readonly wins?: (o: Options) => number | undefined;
  /** How many kinds of terminals and honors end it if a player shows them on the first turn; undefined for none. */
  readonly orphans?: (o: Options) => number | undefined;
}

/** The ids of the ways in which play can end before the wall is used up, under these options. */
export const abortiveDraws = (abortive: Abortive | undefined, o: Options): readonly AbortiveDraw[] => {
  if (!abortive) return [];
  const known: Readonly<Record<AbortiveDraw, boolean>> = {
    nineOrphans: abortive.orphans?.(o) !== undefined,
    fourWinds: abortive.winds(o),
    fourRiichi: abortive.riichi?.(o) === true,
    fourKongs: abortive.kongs(o) < Infinity,
    threeWins: abortive.wins?.(o) !== undefined,
  };
  return ABORTIVE_DRAWS.filter((draw) => known[draw]);
};

/** Who pays whom for a false win. */
export interface FalseWinPaid {
  readonly from: Seat;
  readonly to: Seat;
  readonly dealer: Seat;
}

/** Penalties and prizes besides the score. */
export interface Extras {
  /** What players who are not ready pay when the wall is used up (ノーテン). */
  noten(ready: readonly Seat[], o: Options): readonly Payment[];
  /** Whether a player wins whose discards were all terminals and honors and none was called (流し満貫). */
  nagashi(o: Options): boolean;
  /** What every such player is paid, where that is no win: the hand is drawn. */
  nagashiTotal?(isDealer: boolean, o: Options): number;
  /** Prizes for the end of a hand (ドボン賞). */
  prizes(
    points: BySeat<number>,
    paid: readonly Payment[],
    by: WinBy | 'draw',
    o: Options,
  ): readonly Payment[];
}

/** The rule's number for each refusal that has one, the scorer's among them. */
export type Cites = Readonly<Partial<Record<Refusal, string> & Record<string, string>>>;

/** The rule numbers of what is no refusal: who of several wins; who deals after the dealer's win, another's, a drawn hand. */
export type SettlingCites = Readonly<Partial<Record<'winners' | 'won' | 'lost' | 'drawn', string>>>;

/**
 * How a hand of one rule set is dealt, played and ended. `o` are the options of rule set and flow together.
 *
 * Every flow has the first twelve fields. The others are hooks: a rule set has one as a whole, or lacks it.
 */
export interface Flow {
  /** Options that only the flow uses; the others are with the rule set. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly texts: FlowTexts;
  /** The deal: four tiles to everybody, `fours` times; then single tiles to these seats, counted from the dealer. */
  readonly deal: {readonly fours: number; readonly then: readonly number[]};
  /** The number of ordinary draws after the deal, before flowers are set aside. */
  readonly left: (o: Options) => number;
  readonly kong: {
    /** How many ordinary draws a kong takes from the wall. */
    readonly cost: number;
    /** How many ordinary draws must be left for a kong. */
    readonly needs: (o: Options) => number;
    /** How many kongs all players together may make. */
    readonly most: (o: Options) => number;
    /** The id of the only pattern that may rob a concealed kong; an added kong may always be robbed. */
    robs?(o: Options): string | undefined;
    /** Whether a win on the replacement of a melded kong is forbidden; `flower` says that a flower came between. */
    barsWin?(flower: boolean, o: Options): boolean;
  };
  readonly chow: boolean;
  /** Who wins if several players claim one tile: all, or the nearest after the discarder. */
  winners(o: Options): 'all' | 'nearest';
  /** The flags of a win. */
  readonly flags: (m: Moment, o: Options) => readonly Flag[];
  /** What a false win costs, paid to each other player. */
  readonly falseWin: (o: Options, between: FalseWinPaid) => number;
  /** The payments of a win, computed from totals alone. Scored wins are paid by the same arithmetic. */
  pay(totals: Totals, o: Options): readonly Payment[];
  /** Who deals next. */
  readonly nextDeal: (frame: Pick<Frame, 'dealer' | 'counters'>, outcome: Outcome, o: Options) => Deal;
  /** The points that players begin with. */
  readonly startPoints: (o: Options) => number;

  /** Changes under presets, by id. */
  readonly presets?: Readonly<Record<string, FlowChanges>>;
  /** Set if the lower tile of the last stack is the first replacement, and not the upper one. */
  readonly lowerFirst?: true;
  readonly calls?: CallLimits;
  readonly furiten?: FuritenRules;
  readonly laidOut?: LaidOut;
  readonly dora?: DoraIndicators;
  readonly wilds?: WildTurned;
  readonly ready?: Readiness;
  /** Who must pay for a win, by the winner's melds in the order in which they were made (包). */
  readonly liable?: (melds: readonly MeldOfSeat[], o: Options) => Seat | undefined;
  readonly abortive?: Abortive;
  readonly extras?: Extras;
  /** The price of a riichi stick, where there are any. */
  readonly stick?: number;
  /** Whether only the first of several winners is paid for counters. */
  readonly countersOnce?: (o: Options) => boolean;
  /** Rule numbers for refusals. */
  readonly cites?: Cites;
  readonly settlingCites?: SettlingCites;
}

/** What a preset changes. A hook that is undefined there is taken away. */
export type FlowChanges = {readonly [K in keyof Flow]?: Flow[K] | undefined};

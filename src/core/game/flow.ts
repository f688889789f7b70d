/**
 * How a game is played, beyond what a hand scores: the deal, who may call, what was let go, who deals next. Types only;
 * each rule set has its own in `src/rules/<id>/flow.ts`, and the referee in `src/round/` follows it. Numbers such as
 * `FL-8` and `TZ-16` are rules.
 */
import type {BySeat, Deal, Frame, Outcome} from './frame.js';
import type {Lang, OptionText} from './names.js';
import type {Refusal} from './refusal.js';
import type {Payment} from './result.js';
import type {Flag, Seat, WinBy} from '../situation/situation.js';
import type {Kind} from '../tiles/tile.js';
import type {OptionSpec, Options} from './options.js';
import type {MeldKind} from '../notation/hand.js';

export type * from './frame.js';

/** What can happen to a seat that lifts a ban on what it let go. */
export type Lifting = 'draw' | 'call' | 'skipped' | 'discard' | 'addedKong';

/** What the flags of a win depend on: what the record says of the moment. */
export interface Moment {
  readonly by: WinBy;
  readonly isDealer: boolean;
  /** Who discarded, or declared the robbed kong. */
  readonly fromDealer: boolean;
  /** What the winning tile replaces; undefined for an ordinary draw and for another player's tile. */
  readonly repl?: 'kong' | 'flower';
  /** The replacements of this turn began with a melded kong. */
  readonly openKong: boolean;
  /** A kong was made on this turn. */
  readonly konged: boolean;
  readonly left: number;
  /** The winner's own draws so far; never 0 or 1 where a record begins in the middle. */
  readonly turns: number;
  /** The winner has thrown nothing yet. */
  readonly noDiscard: boolean;
  /** How many tiles lie in all rivers, the winning one included. */
  readonly discards: number;
  /** Anybody's chow, pung or melded or added kong. */
  readonly called: boolean;
  /** Anybody's concealed kong. */
  readonly konged4: boolean;
  /** The winner's own melds of any kind. */
  readonly melded: boolean;
  /** The winner's own chows, pungs, melded and added kongs. */
  readonly openMeld: boolean;
  /** The winner's flowers: all eight, or seven with the eighth before another; declared with this win. */
  readonly flowerWin?: 'eight' | 'seven';
  /** Tiles of the winning kind seen before it came: in all rivers, and uncalled ones with exposed melds. */
  readonly discarded: number;
  readonly shown: number;
  /** What the winner declared, as flags. */
  readonly ready: readonly Flag[];
}

/** What a declaration of being ready depends on. */
export interface Declaring {
  readonly word: 'ready' | 'riichi' | 'open';
  readonly isDealer: boolean;
  /** It is his turn, and he has yet to discard. */
  readonly acting: boolean;
  readonly turns: number;
  readonly noDiscard: boolean;
  /** Anybody's meld, concealed kongs included. */
  readonly anyMeld: boolean;
  readonly openMeld: boolean;
  readonly left: number;
  readonly points: number;
  /** The hand is complete as it is. */
  complete(): boolean;
}

/** What the payments of a win are reckoned from. */
export interface Totals {
  readonly winner: Seat;
  readonly by: WinBy;
  readonly from?: Seat;
  readonly total: number;
  readonly dealer: Seat;
  readonly counters: number;
  /** Whether the cap applies (luqiao: 辣子). */
  readonly capped?: boolean;
  /** luqiao: what the other hands are worth. */
  readonly others?: BySeat<number>;
  /** luqiao: who pays for all (包). */
  readonly liable?: Seat;
  /** xinzhang: `seven` where 七搶一 is part of the total, `heavenly` where 天胡 takes 莊家's place. */
  readonly special?: 'seven' | 'heavenly';
}

/** The labels of a flow's options, in one language. */
export interface FlowText<O extends string = string> {
  readonly options: Readonly<Record<O, OptionText>>;
}

/** A rule's number for each refusal that a rule set has a number for. */
export type Cites = Readonly<Partial<Record<Refusal, string>>>;

/** How a hand of one rule set is dealt, played and ended. `o` are the options of the rule set and of the flow together. */
export interface Flow {
  /** Options that matter to the flow alone; those of the rule set stand there. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly texts: Readonly<Record<Lang, () => Promise<FlowText>>>;
  /** What a preset changes. */
  readonly presets?: Readonly<Record<string, Partial<Flow>>>;
  /** Fours to everybody so many times; then single tiles to seats counted from the dealer. */
  readonly deal: {readonly fours: number; readonly then: readonly number[]};
  /** luqiao: the tile after the deal is turned as the indicator. */
  readonly turnsIndicator?: true;
  /** Ordinary draws at first, before flowers are laid out (FL §3). */
  readonly left: (o: Options) => number;
  readonly kong: {
    /** Ordinary draws that a kong takes. */
    readonly cost: number;
    /** `left` at least, for a kong to be legal. */
    readonly needs: (o: Options) => number;
    /** Kongs of all players at most. */
    readonly most: (o: Options) => number;
  };
  /** What may be laid out beside the hand, and whether a replacement for it takes a draw from the wall. */
  readonly laidOut?: {
    readonly field: 'flowers' | 'gari';
    readonly is: (kind: Kind, o: Options) => boolean;
    readonly cost: 0 | 1;
    /** May be kept, and thrown. */
    readonly optional: (o: Options) => boolean;
    /** May be laid out after a pung too (RB-F6). */
    readonly afterCall?: (o: Options) => boolean;
  };
  /** Replacements: the upper tile of the last stack first, or the lower (FL §8). */
  readonly upperFirst: boolean;
  /** Stacks from the end on that the first indicator lies before, and how many are turned at first (ribon). */
  readonly indicators?: {
    readonly behind: (o: Options) => number;
    readonly first: (o: Options) => number;
    /** After a melded or added kong the next is turned with the discard. */
    readonly late: (o: Options) => boolean;
  };
  readonly chow: boolean;
  /** Of several winners of one tile, all or the nearest after the discarder. */
  winners(o: Options): 'all' | 'nearest';
  /** The rule's number of that. */
  readonly winnersCite?: string;
  readonly lastDiscardCalls: (o: Options) => boolean;
  /** Kinds that may not be thrown after a call with this tile. */
  readonly bans: (call: {kind: MeldKind; called: Kind; lowest: Kind}, o: Options) => readonly Kind[];
  /** Whether the kind that one has just thrown may not be punged. */
  readonly barsOwnDiscard?: (o: Options) => boolean;
  /**
   * What letting a win go forbids: that kind by another's tile (`kind`), by self-draw too (`kindSelfToo`), every win by
   * another's tile (`furiten`), every one for no more (`total`).
   */
  readonly missed: (o: Options) => 'kind' | 'kindSelfToo' | 'furiten' | 'total' | undefined;
  /** Whether the replacement of a melded kong wins nothing; `flower` where a flower came between. */
  readonly barsOpenKong?: (flower: boolean, o: Options) => boolean;
  /** Whether the total of a self-draw with the tile thrown for a wait on everything must be exceeded (TZ-22). */
  readonly comparesThrown?: (o: Options) => boolean;
  /** What letting a pung go forbids. */
  readonly passed?: 'pung' | 'pungAndKong';
  readonly lifts: readonly Lifting[];
  readonly robbing?: {
    /** A concealed kong, or a tile laid out, is robbed by this pattern alone. */
    readonly concealed: (o: Options) => string | undefined;
    readonly laidOut: (o: Options) => string | undefined;
  };
  /** Whether a declaration is legal; the flags that it gives, or why not. */
  readonly declare?: (d: Declaring, o: Options) => readonly Flag[] | Refusal;
  /** Others than the dealer declare 天聽 before their first draw (XZ-F3). */
  readonly earlyReady?: true;
  /** Whether a concealed kong may follow riichi. */
  readonly readyKong?: (o: Options) => boolean;
  /** What ends the hand after a discard that nobody wins on, besides an empty wall (FL-9). */
  readonly abortive?: {
    readonly kongs: (o: Options) => number;
    readonly winds: (o: Options) => boolean;
  };
  readonly flags: (m: Moment, o: Options) => readonly Flag[];
  /** Wins by flowers: eight before one player; seven, with the eighth before another (XZ-10). */
  readonly flowerWins?: readonly ('eight' | 'seven')[];
  /** mcr: what all eight flowers are worth, where they win (MC-11); undefined where they do not. */
  readonly eightFlowers?: (o: Options) => number | undefined;
  /** What a false win costs, to each of the others. */
  readonly falseWin: (o: Options) => number;
  /** The payments of a win, from totals alone; a scored win is paid by the same arithmetic. */
  pay(totals: Totals, o: Options): readonly Payment[];
  /** Who deals next. */
  readonly nextDeal: (frame: Pick<Frame, 'dealer' | 'counters'>, outcome: Outcome) => Deal;
  /** The rule's number of that: after the dealer's win, after another's, after a drawn hand. */
  readonly dealCites?: Readonly<Record<'won' | 'lost' | 'drawn', string>>;
  /** What the seats have at first. */
  readonly startPoints: (o: Options) => number;
  /** What a riichi stick is worth, where there are any. */
  readonly stick?: number;
  /** ribon: penalties and prizes beside the score. */
  readonly extras?: {
    noten(ready: readonly Seat[], o: Options): readonly Payment[];
    nagashi(o: Options): boolean;
    prizes(
      points: BySeat<number>,
      paid: readonly Payment[],
      by: WinBy | 'draw',
      o: Options,
    ): readonly Payment[];
  };
  /** Rule numbers of what is refused. */
  readonly cites: Cites;
  /** The same of what the scorer refuses. */
  readonly scorerCites?: Readonly<Partial<Record<string, string>>>;
}

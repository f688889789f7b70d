/**
 * The words of questions, verdicts and reasons, in one language. Tiles in them are pictures, names or notation: see
 * `marked.ts`.
 */
import type {WinBy} from '../../core/situation/situation.js';
import type {Group} from '../../core/game/result.js';

/** What can be asked of a hand; `winTile` is about a tile that completes it. */
type Asked =
  | 'total'
  | 'lines'
  | 'win'
  | 'winTile'
  | 'waitsWinning'
  | 'waitsCompleting'
  | 'waits'
  | 'discard'
  | 'groups'
  | 'payments';

/** The reasons why an answer is wrong or right. */
export interface NoteStrings {
  /** How many right answers the reader has not chosen. */
  readonly missing: Readonly<Record<'pattern' | 'tile' | 'move', (n: number) => string>>;
  /** That a pattern for a wait for one tile alone does not count, since the hand waits for others. */
  readonly otherWaits: (name: string, tiles: string) => string;
  /** The pattern that would make a win of a hand that may not win, what it would be worth, and what it lacks. */
  readonly withPattern: (name: string, amount: string, why: string) => string;
  readonly complete: (groups: string) => string;
  readonly onlyWorth: (amount: string) => string;
  /** The sets of a hand, each by its kind. */
  readonly sets: (each: readonly string[]) => string;
  readonly set: Readonly<Record<Group['kind'], (tiles: string) => string>>;
  readonly wildAs: (wild: string, tile: string) => string;
  readonly splitEqual: (groups: string) => string;
  readonly splitLess: (groups: string, amount: string) => string;
  /** How many sets of the reader are no sets, how many tiles are in none, and how many amounts are wrong. */
  readonly noSetCount: (n: number) => string;
  readonly leftCount: (n: number) => string;
  /** The amounts that are wrong: whose they are, or their units. */
  readonly amountsOf: (names: readonly string[]) => string;
  readonly without: (amount: string, names: string) => string;
  readonly twice: (amount: string, name: string) => string;
  readonly withExcluded: (amount: string, name: string, by: string) => string;
  readonly withNear: (amount: string, name: string, why: string) => string;
  readonly otherSplit: (amount: string, groups: string) => string;
  readonly otherWay: (amount: string, way: string) => string;
  readonly uncapped: (amount: string) => string;
  readonly undoubled: (amount: string) => string;
  readonly unrounded: (amount: string) => string;
  readonly tooLow: string;
  readonly tooHigh: string;
  readonly total: (amount: string) => string;
  readonly lineCount: (n: number) => string;
  /** How many patterns count in a unit. */
  readonly unitCount: (n: number, unit: string) => string;
  readonly line: (name: string, amount: string, tiles: string) => string;
  readonly excludedByOther: (name: string) => string;
  readonly excluded: (name: string, by: string) => string;
  readonly near: (name: string, why: string) => string;
  readonly absent: (name: string, condition: string) => string;
  readonly trueCount: (n: number) => string;
  /** Where a pattern that the reader has not chosen is to be seen: in these tiles, or in the whole hand. */
  readonly unseen: (tiles: string) => string;
  readonly unseenWhole: string;
  /** That no pattern counts. */
  readonly noLine: string;
  readonly wins: (groups: string, amount: string) => string;
  readonly far: (tiles: number) => string;
  readonly misfit: (tile: string, waits: string) => string;
  readonly notReady: (tiles: number) => string;
  readonly isReady: string;
  /** What waits for a tile that the reader has not named: two tiles of a chow, a pair, a single tile. */
  readonly openChow: (tiles: string) => string;
  readonly open: Readonly<Record<'pung' | 'pair', string>>;
  readonly waited: (tile: string, groups: string) => string;
  readonly notWaited: (tile: string) => string;
  readonly notWon: (tile: string, reason: string) => string;
  /** A discard: the distance of the hand, the useful tiles and how many of them are left. */
  readonly discard: (tile: string, distance: number, useful: string, left: number) => string;
  readonly worth: (amount: string) => string;
  readonly best: string;
  readonly bestLeft: (distance: number, left: number) => string;
  /** What another discard has before the chosen one; or only that another one is meant. */
  readonly otherDiscard: Readonly<Record<'distance' | 'left' | 'meant', string>>;
  /** Useful tiles, with their numbers, that only the right discard leaves, or only the chosen one. */
  readonly gained: (tiles: string) => string;
  readonly lost: (tiles: string) => string;
  readonly noSet: (tiles: string) => string;
  readonly leftOver: (tiles: string) => string;
  readonly noHand: string;
  readonly splitMore: string;
  readonly splitWorth: (amount: string, best: string) => string;
  readonly groupCount: (parts: readonly string[]) => string;
  readonly groups: Readonly<Record<Group['kind'], (n: number) => string>>;
  readonly seat: (seat: string, amount: string, reasons: readonly string[]) => string;
  /** One payment from or to a seat, with the reason. */
  readonly pays: (to: string, amount: string, why: string) => string;
  readonly gets: (from: string, amount: string, why: string) => string;
  /** Who pays whom, and why, without the amount. */
  readonly owes: (from: string, to: string, why: string) => string;
  readonly ifDealer: (seat: string, amount: string, dealer: string) => string;
  readonly ifWay: (seat: string, amount: string, way: string) => string;
  readonly ifCounters: (seat: string, amount: string) => string;
  readonly ifLiable: (seat: string, amount: string) => string;
  readonly asOther: (seat: string, amount: string, other: string, dealer: string) => string;
  /** The amount belongs to the discarder, or the seat is the discarder and the amount belongs to another player. */
  readonly asDiscarder: (seat: string, amount: string, discarder: string) => string;
  readonly asNotDiscarder: (seat: string, amount: string, other: string) => string;
  /** Whose amounts are off in the same way. */
  readonly off: Readonly<
    Record<'paysLittle' | 'paysMuch' | 'getsLittle' | 'getsMuch', (seats: readonly string[]) => string>
  >;
  readonly sign: (seat: string) => string;
  readonly notZero: (sum: string) => string;
}

/** The part that a near miss lacks. */
export interface NearStrings {
  readonly tiles: (instead: string, tiles: string) => string;
  readonly by: (way: string) => string;
  readonly win: (tile: string) => string;
  readonly called: (tiles: string) => string;
  readonly concealed: (tiles: string) => string;
  readonly kong: (tiles: string) => string;
  readonly flag: (flag: string) => string;
  /** A flag that a player declares. */
  readonly declared: (flag: string) => string;
  readonly noFlag: (flag: string) => string;
  readonly seat: (seat: string) => string;
  readonly round: (round: string) => string;
  readonly flower: (tile: string) => string;
  readonly noFlowers: string;
}

/** Why a player may make a move: the player, the tile that it is about, whose it is, and what the player holds. */
interface BecauseStrings {
  readonly chow: (seat: string, tile: string, from: string, own: string) => string;
  readonly pung: (seat: string, tile: string, from: string, own: string) => string;
  readonly kong: (seat: string, tile: string, from: string, own: string) => string;
  readonly concealed: (seat: string, own: string) => string;
  readonly added: (seat: string, tile: string, pung: string) => string;
  readonly win: (seat: string, tile: string, amount: string, sets: string) => string;
  readonly flowers: (seat: string) => string;
  /** A declaration, and what the hand waits for, after a discard where there is one. */
  readonly declared: (seat: string, what: string, waits: string) => string;
  readonly waits: (discard: string, waits: string) => string;
  readonly out: (seat: string, tile: string) => string;
}

/** Words of questions about a table. */
export interface TableQuestionStrings {
  readonly may: string;
  readonly mayOf: (seat: string) => string;
  /** The answer that no player may do any of it. */
  readonly nothing: string;
  /** That the reader has not chosen all that a player can do. */
  readonly mayMore: (seat: string) => string;
  readonly wrongDealer: string;
  readonly wrongCounters: string;
  /** What a player would do. */
  readonly move: (seat: string) => string;
  /** The verdict on another move than the right one, and the right one. */
  readonly notPlayed: string;
  readonly better: (seat: string, move: string) => string;
  /** What a move leaves of a player's hand. */
  readonly leaves: (seat: string, text: string) => string;
  readonly because: BecauseStrings;
  /** Why a player may not win on a tile. */
  readonly mayNotWin: (seat: string, tile: string, why: string) => string;
  /** Why a hand is furiten: by tiles discarded, or by a win that was passed. */
  readonly furitenRiver: (tiles: string) => string;
  readonly furitenPassed: (tiles: string) => string;
  readonly winsOn: (seat: string, tile: string, sets: string) => string;
  /** Who has won, and on which tile where one lies there. */
  readonly won: (seat: string, tile: string) => string;
  /** Who dealt the hand, and with how many counters where the rule set has them. */
  readonly dealt: (seat: string, counters: number | undefined) => string;
  /** How the hand ended for the dealer. */
  readonly dealerWon: (seat: string) => string;
  readonly dealerLost: (seat: string) => string;
  readonly dealerDrew: (seat: string) => string;
  readonly dealerReady: (seat: string) => string;
  readonly dealerUnready: (seat: string) => string;
  /** Why the deal passes where it does so after every hand. */
  readonly dealAlwaysPasses: string;
  /** Whether the deal stays, and where it goes. */
  readonly dealStays: (seat: string) => string;
  readonly dealPasses: (seat: string) => string;
  /** With how many counters a seat dealt, and how many there are next. */
  readonly countersBecause: (seat: string, before: number, now: number) => string;
  readonly discards: string;
  /** How a seat is chosen, and how the boxes of a seat are found. */
  readonly seatHelp: string;
  readonly mayHelp: string;
  readonly moves: string;
  readonly winsFrom: (seat: string, from: string) => string;
  readonly winsSelf: (seat: string) => string;
  readonly next: string;
  readonly nextCounters: string;
  /** The field for the counters. */
  readonly counters: string;
}

/** The two answers. */
export interface YesOrNo {
  readonly yes: string;
  readonly no: string;
}

/** Words of `<mj-quiz>`. */
export interface QuizStrings {
  /** The questions; an author may replace them. */
  readonly questions: Readonly<Record<Asked, string>>;
  /** The questions about a table. */
  readonly table: TableQuestionStrings;
  readonly notes: NoteStrings;
  readonly near: NearStrings;
  readonly check: string;
  readonly hint: string;
  readonly reveal: string;
  readonly answer: string;
  /** The answers to whether a hand can win, and to a question that an author has put. */
  readonly answersWin: YesOrNo;
  readonly answers: YesOrNo;
  readonly noTile: string;
  /** The box that says that no other box is right. */
  readonly noneOfThese: string;
  readonly right: string;
  readonly wrong: string;
  /** Beside a part of an answer that is wrong, for screen readers. */
  readonly wrongHere: string;
  /** The same where the part is right. */
  readonly rightHere: string;
  /** At a right part of the answer that was not chosen, once the answer is shown. */
  readonly missedHere: string;
  /** The line that opens the explanation of the right answer. */
  readonly why: string;
  readonly left: (attempts: number) => string;
  readonly noneLeft: string;
  /** The label of the field for a total, with its unit. */
  readonly amount: (unit: string) => string;
  /** The question how much a hand has of each unit. */
  /**
   * Whose hand is asked about, and whose tile it may take: of a hand that may not win, nothing says that it has won.
   * @param by how the tile came: as a discard, or added to a kong
   */
  readonly offered: (seat: string, from: string, by: WinBy) => string;
  readonly howMany: (units: readonly string[]) => string;
  /** The fields for that, one for each unit. */
  readonly sums: string;
  /** The fields for payments: in which unit. */
  readonly net: (unit: string) => string;
  readonly keyboard: string;
  /** The tiles that have not been put into a set. */
  readonly pool: string;
  /** The button that makes a set of the chosen tiles, and the one that takes a set apart. */
  readonly makeSet: string;
  readonly takeApart: (tiles: string) => string;
  /** What has become of a set, for screen readers: its number, what it is, and how many tiles are left. */
  readonly setMade: (n: number, set: string, left: number) => string;
  readonly setApart: (n: number, left: number) => string;
  readonly setsHelp: string;
  readonly emptySet: string;
  /** The reason why nothing can be checked yet. */
  readonly missing: string;
  readonly required: string;
}

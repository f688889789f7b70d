/**
 * What happens in hands and games as rules of play say it. Each rule set lists its rule numbers by what meets them, so
 * that random play can count how often a rule was met.
 */
import type {DrawnBy} from '../../src/core/game/frame.js';
import type {Flag} from '../../src/core/situation/situation.js';

/** Something that happens in a hand or a game. A refused move is not a happening. */
export type Happening =
  // how a hand begins
  | 'dealt'
  | 'indicator'
  | 'whiteIndicator'
  | 'doraIndicator'
  | 'dealerNotEast'
  | 'openingFlower'
  | 'shortOfTile'
  | 'shortFilled'
  // turns
  | 'drew'
  | 'discarded'
  | 'kongReplaced'
  | 'flowerReplaced'
  | 'laidOut'
  | 'laidOutAfterCall'
  | 'eighthHandedOver'
  | 'threwBack'
  | 'wildThrown'
  | 'gariThrown'
  | 'lastDiscard'
  | 'deadHandPlays'
  | 'kongsGoOn'
  | 'handHidden'
  // melds
  | 'chow'
  | 'pung'
  | 'meldedKong'
  | 'concealedKong'
  | 'addedKong'
  | 'heldTileAdded'
  | 'kongTookDraws'
  | 'indicatorTurned'
  | 'readyKong'
  | 'gariCalled'
  | 'whiteMelded'
  | 'ownDiscardCalled'
  // claims
  | 'outranked'
  | 'nearestWins'
  | 'severalWin'
  | 'robDeclined'
  | 'winLetGo'
  | 'winLetGoFreely'
  | 'nothingLetGo'
  | 'pungLetGo'
  | 'banLifted'
  | 'skippedTurnLifts'
  // declarations
  | `declared ${Flag}`
  | 'voidReady'
  | 'stickLaid'
  | 'ippatsuEnded'
  | 'falseWin'
  // how a hand ends
  | 'wonBySelf'
  | 'wonByDiscard'
  | 'robbed'
  | 'wonOnOwnDiscard'
  | 'wonOnPair'
  | 'wonOnLastReplacement'
  | `won ${Flag}`
  | `drawn ${DrawnBy}`
  | 'losersPay'
  | 'prizePaid'
  | `paid ${string}`
  | 'dealerStays'
  | 'dealPasses'
  // games
  | 'gameBegun'
  | 'nextHand'
  | 'roundOver'
  | 'otherSitsOut'
  | 'bust'
  | 'gameOver';

/** Rule numbers by what meets them. */
export type Happenings = Readonly<Partial<Record<Happening, readonly string[]>>>;

/** The rules of play that are not about a refused move, by what meets them. */
export interface RulesMet {
  readonly met: Happenings;
  /** Rules about what is shown on a table or in a picture: no play can meet them. */
  readonly shown: readonly string[];
  /** Rules that a preset does not have, by preset. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
}

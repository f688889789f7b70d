/** Who sits at the table and how well they play, from the attributes of the element. */
import {fault, notAmong, type Fault} from '../../core/situation/problem.js';
import {SEATS, isSeat, type Seat} from '../../core/situation/situation.js';
import {PLAYER_LEVELS, type PlayerLevel} from '../../play/players/player.js';
import type {RoundRecord} from '../../round/record/record.js';
import type {PlayTable} from '../../play/table/table.js';
import {isOneWord} from '../../round/text/one-word.js';

/** Who sits where, and on which wall they play. */
export interface Sitting {
  readonly table: PlayTable;
  readonly seat: Seat;
  readonly seed: string;
  readonly levels: readonly PlayerLevel[];
  /** How many hands are played at most; `game` for as many as the rules have. */
  readonly hands: number | 'game';
  readonly round: Seat | undefined;
  readonly dealer: Seat | undefined;
  /** The position from which the hand is played. */
  readonly from: RoundRecord | undefined;
  /** Whether the reader must see wins and claims himself. */
  readonly isStrict: boolean;
  /** Whether the others say during the hand why they move as they do. */
  readonly tells: boolean;
}

/** The attributes that say so, as they are written. */
interface SittingText {
  readonly seat: string | undefined;
  readonly dealer: string | undefined;
  readonly round: string | undefined;
  readonly seed: string;
  readonly level: string;
  readonly hands: string;
  /** Whether a position is given. */
  readonly isGiven: boolean;
}

/** The fault of the first attribute that cannot be read, at a table with these seats. */
export const wrongSitting = (
  {seat, dealer, round, seed, level, hands, isGiven}: SittingText,
  seats: readonly Seat[],
): Fault | undefined =>
  wrongSeat(seat, 'seat', seats) ??
  wrongSeat(dealer, 'dealer', seats) ??
  wrongSeat(round, 'round', SEATS) ??
  (isOneWord(seed) ? undefined : fault('bad-field', seed, 'seed')) ??
  wrongLevel(level) ??
  (handsIn(hands) === undefined ? notAmong(hands, 'hands', HANDS) : undefined) ??
  (isGiven ? beside({dealer, round, hands}) : undefined);

/** A position says itself who deals and in which round, and one hand is played from it. */
function beside({dealer, round, hands}: Pick<SittingText, 'dealer' | 'round' | 'hands'>): Fault | undefined {
  if (dealer !== undefined) return fault('bad-field', dealer, 'dealer');
  if (round !== undefined) return fault('bad-field', round, 'round');
  return handsIn(hands) === 1 ? undefined : notAmong(hands, 'hands', ['1']);
}

const wrongSeat = (text: string | undefined, field: string, seats: readonly Seat[]): Fault | undefined =>
  text === undefined || (isSeat(text) && seats.includes(text))
    ? undefined
    : {...fault('bad-seat', text, field), allowed: seats};

const LEVELS: readonly string[] = PLAYER_LEVELS.map(String);

const levelWords = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

function wrongLevel(text: string): Fault | undefined {
  const wrong = levelWords(text).find((word) => !LEVELS.includes(word));
  return wrong === undefined ? undefined : notAmong(wrong, 'level', LEVELS);
}

/** The levels of the seats in their order, as they are written; 3 for all where nothing is. */
export function levelsIn(text: string): readonly PlayerLevel[] {
  const words = levelWords(text);
  return words.length ? words.map((word) => Number(word) as PlayerLevel) : [3];
}

/** What may be said of the number of hands, as an example. */
const HANDS: readonly string[] = ['1', '4', 'game'];

/** The number of hands, as it is written; one where nothing is. Undefined where it is none. */
export function handsIn(text: string): number | 'game' | undefined {
  if (!text || text === 'game') return text ? 'game' : 1;
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}

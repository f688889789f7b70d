/** Where a game stands when its ledger begins: who deals, who sits out, what everybody has. */
import type {Course} from '../../core/game/course.js';
import type {Seat} from '../../core/situation/situation.js';
import type {GameBeginning} from '../game/game.js';
import {seatNamed} from '../text/words.js';
import {ledgerFault, type LedgerFault, type PlacedWord} from './faults.js';
import {listedNames, type Values} from './values.js';
import {diceIn} from './winds.js';
import {isFault} from '../../core/situation/result.js';

/** The last hand of a game of fixed length, counted from 0. */
const LAST_HAND = 15;
const MOST = 999;
/** The player who sits out of four, where the ledger does not say. */
const FOURTH = 3;

/** Reads where the game begins from the values; returns the first fault. */
export function readBeginning(
  values: Values,
  players: readonly string[],
  course: Course,
): GameBeginning | LedgerFault {
  const {points, counters, sticks, hand, round, dice} = values;
  if (dice && !course.windsByDice) return ledgerFault('not-in-rules', dice, undefined, 'dice=');
  const parts = [
    readSeats(values, players, course),
    part('points', points, (word) => readPoints(word, players)),
    part('counters', counters, (word) => readNumber(word, MOST)),
    part('sticks', sticks, (word) => readNumber(word, MOST)),
    part('hand', hand, (word) => readNumber(word, LAST_HAND)),
    part('round', round, readRound),
    part('dice', dice, readDice),
  ];
  const from: GameBeginning = Object.assign({}, ...parts) as GameBeginning;
  return parts.find(isFault) ?? from;
}

/** Reads one value by its name; nothing where it is not given. */
function part<K extends keyof GameBeginning>(
  name: K,
  word: PlacedWord | undefined,
  read: (word: PlacedWord) => GameBeginning[K] | LedgerFault,
): GameBeginning | LedgerFault {
  if (!word) return {};
  const value: GameBeginning[keyof GameBeginning] | LedgerFault = read(word);
  return typeof value === 'object' && isFault(value) ? value : {[name]: value};
}

/** Reads who deals and who sits out, as player numbers. Where the first player sits out, the second deals. */
function readSeats(
  {sitsout, dealer}: Values,
  players: readonly string[],
  course: Course,
): GameBeginning | LedgerFault {
  const canSitOut = players.length > FOURTH && course.players.includes(FOURTH);
  if (sitsout && !canSitOut) return ledgerFault('not-in-rules', sitsout, undefined, 'sitsout');
  const out = sitsout ? players.indexOf(sitsout.text) : canSitOut ? FOURTH : undefined;
  if (sitsout && out === -1) return ledgerFault('unknown-player', sitsout);
  const first = out === 0 ? 1 : 0;
  const deals = dealer ? players.indexOf(dealer.text) : first;
  if (dealer && deals < 0) return ledgerFault('unknown-player', dealer);
  if (dealer && deals === out) return ledgerFault('sits-out', dealer);
  return {dealer: deals, ...(out === undefined ? {} : {out})};
}

/** Reads points such as `A52,B88,C10`; players not named have the starting points. */
function readPoints(given: PlacedWord, players: readonly string[]): readonly number[] | LedgerFault {
  const points: number[] = [];
  for (const piece of listedNames(given.text)) {
    const [, name = piece, number] = /^(.+?)(-?\d{1,7})$/.exec(piece) ?? [];
    const player = players.indexOf(name);
    if (player < 0) return ledgerFault('unknown-player', given, undefined, name);
    if (number === undefined) return ledgerFault('bad-value', given, undefined, piece);
    points[player] = Number(number);
  }
  return points;
}

const readNumber = (word: PlacedWord, most: number): number | LedgerFault =>
  /^\d{1,3}$/.test(word.text) && Number(word.text) <= most
    ? Number(word.text)
    : ledgerFault('bad-value', word);

/** Reads a round's wind: `east` or `E`. */
const readRound = (word: PlacedWord): Seat | LedgerFault =>
  seatNamed(word.text) ?? ledgerFault('bad-value', word);

/** Reads what the dice show: `334`. */
const readDice = (word: PlacedWord): readonly number[] | LedgerFault =>
  diceIn(word.text) ?? ledgerFault('bad-value', word);

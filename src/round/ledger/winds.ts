/** Who is in the east of one hand, where dice decide it and a line or a round says how they fell (SG-4). */
import {placesFrom, seatOf, type Course, type SeatedFrame} from '../../core/game/course.js';
import {eastByDice} from '../../core/game/rounds.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {pointsOf} from '../game/game.js';
import {seatNamed} from '../text/words.js';
import {ledgerFault, unknownName, type LedgerFault, type PlacedWord} from './faults.js';

/** What a line says about the winds: `dice=334`, `east=C` or `dealer=north`. */
export interface WindsEntry {
  readonly word: PlacedWord;
  readonly name: string;
  readonly value: string;
}

/** The name and the value of a word such as `dice=334`; undefined for any other word. */
export function windsIn(word: PlacedWord): WindsEntry | undefined {
  const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(word.text) ?? [];
  return name === undefined ? undefined : {word, name: name.toLowerCase(), value};
}

/** Reads what dice show, written together or with commas; undefined for anything else. */
export const diceIn = (text: string): readonly number[] | undefined =>
  /^[1-6](?:,?[1-6]){0,2}$/.test(text) ? [...text.replaceAll(',', '')].map(Number) : undefined;

/** The player in the east if this one sits in this seat. */
const eastIf = (player: number, seat: Seat): number =>
  (player - SEATS.indexOf(seat) + SEATS.length) % SEATS.length;

/** The player who deals. */
const dealerOf = ({places, dealer}: SeatedFrame): number => places[dealer] ?? 0;

/** The frame with this player in the east. */
export function seatedWith(frame: SeatedFrame, east: number): SeatedFrame {
  const {windsUnsaid: _, ...rest} = frame;
  const places = placesFrom(east);
  const points = pointsOf(frame, frame.points);
  return {
    ...rest,
    places,
    dealer: seatOf(places, dealerOf(frame)) ?? 'east',
    points: Object.fromEntries(SEATS.map((seat) => [seat, points[places[seat]]])),
  };
}

/** The frame with the dealer in this seat. */
export const dealtFrom = (frame: SeatedFrame, seat: Seat): SeatedFrame =>
  seatedWith(frame, eastIf(dealerOf(frame), seat));

/** The frame with the winds that a line says; the frame itself for a line that says none. */
export function seatedBy(
  winds: readonly WindsEntry[],
  frame: SeatedFrame,
  course: Course,
): SeatedFrame | LedgerFault {
  let seated = frame;
  for (const said of winds) {
    const {word, name} = said;
    const east = eastSaid(said, frame);
    if (typeof east === 'object') return east;
    if (!course.windsByDice) return ledgerFault('not-in-rules', word, undefined, `${name}=`);
    if (!seated.windsUnsaid) return ledgerFault('name-twice', word, course.windsByDice, name);
    seated = seatedWith(frame, east);
  }
  return seated;
}

/** The number of the player who is in the east by a word of the line. */
function eastSaid({word, name, value}: WindsEntry, frame: SeatedFrame): number | LedgerFault {
  const {players = []} = frame;
  const seat = SEATS.find((wind) => wind === name);
  if (seat) {
    const player = players.indexOf(value);
    return player < 0 ? ledgerFault('unknown-player', word, undefined, value) : eastIf(player, seat);
  }
  if (name === 'dice') {
    const dice = diceIn(value);
    return dice ? eastByDice(dealerOf(frame), dice) : ledgerFault('bad-value', word, undefined, value);
  }
  if (name !== 'dealer') return unknownName(word, name, ['dice', 'dealer', ...SEATS]);
  const dealt = seatNamed(value);
  return dealt ? eastIf(dealerOf(frame), dealt) : ledgerFault('bad-value', word, undefined, value);
}

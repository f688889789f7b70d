/** House rules that logs of riichi mahjong name, as options of the rule set. */

import {isRecord} from '../../core/situation/value.js';

/** What a log says of the house rules; what it does not say is as usual. */
export interface RiichiHouse {
  /** How many fives of each suit are red. */
  readonly reds?: Readonly<Record<'5m' | '5p' | '5s', number>>;
  /** Whether an open hand may be all simples. */
  readonly openTanyao?: boolean;
  /** Whether the game is over after the east round. */
  readonly isEastOnly?: boolean;
}

/** The numbers of red fives where each suit has so many. */
export const redsOf = (n: number): NonNullable<RiichiHouse['reds']> => ({'5m': n, '5p': n, '5s': n});

/** The flags of a game at Tenhou. */
const NO_REDS = 0x02;
const CLOSED_TANYAO = 0x04;
const SOUTH_TOO = 0x08;

/** The flags of a game that is as usual, where a log does not have them. */
export const USUAL_TYPE = SOUTH_TOO;

/** Whether the flags of a game at Tenhou leave out red fives. */
export const hasNoReds = (type: number): boolean => (type & NO_REDS) !== 0;

/** What the flags of a game at Tenhou say: `type` in XML. */
export const houseOfType = (type: number): RiichiHouse => ({
  ...(hasNoReds(type) && {reds: redsOf(0)}),
  ...{openTanyao: !(type & CLOSED_TANYAO), isEastOnly: !(type & SOUTH_TOO)},
});

/** The number of hands before the first one of a game over the east round alone, as logs of mjai count. */
const EAST_ONLY = 4;

/** What the event `start_game` of mjai says: whether fives are red, and 0 for a game over two rounds, 4 for one. */
export const houseOfMjai = (said: Readonly<Record<string, unknown>>): RiichiHouse => ({
  ...(said.aka_flag === false && {reds: redsOf(0)}),
  ...(said.kyoku_first === EAST_ONLY && {isEastOnly: true}),
});

/** The same of rules, for the event that begins a log; nothing where they are as usual. */
export function mjaiHouseOf(
  options: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const {redTiles, rounds} = options;
  const isPlain = isRecord(redTiles) && Object.values(redTiles).every((n) => n === 0);
  return {...(rounds === 'east' && {kyoku_first: EAST_ONLY}), ...(isPlain && {aka_flag: false})};
}

/** The options that differ from what is usual; undefined if none does. */
export function houseOptions({
  reds = redsOf(1),
  openTanyao = true,
  isEastOnly = false,
}: RiichiHouse): Readonly<Record<string, unknown>> | undefined {
  const options = {
    ...(Object.values(reds).every((n) => n === 1) ? {} : {redTiles: reds}),
    ...(openTanyao ? {} : {openTanyao: false}),
    ...(isEastOnly ? {rounds: 'east'} : {}),
  };
  return Object.keys(options).length ? options : undefined;
}

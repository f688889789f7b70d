/** House rules that logs of riichi mahjong name, as options of the rule set. */

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

/** The values that may stand before the hands, each an attribute too. */
export const GIVEN = [
  'rules',
  'options',
  'players',
  'sitsout',
  'points',
  'dealer',
  'counters',
  'sticks',
  'round',
  'hand',
  'dice',
] as const;

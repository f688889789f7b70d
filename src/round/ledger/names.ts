/** The names allowed as `name=value` before the hands of a ledger. An attribute of the same name overrides the text. */
export const LEDGER_NAMES = [
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

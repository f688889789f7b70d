/** The names that may stand before the hands of a ledger as `name=value`; as attributes they go before the text. */
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

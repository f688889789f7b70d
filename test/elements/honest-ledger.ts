/** Cases in which the attributes of a ledger have an effect. */
const LEDGER = {rules: 'ribon', players: 'A B C D', value: 'A tsumo 12\nB ron A 6'};
const EDITED = {...LEDGER, editable: ''};

export const LEDGER_CASES: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string]>> = {
  theme: [LEDGER, 'dark'],
  size: [EDITED, 'huge'],
  options: [{...LEDGER, value: 'draw A'}, 'notenPool:40'],
  hand: [{rules: 'mcr', value: 'draw'}, '5'],
  round: [LEDGER, 'south'],
  dealer: [LEDGER, 'B'],
  counters: [LEDGER, '2'],
  players: [LEDGER, 'A B C E'],
  sitsout: [{...LEDGER, value: 'draw'}, 'B'],
  points: [LEDGER, 'A99'],
  sticks: [LEDGER, '2'],
  dice: [{rules: 'shiragiku', value: 'draw'}, '124'],
  editable: [LEDGER, ''],
  value: [LEDGER, 'A tsumo 9'],
  for: [{}, 'game'],
  name: [LEDGER, 'field'],
  disabled: [EDITED, ''],
  readonly: [EDITED, ''],
};

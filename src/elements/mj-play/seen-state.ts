/** What a reader has seen of a hand, as a round that a board shows. */
import type {RoundState} from '../../contexts/round.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {RoundRecord} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {PlayTable} from '../../play/table/table.js';

/** A round at its last position. */
export const roundAt = (
  {rules}: PlayTable,
  record: RoundRecord,
  positions: readonly RoundPosition[],
): RoundState => ({
  record,
  positions,
  problems: [],
  ruleset: rules.ruleset,
  flow: rules.flow,
  rules,
  turned: (p) => p.frame.indicators?.length ?? 0,
  at: positions.length - 1,
});

/** The round up to its last position that the reader has seen. */
export const seenRound = (table: PlayTable, seed: string, {moves, positions}: ReaderLog): RoundState => {
  const {id, options} = table.rules;
  const record: RoundRecord = {version: 1, rules: id, options, start: {seed, start: 'deal'}, moves};
  return {...roundAt(table, record, positions), goesOn: true};
};

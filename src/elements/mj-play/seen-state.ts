/** What a reader has seen of a hand, as a round that a board shows. */
import type {RoundState} from '../../contexts/round.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {PlayTable} from '../../play/table/table.js';

/** The round up to its last position that the reader has seen. */
export const seenRound = ({rules}: PlayTable, seed: string, {moves, positions}: ReaderLog): RoundState => ({
  record: {version: 1, rules: rules.id, options: rules.options, start: {seed, start: 'deal'}, moves},
  positions,
  problems: [],
  ruleset: rules.ruleset,
  flow: rules.flow,
  rules,
  turned: (p) => p.frame.indicators?.length ?? 0,
  at: positions.length - 1,
});

/** The words of a line, to be put in by a tap. */
import type {LedgerWord} from '../../round/ledger/words.js';
import type {LedgerView} from './ledger-view.js';

/** Names and words that a line may have under these rules, the words as they are read. */
export function wordsOf({ledger: {heading}, strings}: LedgerView): string[] {
  if (!heading) return [];
  const {course, o, players} = heading;
  const own: LedgerWord[] = [
    'tsumo',
    'ron',
    'draw',
    ...(course.stick ? (['riichi'] as const) : []),
    ...(course.words ?? []).filter((word) => word !== 'nagashi' || course.extras?.nagashi(o)),
    'falsewin',
  ];
  return [...players, ...own.map((word) => strings.ledger.words[word])];
}

/** The words of a line, to be put in by a tap. */
import type {WrittenWord} from '../../round/ledger/words.js';
import type {ReadLedger} from './ledger-view.js';

/** Names and words that a line may have under these rules, the words as they are read. */
export function wordsOf({ledger: {heading}, strings}: ReadLedger): string[] {
  if (!heading) return [];
  const {course, o, players} = heading;
  const own: WrittenWord[] = [
    'tsumo',
    'ron',
    'draw',
    ...(course.stick ? (['riichi'] as const) : []),
    ...(course.words ?? []).filter((word) => word !== 'nagashi' || course.extras?.nagashi(o)),
    'falsewin',
  ];
  const winds = course.windsByDice ? ['dice='] : [];
  return [...players, ...own.map((word) => strings.ledger.words[word]), ...winds];
}

/** The words of a line, to be put in by a tap. */
import {abortiveDraws} from '../../core/game/flow.js';
import {writtenWords} from '../../locales/ledger.js';
import type {WrittenWord} from '../../round/ledger/words.js';
import type {ReadLedger} from './read-ledger.js';

/** Names and words that a line may have under these rules, the words as they are read. */
export function knownLineWords({ledger: {heading}, strings}: ReadLedger): string[] {
  if (!heading) return [];
  const {course, o, players} = heading;
  const own: WrittenWord[] = [
    'tsumo',
    'ron',
    'draw',
    ...(course.stick ? (['riichi'] as const) : []),
    ...(course.words ?? []).filter((word) => word !== 'nagashi' || course.extras?.nagashi(o)),
    ...abortiveDraws(course.abortive, o),
    'falsewin',
  ];
  const words = writtenWords(strings, course);
  const winds = course.windsByDice ? ['dice='] : [];
  return [...players, ...own.map((word) => words[word]), ...winds];
}

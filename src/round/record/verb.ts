/** The verbs of moves; kongs are told apart by how they are made. */
import type {Meld} from '../../core/notation/hand.js';
import type {MoveName} from './record.js';

/** The verb of a move. */
export type Verb = MoveName | 'concealedKong' | 'addedKong';

/** The words for each verb with its tiles; the text is empty for open tiles, which need no name. */
export type MoveWords = Readonly<Record<Verb, (tiles: string) => string>>;

/** The verb for a move; of a kong, by its meld. */
export function verbOf(name: MoveName, meld: Meld | undefined): Verb {
  if (name !== 'kong' || !meld) return name;
  if (meld.added) return 'addedKong';
  return meld.open ? name : 'concealedKong';
}

/** The verbs of moves; kongs are told apart by how they are made. */
import type {Move, MoveName} from './record.js';
import {meldIn} from '../state/tiles.js';

/** The verb of a move. */
export type Verb = MoveName | 'concealedKong' | 'addedKong';

/** The words for each verb with its tiles; the text is empty for open tiles, which need no name. */
export type MoveWords = Readonly<Record<Verb, (tiles: string) => string>>;

/** The verb for a move. */
export function verbOf({do: name, meld}: Move): Verb {
  const kong = name === 'kong' ? meldIn(meld) : undefined;
  if (kong?.added) return 'addedKong';
  return kong && !kong.open ? 'concealedKong' : name;
}

/** A step of a round as a sentence: "South discards 5 dots. West may pung." */
import {isAbortive, type DrawnBy} from '../../core/game/frame.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {Seat} from '../../core/situation/situation.js';
import {FACE_DOWN} from '../../core/tiles/tile.js';
import type {MoveName, MoveText} from '../../round/record/record.js';
import {meldIn} from '../../round/text/tiles.js';
import {verbOf, type MoveWords} from '../../round/record/verb.js';
import {speakNotation} from '../speech.js';
import type {Strings} from '../strings.js';
import type {RoundWords} from './strings.js';

/** The words of a round, and those of its tiles. */
export interface RoundWording {
  readonly strings: Strings;
  readonly words: RoundWords;
}

/** The moves that a seat may make after a step. */
export interface SeatMoves {
  readonly seat: Seat;
  readonly moves: readonly {readonly do: MoveName}[];
}

/** That the hand is drawn, and why where that was before the wall was used up. */
export const speakDrawn = ({drawn, abortive}: RoundWords, by?: DrawnBy): string =>
  isAbortive(by) ? abortive[by] : drawn;

/** The words for a reader who plays: they call that seat "You". */
export const wordsTo = (words: RoundWords, reader: Seat): RoundWords => ({
  ...words,
  reader,
  seat: (who) => (who === reader ? words.self : words.seat(who)),
});

/** The verbs after the name of a seat. */
export const doneBy = ({reader, done, selfDone}: RoundWords, seat: Seat): MoveWords =>
  seat === reader ? selfDone : done;

/** One sentence for the move, and one for each seat that may claim the tile. */
export const speakStep = (
  {strings, words}: RoundWording,
  seat: Seat,
  move: MoveText,
  choices: readonly SeatMoves[] = [],
): string =>
  strings.punctuation.sentences([
    words.did(words.seat(seat), speakDone(strings, doneBy(words, seat), move)),
    ...speakChoices(words, choices),
  ]);

/** What was done. A kong without tiles is one that nobody else has seen. */
const speakDone = (strings: Strings, done: MoveWords, move: MoveText): string =>
  move.do === 'kong' && !move.meld ? done.concealedKong('') : speakMove(strings, done, move);

/** A sentence for each seat that may claim the open tile. */
export const speakChoices = (words: RoundWords, choices: readonly SeatMoves[]): string[] =>
  choices.flatMap(({seat, moves}) => {
    const names = new Set(moves.filter((one) => one.do !== 'pass').map((one) => bareMove(words, one)));
    return names.size ? [words.mayDo(words.seat(seat), words.or([...names]))] : [];
  });

/** The name of a claim without its tiles, which lie open. */
const bareMove = ({doing}: RoundWords, move: {readonly do: MoveName}): string => doing[move.do]('').trim();

/** A move in words, with its tiles; the verb says what is made of them. A tile drawn unseen has no name. */
export function speakMove(strings: Strings, verbs: MoveWords, move: MoveText): string {
  const {do: name, tile, meld} = move;
  const isUnseen = name === 'draw' && tilesIn(tile)[0] === FACE_DOWN;
  const about = isUnseen ? '' : (tile ?? meld ?? '');
  return verbs[verbOf(name, name === 'kong' ? meldIn(meld) : undefined)](
    about && speakNotation(strings, about),
  );
}

/** A step of a round as a sentence: "South discards 5 dots. West may pung." */
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record.js';
import {speakMeld, speakTile} from '../speech.js';
import type {Strings} from '../strings.js';
import type {MoveWords, RoundWords} from './strings.js';

/** The moves that a seat may make after a step. */
export interface Choice {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** One sentence for the move, and one for each seat that may claim the tile. */
export function speakStep(
  {strings, words}: {readonly strings: Strings; readonly words: RoundWords},
  seat: Seat,
  move: Move,
  choices: readonly Choice[] = [],
): string {
  const said = words.did(words.seat(seat), spoken(strings, words.done, move));
  const open = choices.map(({seat: who, moves}) => {
    const names = new Set(moves.filter((one) => one.do !== 'pass').map((one) => bare(words, one)));
    return names.size ? words.mayDo(words.seat(who), words.or([...names])) : '';
  });
  return [said, ...open.filter(Boolean)].join(' ');
}

/** The name of a claim without its tiles, which lie open. */
const bare = ({doing}: RoundWords, move: Move): string => doing[move.do]('').trim();

/** A move in words, with its tile or meld. */
function spoken(strings: Strings, verbs: MoveWords, {do: name, tile, meld}: Move): string {
  if (meld) {
    const read = parseHand(meld);
    const [set] = 'fault' in read ? [] : read.hand.melds;
    return verbs[name](set ? speakMeld(strings, set) : meld);
  }
  const read = parseTiles(tile ?? '');
  const [one] = 'fault' in read ? [] : read.tiles;
  return verbs[name](one === undefined ? '' : speakTile(strings.tiles, one));
}

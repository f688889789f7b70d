/** The table as a reader sees it, in words. */
import type {RoundState} from '../../contexts/round.js';
import type {Words} from '../../controllers/localize.js';
import type {Seat} from '../../core/situation/situation.js';
import type {PlayingStrings} from '../../locales/play.js';
import {shownAt, Spoken} from '../mj-board/shared.js';
import {plainNames} from '../views/name-lang.js';

/** All that lies on the table, as sentences to the reader. */
export function tableInWords(words: Words<PlayingStrings>, state: RoundState, reader: Seat): string {
  const {view} = shownAt({numbers: false, at: state.at}, state);
  if (!view) return '';
  const said = new Spoken({...words, strings: plainNames(words.strings)}, view, {reader});
  return words.strings.punctuation.sentences([said.middle(), said.whole()]);
}

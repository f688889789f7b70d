/** What an edit has done, and what is still missing, in words. */
import type {Words} from '../../controllers/localize.js';
import type {Problem} from '../../core/problem.js';
import type {ScoreResult} from '../../core/result.js';
import type {Strings} from '../../locales/index.js';
import type {Said} from './drafts.js';
import type {Editor} from './editor.js';

export function sayEdit({strings, speech}: Words, said: Said): string {
  const {input, hand, tiles} = strings;
  if (said.what === 'melded') return input.said.melded(speech.speakMeld(strings, said.meld));
  if (said.what === 'won') return input.said.won(hand.win(speech.speakTile(tiles, said.tile)));
  if ('tiles' in said) return input.said[said.what](speech.speakTiles(strings, said.tiles));
  return input.said[said.what];
}

/** Why a tile was not added. */
export const sayRefusal = ({strings, speech}: Words, {tile, why}: NonNullable<Editor['refused']>): string =>
  why === 'full' ? strings.input.full : strings.input.left(speech.speakTile(strings.tiles, tile), 0);

/** What has to be done next, for a hand that is only unfinished. */
export function sayMissing({input}: Strings, {code, about}: Problem): string {
  if (code === 'too-few-tiles') return input.missing(Math.abs(Number(about)));
  if (code === 'tile-without-by') return input.missingBy;
  return code === 'missing-winning-tile' ? input.missingWin : '';
}

/** The total, or why there is none. */
export function sayScore({score}: Strings, {status, reason, total, unit}: ScoreResult): string {
  const amount = score.amount(total, unit);
  if (status === 'win') return `${score.total}${score.colon}${amount}`;
  const why = [score.status[status], reason?.message].filter(Boolean).join(score.colon);
  return total ? `${why} ${amount}` : why;
}

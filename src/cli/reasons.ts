/** Why a hand cannot be scored, in the words of the command: which flag to write, which command to use. */
import {attributeOf} from '../core/situation/attributes.js';
import {formatHand} from '../core/notation/format.js';
import {withLastAsWin, allTiles} from '../core/notation/hand.js';
import {parseHandOf} from '../core/notation/parse.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Problem} from '../core/situation/problem.js';
import {WAYS, type Situation} from '../core/situation/situation.js';
import {placeLines} from './text.js';
import type {CommandWords} from './words/index.js';
import {isFault} from '../core/situation/result.js';

/** What was asked. */
interface Asking {
  readonly command: 'score' | 'waits' | 'discards' | 'render';
  readonly situation: Situation;
  readonly ruleset?: Ruleset | undefined;
  /** The hand as it was typed. */
  readonly typed: string;
  readonly says: CommandWords;
}

/** The typed hand with the mistake marked, the reason, and the flag that is missing. */
export function reasonLines(reason: Problem, asking: Asking): string[] {
  const {code, field} = reason;
  const own = ownReason(reason, asking);
  const where = field === undefined || own !== undefined ? '' : `--${attributeOf(field)}: `;
  return [
    ...placeLines(reason, asking.typed),
    `${where}${own ?? reason.message}`,
    ...(code === 'tile-without-by' ? [`--by ${WAYS.join('|')}`] : []),
  ];
}

/** A reason that depends on the command; undefined where the general one says enough. */
function ownReason(reason: Problem, {command, situation, ruleset, says}: Asking): string | undefined {
  const {code, at} = reason;
  const read = parseHandOf(situation);
  if (isFault(read) || !ruleset) return undefined;
  const {hand} = read;
  const kongs = hand.melds.filter(({kind}) => kind === 'kong').length;
  const has = allTiles(hand).length;
  const waiting = 3 * ruleset.sets + 1 + kongs;
  const isSize = ['missing-winning-tile', 'too-many-tiles', 'too-few-tiles'].includes(code);
  if (command === 'waits') {
    if (code === 'misplaced-mark' && at) return says.waitsMark(situation.hand.slice(at.start).trim());
    return isSize ? says.waitsNeeds(waiting, has) : undefined;
  }
  if (command === 'discards') return isSize ? says.discardsNeeds(waiting + 1, has) : undefined;
  const won = code === 'missing-winning-tile' ? withLastAsWin(hand) : undefined;
  return won && says.markWin(formatHand(won));
}

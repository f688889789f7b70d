/** What a hand to play gives to elements that name it: a hand that is over, and a game as far as it has been played. */
import type {ExampleState, PlayedGame} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {spellOptions} from '../../core/reading/options.js';
import {spelled} from '../../core/situation/problem.js';
import {isRecord} from '../../core/situation/value.js';
import type {OpenGame} from '../../play/table/open-game.js';
import type {OpenHand} from '../../play/table/open-hand.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {PlayTable} from '../../play/table/table.js';
import {roundAt} from './seen-state.js';

/**
 * A hand that is over as a round; undefined before.
 * @param _log what the reader has seen of it: after moves were taken back, it is another one
 */
export function endedRound(table: PlayTable, hand: OpenHand, _log: ReaderLog): RoundState | undefined {
  const {record, positions, ending} = hand.told ?? {};
  return record && positions && {...roundAt(table, record, positions), ...(ending && {ending})};
}

/**
 * A game as far as it has been played; undefined where one hand is played alone.
 * @param _log what the reader has seen of its last hand
 * @param rules the rules as the element names them
 * @param you the reader's name
 */
export const playedGame = (
  game: OpenGame,
  _log: ReaderLog,
  rules: string,
  options: unknown,
  you: string,
): PlayedGame | undefined =>
  game.isGame
    ? {
        rules,
        ...(options !== undefined && {options: isRecord(options) ? spellOptions(options) : spelled(options)}),
        ...game.ledger(you),
      }
    : undefined;

/** What is given: nothing of a hand before it is over. */
export const provided = (
  rules: string,
  round: RoundState | undefined,
  game: PlayedGame | undefined,
): ExampleState => ({situation: {rules, hand: ''}, ...(round && {round}), ...(game && {game})});

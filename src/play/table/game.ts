/** A game: hand after hand by the course of the rules, each from a seed of its own. */
import type {SeatedFrame} from '../../core/game/course.js';
import {isOver, nextFrame, type GameResult, type GameState} from '../../round/game/game.js';
import type {PlayerLevel} from '../players/player.js';
import {diceFor, firstOf, playerAtSeat} from './frames.js';
import {playHand, type HandPlayed} from './hand.js';
import {playersAt, type PlayTable} from './table.js';
import {isFault} from '../../core/situation/result.js';

/** A hand of a game. */
export interface GameHand extends HandPlayed {
  readonly seed: string;
  readonly frame: SeatedFrame;
  /** The result of the game, after its last hand. */
  readonly result?: GameResult;
}

/** No game is played longer than this. */
const MOST_HANDS_PLAYED = 200;

/**
 * Plays a game. Hand n is played from the seed `<seed>/<n>`, n from 1.
 * @param levels the level of each player, the first dealer's first
 */
export function* playGame(
  table: PlayTable,
  seed: string,
  levels: readonly PlayerLevel[],
): Generator<GameHand> {
  const {rules, course} = table;
  let frame: SeatedFrame | undefined = firstOf(table, `${seed}/1`);
  for (let n = 1; frame && n <= MOST_HANDS_PLAYED; n++) {
    const own = `${seed}/${n}`;
    const {places}: SeatedFrame = frame;
    const players = playersAt(table, own, (seat, i) => levels[playerAtSeat(places, seat, i) % levels.length]);
    const played = playHand(table.referee, {seed: own, frame}, players);
    if (isFault(played)) return;
    const {ending} = played;
    const dice = diceFor(table, `${seed}/${n + 1}`);
    const next: GameState | undefined = ending && nextFrame({course, o: rules.o}, frame, ending, dice);
    const result = next && isOver(next) ? next : undefined;
    yield {...played, seed: own, frame, ...(result && {result})};
    frame = next && !isOver(next) ? next : undefined;
  }
}

/** Whether three players have won on one tile, which draws a hand of riichi mahjong: not every log says so in words. */
import {HONOR, kindOf} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import {meldIn, tileIn} from '../text/tiles.js';
import {DRAWS} from './riichi-hand.js';
import {drawBy} from './draw-names.js';

const PLAYERS = 4;

/**
 * Whether a drawn hand was won by three at once.
 * @param word what the log calls the draw; if it says nothing, the moves tell why
 * @param moves all moves before the draw
 */
export function isThreeWins(word: string | undefined, moves: readonly RecordMove[]): boolean {
  if (word) return drawBy(word) === 'threeWins';
  const count = (name: RecordMove['do']): number => moves.filter((move) => move.do === name).length;
  // after a discard, with tiles left to draw, and for none of the other reasons
  const isEarly = moves.at(-1)?.do === 'discard' && count('draw') < DRAWS;
  return isEarly && count('riichi') < PLAYERS && count('kong') < PLAYERS && !areFourWinds(moves);
}

/** Whether each player has drawn and discarded the same wind, and nothing else was done. */
function areFourWinds(moves: readonly RecordMove[]): boolean {
  const thrown = moves.flatMap((move, i) => (move.do === 'discard' ? [move.tile ?? moves[i - 1].tile] : []));
  const called = moves.some(({meld}) => meldIn(meld));
  const [first] = thrown.map(tileIn);
  const isWind = first !== undefined && kindOf(first) >= HONOR && kindOf(first) < HONOR + PLAYERS;
  return isWind && !called && thrown.length === PLAYERS && thrown.every((tile) => tileIn(tile) === first);
}

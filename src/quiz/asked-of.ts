/** What several questions need of a situation. */
import {isFault, readPosition, type ReadPosition} from '../core/reading/read.js';
import {fault, type Fault} from '../core/situation/problem.js';
import {parseHandOf, tilesIn} from '../core/notation/parse.js';
import type {Hand} from '../core/notation/hand.js';
import {kindName, kindOf, type Kind, type Tile} from '../core/tiles/tile.js';
import type {Asked} from './ask.js';

/** Undefined for what cannot be read. */
export function positionOf({situation, ruleset}: Asked): ReadPosition | undefined {
  const read = readPosition(situation, ruleset);
  return isFault(read) ? undefined : read;
}

/** The hand as it was typed; undefined where it cannot be read. */
export function handOf({situation}: Asked): Hand | undefined {
  const read = parseHandOf(situation);
  return 'fault' in read ? undefined : read.hand;
}

/** Why a question about a score cannot be asked: nothing is scored. */
export function unscored({result, ruleset}: Asked, ask: string): Fault | undefined {
  if (result.status === 'win') return undefined;
  if (result.status === 'no-win-yet' && ruleset.everybodyScores) return undefined;
  return result.reason ?? fault('unanswerable', ask, 'ask');
}

/** A text as tiles of the kinds that hands are made of, each kind once, in tile order. */
export function kindsIn(text: string): Kind[] {
  return [...new Set(tilesIn(text).map(kindOf))].sort((a, b) => a - b);
}

/** Kinds in notation, each with its suit. */
export const kindsText = (kinds: readonly Kind[]): string => kinds.map(kindName).join('');

/** Tiles in their order, in notation: ranks of one suit run together. */
export function tilesText(tiles: readonly Tile[]): string {
  const kinds = tiles.map(kindOf).sort((a, b) => a - b);
  return kinds
    .map(kindName)
    .join('')
    .replace(/([1-9])([mps])(?=[1-9]\2)/g, '$1');
}

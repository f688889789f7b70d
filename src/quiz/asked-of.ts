/** Facts about a situation that several questions need. */
import {readPosition, type ReadPosition} from '../core/reading/read.js';
import type {Fault} from '../core/situation/problem.js';
import {unanswerable} from './unanswerable.js';
import {parseHandOf, tilesIn} from '../core/notation/parse.js';
import type {Hand} from '../core/notation/hand.js';
import {kindName, kindOf, type Kind, type Tile} from '../core/tiles/tile.js';
import type {QuestionSubject} from './ask.js';
import {isFault} from '../core/situation/result.js';

/** The position of the situation; undefined where it cannot be read. */
export function handPositionOf({situation, ruleset}: QuestionSubject): ReadPosition | undefined {
  const read = readPosition(situation, ruleset);
  return isFault(read) ? undefined : read;
}

/** The hand as the author wrote it; undefined where it cannot be read. */
export function writtenHand({situation}: QuestionSubject): Hand | undefined {
  const read = parseHandOf(situation);
  return isFault(read) ? undefined : read.hand;
}

/** The fault of a question about a score where nothing is scored; undefined where there is a score. */
export function unscored({result, ruleset}: QuestionSubject): Fault | undefined {
  if (result.status === 'win') return undefined;
  if (result.status === 'no-win-yet' && ruleset.everybodyScores) return undefined;
  return result.reason ?? unanswerable('no-score');
}

/** The kinds of tiles in a text, each once, in tile order; none if the text cannot be read. */
export function kindsInText(text: string): Kind[] {
  return [...new Set(tilesIn(text).map(kindOf))].sort((a, b) => a - b);
}

/** Kinds in notation, each with its own suit letter. */
export const kindsText = (kinds: readonly Kind[]): string => kinds.map(kindName).join('');

/** Tiles in notation, in tile order, with ranks of one suit written together. */
export function tilesText(tiles: readonly Tile[]): string {
  const kinds = tiles.map(kindOf).sort((a, b) => a - b);
  return kinds
    .map(kindName)
    .join('')
    .replace(/([1-9])([mps])(?=[1-9]\2)/g, '$1');
}

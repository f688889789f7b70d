/** Dora and ガリ: what counts by single tiles and not by groups (RB-14 to RB-25). */
import {allTiles} from '../../core/hand.js';
import type {Position} from '../../core/position.js';
import {isRed, kindFrom, kindOf, tileName, type Tile} from '../../core/tile.js';
import {optionsOf} from './options.js';
import {doraOf, multiplies} from './tiles.js';

const FIVE_PIN = kindFrom('p', 5);
const FIVE_SOU = kindFrom('s', 5);
const RED_WORTH = 3;
/** Of one kind, as many as make a セット (RB-24). */
const SET = 4;

/** The three lines of dora: the first indicator's and what is always dora, later ones', those underneath. */
export type DoraLine = 'dora' | 'kandora' | 'uradora';

/** What one tile is worth in a line (RB-14, RB-18, RB-19). */
function worth(tile: Tile, line: DoraLine, position: Position): number {
  const {doraIndicators, redDora} = optionsOf(position);
  const kind = kindOf(tile);
  const red = isRed(tile);
  const always = line !== 'dora' ? 0 : red ? RED_WORTH : kind === FIVE_PIN || kind === FIVE_SOU ? 1 : 0;
  if (red && redDora === 'fixed3') return always;
  const shown = line === 'uradora' ? position.uraIndicators : position.indicators;
  const from = line === 'kandora' ? doraIndicators : 0;
  const to = line === 'dora' ? Math.min(doraIndicators, shown.length) : shown.length;
  let points = always;
  for (let i = from; i < to; i++) if (doraOf(shown[i]) === kind) points++;
  return points;
}

/** The tiles of a line, in notation: those of the hand, and a red 5m that lies as ガリ. */
export const doraTiles = (position: Position, line: DoraLine): string =>
  [...allTiles(position.hand), ...position.gari]
    .filter((tile) => worth(tile, line, position) > 0)
    .map(tileName)
    .join(' ');

/** What tiles are worth, whatever the arrangement. */
type Bonus = Readonly<Record<DoraLine | 'gari', number>>;

/** Every arrangement of a position asks for the same numbers. */
let last: {readonly position: Position; readonly bonus: Bonus} | undefined;

export function bonusOf(position: Position): Bonus {
  if (last?.position !== position) last = {position, bonus: count(position)};
  return last.bonus;
}

function count(position: Position): Bonus {
  return {
    dora: sum(position, 'dora'),
    kandora: sum(position, 'kandora'),
    uradora: position.uraIndicators.length ? sum(position, 'uradora') : 0,
    gari: gariPoints(position),
  };
}

function sum(position: Position, line: DoraLine): number {
  const {hand, gari, indicators} = position;
  if (line === 'kandora' && indicators.length < 2) return 0;
  let points = hand.win === undefined ? 0 : worth(hand.win, line, position);
  for (const tile of hand.tiles) points += worth(tile, line, position);
  for (const {tiles} of hand.melds) for (const tile of tiles) points += worth(tile, line, position);
  for (const tile of gari) points += worth(tile, line, position);
  return points;
}

/** One each, eight for four alike, times one and what the indicators add (RB-21, RB-23, RB-24). */
function gariPoints(position: Position): number {
  const {gari, indicators, uraIndicators} = position;
  let times = 1;
  for (const tile of indicators) times += multiplies(tile);
  for (const tile of uraIndicators) times += multiplies(tile);
  let inSets = 0;
  for (const tile of gari) {
    let alike = 0;
    for (const other of gari) if (kindOf(other) === kindOf(tile)) alike++;
    if (alike === SET) inSets++;
  }
  return optionsOf(position).setMultiplied
    ? (gari.length + inSets) * times
    : (gari.length - inSets) * times + 2 * inSets;
}

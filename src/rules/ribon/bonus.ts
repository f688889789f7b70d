/** Dora and ガリ: what counts by single tiles and not by groups (RB-14 to RB-25). */
import type {Position} from '../../core/position.js';
import {isRed, kindFrom, kindOf, tileName, type Kind, type Tile} from '../../core/tile.js';
import {optionsOf} from './options.js';
import {doraOf, multiplies} from './tiles.js';

const FIVE_PIN = kindFrom('p', 5);
const FIVE_SOU = kindFrom('s', 5);
const RED_WORTH = 3;
/** Of one kind, as many as make a セット (RB-24). */
const SET = 4;

/** The three lines of dora: the first indicator's and what is always dora, later ones', those underneath. */
export type DoraLine = 'dora' | 'kandora' | 'uradora';

/** The indicators of a line, and what a tile of it is worth without them (RB-14, RB-18, RB-19). */
interface Shown {
  readonly always: boolean;
  /** Whether a red tile is worth more where an indicator points at it (RB-A3). */
  readonly redGrows: boolean;
  readonly kinds: readonly Kind[];
}

function shownIn(position: Position, line: DoraLine): Shown {
  const {doraIndicators, redDora} = optionsOf(position);
  const {indicators, uraIndicators} = position;
  const always = line === 'dora';
  const shown = line === 'uradora' ? uraIndicators : indicators;
  const own = always
    ? shown.slice(0, doraIndicators)
    : line === 'kandora'
      ? shown.slice(doraIndicators)
      : shown;
  return {always, redGrows: redDora === 'base3PlusIndicators', kinds: own.map(doraOf)};
}

function worth(tile: Tile, {always, redGrows, kinds}: Shown): number {
  const kind = kindOf(tile);
  const red = isRed(tile);
  let points = !always ? 0 : red ? RED_WORTH : kind === FIVE_PIN || kind === FIVE_SOU ? 1 : 0;
  if (!red || redGrows) for (const pointed of kinds) if (pointed === kind) points++;
  return points;
}

/** The tiles of a line, in notation: those of the hand, and a red 5m that lies as ガリ. */
export function doraTiles(position: Position, line: DoraLine): string {
  const shown = shownIn(position, line);
  const tiles: Tile[] = [];
  eachTile(position, (tile) => {
    if (worth(tile, shown) > 0) tiles.push(tile);
  });
  return namesOf(tiles);
}

/** The tiles of the hand, its melds, the winning one and the ガリ. */
function eachTile({hand, gari}: Position, see: (tile: Tile) => void): void {
  hand.tiles.forEach(see);
  for (const {tiles} of hand.melds) tiles.forEach(see);
  if (hand.win !== undefined) see(hand.win);
  gari.forEach(see);
}

/** In tile order, however they were typed; a red one behind its kind. */
export const namesOf = (tiles: readonly Tile[]): string =>
  [...tiles]
    .sort((a, b) => kindOf(a) - kindOf(b) || a - b)
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

const count = (position: Position): Bonus => ({
  dora: sum(position, 'dora'),
  kandora: position.indicators.length > 1 ? sum(position, 'kandora') : 0,
  uradora: position.uraIndicators.length ? sum(position, 'uradora') : 0,
  gari: position.gari.length ? gariPoints(position) : 0,
});

function sum(position: Position, line: DoraLine): number {
  const shown = shownIn(position, line);
  let points = 0;
  eachTile(position, (tile) => {
    points += worth(tile, shown);
  });
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

/** Dora and ガリ, which count by single tiles and not by groups (RB-14 to RB-25). */
import {lowestOf, sizeOf} from '../../core/tiles/group.js';
import type {Position} from '../../core/game/position.js';
import {
  KINDS,
  RED,
  isRed,
  kindFrom,
  kindName,
  kindOf,
  tileName,
  type Kind,
  type Tile,
} from '../../core/tiles/tile.js';
import type {RibonOptions} from './options.js';
import {GARI_KINDS, doraOf, multiplies} from './tiles.js';

/** The kinds that are always dora (RB-18). */
const FIVES = [kindFrom('p', 5), kindFrom('s', 5)];
const RED_WORTH = 3;
/** How many tiles of a kind make a セット, and its value (RB-24). */
const SET = 4;
const SET_WORTH = 8;

/**
 * The three lines of dora: from the first indicator and what is always dora; from later indicators; from those
 * underneath.
 */
export type DoraLine = 'dora' | 'kandora' | 'uradora';

/** The kinds that the indicators of a line point at; -1 for an indicator that points at none. */
function pointed(position: Position<RibonOptions>, line: DoraLine): readonly Kind[] {
  const shown = line === 'uradora' ? position.uraIndicators : position.indicators;
  if (!shown.length) return shown;
  const {doraIndicators} = position.options;
  const from = line === 'kandora' ? doraIndicators : 0;
  return shown.slice(from, line === 'dora' ? doraIndicators : undefined).map(doraOf);
}

/** Whether a red tile is worth more if an indicator points at it (RB-A3). */
const redGrows = (position: Position<RibonOptions>): boolean =>
  position.options.redDora === 'base3PlusIndicators';

/** How many tiles of a kind are in the hand, its melds and the winning tile, red ones included. */
function tilesOf({counts, melds}: Position, kind: Kind): number {
  let n = counts[kind];
  for (const code of melds) if (lowestOf(code) === kind) n += sizeOf(code);
  return n;
}

/** How many 5p and 5s that are not red the hand has (RB-18). */
function plainFives(position: Position<RibonOptions>): number {
  let n = 0;
  for (const kind of FIVES) n += tilesOf(position, kind);
  for (const tile of position.reds) if (FIVES.includes(kindOf(tile))) n--;
  return n;
}

/** How many red tiles are in the hand and among the ガリ (RB-19). */
function redsIn({reds, gari}: Position): number {
  let n = reds.length;
  for (const tile of gari) if (isRed(tile)) n++;
  return n;
}

/** How many red tiles of a kind there are, among the ガリ too. */
function redsOf({reds, gari}: Position, kind: Kind): number {
  let n = 0;
  for (const tile of reds) if (tile === RED + kind) n++;
  for (const tile of gari) if (tile === RED + kind) n++;
  return n;
}

/**
 * The value of a line: tiles that its indicators point at; in the first line also 5p, 5s and red tiles (RB-14, RB-18,
 * RB-19).
 */
function sum(position: Position<RibonOptions>, line: DoraLine): number {
  let points = line === 'dora' ? plainFives(position) + RED_WORTH * redsIn(position) : 0;
  for (const kind of pointed(position, line)) {
    if (kind >= 0) points += tilesOf(position, kind) - (redGrows(position) ? 0 : redsOf(position, kind));
  }
  return points;
}

/** Which kinds belong to a line: as plain tiles, and below, as red ones. */
const plain = new Uint8Array(KINDS);
const red = new Uint8Array(KINDS);

/** The tiles of a line in notation and in tile order: tiles of the hand, and a red 5m that was set aside as ガリ. */
export function doraTiles(position: Position<RibonOptions>, line: DoraLine): string {
  plain.fill(0);
  red.fill(line === 'dora' ? 1 : 0);
  if (line === 'dora') for (const kind of FIVES) plain[kind] = 1;
  for (const kind of pointed(position, line)) {
    if (kind < 0) continue;
    plain[kind] = 1;
    if (redGrows(position)) red[kind] = 1;
  }
  const anyRed = redsIn(position) > 0;
  let names = '';
  for (let kind = 0; kind < KINDS; kind++) {
    if (!plain[kind] && !(anyRed && red[kind])) continue;
    const reds = redsOf(position, kind);
    if (plain[kind]) names += ` ${kindName(kind)}`.repeat(tilesOf(position, kind) - reds);
    if (red[kind]) names += ` ${tileName(RED + kind)}`.repeat(reds);
  }
  return names.slice(1);
}

/** Tiles in notation and in tile order, a red one after its kind. */
export const namesOf = (tiles: readonly Tile[]): string =>
  [...tiles]
    .sort((a, b) => kindOf(a) - kindOf(b) || a - b)
    .map(tileName)
    .join(' ');

/** The value of dora and ガリ, which does not depend on the arrangement. */
type Bonus = Readonly<Record<DoraLine | 'gari', number>>;

/** The last position and its values, since every arrangement asks for the same ones. */
let last: {readonly position: Position<RibonOptions>; readonly bonus: Bonus} | undefined;

/** The values of dora and ガリ of a position, computed once for all rows. */
export function bonusOf(position: Position<RibonOptions>): Bonus {
  if (last?.position !== position) last = {position, bonus: count(position)};
  return last.bonus;
}

const count = (position: Position<RibonOptions>): Bonus => ({
  dora: sum(position, 'dora'),
  kandora: sum(position, 'kandora'),
  uradora: sum(position, 'uradora'),
  gari: gariPoints(position),
});

/**
 * The value of the ガリ: one each, eight for four alike, times one plus what the indicators add (RB-21, RB-23, RB-24).
 */
function gariPoints(position: Position<RibonOptions>): number {
  const {gari, indicators, uraIndicators} = position;
  if (!gari.length) return 0;
  const {setMultiplied} = position.options;
  let times = 1;
  for (const tile of indicators) times += multiplies(tile);
  for (const tile of uraIndicators) times += multiplies(tile);
  let points = 0;
  for (const kind of GARI_KINDS) {
    let alike = 0;
    for (const tile of gari) if (kindOf(tile) === kind) alike++;
    if (alike < SET) points += alike * times;
    else points += setMultiplied ? SET_WORTH * times : SET_WORTH;
  }
  return points;
}

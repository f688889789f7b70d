/** What counts besides the yaku of 李凡師サンマ, for the second scorer: all other 本, ノーガリ and dora. */
import {EAST, NORTH, isGari, type PlainHand, type PlainTile} from './plain-forms.js';

type Lines = Record<string, number>;

export function extras({melds, seat, counters, gari, indicators, ura, house}: PlainHand): Lines {
  const lines: Lines = {banban: house.banban, oya: seat === 0 ? 1 : 0, honba: counters};
  const isOpen = melds.some((meld) => meld.open);
  lines.menzen = isOpen ? 0 : 1;
  const kongs = melds.filter((meld) => meld.tiles.length === 4);
  lines.minkan = kongs.filter((meld) => meld.open).length * (house.tohtenko ? 3 : 1);
  lines.ankan = kongs.filter((meld) => !meld.open).length * (house.tohtenko ? 5 : 2);
  let multiplier = 1;
  for (const {kind, red} of [...indicators, ...ura]) multiplier += red ? 2 : isGari(kind) ? 1 : 0;
  let points = 0;
  for (const kind of [0, 4, 8, NORTH]) {
    const n = gari.filter((tile) => tile.kind === kind).length;
    if (n < 4) points += n * multiplier;
    else points += house.setMultiplied ? 8 * multiplier : 8;
  }
  lines.gari = points;
  return lines;
}

export function nogari({gari, melds}: PlainHand): Lines {
  if (gari.length) return {};
  return {nogari: melds.some((meld) => meld.open) ? 10 : 20};
}

function next({kind, red}: PlainTile): number {
  if (red || isGari(kind)) return -1;
  if (kind === 17 || kind === 26) return kind - 8;
  if (kind === 29) return EAST;
  if (kind === 33) return 31;
  return kind + 1;
}

export function dora({melds, held, win, indicators, ura, gari, house}: PlainHand): Lines {
  const tiles = [...held, ...(win ? [win] : []), ...melds.flatMap((meld) => meld.tiles)];
  const lines: Lines = {dora: 0, kandora: 0, uradora: 0};
  for (const tile of gari) if (tile.red) lines.dora += 3;
  for (const tile of tiles) {
    if (tile.red) lines.dora += 3;
    else if (tile.kind === 13 || tile.kind === 22) lines.dora += 1;
    if (tile.red && house.redDora === 'fixed3') continue;
    for (const [at, indicator] of indicators.entries()) {
      if (next(indicator) === tile.kind) lines[at < house.doraIndicators ? 'dora' : 'kandora'] += 1;
    }
    for (const indicator of ura) if (next(indicator) === tile.kind) lines.uradora += 1;
  }
  return lines;
}

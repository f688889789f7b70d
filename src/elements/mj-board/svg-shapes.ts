/** Boxes, words and tiles as SVG; measures are in heights of a tile. */
import {layersOf, type Faces} from '../../art/picture.js';
import {pieceMarkup, short} from '../../share/svg-text.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {LIGHT} from '../../styles/palette.js';
import type {RunTile} from './tile-run.js';

/** Units of a tile's height: faces are drawn on a grid of 300 × 400. */
export const TILE_EM = 400;
/** How wide an upright tile is. */
export const WIDTH = 0.75;
/** Between tiles. */
export const GAP = 0.034;

/** A place, in heights of a tile from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, from its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A measure as SVG takes it. */
export const units = (n: number): string => short(n * TILE_EM);

/** A filled path. */
export const path = (d: string, fill: string): Markup => markup`<path fill="${fill}" d="${d}"/>`;

/** A rectangle with round corners; not filled by default. */
export const box = ({x, y, width, height}: Box, corner: number, fill = 'none'): Markup =>
  markup`<rect x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" rx="${units(corner)}" fill="${fill}" stroke="${LIGHT.edge}" stroke-width="8"/>`;

/** A line of text that begins at a place. */
export const textLine = (said: string, {x, y}: Point, size: number, weight = 400): Markup =>
  markup`<text x="${units(x)}" y="${units(y)}" font-size="${units(size)}" font-weight="${weight}" fill="${LIGHT.text}">${said}</text>`;

/** What all tiles of a table are drawn with. */
export interface TilesLook {
  readonly faces: Faces;
  /** The kinds whose tiles are marked as wild. */
  readonly wild?: readonly Kind[];
}

/** One tile and what lies on it: as high as an upright one where another is added to it. */
export function tileMarkup(run: RunTile, {x, y}: Point, scale: number, look: TilesLook): Markup[] {
  const {faces, wild = []} = look;
  const {tile, look: lies = '', n, thrower, added} = run;
  const looks = lies.split(' ');
  const size = added ? (scale * 2) / 3 : scale;
  const sideways = looks.includes('sideways');
  const place = {
    x,
    y: y - (sideways ? WIDTH : 1) * size,
    width: (sideways ? 1 : WIDTH) * size,
    height: (sideways ? WIDTH : 1) * size,
  };
  const layers = layersOf(tile, faces(tile), {
    wild: wild.includes(kindOf(tile)),
    standing: looks.includes('standing'),
  });
  const drawn = pieceMarkup({x: place.x * TILE_EM, y: place.y * TILE_EM, scale: size, sideways, layers});
  return [
    looks.includes('taken') ? markup`<g opacity="0.35">${drawn}</g>` : drawn,
    ...looks.map((name) => MARKS[name]?.(place) ?? NOTHING),
    n === undefined
      ? NOTHING
      : textLine(String(n), {x: place.x + place.width / 2, y: y + 0.25 * scale}, 0.3 * scale, 700),
    thrower
      ? textLine(thrower, {x: place.x + place.width / 2, y: place.y - 0.1 * scale}, 0.34 * scale, 700)
      : NOTHING,
    ...(added ? tileMarkup(added, {x, y: y - WIDTH * size}, size, look) : []),
  ];
}

/** The mark of the last move, or of a tile that others may claim. */
export const ring = ({x, y, width, height}: Box): Markup =>
  markup`<rect x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" rx="34" fill="none" stroke="${LIGHT.fill}" stroke-width="30"/>`;

/** The sign of a tile that was discarded as drawn, along the lower edge. */
export const slidBar = ({x, y, width}: Point & Pick<Box, 'width'>): Markup =>
  markup`<rect x="${units(x + width * 0.2)}" y="${units(y - 0.02)}" width="${units(width * 0.6)}" height="${units(0.09)}" rx="${units(0.045)}" fill="${LIGHT.ink}"/>`;

/** What is drawn on a tile, by how it lies. */
const MARKS: Readonly<Record<string, (place: Box) => Markup>> = {
  // drawn and discarded: a bar under the face
  slid: ({x, y, width, height}) => slidBar({x, y: y + height - 0.04, width}),
  taken: ({x, y, width, height}) =>
    markup`<rect x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" fill="none" stroke="${LIGHT.text}" stroke-width="10" stroke-dasharray="40 24"/>`,
  last: ring,
  marked: ({x, y, width, height}) =>
    markup`<ellipse cx="${units(x + width / 2)}" cy="${units(y + height / 2)}" rx="${units(width / 2)}" ry="${units(height / 2)}" fill="none" stroke="${LIGHT.inkRed}" stroke-width="30"/>`,
};

/** How wide a tile lies: a turned one is as wide as it is high, one added to another two thirds. */
export const widthOfTile = ({look = '', added}: RunTile): number =>
  added ? 2 / 3 : look.split(' ').includes('sideways') ? 1 : WIDTH;

/** How wide a row of tiles is, with the gaps between them. */
export const widthOfRun = (tiles: readonly RunTile[]): number =>
  tiles.reduce((sum, tile) => sum + widthOfTile(tile) + GAP, tiles.length ? -GAP : 0);

/** Tiles as one standalone SVG in text, for where there is no page: files, feeds, the command line. */
import {markup, NOTHING, type Markup} from './markup.js';
import {ROW_HEIGHT, pictureOf, type Picture, type PicturePiece} from '../art/picture.js';
import type {Kind, Tile} from '../core/tiles/tile.js';

/** How `tilesSvg` and its like draw, and what they say to readers who do not see. */
export interface SvgTextOptions {
  /** Of a row of tiles, in pixels; 60 by default. */
  readonly height?: number;
  /** The kinds whose tiles are marked as wild. */
  readonly wild?: readonly Kind[];
  /** What a screen reader says, and what a browser shows on hovering. */
  readonly title?: string;
}

/** Groups of tiles in a row. */
export async function tilesSvgText(
  groups: readonly (readonly Tile[])[],
  {wild, ...look}: SvgTextOptions = {},
): Promise<string> {
  const laid = groups.map((group) => group.map((tile) => ({tile, at: NaN})));
  return svgText(await pictureOf([{groups: laid}], wild), look);
}

/** A picture as SVG. */
export const svgText = (picture: Picture, look: Omit<SvgTextOptions, 'wild'> = {}): string =>
  svgMarkup(picture, look).text;

/** A picture as SVG, to be put into other markup. */
export function svgMarkup(
  {width, height, pieces}: Picture,
  {height: row = 60, title = ''}: Omit<SvgTextOptions, 'wild'> = {},
): Markup {
  const pixels = (units: number) => ((units * row) / ROW_HEIGHT).toFixed(1);
  const box = `0 0 ${short(width)} ${short(height)}`;
  const label = title ? markup`<title>${title}</title>` : NOTHING;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${pixels(width)}" height="${pixels(height)}" role="img" fill-rule="evenodd">${label}${pieces.map(pieceMarkup)}</svg>`;
}

/** A piece in its place. */
export function pieceMarkup({x, y, scale, sideways, layers}: PicturePiece): Markup {
  const turned = sideways ? ` translate(0 300) rotate(-90)` : '';
  const grown = scale === 1 ? '' : ` scale(${short(scale)})`;
  const paths = layers.map(([fill, path]) => markup`<path fill="${fill}" d="${path}"/>`);
  return markup`<g transform="translate(${short(x)} ${short(y)})${grown}${turned}">${paths}</g>`;
}

/** A number as it is written in SVG. */
export const short = (n: number): string => String(Math.round(n * 1000) / 1000);

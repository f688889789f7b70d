/** Tiles as one standalone SVG in text, for where there is no page: files, feeds, the command line. */
import {ROW_HEIGHT, pictureOf, type Picture, type Piece} from './picture.js';
import type {Kind, Tile} from '../core/tiles/tile.js';

export interface SvgTextOptions {
  /** Of a row of tiles, in pixels; 60 by default. */
  readonly height?: number;
  /** The kind whose tiles are marked as wild. */
  readonly wild?: Kind;
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
export function svgText(
  {width, height, pieces}: Picture,
  {height: row = 60, title = ''}: Omit<SvgTextOptions, 'wild'> = {},
): string {
  const pixels = (units: number) => ((units * row) / ROW_HEIGHT).toFixed(1);
  const size = `width="${pixels(width)}" height="${pixels(height)}"`;
  const label = title ? `<title>${escaped(title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" ${size} role="img" ` +
    `fill-rule="evenodd">${label}${pieces.map(pieceText).join('')}</svg>`
  );
}

function pieceText({x, y, scale, sideways, layers}: Piece): string {
  const turned = sideways ? ` translate(0 300) rotate(-90)` : '';
  const grown = scale === 1 ? '' : ` scale(${short(scale)})`;
  const paths = layers.map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<g transform="translate(${short(x)} ${short(y)})${grown}${turned}">${paths}</g>`;
}

const short = (n: number): string => String(Math.round(n * 1000) / 1000);

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));

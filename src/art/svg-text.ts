/** Tiles as one standalone SVG in text, for where there is no page: files, feeds, the command line. */
import {marksOf} from './marks.js';
import {faceOf, loadFaces} from './registry.js';
import type {Ink} from './stamp.js';
import {FACE_DOWN, isRed, kindOf, type Kind, type Tile} from '../core/tile.js';

/** The light theme's colours: a file has no page to take them from. */
const COLOURS: Readonly<Record<Ink, string>> = {
  k: '#1a1a1e',
  r: '#b5121b',
  g: '#0b6b35',
  b: '#16409b',
  y: '#a86e00',
  x: '#ffffff59',
  a: '#d4001a',
  w: '#c98a00',
};
const FACE = '#fdfbf4';
const EDGE = '#a9a08c';
const BACK = '#1f6f54';
const WIDTH = 300;
const HEIGHT = 400;
const STEP = WIDTH + 12;
/** Between groups. */
const SPACE = 110;

export interface SvgTextOptions {
  /** In pixels; 60 by default. */
  readonly height?: number;
  /** The kind whose tiles are marked as wild. */
  readonly wild?: Kind;
  /** What a screen reader says, and what a browser shows on hovering. */
  readonly title?: string;
}

/** Groups of tiles in a row. */
export async function tilesSvgText(
  groups: readonly (readonly Tile[])[],
  {height = 60, wild, title = ''}: SvgTextOptions = {},
): Promise<string> {
  await loadFaces(groups.flat());
  let x = 6;
  let drawn = '';
  for (const group of groups) {
    for (const tile of group) {
      drawn += `<g transform="translate(${x} 6)">${tileText(tile, kindOf(tile) === wild)}</g>`;
      x += STEP;
    }
    x += SPACE;
  }
  const width = Math.max(x - SPACE, 12);
  const size = `width="${((width * height) / HEIGHT).toFixed(1)}" height="${height}"`;
  const label = title ? `<title>${escaped(title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT + 12}" ${size} role="img" ` +
    `fill-rule="evenodd">${label}${drawn}</svg>`
  );
}

function tileText(tile: Tile, wild: boolean): string {
  const back = tile === FACE_DOWN && !isRed(tile);
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" rx="32" fill="${back ? BACK : FACE}" stroke="${EDGE}" stroke-width="6"/>`;
  const layers = marksOf(tile, faceOf(tile) ?? [], {wild}).map(
    ([ink, d]) => `<path fill="${COLOURS[ink]}" d="${d}"/>`,
  );
  return body + layers.join('');
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));

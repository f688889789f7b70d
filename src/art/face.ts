/** Tile pictures in a page, drawn once and cloned for each tile, so that five hundred tiles cost little. */
import {marksOf, type Marks} from './marks.js';
import {faceOf, facesVersion} from './registry.js';
import type {Tile} from '../core/tiles/tile.js';

export type {Marks} from './marks.js';

const SVG = 'http://www.w3.org/2000/svg';
const prototypes = new Map<string, SVGSVGElement>();

/**
 * The picture of one tile, to be cloned; another one only where it looks different. Hidden from screen readers: whoever
 * shows it says what it is. Empty, but of the same size, while its face is on the way.
 */
export function facePrototype(tile: Tile, marks: Marks): SVGSVGElement {
  const key = `${tile} ${marks.wild} ${facesVersion()}`;
  let prototype = prototypes.get(key);
  if (!prototype) {
    prototype = drawFace(tile, marks);
    prototypes.set(key, prototype);
  }
  return prototype;
}

function drawFace(tile: Tile, marks: Marks): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 300 400');
  svg.setAttribute('aria-hidden', 'true');
  for (const [ink, d] of marksOf(tile, faceOf(tile) ?? [], marks)) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', ink);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

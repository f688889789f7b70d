/** Tile pictures in a page, drawn once and cloned for each tile, so that five hundred tiles cost little. */
import {marksOf, type FaceMarks} from './marks.js';
import {faceOf, facesVersion, loadFaces} from './registry.js';
import type {Tile} from '../core/tiles/tile.js';

export type {FaceMarks} from './marks.js';
export {facesVersion} from './registry.js';

const SVG = 'http://www.w3.org/2000/svg';
const prototypes = new Map<string, SVGSVGElement>();

/** Identifies the look of a tile's picture: a picture with the same key looks the same. */
export const faceKey = (tile: Tile, {wild = false}: FaceMarks): string => `${tile} ${wild} ${facesVersion()}`;

/**
 * The picture of one tile, as a node of its own. Hidden from screen readers: whoever shows it says what it is. A face
 * that must be fetched first appears in the picture by itself, so that nobody who draws a tile has to ask for its face.
 */
export function tileFace(tile: Tile, marks: FaceMarks): SVGSVGElement {
  const svg = prototypeOf(tile, marks).cloneNode(true) as SVGSVGElement;
  if (!faceOf(tile))
    void loadFaces([tile])?.then(() => svg.replaceChildren(...tileFace(tile, marks).childNodes));
  return svg;
}

function prototypeOf(tile: Tile, marks: FaceMarks): SVGSVGElement {
  const key = faceKey(tile, marks);
  let prototype = prototypes.get(key);
  if (!prototype) prototypes.set(key, (prototype = drawFace(tile, marks)));
  return prototype;
}

/** Asks the prototype: a picture of the page may be named `createElementNS`, and is then found in place of the method. */
const made = (name: 'svg' | 'path'): Element => Document.prototype.createElementNS.call(document, SVG, name);

/** Empty, but of the same size, while its face is on the way. */
function drawFace(tile: Tile, marks: FaceMarks): SVGSVGElement {
  const svg = made('svg') as SVGSVGElement;
  svg.setAttribute('viewBox', '0 0 300 400');
  svg.setAttribute('aria-hidden', 'true');
  for (const [ink, d] of marksOf(tile, faceOf(tile) ?? [], marks)) {
    const path = made('path');
    path.setAttribute('class', ink);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

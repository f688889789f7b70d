import {ROW_HEIGHT, type Picture, type Piece} from '../../art/picture.js';
import {encodePng} from './encode.js';
import {polygonsOf, type Transform} from './path.js';
import {Raster, colourOf} from './raster.js';

/**
 * A picture of tiles as PNG, with a transparent background.
 * @param height height of a row of tiles, in pixels
 */
export function picturePng(picture: Picture, height: number): Buffer {
  const grow = height / ROW_HEIGHT;
  const raster = new Raster(
    Math.max(1, Math.ceil(picture.width * grow)),
    Math.max(1, Math.ceil(picture.height * grow)),
  );
  for (const piece of picture.pieces) {
    const transform = transformOf(piece, grow);
    for (const [fill, path] of piece.layers) raster.fill(polygonsOf(path, transform), colourOf(fill));
  }
  return encodePng(raster.width, raster.height, raster.bytes());
}

function transformOf({x, y, scale, sideways}: Piece, grow: number): Transform {
  const k = scale * grow;
  // a quarter turn to the left about the upper left corner, then down by the tile's width
  return sideways
    ? {a: 0, b: -k, c: k, d: 0, e: x * grow, f: (y + 300 * scale) * grow}
    : {a: k, b: 0, c: 0, d: k, e: x * grow, f: y * grow};
}

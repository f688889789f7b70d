import {ROW_HEIGHT, type Picture, type Piece} from '../../art/picture.js';
import {encodeIndexed, encodePng} from './encode.js';
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

/** The size of a link card, which sites show beside a link. */
export const CARD = {width: 1200, height: 630} as const;
/** Pixels around what a card shows. */
const CARD_MARGIN = 48;
const CARD_PAPER = '#f3efe4';
const WHOLE: Transform = {a: 1, b: 0, c: 0, d: 1, e: 0, f: 0};

/** How much a picture may grow on a card. */
export const growOnCard = ({width, height}: Picture): number =>
  Math.min((CARD.width - 2 * CARD_MARGIN) / width, (CARD.height - 2 * CARD_MARGIN) / height);

/** A picture of tiles in the middle of a link card, as PNG. */
export function cardPng(picture: Picture): Buffer {
  const {width, height} = CARD;
  const grow = growOnCard(picture);
  const raster = new Raster(width, height);
  const sheet = `M0 0h${width}v${height}h-${width}z`;
  raster.fill(polygonsOf(sheet, WHOLE), colourOf(CARD_PAPER));
  const left = (width - picture.width * grow) / 2;
  const top = (height - picture.height * grow) / 2;
  for (const piece of picture.pieces) {
    const transform = transformOf(piece, grow);
    const moved = {...transform, e: transform.e + left, f: transform.f + top};
    for (const [fill, path] of piece.layers) raster.fill(polygonsOf(path, moved), colourOf(fill));
  }
  return encodeIndexed(width, height, raster.bytes());
}

function transformOf({x, y, scale, sideways}: Piece, grow: number): Transform {
  const k = scale * grow;
  // a quarter turn to the left about the upper left corner, then down by the tile's width
  return sideways
    ? {a: 0, b: -k, c: k, d: 0, e: x * grow, f: (y + 300 * scale) * grow}
    : {a: k, b: 0, c: 0, d: k, e: x * grow, f: y * grow};
}

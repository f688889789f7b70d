import {ROW_HEIGHT, type Picture, type PicturePiece} from '../../art/picture.js';
import {encodeIndexed, encodePng} from './encode.js';
import {polygonsOf, type Transform} from './path.js';
import {Raster, colourOf} from './raster.js';
import {readSvg} from './svg.js';

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
const TABLE_MARGIN = 12;
const CARD_PAPER = '#f3efe4';
const WHOLE: Transform = {a: 1, b: 0, c: 0, d: 1, e: 0, f: 0};

/** How much a picture may grow on a card. */
export function growOnCard({width, height}: Size): number {
  // a table is a sheet of its own, and needs less paper around it
  const margin = width === height ? TABLE_MARGIN : CARD_MARGIN;
  return Math.min((CARD.width - 2 * margin) / width, (CARD.height - 2 * margin) / height);
}

type Size = Pick<Picture, 'width' | 'height'>;

/**
 * A picture of tiles in the middle of a link card, as PNG.
 * @param note what {@link noteIn} finds in the file
 */
export const cardPng = (picture: Picture, note: string): Buffer =>
  onCard(picture, note, (raster, {left, top, grow}) => {
    for (const piece of picture.pieces) {
      const transform = transformOf(piece, grow);
      const moved = {...transform, e: transform.e + left, f: transform.f + top};
      for (const [fill, path] of piece.layers) raster.fill(polygonsOf(path, moved), colourOf(fill));
    }
  });

/** A drawing as SVG, without its letters, in the middle of a link card, as PNG. */
export function cardOfSvg(svg: string, note: string): Buffer {
  const drawing = readSvg(svg);
  return onCard(drawing, note, (raster, {left, top, grow}) =>
    drawing.paint(raster, {a: grow, b: 0, c: 0, d: grow, e: left, f: top}),
  );
}

/** Where a drawing is on a card, and how much it has grown. */
interface OnCard {
  readonly left: number;
  readonly top: number;
  readonly grow: number;
}

function onCard(size: Size, note: string, paint: (raster: Raster, place: OnCard) => void): Buffer {
  const {width, height} = CARD;
  const grow = growOnCard(size);
  const raster = new Raster(width, height);
  const sheet = `M0 0h${width}v${height}h-${width}z`;
  raster.fill(polygonsOf(sheet, WHOLE), colourOf(CARD_PAPER));
  const [left, top] = [(width - size.width * grow) / 2, (height - size.height * grow) / 2];
  paint(raster, {left, top, grow});
  return encodeIndexed(width, height, raster.bytes(), note);
}

function transformOf({x, y, scale, sideways}: PicturePiece, grow: number): Transform {
  const k = scale * grow;
  // a quarter turn to the left about the upper left corner, then down by the tile's width
  return sideways
    ? {a: 0, b: -k, c: k, d: 0, e: x * grow, f: (y + 300 * scale) * grow}
    : {a: k, b: 0, c: 0, d: k, e: x * grow, f: y * grow};
}

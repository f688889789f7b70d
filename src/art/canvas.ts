/** Tiles on a canvas: pixels in a page, without an image that a content security policy might forbid. */
import {ROW_HEIGHT, type Picture, type PicturePiece} from './picture.js';

/** Makes a canvas as large as the picture, and draws it; `height` is that of a row of tiles, in pixels. */
export function drawPicture(canvas: HTMLCanvasElement, {width, height, pieces}: Picture, row: number): void {
  const grow = row / ROW_HEIGHT;
  canvas.width = Math.max(1, Math.ceil(width * grow));
  canvas.height = Math.max(1, Math.ceil(height * grow));
  const context = canvas.getContext('2d');
  if (!context) return;
  for (const piece of pieces) drawPiece(context, piece, grow);
}

function drawPiece(context: CanvasRenderingContext2D, piece: PicturePiece, grow: number): void {
  const {x, y, scale, sideways, layers} = piece;
  const k = scale * grow;
  if (sideways) context.setTransform(0, -k, k, 0, x * grow, (y + 300 * scale) * grow);
  else context.setTransform(k, 0, 0, k, x * grow, y * grow);
  for (const [fill, path] of layers) {
    context.fillStyle = fill;
    context.fill(new Path2D(path), 'evenodd');
  }
}

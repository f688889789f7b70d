/** Draws a character of the font into a box of the tile. */
import {fitContours} from './fit.mjs';
import {characterPath} from './font.mjs';
import {contoursOf} from './outline.mjs';
import {pathOf} from './path.mjs';

/**
 * Draws a character of the font.
 * @param {string} character
 * @param {[x: number, y: number, width: number, height: number]} box
 * @param {number} stretch how much it may be widened or heightened to fill the box, as a factor
 * @returns {string} path data
 */
export function drawCharacter(character, [x, y, width, height], stretch = 1.25) {
  const outline = characterPath(character);
  const {minX, minY, maxX, maxY} = outline.bbox;
  const [w, h] = [maxX - minX, maxY - minY];
  let [sx, sy] = [width / w, height / h];
  if (sx / sy > stretch) sx = sy * stretch;
  if (sy / sx > stretch) sy = sx * stretch;
  const left = x + (width - w * sx) / 2;
  const top = y + (height - h * sy) / 2;
  const place = ([px, py]) => [left + (px - minX) * sx, top + (maxY - py) * sy];
  const contours = contoursOf(outline.commands).map((contour) => contour.map(place));
  return pathOf(fitContours(contours));
}

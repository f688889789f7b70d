/** A shape that a face repeats is stored once; the runtime's `stamp()` draws it at each place. */

const shapes = new Map();
/** Path data has no angle brackets of its own. */
const STAMP = /<([^,]+),(-?\d+),(-?\d+)>/g;

/**
 * A repeated shape at (x, y), as a mark inside path data.
 * @param {string} key names the shape
 * @param {() => string} draw its path around (0, 0), asked for once
 */
export function stampAt(key, draw, x, y) {
  if (!shapes.has(key)) shapes.set(key, relativeMoves(draw()));
  return `<${key},${Math.round(x)},${Math.round(y)}>`;
}

export const shapeOf = (key) => shapes.get(key);

/** Every M as a relative m, so that the path can follow any `Mx y`. */
function relativeMoves(path) {
  let pen = [0, 0];
  return path.replace(/M(-?\d+) ?(-?\d+)/g, (_, x, y) => {
    const [dx, dy] = [x - pen[0], y - pen[1]];
    pen = [Number(x), Number(y)];
    return `m${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
}

/**
 * Path data with marks, taken apart: plain text, and shapes with all their places.
 * @returns {({text: string} | {key: string, at: number[]})[]}
 */
export function piecesOf(path) {
  const pieces = [];
  let end = 0;
  const addText = (text) => text && pieces.push({text});
  for (const mark of path.matchAll(STAMP)) {
    addText(path.slice(end, mark.index));
    const at = [Number(mark[2]), Number(mark[3])];
    const known = pieces.find((piece) => piece.key === mark[1]);
    if (known) known.at.push(...at);
    else pieces.push({key: mark[1], at});
    end = mark.index + mark[0].length;
  }
  addText(path.slice(end));
  return pieces;
}

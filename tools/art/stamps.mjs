/** Stamps: a shape that a face repeats is stored once, and the runtime's `stamp()` draws it at each place. */

const shapes = new Map();
/** Matches a stamp's mark; path data itself has no angle brackets. */
const STAMP = /<([^,]+),(-?\d+),(-?\d+)>/g;

/**
 * A mark inside path data for a repeated shape at (x, y).
 * @param {string} key names the shape
 * @param {() => string} draw returns its path around (0, 0); called once
 */
export function stampAt(key, draw, x, y) {
  if (!shapes.has(key)) shapes.set(key, relativeMoves(draw()));
  return `<${key},${Math.round(x)},${Math.round(y)}>`;
}

export const shapeOf = (key) => shapes.get(key);

/** The path with each M made a relative m, so that it can follow any `Mx y`. */
function relativeMoves(path) {
  let pen = [0, 0];
  return path.replace(/M(-?\d+) ?(-?\d+)/g, (_, x, y) => {
    const [dx, dy] = [x - pen[0], y - pen[1]];
    pen = [Number(x), Number(y)];
    return `m${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
}

/**
 * Splits marked path data into plain text, and shapes with all their places.
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

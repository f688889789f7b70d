/** SVG path data on the integer grid, as short as it can be written. */

/** Writes integers, with a blank only where two would run together. */
export function numbers(...values) {
  let text = '';
  for (const value of values) {
    const digits = String(Math.round(value));
    text += text && digits[0] !== '-' ? ` ${digits}` : digits;
  }
  return text;
}

/**
 * Loops of fitted segments as relative path data.
 * @param {import('./fit-cubic.mjs').Segment[][]} loops
 */
export const pathOf = (loops) => loops.map(loopPath).join('');

function loopPath(segments) {
  const start = segments[0][0].map(Math.round);
  const pen = new Pen(start);
  segments.forEach(([, handle1, handle2, end], i) => {
    if (handle1) pen.curveTo(handle1.map(Math.round), handle2.map(Math.round), end.map(Math.round));
    else pen.lineTo(end.map(Math.round), i === segments.length - 1);
  });
  return pen.path ? `M${numbers(...start)}${pen.path}z` : '';
}

/** Writes relative commands from the current point. The letter of a command is left out when it repeats. */
class Pen {
  path = '';
  #command = '';
  /**
   * The vector from the last curve's second handle to its end. A curve whose first handle equals it is written as
   * `s`.
   */
  #mirror = null;

  constructor([x, y]) {
    this.x = x;
    this.y = y;
  }

  lineTo([x, y], closes) {
    const [dx, dy] = [x - this.x, y - this.y];
    if (!dx && !dy) return;
    // the `z` draws the last straight line of a loop
    if (!closes) {
      if (!dy) this.#write('h', dx);
      else if (!dx) this.#write('v', dy);
      else this.#write('l', dx, dy);
    }
    this.#mirror = null;
    this.#moveTo(x, y);
  }

  curveTo(handle1, handle2, end) {
    const [ax, ay] = this.#from(handle1);
    const [bx, by] = this.#from(handle2);
    const [dx, dy] = this.#from(end);
    if (!dx && !dy && Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by) < 3) return;
    if (!ax && !ay && bx === dx && by === dy) this.#write('l', dx, dy);
    else if (this.#mirror && Math.abs(this.#mirror[0] - ax) <= 1 && Math.abs(this.#mirror[1] - ay) <= 1) {
      this.#write('s', bx, by, dx, dy);
    } else this.#write('c', ax, ay, bx, by, dx, dy);
    this.#mirror = [dx - bx, dy - by];
    this.#moveTo(...end);
  }

  #from = ([x, y]) => [x - this.x, y - this.y];

  #moveTo(x, y) {
    this.x = x;
    this.y = y;
  }

  #write(command, ...values) {
    const text = numbers(...values);
    if (command === this.#command) this.path += (text[0] === '-' ? '' : ' ') + text;
    else this.path += command + text;
    this.#command = command;
  }
}

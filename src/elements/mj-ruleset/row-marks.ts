/** Where the marks beside an author's rows stand. */
import type {TextReading} from '../../contexts/ruleset.js';

/** Whether all that stands at a place can be scored, or something there is wrong. */
export type RowState = 'scored' | 'wanting';

/** A mark beside a place of the text, in pixels from the upper edge of the element. */
export interface RowMark {
  readonly state: RowState;
  readonly line: number;
  readonly top: number;
  readonly height: number;
}

/** The state of each line that has rows or problems, in the order of the text. */
export function lineStates({rows, problems}: TextReading): ReadonlyMap<number, RowState> {
  const wanting = new Set([
    ...rows.filter(({isScored}) => !isScored).map(({line}) => line),
    ...problems.filter(({of}) => of === undefined).map(({line}) => line),
  ]);
  const lines = [...new Set([...rows.map(({line}) => line), ...wanting])].sort((a, b) => a - b);
  return new Map(lines.map((line) => [line, wanting.has(line) ? 'wanting' : 'scored']));
}

const isInside = (host: Element, place: Element | Range): boolean =>
  host.contains('startContainer' in place ? place.startContainer : place);

/**
 * The upper edge and the height of a place; undefined if it is not drawn. Of a line of text WebKit has also an empty box at
 * the end of the line before.
 */
function extentOf(place: Element | Range): {readonly top: number; readonly height: number} | undefined {
  const boxes = [...place.getClientRects()].filter(({width}) => width > 0);
  if (!boxes.length) return undefined;
  const top = Math.min(...boxes.map((box) => box.top));
  return {top, height: Math.max(...boxes.map(({bottom}) => bottom)) - top};
}

/** Measures where the marks stand beside the text inside an element; of what is not drawn there are none. */
export function measureMarks(host: Element, reading: TextReading): readonly RowMark[] {
  const {top} = host.getBoundingClientRect();
  const marks = new Map<number, RowMark>();
  for (const [line, state] of lineStates(reading)) {
    const place = reading.placeOf(line);
    if (!place || !isInside(host, place)) continue;
    const box = extentOf(place);
    if (!box) continue;
    // cells of one row may be lines of their own
    const before = marks.get(box.top);
    if (before?.state === 'wanting') continue;
    marks.set(box.top, {state, line: before?.line ?? line, top: box.top - top, height: box.height});
  }
  return [...marks.values()];
}

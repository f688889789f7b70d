/** Maps text as a page shows it to places in the source: entities and line ends differ. */
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {oncePerKey} from '../../core/situation/once-per-key.js';

/** A text with the way back from its characters to the source. */
export interface TracedText {
  readonly text: string;
  /** The place in the source where a character begins; for the offset after the last, the end. */
  at(offset: number): number;
  /** The place in the source where a character ends. */
  after(offset: number): number;
}

interface Piece {
  readonly value: string;
  readonly start: number;
  readonly raw: string;
}

/** A piece with its place in the text, and the places of its characters once they are needed. */
interface Placed extends Piece {
  readonly before: number;
  places?: Places;
}

/**
 * Joins texts; a line break is a character too.
 * @param valueOf the text that stands for an element among them
 */
export function textRun(
  source: string,
  nodes: readonly Tree.ChildNode[],
  valueOf: (node: Tree.ChildNode) => string = () => '\n',
): TracedText {
  const pieces: Placed[] = [];
  let before = 0;
  for (const node of nodes) {
    const {startOffset: start = 0, endOffset = 0} = node.sourceCodeLocation ?? {};
    const value = node.nodeName === '#text' ? (node as Tree.TextNode).value : valueOf(node);
    // a text that stands for an element is placed at the element's start
    const isWritten = node.nodeName === '#text' || value === '\n';
    pieces.push({value, start, raw: isWritten ? source.slice(start, endOffset) : '', before});
    before += value.length;
  }
  return runOf(pieces);
}

/** The value of an attribute, with or without quotes. */
export function attributeRun(
  source: string,
  {startOffset, endOffset}: {startOffset: number; endOffset: number},
  value: string,
): TracedText {
  const whole = source.slice(startOffset, endOffset);
  let from = whole.indexOf('=') + 1;
  while (from && from < whole.length && !whole.charAt(from).trim()) from++;
  if (from && '"\''.includes(whole.charAt(from))) from++;
  return runOf([{value, start: startOffset + from, raw: whole.slice(from), before: 0}]);
}

function runOf(pieces: readonly Placed[]): TracedText {
  const placeOf = (offset: number, end: 'starts' | 'ends'): number => {
    const piece = pieceAt(pieces, offset);
    if (!piece) return 0;
    piece.places ??= placesOf(piece);
    const {length} = piece.raw;
    return piece.start + Math.min(piece.places[end][offset - piece.before] ?? length, length);
  };
  return {
    text: pieces.map(({value}) => value).join(''),
    at: (offset) => placeOf(offset, 'starts'),
    after: (offset) => placeOf(offset, 'ends'),
  };
}

/** The piece that holds a character; the last one for offsets beyond. */
function pieceAt(pieces: readonly Placed[], offset: number): Placed | undefined {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle].before <= offset) low = middle;
    else high = middle - 1;
  }
  return pieces.at(low);
}

/** The start and end of each character of a text in the source. */
interface Places {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Finds the places by reading text and source side by side, once. */
function placesOf({value, raw}: Piece): Places {
  const starts = new Uint32Array(value.length);
  const ends = new Uint32Array(value.length);
  let at = 0;
  for (let i = 0; i < value.length;) {
    const known = raw[at] === '&' ? entityAt(raw, at) : undefined;
    const entity = known && value.startsWith(known.value, i) ? known : undefined;
    const length = entity?.length ?? (raw.startsWith('\r\n', at) ? 2 : 1);
    const isSame = raw[at] === value[i] || raw[at] === '\r' || at >= raw.length;
    // a parser drops some characters: the first line break of <pre>, a null
    const taken = entity?.value.length ?? (isSame ? 1 : 0);
    starts.fill(at, i, i + taken);
    at += length;
    ends.fill(at, i, i + taken);
    i += taken;
  }
  return {starts, ends};
}

interface Entity {
  readonly value: string;
  /** Length of the entity as it is written. */
  readonly length: number;
}

/** Length of the text searched for an entity. The longest name has 33 characters; numbers may have leading zeros. */
const LONGEST = 40;
const ENTITY = /^&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);?/i;

/** The entity at a place, decoded as a browser does. */
const entityAt = (raw: string, at: number): Entity | undefined =>
  readEntity(ENTITY.exec(raw.slice(at, at + LONGEST))?.[0] ?? '');

const readEntity = oncePerKey((written: string): Entity | undefined => {
  const [node] = parseFragment(written).childNodes;
  const value = node?.nodeName === '#text' ? (node as Tree.TextNode).value : '';
  if (!value || value === written) return undefined;
  // the text after an entity without a semicolon stays text
  let same = 0;
  while (same + 1 < value.length && value.at(-1 - same) === written.at(-1 - same)) same++;
  return {value: value.slice(0, value.length - same), length: written.length - same};
});

/** Text as a page says it, and where each character of it stands in the source: entities and line ends differ. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

export interface Run {
  readonly text: string;
  /** The place in the source of a character; of the end, for the offset after the last. */
  at(offset: number): number;
}

interface Piece {
  readonly value: string;
  readonly start: number;
  readonly raw: string;
}

/** Texts one after the other; a line break is a character too. */
export function textRun(source: string, nodes: readonly Tree.ChildNode[]): Run {
  const pieces = nodes.map((node): Piece => {
    const {startOffset = 0, endOffset = 0} = node.sourceCodeLocation ?? {};
    const value = node.nodeName === '#text' ? (node as Tree.TextNode).value : '\n';
    return {value, start: startOffset, raw: source.slice(startOffset, endOffset)};
  });
  return {
    text: pieces.map(({value}) => value).join(''),
    at(offset) {
      let before = 0;
      for (const [i, {value, start, raw}] of pieces.entries()) {
        const last = i === pieces.length - 1;
        if (offset < before + value.length || last) return start + rawOffset(raw, offset - before);
        before += value.length;
      }
      return 0;
    },
  };
}

/** The value of an attribute, in its quotes if it has any. */
export function attributeRun(
  source: string,
  {startOffset, endOffset}: {startOffset: number; endOffset: number},
  value: string,
): Run {
  const whole = source.slice(startOffset, endOffset);
  const before = /^[^=]*=?\s*["']?/.exec(whole)?.[0].length ?? 0;
  const raw = whole.slice(before);
  return {text: value, at: (offset) => startOffset + before + rawOffset(raw, offset)};
}

/** How far a character of a text is from the beginning of its source. */
function rawOffset(raw: string, offset: number): number {
  let at = 0;
  for (let i = 0; i < offset; i++) {
    const rest = raw.slice(at, at + 32);
    at += /^(?:&(?:#x?[\da-f]+|[a-z][\da-z]*);|\r\n)/i.exec(rest)?.[0].length ?? 1;
  }
  return at;
}

/** Line and column, both from 1, as editors count them. */
export function placeIn(source: string, offset: number): {line: number; column: number} {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

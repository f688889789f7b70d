/** A piece of an author's text, and where it begins. */
import type {LineColumn} from '../../core/situation/place.js';

/** Some text of one line or cell. */
export interface TextSpan {
  readonly text: string;
  readonly at: LineColumn;
}

/** A part of a span, from index `start` to `end`, without spaces at its ends. */
export function partOf({text, at}: TextSpan, start: number, end = text.length): TextSpan {
  const part = text.slice(start, end);
  const shift = start + (part.length - part.trimStart().length);
  return {text: part.trim(), at: {line: at.line, column: at.column + shift}};
}

/** The parts of a span between marks that stand outside of brackets. Empty parts are left out. */
export function splitUnbracketed(span: TextSpan, marks: string): TextSpan[] {
  const parts: TextSpan[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < span.text.length; i++) {
    const letter = span.text[i];
    if ('(（['.includes(letter)) depth++;
    else if (')）]'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.includes(letter)) {
      parts.push(partOf(span, start, i));
      start = i + 1;
    }
  }
  parts.push(partOf(span, start));
  return parts.filter(({text}) => text);
}

/** The parts of a span between separators. Empty parts are left out. */
export function splitSpan(span: TextSpan, separator: RegExp): TextSpan[] {
  const parts: TextSpan[] = [];
  let start = 0;
  for (const {index, 0: mark} of span.text.matchAll(separator)) {
    parts.push(partOf(span, start, index));
    start = index + mark.length;
  }
  parts.push(partOf(span, start));
  return parts.filter(({text}) => text);
}

/**
 * Comments in the texts of rounds and ledgers: `{shown}`, `"shown"`, `“shown”`, and `# to the end of the line`. Quotes
 * are for templates, in which braces begin an expression and line ends may be lost. In `rules=#mine` rules of the page are named.
 */
import type {Place} from '../../core/situation/place.js';

/** A comment in a text. */
export interface Comment {
  readonly end: number;
  /** What stands inside, for comments that are shown. */
  readonly shown?: string;
  /** Whether the sign that closes it is missing, or the line end that was lost. */
  readonly isUnclosed?: true;
}

const CLOSED_BY = new Map([
  ['{', '}'],
  ['"', '"'],
  ['“', '”'],
]);

/** Whether a comment holds more than a remark: what follows it in a text that has lost its line ends. */
export type Swallows = (comment: string, text: string) => boolean;

/**
 * The comment that begins at an offset; undefined if none does.
 * @param swallows asked of a comment to the end of a text without any line end
 */
export function commentAt(text: string, at: number, swallows: Swallows): Comment | undefined {
  const sign = text.charAt(at);
  if (sign === '#' && !isBehindEquals(text, at)) {
    const end = endOfLine(text, at);
    const isOneLine = end === text.length && endOfLine(text.trimStart(), 0) === text.trimStart().length;
    return isOneLine && swallows(text.slice(at), text) ? {end, isUnclosed: true} : {end};
  }
  const close = CLOSED_BY.get(sign);
  if (close === undefined) return undefined;
  const end = text.indexOf(close, at + 1);
  if (end < 0) return {end: text.length, isUnclosed: true};
  return {end: end + 1, shown: text.slice(at + 1, end)};
}

const isBehindEquals = (text: string, at: number): boolean => at > 0 && '=＝'.includes(text.charAt(at - 1));

/** Writes a comment that is shown; one with a brace stands in quotes. */
export function writeComment(text: string): string {
  if (!text.includes('}')) return `{${text}}`;
  return text.includes('”') ? `{${text.replaceAll('}', ')')}}` : `“${text}”`;
}

/** The offset where a line ends; a tag that breaks the line ends it too. */
function endOfLine(text: string, at: number): number {
  for (let i = at; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n' || char === '\r') return i;
    if (char === '<' && /^<\/?(?:br|p|li|div)\b/i.test(text.slice(i, i + 5))) return i;
  }
  return text.length;
}

/** A text with blanks in place of its comments, so that all offsets and line ends stay. */
export interface WithoutComments {
  readonly text: string;
  /** The sign of a comment that is never closed; the text after it is blank. */
  readonly unclosed?: Place;
}

/** Whether what looks like a comment is a value in quotes: `players="A B C"`. */
const isValue = (text: string, at: number, {isUnclosed}: Comment): boolean =>
  !isUnclosed && '"“'.includes(text.charAt(at)) && isBehindEquals(text, at);

/** Takes the comments out of a text. Takes time linear in the length. */
export function withoutComments(text: string, swallows: Swallows): WithoutComments {
  const parts: string[] = [];
  let kept = 0;
  for (let at = 0; at < text.length;) {
    const comment = commentAt(text, at, swallows);
    if (!comment) at++;
    else if (isValue(text, at, comment)) at = comment.end;
    else {
      parts.push(text.slice(kept, at), text.slice(at, comment.end).replace(/[^\r\n]/g, ' '));
      if (comment.isUnclosed) return {text: parts.join(''), unclosed: {start: at, end: at + 1}};
      at = kept = comment.end;
    }
  }
  parts.push(text.slice(kept));
  return {text: parts.join('')};
}

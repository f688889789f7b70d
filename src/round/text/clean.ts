/** Replaces comments and tags in a record's text by blanks, so that all offsets stay. */
import type {Place} from '../../core/situation/place.js';

/** A comment that is shown. */
export interface Note {
  readonly start: number;
  readonly text: string;
}

/** A text with blanks in place of comments, and the comments. */
export interface Cleaned {
  readonly text: string;
  readonly notes: readonly Note[];
  /** The place of a comment that is never closed. */
  readonly unclosed?: Place;
}

/**
 * Replaces `{comments}`, `# to the end of the line`, and tags such as `<br>`, which an editor may have added. Takes
 * time linear in the length.
 */
export function clean(text: string): Cleaned {
  const notes: Note[] = [];
  const parts: string[] = [];
  const lastTag = text.lastIndexOf('>');
  let at = 0;
  let kept = 0;
  let unclosed: Place | undefined;
  const blank = (end: number): void => {
    parts.push(text.slice(kept, at), ' '.repeat(end - at));
    at = kept = end;
  };
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '{') {
      const close = text.indexOf('}', at);
      if (close < 0) unclosed = {start: at, end: text.length};
      else notes.push({start: at, text: withoutTags(text.slice(at + 1, close))});
      blank(close < 0 ? text.length : close + 1);
    } else if (char === '#') blank(endOfLine(text, at));
    else if (char === '<' && at < lastTag && isTagName(text.charAt(at + 1))) blank(text.indexOf('>', at) + 1);
    else at++;
  }
  parts.push(text.slice(kept));
  return {text: parts.join(''), notes, ...(unclosed && {unclosed})};
}

const isTagName = (char: string): boolean => /[a-z/!]/i.test(char);

/** A comment as it is shown: on one line, tags removed. */
function withoutTags(comment: string): string {
  let text = '';
  let within = false;
  for (let i = 0; i < comment.length; i++) {
    const char = comment.charAt(i);
    if (char === '<' && isTagName(comment.charAt(i + 1))) within = true;
    text += within ? (char === '>' ? ' ' : '') : char;
    if (char === '>') within = false;
  }
  return text.split(/\s+/).filter(Boolean).join(' ');
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

/** Replaces comments, tags and characters without width in a record's text by blanks, so that all offsets stay. */
import type {Place} from '../../core/situation/place.js';
import {blanked} from './blanks.js';
import {commentAt} from './comments.js';

/** A comment that is shown. */
export interface ShownComment {
  readonly start: number;
  readonly text: string;
}

/** A text with blanks in place of comments, and the comments. */
export interface TextAndComments {
  readonly text: string;
  readonly notes: readonly ShownComment[];
  /** The place of a comment that is never closed. */
  readonly unclosed?: Place;
}

/** Whether a comment holds moves, or what else a round says. */
const holdsMoves = (comment: string): boolean =>
  /\s(?:[ESWN東南西北](?:家)?[:：]|play:|expect\s)/.test(comment);

/** Replaces comments, and tags such as `<br>`, which an editor may have added. Takes time linear in the length. */
export function clean(text: string): TextAndComments {
  const notes: ShownComment[] = [];
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
    const comment = commentAt(text, at, holdsMoves);
    if (comment) {
      const {end, shown, isUnclosed} = comment;
      if (isUnclosed) unclosed ??= {start: at, end};
      else if (shown !== undefined) notes.push({start: at, text: withoutTags(shown)});
      blank(end);
    } else if (text.charAt(at) === '<' && at < lastTag && isTagName(text.charAt(at + 1)))
      blank(text.indexOf('>', at) + 1);
    else at++;
  }
  parts.push(text.slice(kept));
  return {text: blanked(parts.join('')), notes, ...(unclosed && {unclosed})};
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

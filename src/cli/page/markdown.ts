/** What is code in Markdown: fences of the language `mj` are read, and no tag or shortcode in other code is one. */
import type {Run} from './run.js';

/** A fence of the language `mj`, from its first mark to its last. */
export interface Fence {
  readonly start: number;
  readonly end: number;
  readonly run: Run;
}

export interface Markdown {
  /** The source with spaces for all code, so that each place in it stays what it is. */
  readonly prose: string;
  readonly fences: readonly Fence[];
}

/** Behind quote marks and list marks: the marks of a fence, its language, its lines, and as many marks again. */
const FENCE =
  /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*((`{3,}|~{3,})[ \t]*([^\s`{]*)[^\n`]*\n)([^]*?)(?:^[ \t>]*\2[`~]*[ \t]*$|(?![^]))/gm;
/** Within a paragraph. */
const SPAN = /(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\1(?!`)/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export function readMarkdown(source: string): Markdown {
  const fences: Fence[] = [];
  const outside = source.replace(
    FENCE,
    (whole: string, head: string, _: string, language: string, lines: string, at: number) => {
      const start = at + whole.indexOf(head);
      const first = start + head.length;
      // in a quotation each line has its mark
      const text = lines.replace(/^[ \t>]+/gm, blank);
      if (language === 'mj')
        fences.push({start, end: at + whole.length, run: {text, at: (offset) => first + offset}});
      return blank(whole);
    },
  );
  return {prose: outside.replace(SPAN, blank), fences};
}

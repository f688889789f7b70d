/** Finds code in Markdown. Fences of our languages are read; tags and shortcodes in other code are ignored. */
import {fromMarkdown, type Options} from 'mdast-util-from-markdown';
import {LANGUAGES} from '../../loader/languages.js';
import {readMatter, type Defaults} from './matter.js';
import type {TracedText} from './source-text.js';
import {Unreadable} from './unreadable.js';
import type {Format} from './fitting.js';
import type {Span} from './tree.js';

/** A fence of a language of ours, from its first mark to its last. */
export interface Fence {
  readonly start: number;
  readonly end: number;
  readonly run: TracedText;
  readonly language: string;
}

/** A Markdown source split into prose and fences; offsets in both are those of the source. */
export interface Markdown {
  /** The source with all code replaced by spaces, so that offsets stay the same. */
  readonly prose: string;
  readonly fences: readonly Fence[];
  /** Blocks of HTML, which Markdown copies as they are, in their order. */
  readonly blocks: readonly Span[];
  /** What its front matter says. */
  readonly defaults: Defaults;
}

/** The greatest depth of nested quotations and lists; the cost of each line grows with it. */
const MOST_NESTED = 50;

/** How a document is parsed. */
type Extension = NonNullable<NonNullable<Options['extensions']>[number]>;
type Construct = Exclude<NonNullable<Extension['text']>[string], undefined | readonly unknown[]>;
type Tokenize = Construct['tokenize'];
type Enter = Parameters<Parameters<Tokenize>[0]['enter']>[0];

/** What stands for a character where a line or the text ends: nothing, or a number below those of characters. */
const isEnd = (code: number | null): boolean => code === null || code < -2;

/** Takes the rest of a line as it is. */
const restOfLine: Tokenize = (effects, ok) => {
  const rest = 'restOfLine' as Enter;
  const inside: ReturnType<Tokenize> = (code) => {
    if (isEnd(code)) {
      effects.exit(rest);
      return ok(code);
    }
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter(rest);
    effects.consume(code);
    return inside;
  };
};

/** Characters that begin emphasis, links, code or tags in a paragraph. */
const MARKS = '!&*<[\\]_`';

/**
 * Leaves paragraphs unparsed. Nothing of them is needed, some of it is slow, and micromark joins the pieces of text
 * between marks in quadratic time. Code spans are found below.
 */
const BLOCKS_ALONE: Extension = {
  disable: {null: ['definition']},
  text: Object.fromEntries(
    [...MARKS].map((mark) => [mark.charCodeAt(0), {name: 'restOfLine', tokenize: restOfLine}]),
  ),
};
/** MDX has no indented code. */
const NO_INDENTED_CODE: Extension = {disable: {null: ['codeIndented']}};

/** The marks of a fence, and its language. */
const OPENING = /^(`{3,}|~{3,})[ \t]*([^\s`{]*)/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The fields of a Markdown node that are used here. */
interface Node {
  readonly type: string;
  readonly position?: {readonly start: {readonly offset?: number}; readonly end: {readonly offset?: number}};
  readonly children?: readonly Node[];
}

/**
 * Reads a page; HTML is all prose.
 * @throws {Unreadable} where it is nested too deep
 */
export function readMarkdown(source: string, format: Format): Markdown {
  if (format === 'html') return {prose: source, fences: [], blocks: [], defaults: {}};
  const matter = endOfMatter(source);
  const text = blank(source.slice(0, matter)) + source.slice(matter);
  refuseDeep(text);
  const tree = fromMarkdown(text, {
    extensions: format === 'mdx' ? [BLOCKS_ALONE, NO_INDENTED_CODE] : [BLOCKS_ALONE],
  });
  const fences: Fence[] = [];
  const blocks: Span[] = [];
  const code: Span[] = matter ? [{start: 0, end: matter}] : [];
  collect(tree, 0);
  return {prose: withoutCode(source, code), fences, blocks, defaults: readMatter(source.slice(0, matter))};

  /** @param quoted the number of quotations around the node */
  function collect(node: Node, quoted: number): void {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'code') {
      code.push({start, end});
      const fence = fenceIn(text, start, end, quoted);
      if (fence) fences.push(fence);
    } else if (node.type === 'html') {
      blocks.push({start, end});
      code.push(...quoteMarks(text, start, end, quoted));
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      code.push(...codeSpans(text, start, end), ...quoteMarks(text, start, end, quoted));
    } else {
      const inside = node.type === 'blockquote' ? quoted + 1 : quoted;
      node.children?.forEach((child) => collect(child, inside));
    }
  }
}

/** What stands before a line in quotations. */
const marksOf = (quoted: number): RegExp => new RegExp(`^[ \\t]*(?:>[ \\t]*){0,${quoted}}`, 'gm');

/** The marks of quotations before the lines of a block, from its second line on. */
function quoteMarks(source: string, start: number, end: number, quoted: number): Span[] {
  const second = source.indexOf('\n', start) + 1;
  if (!quoted || !second || second >= end) return [];
  return [...source.slice(second, end).matchAll(marksOf(quoted))].map(({0: {length}, index}) => ({
    start: second + index,
    end: second + index + length,
  }));
}

/** The end of the front matter, between two lines of `---` or `+++`; 0 without it. */
function endOfMatter(source: string): number {
  const mark = source.slice(0, 3);
  if ((mark !== '---' && mark !== '+++') || source.slice(3, source.indexOf('\n')).trim()) return 0;
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    const next = source.indexOf('\n', at + 1);
    const line = source.slice(at + 1, next < 0 ? source.length : next);
    if (line.trimEnd() === mark) return at + 1 + line.length;
  }
  return 0;
}

/** Throws for lines that begin with more quotation and list marks than anybody writes. */
function refuseDeep(text: string): void {
  let marks = 0;
  let isStart = true;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\n') [marks, isStart] = [0, true];
    else if (isStart && char === '>') marks++;
    else if (isStart && '-+*.)'.includes(char)) marks += ' \t'.includes(text[at + 1] ?? '\n') ? 1 : 0;
    else if (!' \t0123456789'.includes(char)) isStart = false;
    if (marks > MOST_NESTED) throw new Unreadable((says) => says.quotedTooDeep(MOST_NESTED));
  }
}

/**
 * The lines of a fence in one of our languages; undefined for other code.
 * @param quoted the number of quotations around it
 */
function fenceIn(source: string, start: number, end: number, quoted: number): Fence | undefined {
  const newline = source.indexOf('\n', start);
  const first = newline < 0 || newline > end ? end : newline + 1;
  const [, marks = '', language = ''] = OPENING.exec(source.slice(start, first)) ?? [];
  if (!LANGUAGES.includes(language)) return undefined;
  const lastLine = Math.max(first, source.lastIndexOf('\n', end - 1) + 1);
  const last = source
    .slice(lastLine, end)
    .replace(/^[ \t>]+/, '')
    .trimEnd();
  const isClosed = last.length >= marks.length && last === marks.charAt(0).repeat(last.length);
  // in a quotation each line has its own mark
  const text = source.slice(first, isClosed ? lastLine : end).replace(marksOf(quoted), blank);
  const at = (offset: number): number => first + offset;
  return {start, end, language, run: {text, at, after: (offset) => first + offset + 1}};
}

/** Code spans in a paragraph: code between equal numbers of backticks. */
function codeSpans(source: string, start: number, end: number): Span[] {
  const runs = [...source.slice(start, end).matchAll(/`+/g)].map(({0: {length}, index}) => ({
    at: start + index,
    length,
  }));
  return spansOf(source, runs);
}

interface Backticks {
  readonly at: number;
  readonly length: number;
}

/** Pairs runs of backticks in linear time: each run is visited once, and runs of each length are kept in order. */
function spansOf(source: string, runs: readonly Backticks[]): Span[] {
  const byLength = new Map<number, Backticks[]>();
  for (const run of [...runs].reverse()) {
    const same = byLength.get(run.length);
    if (same) same.push(run);
    else byLength.set(run.length, [run]);
  }
  const spans: Span[] = [];
  let behind = 0;
  for (const run of runs) {
    const same = byLength.get(run.length) ?? [];
    while (same.length && same[same.length - 1].at <= run.at) same.pop();
    if (run.at < behind || source[run.at - 1] === '\\') continue;
    const close = same.at(-1);
    if (!close) continue;
    behind = close.at + close.length;
    spans.push({start: run.at, end: behind});
  }
  return spans;
}

function withoutCode(source: string, code: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const {start, end} of [...code].sort((a, b) => a.start - b.start)) {
    // the mark of a quotation within a code span
    if (start < at) continue;
    pieces.push(source.slice(at, start), blank(source.slice(start, end)));
    at = end;
  }
  return pieces.join('') + source.slice(at);
}

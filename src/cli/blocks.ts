/** Input cut into blocks of whole lines, and the answers to one of them. */
import {plainJson} from './output.js';

/** The answer to a line, and whether the line was bad. */
export interface LineAnswer {
  /** The JSON without its line end. */
  readonly json: string;
  readonly bad: boolean;
}

/** The answers to a block. */
export interface Answers {
  /** A line of JSON for each line, as UTF-8. */
  readonly out: Uint8Array;
  /** How many lines were answered. */
  readonly lines: number;
  readonly bad: boolean;
  /** The reason why the line after these could not be answered. */
  readonly failure?: string;
}

const NEWLINE = 10;

/** Bytes of the longest line that is read. */
export const LONGEST_LINE = 16_000_000;

/** An empty block in place of a line that is too long. The line gets an answer, but its text is not kept. */
const TOO_LONG = (): Uint8Array => new Uint8Array(0);

/**
 * Cuts input into blocks at the last newline of each piece; the rest begins the next block. The last line may lack its
 * end.
 */
export async function* blocksOf(input: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  let size = 0;
  let isSkipping = false;
  for await (const chunk of input) {
    let bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
    const first = bytes.indexOf(NEWLINE);
    if (isSkipping || size + (first < 0 ? bytes.length : first) > LONGEST_LINE) {
      if (!isSkipping) yield TOO_LONG();
      [begun, size, isSkipping] = [[], 0, first < 0];
      bytes = first < 0 ? bytes.subarray(bytes.length) : bytes.subarray(first + 1);
    }
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end) {
      yield together([...begun, bytes.subarray(0, end)]);
      [begun, size] = [[], 0];
    }
    if (end < bytes.length) begun.push(bytes.subarray(end));
    size += bytes.length - end;
  }
  if (begun.length) yield together(begun);
}

/** Joins pieces in memory of its own, so that the block can be transferred to another thread. */
function together(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
const encoder = new TextEncoder();

/** A buffer for the answers of a block, filled line by line: joining them as text would copy them once more. */
const out = {bytes: new Uint8Array(1 << 20), size: 0};

function put(line: string): void {
  const most = out.size + 3 * line.length + 1;
  if (most > out.bytes.length) {
    const {bytes} = out;
    out.bytes = new Uint8Array(2 * most);
    out.bytes.set(bytes);
  }
  out.size += encoder.encodeInto(line, out.bytes.subarray(out.size)).written;
  out.bytes[out.size++] = NEWLINE;
}

/** Whole lines of a block; a line that was too long has no text. */
function linesOf(block: Uint8Array): (string | undefined)[] {
  if (!block.length) return [undefined];
  const lines = decoder.decode(block).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Answers the lines of a block, up to the first that fails.
 * @param answer receives undefined for a line that was too long to be read
 */
export function answerBlock(block: Uint8Array, answer: (line: string | undefined) => LineAnswer): Answers {
  const asked = linesOf(block);
  out.size = 0;
  let lines = 0;
  let good = true;
  let failure: string | undefined;
  try {
    for (const line of asked) {
      const {json, bad} = answer(line);
      put(plainJson(json));
      if (bad) good = false;
      lines++;
    }
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return {out: out.bytes.slice(0, out.size), lines, bad: !good, failure};
}

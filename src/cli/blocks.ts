/** Input cut into blocks of whole lines, and the answers to one of them. */

/** What a line became, and whether the line was bad. */
export interface Answer {
  readonly value: unknown;
  readonly bad: boolean;
}

/** What a block became. */
export interface Answers {
  /** One line of JSON a line, as UTF-8. */
  readonly out: Uint8Array;
  /** How many lines were answered. */
  readonly lines: number;
  readonly bad: boolean;
  /** Why the line after them could not be answered. */
  readonly failure?: string;
}

const NEWLINE = 10;

/** Cuts what comes behind its last newline; the rest of it begins the next block. The last line may lack its end. */
export async function* blocksOf(input: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end) yield together([...begun, bytes.subarray(0, end)]);
    if (end) begun = [];
    if (end < bytes.length) begun.push(bytes.subarray(end));
  }
  if (begun.length) yield together(begun);
}

/** In memory of its own, so that it can be handed to another thread. */
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

/** Answers the lines of a block, up to the first that fails. */
export function answerBlock(block: Uint8Array, answer: (line: string) => Answer): Answers {
  const asked = decoder.decode(block).split('\n');
  if (asked.at(-1) === '') asked.pop();
  let out = '';
  let lines = 0;
  let good = true;
  let failure: string | undefined;
  try {
    for (const line of asked) {
      const {value, bad} = answer(line);
      out += `${JSON.stringify(value)}\n`;
      if (bad) good = false;
      lines++;
    }
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return {out: encoder.encode(out), lines, bad: !good, failure};
}

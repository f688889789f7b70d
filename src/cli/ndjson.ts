/** One line of JSON in, one out, in order, while it comes; memory stays flat however long the input is. */
import {once} from 'node:events';
import type {Readable, Writable} from 'node:stream';
import {StringDecoder} from 'node:string_decoder';
import {UnknownOptionError} from '../core/options.js';
import {fault, type Fault} from '../core/problem.js';
import type {Situation} from '../core/situation.js';

/** What a line became, and whether the line was bad. */
export interface Answer {
  readonly value: unknown;
  readonly bad: boolean;
}

/** Lines between two signs of life on a terminal. */
const PROGRESS_EVERY = 20_000;

/**
 * Answers every line; a blank one is bad too, so that lines in and out stay in step.
 * @param progress where to say how far it is, if anywhere
 * @returns whether no line was bad
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => Answer,
  progress?: Writable,
): Promise<boolean> {
  const decoder = new StringDecoder('utf8');
  const started = performance.now();
  let rest = '';
  let good = true;
  let count = 0;
  const work = async (lines: readonly string[]): Promise<void> => {
    let out = '';
    for (const line of lines) {
      const {value, bad} = answer(line);
      if (bad) good = false;
      out += `${JSON.stringify(value)}\n`;
      if (++count % PROGRESS_EVERY === 0) progress?.write(`\r${status(count, started)}`);
    }
    if (out && !output.write(out)) await once(output, 'drain');
  };
  for await (const chunk of input) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    await work(lines);
  }
  rest += decoder.end();
  if (rest) await work([rest]);
  if (count >= PROGRESS_EVERY) progress?.write(`\r${status(count, started)}\n`);
  return good;
}

function status(count: number, started: number): string {
  const perSecond = Math.round(count / ((performance.now() - started) / 1000));
  return `${count} lines, ${perSecond} lines/s `;
}

/**
 * A line's answer; a line that is no situation, or names an option that there is not, gets one that says so.
 * @param bad the answer to a line that cannot be asked about, for the rule set it names
 */
export function ask<T>(
  line: string,
  of: (situation: Situation) => T,
  bad: (rules: string, found: Fault) => T,
): T {
  let situation: Situation;
  try {
    situation = JSON.parse(line) as Situation;
  } catch {
    return bad('', fault('bad-json'));
  }
  try {
    return of(situation);
  } catch (error) {
    // in a file it is the line that is wrong, not the program
    if (!(error instanceof UnknownOptionError)) throw error;
    return bad(situation.rules, fault('unknown-option', error.option, undefined, 'options'));
  }
}

/**
 * `render` and `check` for programs that cannot wait, in Node: another thread does the work, and this one sleeps until it
 * is done.
 */
import {readFileSync} from 'node:fs';
import type {CheckOptions, PageProblem, RenderOptions} from './options.js';
import {askThread} from './thread.js';

/** What the thread is asked. */
export interface RenderQuestion {
  readonly what: 'render' | 'check';
  readonly text: string;
  readonly options: RenderOptions;
}

/** The longest time for one fence, in milliseconds. The first one waits for the thread to start, too. */
const MOST_WAIT = 20_000;

const askAny = askThread(new URL('./worker.js', import.meta.url), MOST_WAIT);
const ask = (asked: RenderQuestion): unknown => askAny(asked);

/** `render`, without a promise. */
export const renderNow = (text: string, options: RenderOptions): string =>
  ask({what: 'render', text, options}) as string;

/** `check`, without a promise. */
export const checkNow = (text: string, options: CheckOptions): PageProblem[] =>
  ask({what: 'check', text, options}) as PageProblem[];

/** How many lines of a file stand before a part of it, such as its front matter; none if it has no such part. */
export function linesBefore(file: string, part: string): number {
  try {
    const text = readFileSync(file, 'utf8');
    return text.slice(0, Math.max(0, text.lastIndexOf(part))).split('\n').length - 1;
  } catch {
    return 0;
  }
}

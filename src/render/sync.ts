/**
 * `render` and `check` for programs that cannot wait, in Node: another thread does the work, and this one sleeps until it
 * is done.
 */
import {readFileSync} from 'node:fs';
import {MessageChannel, receiveMessageOnPort, Worker, type MessagePort} from 'node:worker_threads';
import type {CheckOptions, PageProblem, RenderOptions} from './options.js';

/** What the thread is asked; it answers with a value, or with the message of an error. */
export interface ThreadQuestion {
  readonly what: 'render' | 'check';
  readonly text: string;
  readonly options: RenderOptions;
}

/** What the thread answers. */
export interface ThreadAnswer {
  readonly value?: unknown;
  readonly error?: string;
}

/** What the thread is started with. */
export interface ThreadData {
  readonly port: MessagePort;
  /** One number: 1 once the answer has been sent. */
  readonly done: Int32Array<SharedArrayBuffer>;
}

let open: ThreadData | undefined;

/** Starts the thread. It does not keep the program from ending. */
function start(): ThreadData {
  const {port1: port, port2} = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: ThreadData = {port: port2, done};
  const worker = new Worker(new URL('./worker.js', import.meta.url), {workerData, transferList: [port2]});
  worker.unref();
  port.unref();
  return {port, done};
}

/** How long an answer may take, in milliseconds; a thread that has died gives none. */
const MOST_WAIT = 60_000;

function ask(asked: ThreadQuestion): unknown {
  open ??= start();
  const {port, done} = open;
  Atomics.store(done, 0, 0);
  port.postMessage(asked);
  if (Atomics.wait(done, 0, 0, MOST_WAIT) === 'timed-out') throw new Error('the thread that renders is gone');
  const {value, error} = (receiveMessageOnPort(port) as {readonly message: ThreadAnswer}).message;
  if (error !== undefined) throw new Error(error);
  return value;
}

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

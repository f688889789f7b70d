/** Asks another thread and sleeps until it answers, in Node: for programs that cannot wait for a promise. */
import {MessageChannel, receiveMessageOnPort, Worker, type MessagePort} from 'node:worker_threads';

/** A question to the thread. */
export interface ThreadQuestion {
  readonly number: number;
  readonly asked: unknown;
}

/** The thread's answer: a value, or the message of an error. */
export interface ThreadAnswer {
  /** The number of the question. */
  readonly number: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** What the thread is started with. */
export interface ThreadData {
  readonly port: MessagePort;
  /** The number of the question that was answered last. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}

interface Thread extends Omit<ThreadData, 'port'> {
  readonly port: MessagePort;
  readonly worker: Worker;
  asked: number;
}

/** The thread has not answered in time, or has died. */
export class NoAnswer extends Error {}

/**
 * A function that asks a thread. The thread starts with the first question and does not keep the program from ending. A
 * thread that does not answer in time is stopped, since it may never end; the next question gets another thread.
 * @param mostWait the longest time for an answer, in milliseconds
 */
export function askThread(script: URL, mostWait: number): (asked: unknown) => unknown {
  let open: Thread | undefined;

  function start(): Thread {
    const {port1: port, port2} = new MessageChannel();
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: ThreadData = {port: port2, answered};
    const worker = new Worker(script, {workerData, transferList: [port2]});
    const thread: Thread = {port, answered, worker, asked: 0};
    // an error that nobody hears would end the program
    worker.on('error', () => {
      stop(thread);
    });
    worker.on('exit', () => {
      stop(thread);
    });
    worker.unref();
    port.unref();
    return thread;
  }

  function stop(thread: Thread): void {
    if (open === thread) open = undefined;
    thread.port.close();
    void thread.worker.terminate();
  }

  return (asked) => {
    const thread = (open ??= start());
    const {port, answered} = thread;
    const question: ThreadQuestion = {number: ++thread.asked, asked};
    port.postMessage(question);
    const isLate = Atomics.wait(answered, 0, question.number - 1, mostWait) === 'timed-out';
    const got = isLate ? undefined : (receiveMessageOnPort(port)?.message as ThreadAnswer | undefined);
    if (got?.number !== question.number) {
      stop(thread);
      throw new NoAnswer(`no answer within ${mostWait / 1000} seconds`);
    }
    const {value, error} = got;
    if (error !== undefined) throw new Error(error);
    return value;
  };
}

/** Answers questions, in the thread. */
export function answerQuestions(
  {port, answered}: ThreadData,
  answer: (asked: unknown) => Promise<unknown>,
): void {
  port.on('message', ({number, asked}: ThreadQuestion) => {
    void answer(asked)
      .then(
        (value): ThreadAnswer => ({number, value}),
        (error: unknown): ThreadAnswer => ({
          number,
          error: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((answering) => {
        port.postMessage(answering);
        Atomics.store(answered, 0, number);
        Atomics.notify(answered, 0);
      });
  });
}

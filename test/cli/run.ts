/** Runs command lines in this process. */
import {Readable} from 'node:stream';
import {vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import type {checkCommand} from '../../src/cli/check.js';
import {main} from '../../src/cli/main.js';

/** What a command line prints, and its exit status. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly status: number;
}

/** Keeps everything that is written while something runs. */
async function kept(run: () => Promise<number>): Promise<Ran> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const status = await run();
    const [said, remarked] = [out, err].map((spy) => spy.mock.calls.map(([text]) => String(text)).join(''));
    return {out: said, err: remarked, status};
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** Runs `mj` with these arguments. Everything that it writes is kept. */
export const mj = (...argv: readonly string[]): Promise<Ran> => kept(() => main(argv));

/** Runs one command of `mj` with these arguments. */
export const run = (command: typeof checkCommand, ...argv: string[]): Promise<Ran> =>
  kept(() => command(readArgs(argv)));

/** Runs `mj` with a text on standard input. */
export async function mjGiven(input: string | Uint8Array, ...argv: readonly string[]): Promise<Ran> {
  const given = Readable.from([Buffer.from(input)]) as unknown as typeof process.stdin;
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(given);
  try {
    return await mj(...argv);
  } finally {
    stdin.mockRestore();
  }
}

/** The words of a call as a shell splits them. */
export const wordsOf = (call: string): string[] =>
  [...call.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare,
  );

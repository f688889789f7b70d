#!/usr/bin/env node
/** `mj`: the scoring core without a page. */
import {UnknownOptionError} from '../core/reading/options.js';
import {VERSION} from '../elements/define.js';
import {UsageError, readArgs, type Args} from './args.js';
import {LineError} from './ndjson.js';
import {discardsCommand} from './discards.js';
import {isPage} from './pages.js';
import {UNREADABLE, Unreadable} from './page/unreadable.js';
import {rulesCommand} from './rules.js';
import {scoreCommand} from './score.js';
import {helpOf} from './usage.js';
import {waitsCommand} from './waits.js';
import {whyUnwritten} from './write-file.js';
import {print, printFile, remark} from './output.js';

/** The commands. Code that reads pages or draws is loaded when it is needed. */
const COMMANDS = {
  score: scoreCommand,
  waits: waitsCommand,
  discards: discardsCommand,
  rules: rulesCommand,
  ledger: async (args: Args) => (await import('./ledger.js')).ledgerCommand(args),
  draw: async (args: Args) => (await import('./draw.js')).drawCommand(args),
  round: async (args: Args) => (await import('./round.js')).roundCommand(args),
  check: async (args: Args) => (await import('./check.js')).checkCommand(args),
  render: async (args: Args) =>
    args.given.write || args.words.some(isPage)
      ? (await import('./render-page.js')).renderPageCommand(args)
      : (await import('./render.js')).renderCommand(args),
};

/**
 * @returns the exit status: 0 success, 1 a problem in the input, 2 a mistake in the command, 3 a file could not be read or written
 */
async function main([name, ...rest]: readonly string[]): Promise<number> {
  const args = readArgs(name?.startsWith('-') ? [name] : rest);
  if (args.given.version) {
    print(VERSION);
    return 0;
  }
  if (!name || args.given.help) {
    printFile(helpOf(name));
    return name ? 0 : 2;
  }
  if (!Object.hasOwn(COMMANDS, name))
    throw new UsageError(`no command '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  return COMMANDS[name as keyof typeof COMMANDS](args);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // a reader that stops early (`| head`) is no error
  if (error.code === 'EPIPE') process.exit(0);
  remark(`mj: the output was not written: ${whyUnwritten(error)}`);
  process.exit(UNREADABLE);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = told(error);
}

/** Says what stopped the command. @returns the exit status */
function told(error: unknown): number {
  if (error instanceof LineError) remark(...`mj: ${error.message}`.split('\n'));
  else if (error instanceof Unreadable) {
    remark(`mj: ${error.message}`);
    return UNREADABLE;
  } else if (error instanceof UsageError || error instanceof UnknownOptionError)
    remark(`mj: ${error.message}`, 'mj --help says how it is called.');
  else {
    // a bug of the command: its stack may quote a page
    remark(...String(error instanceof Error ? error.stack : error).split('\n'));
    return 1;
  }
  return 2;
}

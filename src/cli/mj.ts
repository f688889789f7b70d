#!/usr/bin/env node
/** `mj`: the scoring core without a page. */
import {UnknownOptionError} from '../core/reading/options.js';
import {VERSION} from '../elements/define.js';
import {UsageError, readArgs, type Args} from './args.js';
import {LineError} from './ndjson.js';
import {discardsCommand} from './discards.js';
import {isPage} from './pages.js';
import {rulesCommand} from './rules.js';
import {scoreCommand} from './score.js';
import {helpOf} from './usage.js';
import {waitsCommand} from './waits.js';

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
    args.words.some(isPage)
      ? (await import('./render-page.js')).renderPageCommand(args)
      : (await import('./render.js')).renderCommand(args),
};

/**
 * @returns the exit status: 0 success, 1 a problem in the input, 2 a mistake in the command, 3 a page could not be read
 */
async function main([name, ...rest]: readonly string[]): Promise<number> {
  const args = readArgs(name?.startsWith('-') ? [name] : rest);
  if (args.given.version) {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  if (!name || args.given.help) {
    process.stdout.write(helpOf(name));
    return name ? 0 : 2;
  }
  if (!Object.hasOwn(COMMANDS, name))
    throw new UsageError(`no command '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  return COMMANDS[name as keyof typeof COMMANDS](args);
}

// a reader that stops early (`| head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof LineError) process.stderr.write(`mj: ${error.message}\n`);
  else if (error instanceof UsageError || error instanceof UnknownOptionError)
    process.stderr.write(`mj: ${error.message}\nmj --help says how it is called.\n`);
  else throw error;
  process.exitCode = 2;
}

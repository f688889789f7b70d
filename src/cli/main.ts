/** Runs the command of a command line, and says what stopped it. */
import {nearestTo} from '../core/situation/nearest.js';
import {UnknownOptionError} from '../core/reading/options.js';
import {VERSION} from '../elements/base/definition.js';
import {UsageError, langIn, readArgs, type Args} from './args.js';
import {COMMANDS, commandNamed} from './commands.js';
import {LineError} from './ndjson.js';
import {discardsCommand, scoreCommand, waitsCommand} from './hand-commands.js';
import {cardPage, isPage} from './page-names.js';
import {UNREADABLE, Unreadable} from './page/unreadable.js';
import {rulesCommand} from './rules.js';
import {forgetFileRules} from './rulesets.js';
import {help, helpOf} from './help.js';
import {print, printFile, remark} from './output.js';
import {commandWords} from './words/index.js';
import {CALLED} from './called.js';

/** The commands. Code that reads pages or draws is loaded when it is needed. */
const RUN = {
  score: scoreCommand,
  waits: waitsCommand,
  discards: discardsCommand,
  rules: rulesCommand,
  ledger: async (args: Args) => (await import('./ledger.js')).ledgerCommand(args),
  standings: async (args: Args) => (await import('./standings.js')).standingsCommand(args),
  draw: async (args: Args) => (await import('./draw.js')).drawCommand(args),
  play: async (args: Args) => (await import('./play.js')).playCommand(args),
  round: async (args: Args) => (await import('./round.js')).roundCommand(args),
  check: async (args: Args) => (await import('./check.js')).checkCommand(args),
  render: async (args: Args) =>
    args.given.card && args.words.some(cardPage)
      ? (await import('./render-card.js')).renderCardCommand(args)
      : args.given.write || args.words.some(isPage)
        ? (await import('./render-page.js')).renderPageCommand(args)
        : (await import('./render.js')).renderCommand(args),
};

/**
 * @returns the exit status: 0 success, 1 a problem in the input, 2 a mistake in the command, 3 a file could not be read or written
 */
async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === 'help') return run([...rest, '--help']);
  const isBare = name === undefined || name.startsWith('-');
  const command = commandNamed(name);
  const args = readArgs(isBare ? [...(name === undefined ? [] : [name]), ...rest] : rest, command);
  if (args.given.version) {
    print(VERSION);
    return 0;
  }
  if (isBare) {
    const {given, says, words} = args;
    const [odd] = Object.keys(given).filter((flag) => flag !== 'help' && flag !== 'lang');
    if (odd !== undefined) throw new UsageError(says.notTaken(CALLED, `--${odd}`));
    if (words.length) throw new UsageError(says.notUsed(CALLED, words.join(' ')));
    printFile(help());
    return given.help ? 0 : 2;
  }
  if (!command) {
    const names = COMMANDS.map((one) => one.name);
    throw new UsageError(args.says.noCommand(name, nearestTo(name, names), names));
  }
  if (!args.given.help) return RUN[command.name as keyof typeof RUN](args);
  printFile(await helpOf(command, args));
  return 0;
}

/**
 * Runs a command line; never throws.
 * @returns the exit status
 */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await run(argv);
  } catch (error) {
    return told(error, argv);
  } finally {
    forgetFileRules();
  }
}

/** Says what stopped the command. @returns the exit status */
function told(error: unknown, argv: readonly string[]): number {
  const helpOn = commandNamed(argv[0])?.name;
  const said = commandWords(langIn(argv));
  if (error instanceof LineError) remark(...`${CALLED}: ${error.message}`.split('\n'));
  else if (error instanceof Unreadable) {
    remark(`${CALLED}: ${error.why(said.files)}`);
    return UNREADABLE;
  } else if (error instanceof UsageError || error instanceof UnknownOptionError)
    remark(named(error.message), said.see(`${CALLED} ${helpOn ? `${helpOn} ` : ''}--help`));
  else {
    // a bug of the command: its stack may quote a page
    remark(...String(error instanceof Error ? error.stack : error).split('\n'));
    return 1;
  }
  return 2;
}

/** A message after the name of the program, unless it begins with that. */
const named = (message: string): string =>
  message.startsWith(`${CALLED} `) ? message : `${CALLED}: ${message}`;

/** Reads the command line of `mj`: words, flags and their values, and whether a command uses them. */
import {LANGS, type Lang} from '../core/game/names.js';
import {lettersBetween, nearestTo} from '../core/situation/nearest.js';
import {exampleOf, OF_ALL, type CommandSpec, type CommandMode} from './commands.js';
import {COMMAND_FLAGS, isFlagName, type FlagName, type GivenFlags} from './flags.js';
import {commandWords, type CommandWords} from './words/index.js';
import {CALLED} from './called.js';

/** A mistake in the command line: printed on standard error, exit status 2. */
export class UsageError extends Error {}

/** A command line that has been read: the words without a flag, the flags, and the language of the answer. */
export interface Args {
  readonly words: readonly string[];
  readonly given: GivenFlags;
  /** English where no language is given. */
  readonly lang: Lang;
  /** What the command says in that language. */
  readonly says: CommandWords;
}

/**
 * @param command says which flags and words there may be; without it any may
 * @throws {UsageError} for flags or words that would not be used, and for values that a flag does not take
 */
export function readArgs(argv: readonly string[], command?: CommandSpec): Args {
  const lang = langIn(argv);
  const says = commandWords(lang);
  const {words, given} = split(argv, says, command);
  if (!given.help && !given.version) {
    const mode = command && modeOf(command, words, given);
    if (mode) check(command, mode, {words, given, lang, says});
  }
  return {words, given, lang, says};
}

/** The language that the command line asks for; needed to say what else is wrong with it. */
export function langIn(argv: readonly string[]): Lang {
  const named = argv.flatMap((arg, i) =>
    arg === '--lang' ? [argv[i + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  );
  return LANGS.find((lang) => lang === named.at(-1)) ?? 'en';
}

/** A number, which may follow a flag though it begins as a flag does. */
const NEGATIVE = /^-\d/;

const isFlag = (arg: string | undefined): boolean =>
  arg !== undefined && arg.length > 1 && arg.startsWith('-') && !NEGATIVE.test(arg);

/** The words and flags of a command line; behind `--` are words alone. */
function split(
  argv: readonly string[],
  says: CommandWords,
  command: CommandSpec | undefined,
): Pick<Args, 'words' | 'given'> {
  const words: string[] = [];
  const given: Partial<Record<FlagName, string | boolean>> = {};
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i];
    if (arg === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (!isFlag(arg)) {
      words.push(arg);
      continue;
    }
    const equals = arg.indexOf('=');
    const flag = arg === '-h' ? '--help' : equals < 0 ? arg : arg.slice(0, equals);
    const name = flag.slice(2);
    if (!flag.startsWith('--') || !isFlagName(name))
      throw new UsageError(says.unknownFlag(flag, nearFlag(flag, command)));
    if (given[name] !== undefined) throw new UsageError(says.givenTwice(flag));
    const {value: takes} = COMMAND_FLAGS[name];
    const inline = equals < 0 ? undefined : arg.slice(equals + 1);
    if (takes === undefined) {
      if (inline !== undefined) throw new UsageError(says.takesNoValue(flag));
      given[name] = true;
      continue;
    }
    const value = inline ?? (isFlag(argv[i + 1]) ? undefined : argv[++i]);
    if (value === undefined) throw new UsageError(says.needsValue(flag, takes));
    given[name] = value;
  }
  return {words, given};
}

/** Letters in which a flag may differ from the one that is meant. */
const MOST_WRONG = 2;

/** The flag of the command that the user probably meant. */
function nearFlag(flag: string, command: CommandSpec | undefined): string | undefined {
  const names = command ? flagsOf(command) : (Object.keys(COMMAND_FLAGS) as FlagName[]);
  const known = names.map((name) => `--${name}`);
  const near = nearestTo(flag, known);
  return near !== undefined && lettersBetween(flag, near) <= MOST_WRONG ? near : undefined;
}

/** All flags that a command uses in one of its modes. */
export const flagsOf = ({modes}: CommandSpec): FlagName[] => [
  ...new Set([...modes.flatMap(({takes}) => takes), ...OF_ALL]),
];

/** The mode that a command line asks for. */
function modeOf({modes}: CommandSpec, words: readonly string[], given: GivenFlags): CommandMode {
  const found = modes.find(
    ({flag, chosen}) => (flag !== undefined && given[flag] !== undefined) || chosen?.(words, given) === true,
  );
  return found ?? modes[modes.length - 1];
}

function check(command: CommandSpec, mode: CommandMode, args: Args): void {
  checkFlags(command, mode, args);
  checkValues(mode, args);
  checkWords(command, mode, args);
}

function checkFlags(command: CommandSpec, mode: CommandMode, {given, says}: Args): void {
  for (const name of Object.keys(given) as FlagName[]) {
    if (OF_ALL.includes(name)) continue;
    const beside = mode.beside?.[name] ?? [];
    if (beside.length && !beside.some((other) => given[other] !== undefined))
      throw new UsageError(
        says.goesWith(
          `--${name}`,
          beside.map((other) => `--${other}`),
        ),
      );
    if (mode.takes.includes(name)) continue;
    const others = command.modes.filter(({takes}) => takes.includes(name));
    if (!others.length) throw new UsageError(says.notTaken(`${CALLED} ${command.name}`, `--${name}`));
    throw new UsageError(
      mode.flag === undefined && !mode.chosen
        ? says.goesWith(
            `--${name}`,
            others.map((other) => other.name),
          )
        : says.notWith(`--${name}`, mode.name),
    );
  }
}

/** Checks each value by what its flag takes. */
function checkValues(mode: CommandMode, {given, says}: Args): void {
  for (const [name, value] of Object.entries(given) as [FlagName, string | boolean][]) {
    if (typeof value !== 'string') continue;
    const {isNumber, fits, allowed: usual = [], examples, value: form = '', where} = COMMAND_FLAGS[name];
    const allowed = mode.allowed?.[name] ?? usual;
    if (isNumber && !/^\d{1,6}$/.test(value)) throw new UsageError(says.mustBeNumber(`--${name}`, value));
    const isFit = fits ? fits(value) : !allowed.length || allowed.includes(value);
    if (isFit) continue;
    const whole = where === undefined ? form : `${form} (${where})`;
    throw new UsageError(
      examples
        ? says.mustLook(`--${name}`, whole, examples, value)
        : says.mustBe(`--${name}`, allowed, value),
    );
  }
}

function checkWords({name, modes}: CommandSpec, mode: CommandMode, {words, given, says}: Args): void {
  const {needs, isOne, oneOf} = mode;
  const command = `${CALLED} ${name}`;
  if (!needs && words.length)
    throw new UsageError(
      mode.flag ? says.notWith(`“${words.join(' ')}”`, mode.name) : says.notUsed(command, words.join(' ')),
    );
  if (needs && !words.join('').trim())
    throw new UsageError(says.needs(command, needs, exampleOf(name, mode)));
  if (isOne && words.length > 1) throw new UsageError(says.oneOnly(command, needs === 'id' ? 'id' : 'file'));
  const forms = oneOf?.filter((form) => given[form]) ?? [];
  if (oneOf && !forms.length)
    throw new UsageError(
      says.needs(
        command,
        'form',
        [...new Set(modes.flatMap((one) => one.oneOf ?? []))].map((form) => `--${form}`).join(', '),
      ),
    );
  if (forms.length > 1) throw new UsageError(says.notWith(`--${forms[0]}`, `--${forms[1]}`));
}

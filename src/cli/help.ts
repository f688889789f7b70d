/** The output of `mj --help` and of `mj COMMAND --help`. */
import {attributeOf} from '../core/situation/attributes.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {flagsOf, type Args} from './args.js';
import {COMMANDS, type CommandSpec} from './commands.js';
import {flagLines, optionLines} from './described.js';
import {COMMAND_FLAGS, type FlagName} from './flags.js';
import {rulesets, rulesetFor} from './rulesets.js';
import {columns} from './text.js';
import {CALLED} from './called.js';

const WIDTH = 110;

/** A rule set with its presets: `ribon (tohtenko)`. */
const withPresets = ({id, presets = []}: Ruleset): string =>
  presets.length ? `${id} (${presets.map((preset) => preset.id).join(', ')})` : id;

/** What there is, and how to learn more. */
export function help(): string {
  return `${[
    ...folded(
      `${CALLED} scores, checks and draws mahjong hands. Rule sets: ${rulesets.map(withPresets).join(', ')}.`,
      '',
    ),
    '',
    ...columns(COMMANDS.map(({name, what}) => [`  ${CALLED} ${name}`, what])),
    '',
    `${CALLED} COMMAND --help for details, ${CALLED} rules ID for the patterns, flags and options of a rule set, ${CALLED} --version`,
    'Exit status: 0 ok, 1 the input has errors, 2 wrong usage, 3 a file could not be read or written',
  ].join('\n')}\n`;
}

const HAND = `HAND  [123m][EEE] 456p 78s 99s +9s     melds in brackets, the winning tile after +`;

/**
 * How one command is called. With `--rules` the flags and options of that rule set are listed in full.
 * @throws {UsageError} for an unknown rule set
 */
export async function helpOf(command: CommandSpec, args: Args): Promise<string> {
  const {modes, examples, ruled, hasHand, more, name} = command;
  const asked = args.given.rules ?? (name === 'rules' ? args.words[0] : undefined);
  return `${[
    ...modes.toReversed().flatMap(({usage, what}) => [usage, `    ${what}`]),
    '',
    ...examples.flatMap(([call, input]) =>
      folded(input === undefined ? call : `echo '${input}' | ${call}`, '  ', ' \\'),
    ),
    '',
    ...columns(
      flagsOf({...command, modes: modes.toReversed()}).map((flag) => [
        flagText(command, flag),
        helpText(command, flag),
      ]),
    ).flatMap((line) => (line.length > WIDTH ? wrapped(line) : [line])),
    '',
    ...(hasHand ? [HAND, ''] : []),
    ...(ruled ? [...(await ruleLines(asked, args, command)), ''] : []),
    more,
  ].join('\n')}\n`;
}

/** A flag as it is typed. */
function flagText({modes}: CommandSpec, flag: FlagName): string {
  const own = modes.flatMap(({allowed}) => allowed?.[flag] ?? []);
  const value = own.length ? own.join('|') : COMMAND_FLAGS[flag].value;
  return `--${flag}${value === undefined ? '' : ` ${value}`}`;
}

/** What a flag is for, and beside what, if not all calls with a hand, or a page, take it. */
function helpText({modes}: CommandSpec, flag: FlagName): string {
  const help = modes.find(({helps}) => helps?.[flag])?.helps?.[flag] ?? COMMAND_FLAGS[flag].help;
  const taking = modes.filter(({takes}) => takes.includes(flag));
  const isChoice = taking.some((mode) => mode.flag === flag || mode.oneOf?.includes(flag));
  const others = modes.filter(({needs}) => needs && taking.some((mode) => mode.needs === needs));
  if (isChoice || others.every((mode) => taking.includes(mode))) return help;
  return `${help} (with ${taking.map(({name}) => name).join(', ')})`;
}

/** The rule sets by name, or one of them in full. */
async function ruleLines(
  asked: string | boolean | undefined,
  args: Args,
  command: CommandSpec,
): Promise<string[]> {
  if (typeof asked === 'string') {
    const ruled = await rulesetFor(asked, args, CALLED);
    return [...(await flagLines(ruled, args.lang)), ...(await optionLines(ruled, args.lang))];
  }
  const {name, hasHand, ruled} = command;
  const taken = flagsOf(command);
  const isPlayed = ruled === 'played';
  const inFull =
    taken.includes('rules') && hasHand ? `${CALLED} ${name} --rules ID --help` : `${CALLED} rules ID`;
  const named = await Promise.all(
    rulesets
      .filter(({flow}) => ruled === 'all' || flow)
      .map(async (ruleset) => [
        `  ${withPresets(ruleset)}`,
        ...(hasHand ? listing('uses', fieldsOf(ruleset)) : []),
        ...listing(
          taken.includes('flags') ? '--flags' : 'flags',
          (ruleset.flags ?? []).map(({flag}) => flag),
        ),
        ...listing(taken.includes('options') ? '--options' : 'options', Object.keys(ruleset.options)),
        ...(isPlayed ? listing('play', Object.keys((await ruleset.flow?.())?.options ?? {})) : []),
      ]),
  );
  return [
    'Rule sets (presets)',
    ...named.flat(),
    `${inFull} lists the flags and options of one, with their values.`,
  ];
}

const fieldsOf = ({fields}: Ruleset): string[] =>
  fields.flatMap((field) => (field === 'others' ? ['--others-…'] : [`--${attributeOf(field)}`]));

const listing = (title: string, words: readonly string[]): string[] =>
  words.length ? folded(`    ${title.padEnd(9)} ${words.join(', ')}`, ' '.repeat(14)) : [];

/** A line cut at blanks. @param indent what the following lines begin with, and the first of a call */
function folded(text: string, indent: string, end = ''): string[] {
  const first = end ? indent : '';
  const lines = [first];
  for (const word of text.match(/\s*(?:"[^"]*"|'[^']*'|\S)+/g) ?? []) {
    const last = lines.length - 1;
    if (lines[last].length + word.length + end.length <= WIDTH || lines[last] === first) lines[last] += word;
    else {
      lines[last] += end;
      lines.push(`${indent}${end ? '    ' : ''}${word.trimStart()}`);
    }
  }
  return lines;
}

/** A row of two columns, the second one cut. */
function wrapped(line: string): string[] {
  const at = line.search(/\s{2,}\S/);
  const indent = ' '.repeat(at + (/\s+/.exec(line.slice(at))?.[0].length ?? 2));
  return folded(line, indent);
}

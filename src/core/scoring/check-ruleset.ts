/** Checks a rule set for its author: what is missing, what is misspelt, and whether its examples score. */
import {CONCEALED_KONGS} from '../game/concealed-kong.js';
import {PATTERN_KINDS, type Example, type Pattern} from '../game/pattern.js';
import type {Ruleset} from '../game/ruleset.js';
import {FIELD_NAMES} from '../situation/attributes.js';
import {nearestTo} from '../situation/nearest.js';
import {spelled} from '../situation/problem.js';
import {SEATS, WAYS, type Situation} from '../situation/situation.js';
import {isRecord, isWhole} from '../situation/value.js';
import {KINDS, kindName} from '../tiles/tile.js';
import {defaultOptions} from '../reading/table.js';
import {score} from './score.js';

/** Something in a rule set that is not as it should be. */
export interface RulesetFault {
  /** Where: `patterns[3].includes[0]`. */
  readonly path: string;
  /** What should be there, in English: `the id of a pattern`. */
  readonly expected: string;
  /** What is there. */
  readonly got: string;
  /** What was probably meant, if a name is misspelt. */
  readonly near?: string;
}

/** Looks at a value, and tells what is wrong with it. */
type Check = (value: unknown, path: string, tell: Tell) => void;
type Tell = (path: string, expected: string, value: unknown, near?: string) => void;

const fits =
  (expected: string, is: (value: unknown) => boolean): Check =>
  (value, path, tell) => {
    if (!is(value)) tell(path, expected, value);
  };

const text = fits('a text', (value) => typeof value === 'string' && value !== '');
const number = fits('a number', (value) => typeof value === 'number' && Number.isFinite(value));
const whole = (min: number, max: number): Check =>
  fits(`a whole number from ${min} to ${max}`, (value) => isWhole(value, min, max));
const call = fits('a function', (value) => typeof value === 'function');
const flag = fits('true, or nothing', (value) => value === true);
const yes = fits('true or false', (value) => typeof value === 'boolean');

/** One of some words. */
const word =
  (words: readonly unknown[], what?: string): Check =>
  (value, path, tell) => {
    if (words.includes(value)) return;
    const near = typeof value === 'string' ? nearestTo(value, words.map(String)) : undefined;
    tell(path, what ?? words.map(String).join(', '), value, near);
  };

const either =
  (...checks: readonly Check[]): Check =>
  (value, path, tell) => {
    const told = checks.map((check) => {
      const list: string[] = [];
      check(value, path, (_, expected) => list.push(expected));
      return list;
    });
    if (told.every((list) => list.length)) tell(path, told.map(([first]) => first).join(', or '), value);
  };

const listOf =
  (check: Check): Check =>
  (value, path, tell) => {
    if (!Array.isArray(value)) return tell(path, 'a list', value);
    value.forEach((one: unknown, i) => check(one, `${path}[${i}]`, tell));
  };

const recordOf =
  (check: Check): Check =>
  (value, path, tell) => {
    if (!isRecord(value)) return tell(path, 'an object', value);
    for (const [name, one] of Object.entries(value)) check(one, `${path}.${name}`, tell);
  };

type Fields = Readonly<Record<string, Check>>;

/** An object with fields, of which some may be left out, and no others. */
const shape =
  (needed: Fields, optional: Fields = {}): Check =>
  (value, path, tell) => {
    if (!isRecord(value)) return tell(path, 'an object', value);
    const at = (name: string): string => (path ? `${path}.${name}` : name);
    for (const [name, check] of Object.entries(needed)) check(value[name], at(name), tell);
    for (const [name, check] of Object.entries(optional))
      if (value[name] !== undefined) check(value[name], at(name), tell);
    const known = [...Object.keys(needed), ...Object.keys(optional)];
    for (const name of Object.keys(value))
      if (!known.includes(name)) tell(at(name), 'no such field', value[name], nearestTo(name, known));
  };

const cited: Fields = {cite: text, provenance: word(['page', 'found', 'reconstructed'])};

const option: Check = (value, path, tell) => {
  const types: Readonly<Record<string, Fields>> = {
    boolean: {default: yes},
    number: {default: number, min: number, max: number},
    choice: {default: either(text, number), choices: listOf(either(text, number))},
    counts: {default: recordOf(number), max: number},
  };
  const type = isRecord(value) ? value.type : undefined;
  const known = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : {};
  shape({type: word(Object.keys(types)), ...known, ...cited})(value, path, tell);
};

const pattern = shape(
  {
    id: text,
    native: text,
    kind: word(PATTERN_KINDS),
    value: either(number, call),
    when: call,
    ...cited,
  },
  {
    shape: text,
    unit: text,
    each: flag,
    sum: call,
    times: call,
    tiles: call,
    loose: flag,
    includes: listOf(text),
    includesUnless: text,
    includesIf: shape(
      {option: text, is: fits('a value of the option', (value) => value !== undefined), ids: listOf(text)},
      {sameGroups: flag},
    ),
    includesOn: listOf(text),
    shown: either(recordOf(number), call),
    impossible: flag,
  },
);

const isCopies = (value: unknown): boolean =>
  Array.isArray(value) && value.length === KINDS && value.every((n) => isWhole(n, 0, 9));
const tileSet = shape(
  {copies: fits(`${KINDS} numbers, how many there are of each kind`, isCopies), flowers: yes},
  {reds: recordOf(number), redsFixed: flag},
);

const FIELDS: readonly string[] = [...FIELD_NAMES, 'others'];
const anything: Check = () => undefined;

const needed = {
  id: text,
  version: whole(1, 1_000_000),
  unit: text,
  seats: listOf(word(SEATS)),
  sets: word([4, 5]),
  tiles: either(tileSet, call),
  fields: listOf(word(FIELDS, 'a field of a situation')),
  options: recordOf(option),
  patterns: listOf(pattern),
  examples: call,
  worth: call,
  pay: call,
} satisfies Partial<Record<keyof Ruleset, Check>>;

/** The fields of a rule set that may be left out: the compiler names what is forgotten. */
const optional: Readonly<Record<Exclude<keyof Ruleset, keyof typeof needed>, Check>> = {
  concealedKong: word(CONCEALED_KONGS),
  concealedKongShown: word(['owner', 'won']),
  page: text,
  multiplied: listOf(text),
  paidIn: text,
  melds: listOf(word(['chow', 'pung', 'kong'])),
  shapes: listOf(fits('an object', isRecord)),
  flags: listOf(
    shape(
      {flag: text},
      {
        by: listOf(word(WAYS)),
        not: listOf(text),
        seat: word(['dealer', 'other']),
        concealed: flag,
        unmelded: flag,
        needs: listOf(text),
      },
    ),
  ),
  settings: recordOf(text),
  family: text,
  digest: text,
  presets: listOf(shape({id: text, ...cited}, {options: recordOf(anything), patterns: recordOf(anything)})),
  rules: listOf(shape(cited)),
  spellings: call,
  asText: call,
  frequency: call,
  basics: listOf(text),
  flow: call,
  doraOf: call,
  firstIndicators: call,
  wilds: shape({of: call}, {search: call, alike: call}),
  everybodyScores: flag,
  arranging: shape({}, {admits: call, readings: call, combine: call, placeMatters: call, distance: call}),
  winning: shape({}, {anyHand: call, bars: call, minimum: call, unwaited: listOf(text)}),
  check: call,
  preference: call,
  total: call,
  sums: call,
  reckon: call,
  forbids: call,
  notes: call,
};

const wilds = shape({
  wild: whole(0, KINDS - 1),
  standIn: whole(-1, KINDS - 1),
  fifths: yes,
  inKongs: yes,
});

/**
 * Checks a rule set: that each field is what it should be, that no name in it is unknown, and that each example scores the
 * pattern that it stands for and is paid with whole amounts. For authors: no page needs it.
 * @returns what is wrong; nothing if all is right
 */
export async function checkRuleset(ruleset: unknown): Promise<readonly RulesetFault[]> {
  const faults: RulesetFault[] = [];
  const tell: Tell = (path, expected, value, near) =>
    void faults.push({path, expected, got: gotten(value), ...(near !== undefined && {near})});
  shape(needed, optional)(ruleset, '', tell);
  // the rest asks its functions, which a wrong field would make throw
  if (faults.length) return faults;
  const known = ruleset as Ruleset;
  checkNames(known, tell);
  checkWilds(known, tell);
  if (!faults.length) await checkExamples(known, tell);
  return faults;
}

const gotten = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : value === null
        ? 'null'
        : spelled(value);

/** Ids of patterns and names of options that are said somewhere must exist. */
function checkNames(
  {patterns, options, basics = [], presets = [], settings = {}}: Ruleset,
  tell: Tell,
): void {
  const ids = patterns.map(({id}) => id);
  const names = Object.keys(options);
  const id = word(ids, 'the id of a pattern');
  const name = word(names, 'the name of an option');
  patterns.forEach((row, i) => {
    const path = `patterns[${i}]`;
    if (ids.indexOf(row.id) < i) tell(`${path}.id`, 'an id of its own', row.id);
    listOf(id)(row.includes ?? [], `${path}.includes`, tell);
    listOf(id)(row.includesOn ?? [], `${path}.includesOn`, tell);
    listOf(id)(row.includesIf?.ids ?? [], `${path}.includesIf.ids`, tell);
    if (row.includesUnless !== undefined) name(row.includesUnless, `${path}.includesUnless`, tell);
    if (row.includesIf) name(row.includesIf.option, `${path}.includesIf.option`, tell);
  });
  listOf(id)(basics, 'basics', tell);
  recordOf(name)(settings, 'settings', tell);
  presets.forEach((preset, i) => {
    for (const one of Object.keys(preset.options ?? {})) name(one, `presets[${i}].options.${one}`, tell);
    for (const one of Object.keys(preset.patterns ?? {})) id(one, `presets[${i}].patterns.${one}`, tell);
  });
}

/** What a rule set says of wild tiles must have its fields, for each indicator. */
function checkWilds(ruleset: Ruleset, tell: Tell): void {
  if (!ruleset.wilds) return;
  const options = defaultOptions(ruleset);
  for (let kind = 0; kind < KINDS; kind++) {
    const path = `wilds.of(${kindName(kind)})`;
    const made = tried(() => ruleset.wilds?.of(kind, options), path, tell);
    if (made !== undefined) wilds(made, path, tell);
  }
}

/** What a function of the author's returns; undefined if it throws, which is told. */
function tried<T>(run: () => T, path: string, tell: Tell): T | undefined {
  try {
    return run();
  } catch (error) {
    tellFailure(path, error, tell);
    return undefined;
  }
}

function tellFailure(path: string, error: unknown, tell: Tell): void {
  tell(path, 'a result', error instanceof Error ? error.message : error);
}

/** The examples of a rule set; undefined if they cannot be had, which is told. */
async function loaded(ruleset: Ruleset, tell: Tell): Promise<Readonly<Record<string, unknown>> | undefined> {
  const path = 'examples()';
  try {
    const examples: unknown = await ruleset.examples();
    if (isRecord(examples)) return examples;
    tell(path, 'an object', examples);
  } catch (error) {
    tellFailure(path, error, tell);
  }
  return undefined;
}

async function checkExamples(ruleset: Ruleset, tell: Tell): Promise<void> {
  const examples = await loaded(ruleset, tell);
  if (!examples) return;
  const ids = ruleset.patterns.map(({id}) => id);
  for (const name of Object.keys(examples))
    word(ids, 'the id of a pattern')(name, `examples().${name}`, tell);
  for (const row of ruleset.patterns) {
    const path = `examples().${row.id}`;
    const example = examples[row.id];
    if (isRecord(example)) checkExample(row, example as unknown as Example, path, ruleset, tell);
    else if (!row.impossible) tell(path, 'a situation that scores the pattern', example);
  }
}

function checkExample({id}: Pattern, example: Example, path: string, ruleset: Ruleset, tell: Tell): void {
  const situation: Situation = {...example, rules: ruleset.id};
  const result = tried(() => score(situation, ruleset), path, tell);
  if (!result) return;
  const {status, reason, lines, total, payments} = result;
  const isShown = lines.some((line) => line.id === id) || payments.some(({why}) => why === id);
  if (status === 'invalid') tell(path, 'a situation that can be read', reason?.message);
  else if (!isShown) tell(path, `a line ${id}`, lines.map((line) => line.id).join(', ') || status);
  number(total, `${path}: total`, tell);
  payments.forEach((payment, i) =>
    shape({from: word(ruleset.seats), to: word(ruleset.seats), amount: number, why: text}, {how: text})(
      payment,
      `${path}: payments[${i}]`,
      tell,
    ),
  );
}

/** Checks a rule set for its author: what is missing, what is misspelt, and whether its examples score. */
import {CONCEALED_KONGS} from '../game/concealed-kong.js';
import {PATTERN_KINDS, type Example, type Pattern} from '../game/pattern.js';
import type {Ruleset} from '../game/ruleset.js';
import {FIELD_NAMES} from '../situation/attributes.js';
import {SEATS, WAYS, type Situation} from '../situation/situation.js';
import {isRecord, isWhole} from '../situation/value.js';
import {KINDS, kindName} from '../tiles/tile.js';
import {defaultOptions} from '../reading/table.js';
import {checkFlow} from './check-flow.js';
import {CHECKS, faultsTold, tellFailure, tried, type Check, type RulesetFault, type Tell} from './checks.js';
import {score} from './score.js';

const {
  anything,
  call,
  cited,
  either,
  fits,
  isSet,
  listOf,
  number,
  option,
  recordOf,
  shape,
  text,
  whole,
  word,
  yes,
} = CHECKS;

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
    each: isSet,
    sum: call,
    times: call,
    tiles: call,
    loose: isSet,
    includes: listOf(text),
    includesUnless: text,
    includesIf: shape(
      {option: text, is: fits('a value of the option', (value) => value !== undefined), ids: listOf(text)},
      {sameGroups: isSet},
    ),
    includesOn: listOf(text),
    shown: either(recordOf(number), call),
    impossible: isSet,
  },
);

const isCopies = (value: unknown): boolean =>
  Array.isArray(value) && value.length === KINDS && value.every((n) => isWhole(n, 0, 9));
const tileSet = shape(
  {copies: fits(`${KINDS} numbers, how many there are of each kind`, isCopies), flowers: yes},
  {reds: recordOf(number), redsFixed: isSet},
);

const FIELDS: readonly string[] = [...FIELD_NAMES, 'others'];

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
        concealed: isSet,
        unmelded: isSet,
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
  everybodyScores: isSet,
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
  const fields = await checkFields(ruleset);
  return fields.length ? fields : checkRowExamples(ruleset as Ruleset);
}

/**
 * Checks the examples of a rule set whose fields are right.
 * @returns what is wrong; nothing if all is right
 */
export const checkRowExamples = (ruleset: Ruleset): Promise<readonly RulesetFault[]> =>
  faultsTold((tell) => tellExamples(ruleset, tell));

/**
 * Checks the fields of a rule set and of its flow: that each is what it should be, and that no name in it is unknown. Nothing
 * is scored.
 * @returns what is wrong; nothing if all is right
 */
export async function checkFields(ruleset: unknown): Promise<readonly RulesetFault[]> {
  const faults = await faultsTold((tell) => shape(needed, optional)(ruleset, '', tell));
  // the rest asks its functions, which a wrong field would make throw
  if (faults.length) return faults;
  const known = ruleset as Ruleset;
  return faultsTold(async (tell) => {
    checkNames(known, tell);
    checkWilds(known, tell);
    await checkFlow(known, tell);
  });
}

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

async function tellExamples(ruleset: Ruleset, tell: Tell): Promise<void> {
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

/** Checks of values that an author has written: what should be there, and what is. A rule set and its flow are made of them. */
import {nearestTo} from '../situation/nearest.js';
import {spelled} from '../situation/problem.js';
import {isRecord, isWhole} from '../situation/value.js';

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
export type Check = (value: unknown, path: string, tell: Tell) => void;
/** Takes a fault: where, what should be there, what is there, and what was probably meant. */
export type Tell = (path: string, expected: string, value: unknown, near?: string) => void;

/** Checks a value by a test of it. */
const fits =
  (expected: string, is: (value: unknown) => boolean): Check =>
  (value, path, tell) => {
    if (!is(value)) tell(path, expected, value);
  };

/** A text that is not empty. */
const text = fits('a text', (value) => typeof value === 'string' && value !== '');
/** A finite number. */
const number = fits('a number', (value) => typeof value === 'number' && Number.isFinite(value));
/** A whole number within limits. */
const whole = (min: number, max: number): Check =>
  fits(`a whole number from ${min} to ${max}`, (value) => isWhole(value, min, max));
/** A function. */
const call = fits('a function', (value) => typeof value === 'function');
/** What is set or left out: true. */
const isSet = fits('true, or nothing', (value) => value === true);
/** True or false. */
const yes = fits('true or false', (value) => typeof value === 'boolean');

/** One of some words. */
const word =
  (words: readonly unknown[], what?: string): Check =>
  (value, path, tell) => {
    if (words.includes(value)) return;
    const near = typeof value === 'string' ? nearestTo(value, words.map(String)) : undefined;
    tell(path, what ?? words.map(String).join(', '), value, near);
  };

/** Checks of which one must find nothing wrong. */
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

/** A list whose items are all alike. */
const listOf =
  (check: Check): Check =>
  (value, path, tell) => {
    if (!Array.isArray(value)) return tell(path, 'a list', value);
    value.forEach((one: unknown, i) => check(one, `${path}[${i}]`, tell));
  };

/** An object whose fields are all alike, whatever they are called. */
const recordOf =
  (check: Check): Check =>
  (value, path, tell) => {
    if (!isRecord(value)) return tell(path, 'an object', value);
    for (const [name, one] of Object.entries(value)) check(one, `${path}.${name}`, tell);
  };

/** The fields of an object, and what each must be. */
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

/** Where a rule is from. */
const cited: Fields = {cite: text, provenance: word(['page', 'found', 'reconstructed'])};

/** An option of a rule set or of its flow. */
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

/** The faults that a check tells. */
export async function faultsTold(
  check: (tell: Tell) => void | Promise<void>,
): Promise<readonly RulesetFault[]> {
  const faults: RulesetFault[] = [];
  await check(
    (path, expected, value, near) =>
      void faults.push({path, expected, got: gotten(value), ...(near !== undefined && {near})}),
  );
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

/** What a function of the author's returns; undefined if it throws, which is told. */
export function tried<T>(run: () => T, path: string, tell: Tell): T | undefined {
  try {
    return run();
  } catch (error) {
    tellFailure(path, error, tell);
    return undefined;
  }
}

/** Tells that a function of the author's has thrown. */
export function tellFailure(path: string, error: unknown, tell: Tell): void {
  tell(path, 'a result', error instanceof Error ? error.message : error);
}

/** Anything at all. */
const anything: Check = () => undefined;

/** The checks of which those of rule sets and flows are made. */
export const CHECKS = {
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
};

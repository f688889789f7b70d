/** Refuses options that there are not, so that a slip of the pen is not ignored. */

/** What a value must be, by the option's name. */
const VALUES = {
  format: 'string',
  form: 'string',
  lang: 'string',
  rules: 'string',
  texts: 'object',
  declarative: 'boolean',
  strict: 'boolean',
} as const;

type OptionName = keyof typeof VALUES;

const WORDS = {string: 'text', boolean: 'true or false', object: 'an object'} as const;

/**
 * Checks the names of options and the kinds of their values.
 * @param options what a program gives
 * @param allowed the options that there are
 * @throws {TypeError} that names the first option that is wrong
 */
export function refuseOthers(options: object, allowed: readonly OptionName[]): void {
  for (const [name, value] of Object.entries(options)) {
    const known = allowed.find((one) => one === name);
    if (!known) throw new TypeError(`There is no option “${name}”; the options are ${allowed.join(', ')}`);
    // a program may hand on what it was not given
    if (value === undefined || value === null || typeof value === VALUES[known]) continue;
    throw new TypeError(`${name} must be ${WORDS[VALUES[known]]}, not ${JSON.stringify(value)}`);
  }
}

/** Reads the calculation of a total again, from its text alone: what stands on both sides of each sign must be the same. */

const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻·';
const DIGITS = '0123456789-.';

/** A number, then what may go on with it; between them blanks. */
const NUMBER = /^([−-]?)(\d+(?:\.\d+)?|\(−\d+(?:\.\d+)?\))([⁰¹²³⁴⁵⁶⁷⁸⁹⁻·]*)/u;
const SIGN = /^\s+([+−×÷])\s+/u;

const exponentOf = (text: string): number =>
  text ? Number([...text].map((sign) => DIGITS[EXPONENTS.indexOf(sign)]).join('')) : 1;

interface Computed {
  readonly value: number;
  readonly rest: string;
  /** Whether it is a number alone. */
  readonly isNumber: boolean;
}

/** What stands between a result and the calculation that goes on from it. */
const THEN = ', ';

/** The value of a calculation, and what follows it; × and ÷ before + and −. */
function computed(text: string): Computed | undefined {
  let rest = text;
  let value = 0;
  let term = 0;
  let sign = '+';
  let first = 0;
  for (;;) {
    const [whole, minus, n, exponent] = NUMBER.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    const power = Number(n.replace(/[()]/g, '').replace('−', '-')) ** exponentOf(exponent);
    const number = minus ? -power : power;
    if (sign === '×') term *= number;
    else if (sign === '÷') term /= number;
    else {
      value += term;
      term = sign === '−' ? -number : number;
    }
    rest = rest.slice(whole.length);
    first ||= whole.length;
    const [next] = SIGN.exec(rest) ?? [];
    if (!next) return {value: value + term, rest, isNumber: rest.length + first === text.length};
    sign = next.trim();
    rest = rest.slice(next.length);
  }
}

/** Whether two numbers are the same, or nearly the same after ≈. */
const isSame = (a: number, b: number, sign: string): boolean =>
  Math.abs(a - b) <= (sign === '=' ? 1e-6 : Math.max(0.02, Math.abs(b) / 50));

/**
 * What is wrong with the calculation of a total: `1 + 1 = 2² = 4`.
 * @returns undefined for one that is right
 */
export function wrongCalculation(formula: string, total: number): string | undefined {
  // amounts in units, from which the calculation is made: 2翻 40符 = …
  const bare = formula.replace(/^\d+ ?\p{L}+ \d+ ?\p{L}+ = /u, '');
  let found = computed(bare);
  let isReplacing = false;
  while (found) {
    const {value, rest, isNumber} = found;
    if (isReplacing && !isNumber) return `a number, and not a calculation, follows a word: ${bare}`;
    const [whole = '', sign = ''] = /^\s([=≈→])\s/u.exec(rest) ?? [];
    const isNew = !sign && rest.startsWith(THEN);
    if (!sign && !isNew) return value === total ? undefined : `${value}, and not ${total}`;
    // a word says why a number takes the place of another
    const after = rest.slice(isNew ? THEN.length : whole.length);
    const [word = ''] = sign === '→' ? (/^\p{L}.*?(?=\d+(?:[ ,，、]|\D*$))/u.exec(after) ?? []) : [];
    isReplacing = word !== '';
    found = computed(after.slice(word.length));
    if (found && /[=≈]/u.test(sign) && !isSame(value, found.value, sign))
      return `${value} ${sign} ${found.value}`;
  }
  return `no number: ${bare}`;
}

/** Suggests the right flag for a mistyped or missing one, without words. */
import type {Ruleset} from '../core/game/ruleset.js';
import {attributeOf} from '../core/situation/attributes.js';
import type {Problem} from '../core/situation/problem.js';
import {nearestTo} from '../core/situation/nearest.js';
import {SEATS} from '../core/situation/situation.js';

const WAYS = ['discard', 'self', 'robbing'];

/** The values of flags that take one of a few words. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  by: WAYS,
  from: SEATS,
  seat: SEATS,
  round: SEATS,
  dealer: SEATS,
  liable: SEATS,
};

/** The right flag; undefined where none is close. */
export function hintOf({code, field, about = ''}: Problem, ruleset: Ruleset | undefined): string | undefined {
  if (code === 'tile-without-by') return `--by ${WAYS.join('|')}`;
  if (code === 'from-needed') return `--from ${SEATS.join('|')}`;
  if (code === 'unknown-flag') {
    const flag = nearestTo(about, ruleset?.flags.map((known) => known.flag) ?? []);
    return flag && `--flags ${flag}`;
  }
  const values = code === 'bad-field' && field !== undefined ? VALUES[field] : undefined;
  if (!values || field === undefined) return undefined;
  const flag = `--${attributeOf(field)}`;
  return `${flag} ${about} → ${flag} ${nearestTo(about, values) ?? values.join('|')}`;
}

/** What a release changes in texts: the version that files name, and the head of the changelog. */

/** A version of the package: three numbers. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = /^## Unreleased(?:: \d+\.\d+\.\d+)?$/m;

/** The numbers of a version. */
function numbersOf(version) {
  const found = VERSION.exec(version);
  if (!found) throw new Error(`“${version}” is no version: write three numbers, as 0.2.0`);
  return found.slice(1).map(Number);
}

/**
 * Says whether a version comes after another one, or is it. The version of the first release stands in package.json before it.
 * @param {string} version
 * @param {string} last the version in package.json
 */
export function isNext(version, last) {
  const [now, before] = [numbersOf(version), numbersOf(last)];
  const at = now.findIndex((number, i) => number !== before[i]);
  return at < 0 || now[at] > before[at];
}

/**
 * A text that names a version, with another one in its place. A longer number that has it within stays.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
export const withVersion = (text, from, to) =>
  text.replace(new RegExp(`(?<![\\d.])${from.replaceAll('.', '\\.')}(?!\\.?\\d)`, 'g'), to);

/**
 * The changelog with the changes under the version, and the day on which it was released.
 * @param {string} text
 * @param {string} version
 * @param {string} day as 2026-11-28
 */
export function withReleased(text, version, day) {
  if (!UNRELEASED.test(text))
    throw new Error('CHANGELOG.md has no heading “## Unreleased” with what has changed');
  return text.replace(UNRELEASED, `## ${version}, ${day}`);
}

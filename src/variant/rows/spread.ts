/** Rows that name several patterns: `天胡、地胡`, or lines of one cell. */
import {splitSpan, type TextSpan} from '../messages/place.js';
import {bracketOf} from '../names/bracket.js';
import {allNames} from '../names/known.js';
import {isSlip} from '../names/near.js';
import {idsWritten, isKnownName} from '../names/written.js';
import {saysEach} from '../words/values.js';
import type {RowEntry} from './entries.js';

/** The marks between names under one value. */
export const NAMES = /[、,，;；]/g;
/** What else may stand between names; it may also stand between two names of one pattern. */
const OR = /[/／]/g;

/** Whether names are of one pattern. */
function areOne(names: readonly TextSpan[]): boolean {
  const [first, ...others] = names.map(({text}) => idsWritten(text, undefined));
  return first.some((id) => others.every((ids) => ids.includes(id)));
}

/** Whether lines below a name say what it is: none is a name, right or with a slip. */
const isRemark = ({text}: TextSpan, others: readonly TextSpan[]): boolean =>
  isKnownName(text) && others.every((one) => !isKnownName(one.text) && !isSlip(one.text, allNames()));

/** Whether each of these names is known. */
export const areKnown = (names: readonly TextSpan[]): boolean => names.every(({text}) => isKnownName(text));

/**
 * The names of the patterns that are named together; the text itself, if it is one name. What nobody knows is a name of its own
 * if a mark of a list stands beside it, so that it is told.
 */
export function namesIn(span: TextSpan, lines: readonly TextSpan[] = []): readonly TextSpan[] {
  if (isKnownName(span.text)) return [span];
  const [first, ...others] = lines;
  if (others.length && isRemark(first, others)) return [first];
  const inLines = lines.map((line) => namesIn(line));
  if (inLines.some(({length}) => length > 1)) return inLines.flat();
  const listed = splitSpan(span, NAMES);
  if (listed.length > 1 && listed.some(({text}) => isKnownName(text))) return listed;
  for (const names of [lines, splitSpan(span, OR)]) {
    if (names.length < 2 || !areKnown(names)) continue;
    return areOne(names) ? [names[0]] : names;
  }
  return others.length && isKnownName(first.text) ? lines : [span];
}

/** Whether a text names patterns that are known, one or several. */
export const areNames = (span: TextSpan): boolean => areKnown(namesIn(span));

/** A row of each pattern that a row names, if it does not say its condition. */
export function spreadRow(row: RowEntry, isDefined: (name: string) => boolean): readonly RowEntry[] {
  const {name, lines, when} = row;
  const names = when || isDefined(name.text) ? [name] : namesIn(name, lines);
  return names.map((one) => {
    const bracket = isDefined(one.text) ? undefined : bracketOf(one.text);
    if (!bracket || !saysEach(bracket.within)) return {...row, name: one};
    return {...row, name: {text: bracket.before, at: one.at}, isEach: true};
  });
}

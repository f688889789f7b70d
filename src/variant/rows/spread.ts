/** Rows that name several patterns: `天胡、地胡`, or lines of one cell. */
import {splitSpan, splitUnbracketed, type TextSpan} from '../messages/place.js';
import {bracketOf} from '../names/bracket.js';
import {allNames} from '../names/known.js';
import {isSlip} from '../names/near.js';
import {idsWritten, isKnownName} from '../names/written.js';
import {saysEach} from '../words/values.js';
import type {RowEntry} from './entries.js';

const MARKS = '、,，;；';
/** The marks between names under one value. */
export const NAMES = new RegExp(`[${MARKS}]`, 'g');

/** The names of a list: a mark in a bracket stands between none. */
export const namesListed = (span: TextSpan): readonly TextSpan[] => splitUnbracketed(span, MARKS);

/** Whether one of the remarks in a bracket says that each set or tile counts: 直槓、補槓，每副. */
export const isEachIn = (remarks: string): boolean =>
  remarks.split(NAMES).some((one) => saysEach(one.trim()));

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
  const names = namesListed(span);
  if (names.length > 1 && names.some(({text}) => isKnownName(text))) return names;
  for (const all of [lines, splitSpan(span, OR)]) {
    if (all.length < 2 || !areKnown(all)) continue;
    return areOne(all) ? [all[0]] : all;
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
    if (!bracket || !isEachIn(bracket.within)) return {...row, name: one};
    return {...row, name: {text: bracket.before, at: one.at}, isEach: true};
  });
}

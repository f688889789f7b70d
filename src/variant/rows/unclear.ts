/** Judges the lines that were not read: each is prose, a row, or a rule with a slip, by what the other lines are like. */
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {idsNamed} from '../names/known.js';
import {namesNear} from '../names/near.js';
import {isKnownName} from '../names/written.js';
import {settingNamed, settingNames} from '../words/setting-names.js';
import {plainValue, type WrittenValue} from '../words/values.js';
import {DEALER_SETTINGS, isOfDealer} from './dealer.js';
import {rowEntry, type RowEntry} from './entries.js';
import {
  COLON,
  endsInValue,
  ENDS_SENTENCE,
  valuedLine,
  valuedParts,
  WITH_MARK,
  WITH_MARK_OR_SPACE,
} from './line-forms.js';

/** What prose need not have. */
const STRUCTURE = /[=＝:：|｜&＆、\d]/u;
/** A longer line is prose, whatever it has. */
const LONGEST_RULE = 300;
/** A longer line under a value is no name. */
const LONGEST_NAME = 20;
/** How an amount begins that a line of the dealer has. */
const AMOUNT = /^[\s:：]+[\dn+＋×]/iu;
/** How a row begins that ends as a sentence. */
const ROW_IN_SENTENCE = /^([^:：\s，,、]{1,8})[:：]\s*\d+\p{L}{1,3}[，,。]/u;

/** A line that was not read, and the value that it stands under. */
export interface UnclearLine {
  readonly span: TextSpan;
  readonly group: WrittenValue | undefined;
}

/** What the lines of a text are like that were read: another line that looks so is one of them. */
export interface LinesRead {
  /** Lines have names alone, under their value: another such line is a name that nobody knows. */
  names: boolean;
  /** Lines have a name, a space and a value: in another such line, too, the name may be one that nobody knows. */
  spaced: boolean;
  /** Lines have a name, a colon and a value: another such line is a row, too, and no setting. */
  colons: boolean;
}

/** Whether a sentence begins as the rows of the text do, with a name, a colon and a number: 飄胡：2齊番，全部是刻子。 */
function isRowInSentence(text: string, read: LinesRead): boolean {
  const [, name = ''] = ROW_IN_SENTENCE.exec(text) ?? [];
  return read.colons && name !== '' && !settingNamed(name);
}

/**
 * The rows among the lines that were not read. A line that looks like a rule is no prose: a slip must not drop it in
 * silence.
 * @param rows the rows that were read
 */
export function unclearRows(
  unclear: readonly UnclearLine[],
  rows: readonly RowEntry[],
  read: LinesRead,
  ownUnit: string | undefined,
  report: Report,
): RowEntry[] {
  const own = new Set(rows.map(({name}) => fold(name.text)));
  const isWorth = (_: TextSpan, value: TextSpan): boolean => Boolean(plainValue(value.text, ownUnit)?.unit);

  /** A row, a fault, or nothing for prose. */
  function judge({span, group}: UnclearLine): RowEntry | Refused | undefined {
    const {text} = span;
    if (text.length > LONGEST_RULE) return undefined;
    if (ENDS_SENTENCE.test(text) && !isRowInSentence(text, read)) return undefined;
    if (group && read.names && text.length <= LONGEST_NAME && !STRUCTURE.test(text))
      return {name: span, cells: new Map(), group};
    const [first] = text.split(/[\s=＝:：]+/);
    if (isOfDealer(first) && AMOUNT.test(text.slice(first.length)))
      return new Refused('bad-setting', span, DEALER_SETTINGS);
    const key = fold(first);
    const isKnown =
      own.has(key) ||
      settingNamed(first) ||
      isKnownName(text) ||
      (idsNamed(first, undefined).length > 0 && key.length > 1);
    if (!STRUCTURE.test(text) && !isKnown && !endsInValue(text, ownUnit)) return undefined;
    const colon = text.search(COLON);
    if (colon > 0) {
      const row = read.colons ? valuedLine(span, ownUnit, isWorth) : undefined;
      if (row) return rowEntry(row.name, row.value, row.note);
      const before = text.slice(0, colon);
      return isKnownName(before)
        ? new Refused('bad-value', partOf(span, colon + 1))
        : new Refused('unknown-setting', partOf(span, 0, colon), () => namesNear(before, settingNames()));
    }
    // a name that is defined further down, or has a slip
    const forms = read.spaced && !settingNamed(first) ? WITH_MARK_OR_SPACE : WITH_MARK;
    const [name, value] = valuedParts(span, ownUnit, forms);
    return name ? rowEntry(name, value, '') : new Refused('not-read', span);
  }

  const found: RowEntry[] = [];
  for (const line of unclear) {
    const judged = judge(line);
    if (judged instanceof Refused) report.add(judged);
    else if (judged) found.push(judged);
  }
  return found;
}

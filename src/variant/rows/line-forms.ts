/** The forms in which a line writes a name, its value and a remark. */
import {partOf, type TextSpan} from '../messages/place.js';
import {LIMIT, plainValue} from '../words/values.js';

/** How a sentence ends. */
export const ENDS_SENTENCE = /[。．.!?！？…]["'」』）)]*$/u;
/** A mark that may stand between a name and what is said of it. */
export const EQUALS = /[=＝]/;
/** The other such mark. */
export const COLON = /[:：]/;

/** A known name, some mark, and a value: `清一色：8番`, `清一色…八番`, `清一色＝8番`, `清一色（8番）`. */
const MARKED =
  /^([^:：=＝…─,，、]{1,30}?)\s*(?:[:：=＝]|…+|\.{2,}|[-–—―─,，、]+)\s*([^:：=＝…─,，、]{1,12})$/u;
/** Names and their value: `天胡、地胡：16番`. */
const LISTED = /^([^:：=＝]{1,60}?)\s*[:：]\s*([^:：=＝、，,]{1,12})$/u;
const BRACKETED = /^(.{1,30}?)\s*[（(【［[]\s*([^（()）【】]{1,12}?)\s*[)）】\]］]$/u;
/** Likewise with a space between them: `清一色 8`, `清一色 (せいいっしき) 6翻`. */
const NUMBERED = new RegExp(
  String.raw`^(\p{L}|(?:\d{1,2}\s)?\D{1,38}?[\p{L}）)])\s+([+＋]?\d{1,7}(?:\s?\p{L}{1,8})?|${LIMIT})$`,
  'u',
);
/** A mark stands between a name and its value. */
export const WITH_MARK: readonly RegExp[] = [MARKED, LISTED, BRACKETED];
/** A mark or a space stands there. */
export const WITH_MARK_OR_SPACE: readonly RegExp[] = [...WITH_MARK, NUMBERED];

/** Where a remark may begin behind a name and its value: `平和 – 1番。四副順子`, `三元牌：1番（中、發、白）` */
const REMARK = /[.。:：,，;；（(](?!\d)/gu;
/** A remark that is the bracket at the end of its line. */
const IN_BRACKET = /^(.*)[)）]$/u;

/** A line with a name and a value. */
export interface ValuedLine {
  readonly name: TextSpan;
  readonly value: TextSpan;
  readonly note: string;
  /** Whether a space alone stands between the name and the value. */
  readonly isSpaced: boolean;
  /** Whether a colon stands before the remark. */
  readonly hasColon: boolean;
}

/** The name and the value of a line that is written in one of some forms; nothing for another line. */
export function valuedParts(
  span: TextSpan,
  ownUnit: string | undefined,
  forms: readonly RegExp[],
): readonly [] | readonly [TextSpan, TextSpan] {
  for (const form of forms) {
    const [, name = '', value = ''] = form.exec(span.text) ?? [];
    if (!plainValue(value, ownUnit)) continue;
    const start = span.text.lastIndexOf(value);
    return [partOf(span, 0, name.length), partOf(span, start, start + value.length)];
  }
  return [];
}

/**
 * The name, the value and the remark of a line, up to the first remark before which there is such a name and such a
 * value.
 * @param isMeant whether a name and a value are such ones
 */
export function valuedLine(
  span: TextSpan,
  ownUnit: string | undefined,
  isMeant: (name: TextSpan, value: TextSpan) => boolean,
): ValuedLine | undefined {
  const {length} = span.text;
  for (const end of [length, ...[...span.text.matchAll(REMARK)].slice(0, 2).map(({index}) => index)]) {
    const head = partOf(span, 0, end);
    const [name, value] = valuedParts(head, ownUnit, WITH_MARK_OR_SPACE);
    if (!name || !value || !isMeant(name, value)) continue;
    const note = end < length ? partOf(span, end + 1).text : '';
    return {
      name,
      value,
      note: IN_BRACKET.exec(note)?.[1] ?? note,
      isSpaced: NUMBERED.test(head.text),
      hasColon: COLON.test(head.text),
    };
  }
  return undefined;
}

/** Whether the last word of a line is a value with its unit, in letters too: `三番`, `（三番）`. */
export function endsInValue(text: string, ownUnit: string | undefined): boolean {
  const [last = ''] = /[^\s（()）]+(?=[)）]?$)/u.exec(text) ?? [];
  return Boolean(plainValue(last, ownUnit)?.unit);
}

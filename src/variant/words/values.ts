/** Values of rows: `8`, `×2`, `2番`, `$1.50`, `1 每張`, `3/2`, 二番, 満貫. */
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {knownUnit} from './units.js';

/** The value of a row as it is written. */
export interface WrittenValue {
  readonly n: number;
  /** Whether it is the limit, whatever that is. */
  readonly isLimit: boolean;
  /** Whether it multiplies. */
  readonly isFactor: boolean;
  /** For `3/2` or `3（食い下がり2）`, the value of an open hand; `n` is that of a concealed one. */
  readonly open: number | undefined;
  /** The word after the number. */
  readonly unit: string;
  /** Whether it counts once for each set or tile that shows it. */
  readonly isEach: boolean;
}

const EACH =
  /[（(]?\s*[/／]?\s*(?:(?:每|毎|各)\s?(?:一)?[張张枚隻只副组組个個朵對对箇]?|ごと|ずつ|each|per (?:set|tile|flower|pung|kong))\s*[)）]?$/iu;
const VALUE =
  /^([×xX]?)\s*(\d+(?:\.\d+)?|\.\d+|limit|満貫|满贯|滿貫|爆棚|辣子|封頂|封顶|[一二三四五六七八九十両兩两]+)\s*(?:[/／]\s*(\d+))?\s*(.*)$/iu;
/** A sign of money before its number: $1.50. */
const MONEY = /^(\p{Sc})\s*(\d*\.?\d.*)$/u;
const LARGEST = 1_000_000;

/** A whole limit without a number: 役満, ダブル役満. */
const YAKUMAN = /^(ダブル|double|[雙双]倍?|[2二両兩两]倍)?\s*(役[満滿满]|yakuman)$/iu;
/** What stands in brackets behind a value. */
const REMARK = /^(.*?)\s*[（(]([^（()）]*)[)）]$/u;
/** Remarks that give the value of a concealed hand to no other: （門前のみ）. */
const CONCEALED_ONLY =
  /^(?:(?:門前|面前|門清|门清)(?:のみ|限定)|(?:[只僅仅]?限|只[計计])(?:門前清?|门前清?|門清|门清)|(?:concealed|closed)(?: hands?)? only)$/iu;
/** Remarks with the value of an open hand: （鳴くと1翻）, (1 if open). */
const WHEN_OPEN =
  /^(?:(?:鳴くと|鳴いて|鳴き|副露(?:時|时|後|后|すると)?|(?:if |when )?(?:open|exposed|melded))[はで:： ]*(\d+|[一二三四五六七八九])\s*(\p{L}*)|(\d+)\s*(\p{L}*?)\s*(?:if |when )?(?:open|exposed|melded))$/iu;
/** 食い下がり: an open hand gets one less; the number behind it is what is left. */
const ONE_LESS_OPEN = /^(?:[食喰]い下がり|クイサガリ)\s*[:：]?\s*(?:(\d+)\s*(\p{L}*))?$/u;

const DIGITS = '一二三四五六七八九';
const TWO = /[両兩两]/;

/** 十三 is 13; undefined if the letters are no number. */
function numeral(text: string): number | undefined {
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text.replace(TWO, '二')) ?? [];
  if (!ten) return tens && !ones ? DIGITS.indexOf(tens) + 1 : undefined;
  return (tens ? DIGITS.indexOf(tens) + 1 : 1) * 10 + (ones ? DIGITS.indexOf(ones) + 1 : 0);
}

const numberOf = (text: string): number | undefined => (/^[\d.]/.test(text) ? Number(text) : numeral(text));

/** Whether a text says that something counts once for each set or tile: 每副, ごと. */
export const saysEach = (text: string): boolean => EACH.exec(text)?.index === 0;

/**
 * The value of an open hand, by a remark behind the value of a concealed one.
 * @returns undefined for a remark that says something else
 */
function openByRemark(remark: string, closed: number): number | undefined {
  if (CONCEALED_ONLY.test(remark)) return 0;
  const isUnit = (word = ''): boolean => !word || knownUnit(word) !== undefined;
  const [isLess, left, unit] = ONE_LESS_OPEN.exec(remark) ?? [];
  if (isLess !== undefined)
    return isUnit(unit) && Number(left ?? closed - 1) === closed - 1 ? closed - 1 : undefined;
  const [, after, afterUnit, before, beforeUnit] = WHEN_OPEN.exec(remark) ?? [];
  const number = after ?? before;
  return number !== undefined && isUnit(afterUnit ?? beforeUnit) ? numberOf(number) : undefined;
}

/** The value of an open hand and the unit of both, in what stands behind the value of a concealed one. */
function openOf(after: string, closed: number): Pick<WrittenValue, 'open' | 'unit'> {
  const [, unit = '', remark = ''] = REMARK.exec(after) ?? [];
  const open = openByRemark(remark, closed);
  return open === undefined ? {open, unit: after} : {open, unit};
}

/** The value of an open hand by a remark in the notes of a row: “三色と複合する。食い下がり1翻”. */
export const openByNotes = (notes: readonly string[] = [], {n, isLimit}: WrittenValue): number | undefined =>
  isLimit
    ? undefined
    : notes
        .flatMap((note) => note.split(/[。．.、，,;；]/))
        .map((part) => openByRemark(part.trim(), n))
        .find((open) => open !== undefined);

/** A value, or undefined if the text does not begin as one. What follows the number is its unit, known or not. */
export function writtenValue(text: string): WrittenValue | undefined {
  const each = EACH.exec(text.trim());
  const bare = (each ? text.trim().slice(0, each.index) : text).trim().replace(MONEY, '$2 $1');
  const isEach = each !== null;
  const [, double, yakuman] = YAKUMAN.exec(bare) ?? [];
  if (yakuman)
    return {n: double ? 2 : 1, isLimit: false, isFactor: false, open: undefined, unit: yakuman, isEach};
  const [, sign = '', amount = '', open, after = ''] = VALUE.exec(bare) ?? [];
  if (!amount) return undefined;
  const isLimit = !/^[\d.一二三四五六七八九十両兩两]/.test(amount);
  const n = isLimit ? 0 : numberOf(amount);
  if (n === undefined) return undefined;
  const rest = {open: open === undefined ? undefined : Number(open), unit: after.trim()};
  const isPlain = isLimit || open !== undefined;
  return {n, isLimit, isFactor: sign !== '', ...(isPlain ? rest : openOf(rest.unit, n)), isEach};
}

/** A value with nothing after it but a unit that is known: 三番, but not 三暗刻. */
export function plainValue(text: string): WrittenValue | undefined {
  const value = writtenValue(text);
  return value && (!value.unit || knownUnit(value.unit)) ? value : undefined;
}

/** The value in a heading, for the rows below it: `◎1台役`. */
export const headingValue = (heading: string): WrittenValue | undefined =>
  plainValue(heading.replace(/^[[【\s]+/u, '').replace(/[役手】\]\s]+$/u, ''));

/** Marks that stand for no value. */
export const isDash = (text: string): boolean => /^[-–—−×✕]$/.test(text.trim());

/**
 * The value in a cell.
 * @throws {Refused} where the cell holds none
 */
export function readValue(span: TextSpan): WrittenValue {
  const value = writtenValue(span.text);
  if (!value) throw new Refused('bad-value', span);
  if (!(value.n <= LARGEST) || !((value.open ?? 0) <= LARGEST)) throw new Refused('number-too-large', span);
  return value;
}

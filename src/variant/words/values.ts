/** Values of rows: `8`, `×2`, `2番`, `1 每張`, `3/2`, 二番, 満貫. */
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
  /** For `3/2`, the value of an open hand; `n` is that of a concealed one. */
  readonly open: number | undefined;
  /** The word after the number. */
  readonly unit: string;
  /** Whether it counts once for each set or tile that shows it. */
  readonly isEach: boolean;
}

const EACH =
  /[（(]?\s*[/／]?\s*(?:(?:每|毎|各)\s?(?:一)?[張张枚隻只副组組个個朵對对箇]?|ごと|ずつ|each|per (?:set|tile|flower|pung|kong))\s*[)）]?$/iu;
const VALUE =
  /^([×xX]?)\s*(\d+(?:\.\d+)?|limit|満貫|满贯|滿貫|爆棚|辣子|封頂|封顶|[一二三四五六七八九十両兩两]+)\s*(?:[/／]\s*(\d+))?\s*(.*)$/iu;
const LARGEST = 1_000_000;

const DIGITS = '一二三四五六七八九';
const TWO = /[両兩两]/;

/** 十三 is 13; undefined if the letters are no number. */
function numeral(text: string): number | undefined {
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text.replace(TWO, '二')) ?? [];
  if (!ten) return tens && !ones ? DIGITS.indexOf(tens) + 1 : undefined;
  return (tens ? DIGITS.indexOf(tens) + 1 : 1) * 10 + (ones ? DIGITS.indexOf(ones) + 1 : 0);
}

const numberOf = (text: string): number | undefined => (/^\d/.test(text) ? Number(text) : numeral(text));

/** Whether a text says that something counts once for each set or tile: 每副, ごと. */
export const saysEach = (text: string): boolean => EACH.exec(text)?.index === 0;

/** A value, or undefined if the text does not begin as one. What follows the number is its unit, known or not. */
export function writtenValue(text: string): WrittenValue | undefined {
  const each = EACH.exec(text.trim());
  const bare = each ? text.trim().slice(0, each.index) : text.trim();
  const [, sign = '', amount = '', open, unit = ''] = VALUE.exec(bare.trim()) ?? [];
  if (!amount) return undefined;
  const isLimit = !/^[\d一二三四五六七八九十両兩两]/.test(amount);
  const n = isLimit ? 0 : numberOf(amount);
  if (n === undefined) return undefined;
  return {
    n,
    isLimit,
    isFactor: sign !== '',
    open: open === undefined ? undefined : Number(open),
    unit: unit.trim(),
    isEach: each !== null,
  };
}

/** A value with nothing after it but a unit that is known: 三番, but not 三暗刻. */
export function plainValue(text: string): WrittenValue | undefined {
  const value = writtenValue(text);
  return value && (!value.unit || knownUnit(value.unit)) ? value : undefined;
}

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

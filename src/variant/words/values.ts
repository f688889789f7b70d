/** Values of rows: `8`, `×2`, `2番`, `$1.50`, `1 每張`, `3/2`, 二番, 満貫. */
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {isSlip} from '../names/near.js';
import {SETTINGS} from './setting-names.js';
import {isUnit, knownUnit} from './units.js';

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
/** Words for the limit, as the value of a row: the names of its setting. */
export const LIMIT = [...SETTINGS.limit.split(' '), '满贯', '滿貫'].join('|');
const VALUE = new RegExp(
  String.raw`^(?:[+＋]\s?(?=\d))?([×xX]?)\s*(\d+(?:\.\d+)?|\.\d+|${LIMIT}|[一二三四五六七八九十両兩两]+)\s*(?:[/／]\s*(\d+))?\s*(.*)$`,
  'iu',
);
/** What follows the first number of a range, which is no value: 1–2, 8至10. */
const RANGE = /^[-–—~～〜至到]\s*\d/u;
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
  /^(?:(?:[食喰]い?|鳴くと|鳴いて|鳴き|副露(?:時|时|後|后|すると)?|(?:if |when )?(?:open|exposed|melded))[はで:： ]*(\d+|[一二三四五六七八九])\s*(\p{L}*)|(\d+)\s*(\p{L}*?)\s*(?:if |when )?(?:open|exposed|melded))$/iu;
/** 食い下がり: an open hand gets one less; the number behind it is what is left. */
const ONE_LESS_OPEN = /^(?:[食喰]い下がり|クイサガリ)\s*[:：]?\s*(?:(\d+)\s*(\p{L}*))?$/u;

/** 鳴くと1翻下がる: an open hand gets so many less. */
const LESS_OPEN =
  /^(?:鳴くと|鳴いたら|副露(?:すると|で|時)?)\s*(\d+|[一二三])\s*(\p{L}{0,2}?)\s*(?:下がる|下がり|ダウン|減る?|マイナス)$/u;
/** Words and marks that a melded hand gets the same. */
const SAME_OPEN =
  /^[（(]?(?:同じ?|同左|〃|same|[○◯〇]|可|yes|[食喰]い下がり(?:なし|無し|ません)|鳴いても(?:よい|良い|可|OK)|(?:鳴き|副露)(?:可|OK|あり)|門前不問|(?:open|melded) too)[)）]?$/iu;
/** A number of some unit, in a remark on open hands. */
const OF_OPEN = /鳴|副露|[食喰]い下|open|exposed|meld/iu;
const SO_MANY = /(\d+)\s*(?:[翻飜番台点點]|han|faan|fan|tai|points?)/iu;
/** Remarks without a number, by their folded form: what resembles them is a slip. */
const BARE_REMARKS = new Map(
  ['食い下がり', '喰い下がり', '食い下がりなし', '門前のみ', '面前のみ', '門前限定', 'concealed only'].map(
    (remark) => [fold(remark), remark],
  ),
);

const DIGITS = '一二三四五六七八九';
const TWO = /[両兩两]/;

/** 十三 is 13; undefined if the letters are no number. */
function numeral(text: string): number | undefined {
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text.replace(TWO, '二')) ?? [];
  if (!ten) return tens && !ones ? DIGITS.indexOf(tens) + 1 : undefined;
  return (tens ? DIGITS.indexOf(tens) + 1 : 1) * 10 + (ones ? DIGITS.indexOf(ones) + 1 : 0);
}

/** The number of digits or of Chinese letters; undefined for another text. */
export const writtenNumber = (text: string): number | undefined =>
  /^[\d.]/.test(text) ? Number(text) : numeral(text);

/** Whether a text says that something counts once for each set or tile: 每副, ごと. */
export const saysEach = (text: string): boolean => EACH.exec(text)?.index === 0;

/** What a remark says of open hands: their value, or what cannot be or be read, as 食い下がり3 behind a 3. */
type OpenRemark = number | 'wrong';

/**
 * The value of an open hand, by a remark behind the value of a concealed one.
 * @returns undefined for a remark that says something else
 */
function openByRemark(remark: string, closed: number): OpenRemark | undefined {
  if (CONCEALED_ONLY.test(remark)) return 0;
  const mayFollow = (word = ''): boolean => !word || knownUnit(word) !== undefined;
  const [isLess, left, unit] = ONE_LESS_OPEN.exec(remark) ?? [];
  if (isLess !== undefined)
    return mayFollow(unit) && Number(left ?? closed - 1) === closed - 1 ? closed - 1 : 'wrong';
  const [, after, afterUnit, before, beforeUnit] = WHEN_OPEN.exec(remark) ?? [];
  const number = after ?? before;
  if (number !== undefined) return mayFollow(afterUnit ?? beforeUnit) ? writtenNumber(number) : 'wrong';
  const [, less, lessUnit] = LESS_OPEN.exec(remark) ?? [];
  if (less !== undefined) return mayFollow(lessUnit) ? closed - (writtenNumber(less) ?? 0) : 'wrong';
  const many = OF_OPEN.test(remark) ? SO_MANY.exec(remark) : null;
  if (many) return Number(many[1]) === closed ? closed : 'wrong';
  if (SAME_OPEN.test(remark)) return undefined;
  return isSlip(remark.replace(/\d.*$/u, ''), BARE_REMARKS) ? 'wrong' : undefined;
}

/** The value of an open hand by the remark in the bracket behind a name, where a number with a unit is nothing else. */
export function openByBracket(remark: string, value: WrittenValue): OpenRemark | undefined {
  const open = openByNotes([remark], value);
  const hasNumber = SO_MANY.test(remark) || (OF_OPEN.test(remark) && /\d/.test(remark));
  return open === undefined && hasNumber && !value.isLimit ? 'wrong' : open;
}

/** The value of an open hand and the unit of both, in what stands behind the value of a concealed one. */
function openOf(after: string, closed: number): Pick<WrittenValue, 'open' | 'unit'> {
  const [, unit = '', remark = ''] = REMARK.exec(after) ?? [];
  const open = openByRemark(remark, closed);
  return typeof open === 'number' ? {open, unit} : {open: undefined, unit: after};
}

/** The value of an open hand by a remark in the notes of a row: “三色と複合する。食い下がり1翻”. */
export const openByNotes = (notes: readonly string[], {n, isLimit}: WrittenValue): OpenRemark | undefined =>
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
  if (!amount || RANGE.test(after)) return undefined;
  const isLimit = !/^[\d.一二三四五六七八九十両兩两]/.test(amount);
  const n = isLimit ? 0 : writtenNumber(amount);
  if (n === undefined) return undefined;
  const rest = {open: open === undefined ? undefined : Number(open), unit: after.trim()};
  const isPlain = isLimit || open !== undefined;
  return {n, isLimit, isFactor: sign !== '', ...(isPlain ? rest : openOf(rest.unit, n)), isEach};
}

/**
 * A value with nothing after it but a unit that is known: 三番, but not 三暗刻.
 * @param ownUnit the unit that the text says it counts in
 */
export function plainValue(text: string, ownUnit?: string): WrittenValue | undefined {
  const value = writtenValue(text);
  return value && (!value.unit || isUnit(value.unit, ownUnit)) ? value : undefined;
}

/** Marks around a heading, and what it calls the rows below it. */
const OPENS = /^(?:worth\s|[[【〔［《<＜=＝\s])+/iu;
const CLOSES = /(?:hands?|patterns?|yaku|[役手型】\]〕］》>＞=＝:：\s])+$/iu;
/** Whose the rows are, before their value: 三麻の1翻役. What depends on how a hand is won is a remark, and not read. */
const WHOSE = /^(?!.*(?:門前|副露|鳴|ロン|ツモ|親|子))\S{1,10}の(?=\d{1,3}\s?\p{L}の?役)/u;
/** How many rows stand below a heading: 9種. */
const HOW_MANY = /^(?:全|共)?\d{1,3}\s*[種种個个項项つ](?:類|类)?$/u;
/** A longer line is no heading of rows. */
const LONGEST_HEADING = 60;
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** `One-fan hands` as `1 fan hands`. */
const withDigit = (text: string): string =>
  text.replace(/^([a-z]+|\d+)[-\s](?=\p{L})/iu, (whole, word: string) => {
    const at = NUMBERS.indexOf(word.toLowerCase());
    return at < 0 ? whole.replace('-', ' ') : `${at + 1} `;
  });

/**
 * The value in a heading, for the rows below it: `◎1台役`, `2翻役（鳴くと1翻）`, `Two-fan hands`.
 * @returns undefined for a heading without one, 'unclear' for one with a remark that may change it: `3翻（親だけ）`
 */
export function headingValue(heading: string, ownUnit?: string): WrittenValue | 'unclear' | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  const bare = heading.replace(OPENS, '').replace(WHOSE, '').replace(CLOSES, '');
  const [, before = bare, remark = ''] = REMARK.exec(bare) ?? [];
  const value = plainValue(withDigit(before.replace(CLOSES, '')), ownUnit);
  if (!value || !remark || HOW_MANY.test(remark) || SAME_OPEN.test(remark)) return value;
  const open = openByRemark(remark, value.n);
  if (typeof open === 'number') return {...value, open};
  const same = plainValue(remark, ownUnit);
  if (same && same.n === value.n && same.isLimit === value.isLimit) return value;
  return value.unit ? 'unclear' : undefined;
}

/** The value of a melded hand in a cell of its own: 1翻, ○ for the same, ×, 食い下がり1翻. */
export function openValue(span: TextSpan, closed: WrittenValue | undefined): WrittenValue | undefined {
  const text = span.text.trim();
  if (isDash(text)) return undefined;
  if (!closed || writtenValue(text)) return readValue(span);
  const open = SAME_OPEN.test(text) ? closed.n : openByRemark(text, closed.n);
  if (typeof open !== 'number') throw new Refused('bad-value', span);
  return {...closed, n: open};
}

/** Marks and words that stand for no value. */
export const isDash = (text: string): boolean =>
  /^(?:[-–—―−ー×✕✗]|なし|無し|不可|[無无]|none|no)$/i.test(text.trim());

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

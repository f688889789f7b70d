/** Reads settings whose value is one of some words. */
import type {MeldKind} from '../../core/notation/hand.js';
import {isAmong, readKinds} from '../conditions/kinds.js';
import {KINDS, type Kind} from '../../core/tiles/tile.js';
import {WINNING_FORMS, isFormBeside} from '../conditions/forms.js';
import {partOf, splitSpan, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {FAMILIES, isFamily, type Family} from '../names/known.js';
import {fold} from '../names/fold.js';
import {isUnit} from '../words/units.js';

/**
 * The meaning of a value among words.
 * @param lines for each meaning, its words; the first is what a message names
 * @param others what else may be written, for the message
 */
function among<T>(
  span: TextSpan,
  lines: readonly (readonly [words: string, means: T])[],
  others: readonly string[] = [],
): T {
  const key = fold(span.text);
  for (const [words, means] of lines) if (words.split('/').some((word) => fold(word) === key)) return means;
  const named = lines.map(([words]) => words.split('/').slice(0, 2).join(' · '));
  throw new Refused('bad-setting', span, [...named, ...others]);
}

/** Values in words; the first four are the printed ones of each language. */
export const VALUES = {
  noChow: 'no chow/チーなし/不可吃/不可吃/不吃/チー無し/無吃/no chows',
  allMelds: 'all/チーあり/可吃/可吃/吃碰槓/全部',
  counted: 'counted/加算する/加計/加计/計/すべて加算',
  notCounted: 'not counted/加算しない/不計/不计/not',
  five: 'five/五/五/五/五原則/five principles',
  half: 'half/半額/減半/减半/半/折半',
  difference: 'difference/差額/差額/差额/差/差分',
  sameTile: 'same tile/同じ牌/同牌/同牌/同張',
  indicator: 'indicator/表示牌/指示牌/指示牌',
  next: 'next of indicator/表示牌の次/指示牌下一張/指示牌下一张/翻牌下一張/翻牌下一张',
  standIn: '白 stands in/白は代わり/白 代替/白 代替/白板代替',
  noFifth: 'no fifth/五枚不可/不可五張/不可五张',
} as const;

/** The words before which numbers of things are written. */
const bareNumber = (text: string): string =>
  text.replace(/\s*(?:人|張|张|枚|players|tiles|番|台|翻|点)$/u, '');

/** A whole number among some. */
function numberAmong(span: TextSpan, numbers: readonly number[]): number {
  const n = Number(bareNumber(span.text));
  if (!numbers.includes(n)) throw new Refused('bad-setting', span, numbers.map(String));
  return n;
}

/** 2, 3 or 4 players. */
export const readPlayers = (span: TextSpan): number => numberAmong(span, [2, 3, 4]);
/** The number of sets of a hand: four with thirteen tiles, five with sixteen. */
export const readSets = (span: TextSpan): 4 | 5 => (numberAmong(span, [13, 16]) === 16 ? 5 : 4);
/** The version of the rules. */
export function readVersion(span: TextSpan): number {
  const n = Number(span.text);
  if (!Number.isInteger(n) || n < 1 || n > 9999) throw new Refused('bad-setting', span, ['1 – 9999']);
  return n;
}

/** The id of the rules. */
export function readId({text, at}: TextSpan): string {
  if (!/^[a-z][a-z\d-]{0,39}$/.test(text)) throw new Refused('bad-setting', {text, at}, ['a-z 0-9 -']);
  return text;
}

/** The melds that may be laid down; undefined for all. */
export const readMelds = (span: TextSpan): readonly MeldKind[] | undefined =>
  among<readonly MeldKind[] | undefined>(span, [
    [VALUES.noChow, ['pung', 'kong']],
    [VALUES.allMelds, undefined],
  ]);

/** The family of names. */
export function readFamily(span: TextSpan): Family {
  if (isFamily(span.text)) return span.text;
  throw new Refused('bad-setting', span, FAMILIES);
}

/** Whether what a pattern implies is counted beside it. */
export const readImplied = (span: TextSpan): boolean =>
  among(span, [
    [VALUES.counted, true],
    [VALUES.notCounted, false],
  ]);

/** Rules by which combinations of sets share sets. */
export const readPrinciple = (span: TextSpan): true => among(span, [[VALUES.five, true]]);
/** Whether those who lose pay each other half. */
export const readLosers = (span: TextSpan): true => among(span, [[VALUES.half, true]]);
/** Whether all hands score and settle by their difference. */
export const readEverybody = (span: TextSpan): true => among(span, [[VALUES.difference, true]]);
/** Whether a tile that was passed may not be won on. */
export const readPassed = (span: TextSpan): true => among(span, [[VALUES.sameTile, true]]);

/** The winning forms that are named, and whether seven pairs may have four alike. */
export function readForms(span: TextSpan, sets: 4 | 5): {ids: readonly string[]; isApart: boolean} {
  const apart = /[（(]\s*(?:四枚不可|不可四張|不可四张|no four alike)\s*[)）]/iu.exec(span.text);
  const names = apart
    ? {text: span.text.slice(0, apart.index) + span.text.slice(apart.index + apart[0].length), at: span.at}
    : span;
  const ids = splitSpan(names, /[\s,、]+/g).map((word) => {
    const id = WINNING_FORMS.meaning(word.text);
    if (!id || !isFormBeside(id, sets))
      throw new Refused(
        'form-wanted',
        word,
        WINNING_FORMS.english.filter((one) => isFormBeside(one, sets)),
      );
    return id;
  });
  return {ids, isApart: apart !== null};
}

/** The most kinds that are wild: all ways to use their tiles are tried. */
const MOST_WILD = 2;

/** Which tiles are wild, and which stands for the face of the wild one. */
export interface WrittenWild {
  /** Whether the indicator's kind is wild. */
  readonly isIndicated: boolean;
  /** Whether the kind after the indicator's is wild: after 9 the 1, after 北 東, after 中 白. */
  readonly isNext: boolean;
  /** Kinds that are always wild. */
  readonly kinds: readonly Kind[];
  readonly hasStandIn: boolean;
  readonly fifths: boolean;
}

/** Reads the wild tiles: those of the indicator, those after it, or kinds that are always wild. */
export function readWild(span: TextSpan): WrittenWild {
  let hasStandIn = false;
  let fifths = true;
  let isIndicated = false;
  let isNext = false;
  const kinds: Kind[] = [];
  for (const part of splitSpan(span, /[,，、;；]/g)) {
    const always = readKinds(part.text);
    if (always && typeof always !== 'function') {
      for (let kind = 0; kind < KINDS; kind++) if (isAmong(kind, always)) kinds.push(kind);
      continue;
    }
    const means = among(
      part,
      [
        [VALUES.indicator, 'indicator'],
        [VALUES.next, 'next'],
        [VALUES.standIn, 'standIn'],
        [VALUES.noFifth, 'fourths'],
      ] as const,
      ['C · 紅中', '5p'],
    );
    isIndicated ||= means === 'indicator';
    isNext ||= means === 'next';
    hasStandIn ||= means === 'standIn';
    fifths &&= means !== 'fourths';
  }
  const isFew = kinds.length + Number(isIndicated) + Number(isNext) <= MOST_WILD;
  if (!isFew || !(kinds.length || isIndicated || isNext))
    throw new Refused('bad-setting', span, ['indicator', 'next of indicator', 'C', '白']);
  return {hasStandIn, fifths, isIndicated, isNext, kinds};
}

/** The ways of winning that a minimum may be for, in English, Japanese, Traditional and Simplified Chinese. */
const WAYS = [
  ['self/ツモ/自摸/自摸', 'self'],
  ['ron/ロン/點和/点和/栄和', 'ron'],
] as const;

/** One of the numbers of which a hand must reach one. */
export interface WrittenLeast {
  readonly n: number;
  readonly span: TextSpan;
  /** The name of the unit that it is counted in; none for the worth of the hand. */
  readonly unit: TextSpan | undefined;
  /** The way of winning that it is for; none for every way. */
  readonly by: 'self' | 'ron' | undefined;
}

/** A minimum: so much in all, or so much of one of some units, without some rows. */
export interface WrittenMinimum {
  readonly leasts: readonly WrittenLeast[];
  /** The names of the rows that do not count towards it. */
  readonly without: TextSpan | undefined;
}

/** The most numbers of a minimum. */
const MOST_LEASTS = 8;

/** Reads a minimum: `8 不計 花牌`, `1 翻 或 1 役満`, `點和 4 台`, `ron 6, self 3`, `1 番 或 自摸 2 花 或 點和 3 花`. */
export function readMinimum(span: TextSpan): WrittenMinimum {
  const without = /\s*(?:without|不計|不计|除く?)\s*/u.exec(span.text);
  const amount = without ? partOf(span, 0, without.index) : span;
  const leasts = splitSpan(amount, /\s*(?:或|または|or|[,，、;；])\s*/gu).map(readLeast);
  if (!leasts.length || leasts.length > MOST_LEASTS) throw new Refused('bad-setting', span, ['8']);
  return {leasts, without: without ? partOf(span, without.index + without[0].length) : undefined};
}

function readLeast(part: TextSpan): WrittenLeast {
  const [, way, n, unit] = /^(?:(\p{L}+)\s*)?(\d{1,6})\s*(\p{L}*)$/u.exec(part.text) ?? [];
  if (!n)
    throw new Refused('bad-setting', part, ['8', '3 番', '1 翻 或 1 役満', '點和 4 台', 'ron 6, self 3']);
  return {
    n: Number(n),
    span: part,
    unit: unit ? partOf(part, part.text.length - unit.length) : undefined,
    by: way ? among({text: way, at: part.at}, WAYS) : undefined,
  };
}

/** A limit. */
export interface WrittenLimit {
  /** 0 for none. */
  readonly n: number;
  /** Whether the rows that are worth as much or more stand above it. */
  readonly isExceptListed: boolean;
}

/**
 * Reads a limit: `100`, `10 faan`, `320 except listed`, `–` for none.
 * @param hasScore whether the text computes the total: the limit is one of the total, and not of a unit
 * @param own the unit that the text says it counts in
 */
export function readLimit(span: TextSpan, hasScore: boolean, own: string | undefined): WrittenLimit {
  if (/^(?:[-–—−]|none|なし|無|无)$/iu.test(span.text)) return {n: 0, isExceptListed: false};
  const [, n, unit = '', listed] =
    /^(\d{1,7})\s*(\p{L}*?)\s*(except listed|除外表列|列挙を除く)?$/iu.exec(span.text) ?? [];
  const mayFollow = /^\p{Script=Han}{0,2}$/u.test(unit) || isUnit(unit, own);
  if (!n || !mayFollow) throw new Refused('bad-setting', span, ['100', '320 except listed', '–']);
  if (hasScore && unit && unit !== 'score')
    throw new Refused('bad-setting', span, [n, `score = … min(${unit}, ${n})`]);
  if (Number(n) > 1_000_000) throw new Refused('number-too-large', span);
  return {n: Number(n), isExceptListed: listed !== undefined};
}

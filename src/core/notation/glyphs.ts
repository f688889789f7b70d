/** The meaning of single characters. */
import {FACE_DOWN, HONOR, type Kind} from '../tiles/tile.js';

const NAMES = '東南西北白發中春夏秋冬梅蘭菊竹';
const FACES = ['🀇🀈🀉🀊🀋🀌🀍🀎🀏', '🀙🀚🀛🀜🀝🀞🀟🀠🀡', '🀐🀑🀒🀓🀔🀕🀖🀗🀘'];
const NAMED_FACES = '🀀🀁🀂🀃🀆🀅🀄🀦🀧🀨🀩🀢🀣🀥🀤🀫';
const KANJI_DIGITS = ' 一二三四五六七八九';
const KANJI_SUITS = '萬筒索';
const SUIT_LETTERS = 'mpszf';

/**
 * Characters by row; the column is the number of the tile, digit or suit. If a character is in several rows, the last
 * one counts.
 */
const ROWS = [
  'ESWNPFC        X',
  NAMES,
  '东    发      兰',
  '     発',
  '     撥',
  NAMED_FACES,
  ...FACES,
  '     伍',
  KANJI_DIGITS,
  ' ①②③④⑤⑥⑦⑧⑨',
  '0123456789',
  KANJI_SUITS,
  '万餅條',
  ' 饼条',
  SUIT_LETTERS,
  'r赤紅红',
];

/** The first row of suited tiles' faces. Rows of digits, suits, red marks, blanks and invisible characters follow. */
export const FACE_ROW = 6;
/** The first row of digits. */
export const DIGIT_ROW = 9;
/** The row of 一 to 九; without a suit these are characters (man). */
export const KANJI_ROW = 10;
/** Row of ① to ⑨: dots (pin). */
export const ROUND_ROW = 11;
/** The row of 0 to 9, full-width ones included. */
export const ARABIC_ROW = 12;
/** The first row of characters that give a run of digits its suit. */
export const SUIT_ROW = 13;
/** Row of the marks that make a tile red. */
export const RED_ROW = 17;
/** The row of blanks and invisible characters; the second column has the invisible ones. */
export const SPACE_ROW = 18;

const glyphs = new Map<number, number>();
/** The meanings of ASCII characters, which most texts consist of. */
const ascii = new Int16Array(128);

/** Turns a full-width code point into its ASCII counterpart. */
export const asciiOf = (code: number): number => (code > 0xff00 && code < 0xff5f ? code - 0xfee0 : code);

/** The meaning of a code point after {@link asciiOf}: 16 times its row, plus its column; -1 for none. */
export function glyphOf(code: number): number {
  if (glyphs.size === 0) fillGlyphs();
  return ascii[code] ?? findGlyph(code);
}

/**
 * Invisible characters that get pasted along with a text, and selectors that ask for a tile as text or as a picture.
 */
const INVISIBLE = /[\p{Cf}\ufe0e\ufe0f]/u;
const BLANK = 16 * SPACE_ROW;

function findGlyph(code: number): number {
  const char = String.fromCodePoint(code);
  return INVISIBLE.test(char) ? BLANK + 1 : char.trim() ? (glyphs.get(code) ?? -1) : BLANK;
}

function fillGlyphs(): void {
  ROWS.forEach((row, i) =>
    [...row].forEach((char, column) => glyphs.set(char.codePointAt(0) ?? 0, 16 * i + column)),
  );
  for (let code = 0; code < ascii.length; code++) ascii[code] = findGlyph(code);
}

/** The honor, flower or face-down tile of a column. */
export const namedKind = (column: number): Kind => (column < NAMES.length ? HONOR + column : FACE_DOWN);

/** The suit letter of a column; also the suit of a script's digits where no suit follows. */
export const suitLetter = (column: number): string => SUIT_LETTERS.charAt(column);

/** The kanji of an honor or flower. */
export const kanjiName = (kind: Kind): string => NAMES.charAt(kind - HONOR);
/** The Chinese digit of a rank from 1. */
export const kanjiDigit = (rank: number): string => KANJI_DIGITS.charAt(rank);
/** 萬, 筒 or 索, by the number of the suit. */
export const kanjiSuit = (suit: number): string => KANJI_SUITS.charAt(suit);

/** The character of a kind among Unicode's mahjong tiles. */
export function unicodeTile(kind: Kind): string {
  const row = kind < HONOR ? FACES[(kind / 9) | 0] : NAMED_FACES;
  const column = kind < HONOR ? kind % 9 : kind === FACE_DOWN ? NAMES.length : kind - HONOR;
  return row.slice(2 * column, 2 * column + 2);
}

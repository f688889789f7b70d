/** What single characters mean. */
import {FACE_DOWN, HONOR, type Kind} from '../tiles/tile.js';

const NAMES = '東南西北白發中春夏秋冬梅蘭菊竹';
const FACES = ['🀇🀈🀉🀊🀋🀌🀍🀎🀏', '🀙🀚🀛🀜🀝🀞🀟🀠🀡', '🀐🀑🀒🀓🀔🀕🀖🀗🀘'];
const NAMED_FACES = '🀀🀁🀂🀃🀆🀅🀄🀦🀧🀨🀩🀢🀣🀥🀤🀫';
const KANJI_DIGITS = ' 一二三四五六七八九';
const KANJI_SUITS = '萬筒索';
const SUIT_LETTERS = 'mpszf';

/** The column says which tile, digit or suit a character is. Of a character in several rows, the last row counts. */
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

/** The first of the rows that hold suited faces, digits, suits, red marks; spaces, and what is invisible. */
export const FACE_ROW = 6;
/** The first row of digits. */
export const DIGIT_ROW = 9;
/** Row of 一 to 九, which are characters (man) where no suit follows. */
export const KANJI_ROW = 10;
/** Row of ① to ⑨: dots (pin). */
export const ROUND_ROW = 11;
/** Row of 0 to 9, full-width ones too. */
export const ARABIC_ROW = 12;
/** The first row of what gives a run of digits its suit. */
export const SUIT_ROW = 13;
/** Row of the marks that make a tile red. */
export const RED_ROW = 17;
/** Row of blanks and of what is invisible; a second column tells the invisible ones. */
export const SPACE_ROW = 18;

const glyphs = new Map<number, number>();
/** Those of ASCII, which most texts are. */
const ascii = new Int16Array(128);

/** Full-width forms as their ASCII counterparts. */
export const plain = (code: number): number => (code > 0xff00 && code < 0xff5f ? code - 0xfee0 : code);

/** What a plain code point means: 16 times its row, plus its column; -1 for nothing. */
export function glyphOf(code: number): number {
  if (glyphs.size === 0) fillGlyphs();
  return ascii[code] ?? findGlyph(code);
}

/** What nobody sees is pasted along with a text; selectors ask for a tile as text or as a picture. */
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

/** The suit letter of a column; so also the suit that the digits of a script have where none follows. */
export const suitLetter = (column: number): string => SUIT_LETTERS.charAt(column);

/** How a kind is drawn, in kanji and in Unicode's tiles. */
export const kanjiName = (kind: Kind): string => NAMES.charAt(kind - HONOR);
/** The Chinese digit of a rank from 1. */
export const kanjiDigit = (rank: number): string => KANJI_DIGITS.charAt(rank);
/** 萬, 筒 or 索, by the number of the suit. */
export const kanjiSuit = (suit: number): string => KANJI_SUITS.charAt(suit);

/** The character of a kind in Unicode's block of mahjong tiles. */
export function faceOf(kind: Kind): string {
  const row = kind < HONOR ? FACES[(kind / 9) | 0] : NAMED_FACES;
  const column = kind < HONOR ? kind % 9 : kind === FACE_DOWN ? NAMES.length : kind - HONOR;
  return row.slice(2 * column, 2 * column + 2);
}

import {HONOR, kindName, rankOf, suitOf, type Kind} from '../tiles/tile.js';
import {unicodeTile, kanjiDigit, kanjiName, kanjiSuit} from './glyphs.js';
import {CANONICAL, type Spelling} from './spell.js';

/** The kanji of an honor or flower; otherwise its canonical name. */
const nameOf = (kind: Kind): string => kanjiName(kind) || kindName(kind);

/** The spelling of Japanese rule pages: `一一五九(2)(6)(9)147東南西北白発中`. */
export const JAPANESE: Spelling = {
  glyph: (kind) =>
    kind < HONOR ? japaneseDigit(rankOf(kind), suitOf(kind)) : nameOf(kind).replace('發', '発'),
  suit: () => '',
  red: '赤',
  won: {discard: 'ロン', self: 'ツモ', robbing: '槍槓'},
};

function japaneseDigit(rank: number, suit: number): string {
  if (suit === 0) return kanjiDigit(rank);
  return suit === 1 ? `(${rank})` : String(rank);
}

/** Kanji: `一二三萬四五六筒七八九索東東`. */
export const KANJI: Spelling = {
  glyph: (kind) => (kind < HONOR ? kanjiDigit(rankOf(kind)) : nameOf(kind)),
  suit: (kind) => kanjiSuit(suitOf(kind)),
  red: '赤',
  won: {discard: '榮', self: '自摸', robbing: '搶槓'},
};

/** Unicode's mahjong tiles. They include no red tiles: the canonical mark precedes the tile. */
export const UNICODE: Spelling = {
  ...CANONICAL,
  // 🀄 alone would be drawn as a coloured emoji
  glyph: (kind) => unicodeTile(kind).replace('🀄', '🀄\ufe0e'),
  suit: () => '',
};

/** Writes tiles and hands as text. */
import type {Tile} from '../tiles/tile.js';
import {GB, formatGb} from './gb.js';
import {formatKobalab, spellKobalab} from './kobalab.js';
import {CANONICAL, spellHand, spellTiles, type Spelling} from './spell.js';
import {JAPANESE, KANJI, UNICODE} from './spellings.js';
import type {Hand} from './hand.js';

/** The notations in which hands can be written. */
export const DIALECTS = ['canonical', 'japanese', 'kanji', 'unicode', 'gb', 'kobalab'] as const;
/** A notation of {@link DIALECTS}. */
export type Dialect = (typeof DIALECTS)[number];

const SPELLINGS: Readonly<Record<Exclude<Dialect, 'gb' | 'kobalab'>, Spelling>> = {
  canonical: CANONICAL,
  japanese: JAPANESE,
  kanji: KANJI,
  unicode: UNICODE,
};

/** Writes a hand in a dialect. The documentation of the notation says what each dialect cannot express. */
export function formatHand(hand: Hand, dialect: Dialect = 'canonical'): string {
  if (dialect === 'gb') return formatGb(hand);
  return dialect === 'kobalab' ? formatKobalab(hand) : spellHand(hand, SPELLINGS[dialect]);
}

/** Writes tiles in the order given. */
export function formatTiles(tiles: readonly Tile[], dialect: Dialect = 'canonical'): string {
  if (dialect === 'kobalab') return spellKobalab(tiles);
  return spellTiles(tiles, dialect === 'gb' ? GB : SPELLINGS[dialect]);
}

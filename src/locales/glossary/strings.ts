/** The terms of the glossary: words of the field, which a reader may meet for the first time. */

/** The terms that everybody knows who plays any game with tiles; they are explained where an author asks for it. */
export const EVERYDAY = [
  'hand',
  'round',
  'tiles',
  'suits',
  'pair',
  'wait',
  'discard',
  'dealer',
  'draw',
  'minimum',
  'settlement',
] as const;

/** The terms that are marked in the words of the elements. */
export const FIELD = [
  'chow',
  'pung',
  'kong',
  'meld',
  'concealed',
  'twoSided',
  'closed',
  'edge',
  'single',
  'selfDraw',
  'robbing',
  'terminals',
  'roundWind',
  'seatWind',
  'wild',
  'indicator',
  'flower',
  'hu',
  'tai',
  'fan',
  'hon',
  'han',
  'fu',
  'yaku',
  'lazi',
  'repeat',
  'pull',
  'bao',
  'gari',
  'riichi',
  'furiten',
  'dora',
  'falseWin',
] as const;

/** The id of a term. */
export type TermId = (typeof EVERYDAY)[number] | (typeof FIELD)[number];

/** A term in one language. */
export interface GlossaryTerm {
  /** Its words, the usual one first; none where the language has no word for it. */
  readonly names: readonly string[];
  /** How the first of them is read, where its letters do not say so: kana or pinyin. */
  readonly reading?: string;
  /** What it means, as a clause without a full stop. */
  readonly meaning: string;
}

/** All terms in one language. */
export type Terms = Readonly<Record<TermId, GlossaryTerm>>;

/** What is to be said of an element beside its class: `meta.ts` in each folder, read by pages and by tools. */
import {LANGS, isTranslated} from '../locales/index.js';

/** What an attribute takes. */
export interface AttributeMeta {
  /** Its words, if it takes a few alone. */
  readonly words?: readonly string[];
  /** Whether it takes several of these words, with spaces or commas between them. */
  readonly isList?: true;
  /**
   * Who reports another word with the rest of the input: the element, or the reader of a situation or a round. Without it
   * `known-words.ts` does, and the element is drawn all the same.
   */
  readonly reportedBy?: 'element' | 'reader';
  /** Whether it takes a language that there are words in. */
  readonly isLanguage?: true;
  /** The least whole number, if it takes one. */
  readonly least?: number;
}

/** The attributes of an element by name. */
export type Attributes = Readonly<Record<string, AttributeMeta>>;

/**
 * What the text inside an element is: a run of tiles; a hand; a hand unless it comes from elsewhere; a round; a ledger;
 * words of the author's that belong to it; or what is shown until there is something else.
 */
export type TextKind = 'tiles' | 'hand' | 'hand-or-source' | 'round' | 'ledger' | 'words' | 'instead';

/** The vocabulary that an element says itself and its problems in. */
export type VocabularyName =
  'locales' | 'tools' | 'explain' | 'quiz' | 'lesson' | 'table' | 'ledger' | 'play';

/** What is to be said of an element. */
export interface ElementMeta {
  /** All its attributes. */
  readonly attributes: Attributes;
  readonly text: TextKind;
  readonly vocabulary: VocabularyName;
}

/** A word that an attribute does not take. */
export interface Stray {
  /** The attribute, and its whole text. */
  readonly name: string;
  readonly text: string;
  readonly word: string;
  /** The place of the word in that text. */
  readonly start: number;
  /** What the attribute takes, unless it takes whole numbers. */
  readonly words?: readonly string[];
}

/** The words of an attribute whose other words nobody else reports; undefined for an attribute that takes anything. */
export function checkedWords({attributes}: ElementMeta, name: string): readonly string[] | undefined {
  const {words, reportedBy} = (attributes as Partial<Attributes>)[name] ?? {};
  return reportedBy ? undefined : words;
}

/** Whether a text is a whole number, and no less than a least one. */
export const isWholeFrom = (least: number, text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= least;

/** The first word of an element's attributes that they do not take, unless it is reported with the rest of the input. */
export function strayOf(
  attributes: Iterable<{readonly name: string; readonly value: string}>,
  meta: ElementMeta,
): Stray | undefined {
  for (const {name, value: text} of attributes) {
    const {least, isLanguage} = (meta.attributes as Partial<Attributes>)[name] ?? {};
    if (least !== undefined && !isWholeFrom(least, text)) return {name, text, word: text, start: 0};
    if (isLanguage && text && !isTranslated(text)) return {name, text, word: text, start: 0, words: LANGS};
    const words = checkedWords(meta, name);
    for (const {0: word, index: start} of words ? text.matchAll(/[^\s,]+/g) : []) {
      if (!words?.includes(word)) return {name, text, word, start, words};
    }
  }
  return undefined;
}

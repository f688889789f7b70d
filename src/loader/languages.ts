/** The code languages of this package. A small module: the loader looks for them on every page. */
import {isOneOf} from '../core/situation/value.js';

/** Elements whose text may start with lines of `name=value`; fences of these languages become such elements. */
export const PLAYED = ['mj-board', 'mj-round', 'mj-ledger'] as const;
/** A language of code that is a board, a round or a ledger. */
export type PlayedLanguage = (typeof PLAYED)[number];
/** Whether a tag, or a language of code, is one of these. */
export const isPlayed = isOneOf(PLAYED);

/** All code languages of this package. */
export const LANGUAGES: readonly string[] = ['mj', ...PLAYED];

/** What generators write before the language in a class of the code, of its block, or of what is around the block. */
const OF_CODE = ['language-', 'lang-', ''];
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  code: OF_CODE,
  pre: OF_CODE,
  div: ['language-', 'lang-', 'highlight-'],
  figure: [''],
};

/** The attributes of code and its block that name the language. */
const NAMING = ['data-language', 'data-lang'];

/** The tags that may name the language of code. */
export const CODE_TAGS: readonly string[] = Object.keys(BEFORE);

/**
 * The language of ours that an element names as generators do; undefined for other elements.
 * @param valueOf gives the value of an attribute
 */
export function codeLanguage(
  tag: string,
  valueOf: (attribute: string) => string | null | undefined,
): string | undefined {
  if (!CODE_TAGS.includes(tag)) return undefined;
  const classes = valueOf('class')?.split(/\s+/) ?? [];
  // a figure that is no code may have any class
  if (tag === 'figure' && !classes.includes('highlight')) return undefined;
  const named = BEFORE[tag] === OF_CODE ? NAMING.map(valueOf) : [];
  return LANGUAGES.find(
    (name) => named.includes(name) || BEFORE[tag].some((before) => classes.includes(before + name)),
  );
}

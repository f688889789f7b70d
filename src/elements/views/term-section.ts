/** A section of an element's words, in which terms of the glossary are marked. */
import type {TermId} from '../../locales/glossary/strings.js';
import type {withNames} from './name-lang.js';

/** A text of the element: plain, or with the names in it apart. */
export type TermText = ReturnType<typeof withNames> | undefined;

/** The texts of one section, in which each term is marked where it is said first. */
export interface TermSection {
  /** The terms that the section says first in this text. */
  first(text: string): readonly TermId[];
  /** The text with these terms as buttons; without a list, with those that the section says first in it. */
  show(text: TermText, ids?: readonly TermId[]): unknown;
}

/** A section before the glossary has come, and without script. */
export const UNMARKED: TermSection = {first: () => [], show: (text) => text};

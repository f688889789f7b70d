/** What is found on a page: an element of ours, or a text that becomes one, with its place in the source. */
import type {Lang} from '../../locales/index.js';
import type {ElementPlace} from './fitting.js';
import type {Span} from './tree.js';

/** An element of ours, or a text that becomes one. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The notation inside, trimmed. */
  readonly text: string;
  /** The nearest `lang` as it is written, and the language of ours that it selects. */
  readonly tagged: string;
  readonly lang: Lang;
  /** Whether it stands inside an example. */
  readonly inside: boolean;
  /** The nearest example around an element. */
  readonly around?: FoundElement;
  /** The comparison around a variant. */
  readonly compared?: FoundElement;
  /** The range of the whole element in the source. */
  readonly span: Span;
  /** What fits there. */
  readonly place: ElementPlace;
  /** Whether it is an element; false for a text that becomes one. */
  readonly element: boolean;
  /** Whether it stands in too many other elements of ours: then nothing is read of it, or of what is inside it. */
  readonly isTooDeep?: true;
  /** Whether it is an example with elements of the author inside that show it. */
  readonly composed: boolean;
  /** The offset of an element's end tag; undefined where it is missing. */
  readonly close?: number;
  /**
   * The parts that `mj render` has written into it before. Each is a part of its own, since an author may have written
   * between two of them.
   */
  readonly written?: readonly Span[];
  /** The pairs `name=value` in a text that becomes an element, with the offset of each name. */
  readonly pairs?: readonly {name: string; value: string; at: number}[];
  /** The offset in the source of a character of the notation, or of an attribute's value. */
  at(offset: number, attribute?: string): number;
}

/** What an element takes from those around it. */
export interface Around {
  readonly lang: string;
  /** The rules of the page. */
  readonly rules: string | undefined;
  readonly prose: boolean;
  readonly isPhrasing: boolean;
  readonly inside: boolean;
  /** The number of our elements around. */
  readonly depth: number;
  readonly example?: FoundElement;
  readonly comparison?: FoundElement;
}

/** The same, and the place where the element stands. */
export interface PlacedAround extends Around {
  readonly place: ElementPlace;
}

/**
 * What a text is: a page in HTML, Markdown or MDX; a feed (RSS or Atom) in XML; or what stands in a code fence of one of
 * our languages.
 */
export type RenderFormat =
  'html' | 'md' | 'mdx' | 'xml' | 'mj' | 'mj-board' | 'mj-round' | 'mj-ledger' | 'mj-rules';

/** The form of a hand: a picture, Markdown, plain text, BBCode, or HTML that needs no script. */
export type RenderForm = 'svg' | 'md' | 'text' | 'bbcode' | 'html';

/** How a text is read. */
export interface CheckOptions {
  /** `html` if not given. */
  readonly format?: RenderFormat;
  /**
   * The language of the page as in HTML, `ja` or `zh-TW`, where the page itself names none: in `lang` of an element, or in
   * its front matter.
   */
  readonly lang?: string;
  /**
   * The rule set of code fences and shortcodes that name none, and say how the hand was won (`by`) or what it scores
   * (`expect`). Front matter says it as `mj-rules`.
   */
  readonly rules?: string;
  /** Rules as text by the ids by which `rules="#id"` names them, where the page itself has none. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** How a text is rendered. */
export interface RenderOptions extends CheckOptions {
  /**
   * Adds the shadow roots too, so that hands look without script as they do with one. The page must allow inline styles.
   */
  readonly declarative?: boolean;
  /** The hand alone, in this form; only with the format `mj`. */
  readonly form?: RenderForm;
}

/** What is wrong, and where: line and column count from 1. */
export interface PageProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What the command asks an element: `static.ts` in each folder, which no page downloads. */
import type {CSSResult} from 'lit';
import type {Words} from '../../controllers/localize.js';
import type {ScoredView} from '../../elements/scored-view.js';
import type {Shared} from '../../share/shared.js';
import type {Found} from './find.js';

/** What an element hands to the elements that it draws. */
export interface Around {
  /** A scored hand. */
  readonly view?: ScoredView;
  readonly words: Words;
}

/** The same of an element that shows a score. */
export type ScoredAround = Around & Required<Pick<Around, 'view'>>;

/** What a shadow root shows at first. */
export interface Root {
  readonly styles: readonly CSSResult[];
  /** The template that the element draws, too. */
  readonly view: unknown;
  /** What elements in the template show, unless they are given something of their own. */
  readonly around?: Around;
}

/** An element of a page, with what is around it. */
export interface OnPage {
  /** Everything found on the page. */
  readonly all: readonly Found[];
  /** The scored hand that it shows, if it shows one. */
  readonly shared?: Shared;
}

/** The properties that a template gives to an element in it. */
export type Properties = Readonly<Record<string, unknown>>;

/** What an element is without script. */
export interface StaticElement {
  /** The shadow root of an element on a page; undefined if there is nothing to show. */
  readonly root?: (found: Found, page: OnPage) => Promise<Root | undefined> | Root | undefined;
  /** The shadow root of an element that another one draws. */
  readonly inside?: (properties: Properties, around?: Around) => Root | undefined;
}

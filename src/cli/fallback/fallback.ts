/** What the command asks an element: what it is without script. One file for each, which no page downloads. */
import type {CSSResult} from 'lit';
import type {Lang} from '../../core/game/names.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {Words} from '../../controllers/localize.js';
import type {ScoredView} from '../../elements/views/scored-view.js';
import type {Strings} from '../../locales/strings.js';
import type {Markup} from '../../share/markup.js';
import type {SharedExample} from '../../share/shared.js';
import type {FoundElement} from '../page/found.js';
import type {Placed} from '../page/score.js';

/** What an element hands to the elements that it draws. */
export interface FallbackSurroundings {
  /** A scored hand. */
  readonly view?: ScoredView;
  readonly words: Words;
  readonly looks: HandedLooks;
}

/** The same of an element that shows a score. */
export type ScoredAround = FallbackSurroundings & Required<Pick<FallbackSurroundings, 'view'>>;

/** What a shadow root shows at first. */
export interface FallbackRoot {
  readonly styles: readonly CSSResult[];
  /** The template that the element draws, too. */
  readonly view: unknown;
  /** What elements in the template show, unless they are given something of their own. */
  readonly around?: FallbackSurroundings;
}

/** An element of a page, with what is around it. */
export interface OnPage {
  /** Everything found on the page. */
  readonly all: readonly FoundElement[];
  /** The scored hand that it shows, if it shows one. */
  readonly shared?: SharedExample;
}

/** What is to be checked, and in which words. */
export interface Checking {
  readonly all: readonly FoundElement[];
  readonly lang: Lang;
  readonly strings: Strings;
}

/** What checking an element has found. */
export interface Findings {
  readonly problems: readonly Placed[];
  /** No problems of the page: what could not be checked, because the element does not say it, and what changes nothing. */
  readonly notes: readonly Placed[];
}

/** How something is written into an element. */
export interface Writing {
  readonly all: readonly FoundElement[];
  /** The language of the messages; without it that of the element. */
  readonly lang: Lang | undefined;
  /** Whether a question is about it, so that it shows only its hand. */
  readonly isAsked: boolean;
  /** Draws the declared shadow root; undefined if none is to be declared. */
  readonly shadowOf: ((found: FoundElement, page: OnPage) => Promise<Markup>) | undefined;
}

/** What is written, and what could not be. */
export interface WrittenText {
  readonly text: Markup;
  readonly wrong: readonly Placed[];
}

/** The properties that a template gives to an element in it. */
export type Properties = Readonly<Record<string, unknown>>;

/** What an element is without script. */
export interface Fallback {
  /** Whether it shows what a hand waits for, and not what it scores. */
  readonly isAboutWaits?: true;
  /** What `mj check` reports of it. */
  readonly check: (
    found: FoundElement,
    checking: Checking,
  ) => Promise<readonly Placed[] | Findings> | readonly Placed[];
  /** What `mj render` writes into it for feeds: picture and words; undefined if it stays as it is. */
  readonly write?: (found: FoundElement, writing: Writing) => Promise<WrittenText | undefined>;
  /** The shadow root of an element on a page; undefined if there is nothing to show. */
  readonly root?: (
    found: FoundElement,
    page: OnPage,
  ) => Promise<FallbackRoot | undefined> | FallbackRoot | undefined;
  /** The shadow root of an element that another one draws. */
  readonly inside?: (properties: Properties, around?: FallbackSurroundings) => FallbackRoot | undefined;
}

/** What a question draws at the seats of a table that another element shows. */
import type {CSSResult, nothing, TemplateResult} from 'lit';
import type {Seat} from '../../core/situation/situation.js';

/** What a question draws on a table. */
export interface TableKeys {
  /** What is drawn at the plate of a seat. */
  readonly plateAt: (seat: Seat) => TemplateResult | typeof nothing;
  /** The seat whose hand the question itself shows. */
  readonly handOf?: Seat;
  readonly styles: CSSResult;
}

/** The method of elements with a table: takes what a question draws on it, until the question takes it back. */
export const TABLE_KEYS = Symbol('table keys');

/** An element with a table. */
export interface TakesTableKeys {
  /** @returns whether the table takes it; one that another question is drawn on does not */
  [TABLE_KEYS](by: Element, keys: TableKeys | undefined): boolean;
}

/** The table that an element shows, if questions can be answered on it. */
export const keyTable = (element: Element | null | undefined): (Element & TakesTableKeys) | undefined =>
  element && TABLE_KEYS in element ? (element as Element & TakesTableKeys) : undefined;

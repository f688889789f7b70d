/**
 * A situation as text: every field is an attribute of an element, a flag of the command and a part of an address, in
 * kebab case (`passed-total`, `others-east`).
 */
import type {Situation} from './situation.js';

/**
 * Fields that are attributes without conversion, in the order in which an author would write them. An empty one
 * counts as absent.
 */
export const PLAIN = [
  'by',
  'from',
  'seat',
  'round',
  'dealer',
  'counters',
  'wild',
  'flowers',
  'gari',
  'indicators',
  'uraIndicators',
  'liable',
  'passedTotal',
  'passedTiles',
] as const satisfies readonly (keyof Situation)[];

/** The attribute name of a field. */
export const attributeOf = (field: string): string =>
  field.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The number that a text stands for; any other text is kept, so that its author can be told. */
export const numberOf = (typed: string): number | string =>
  typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : typed;

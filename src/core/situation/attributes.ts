/**
 * A situation as text: every field is an attribute of an element, a flag of the command and a part of an address, in
 * kebab case (`passed-total`, `others-east`).
 */
import type {Situation} from './situation.js';

/** Fields that are attributes as they are, in the order in which an author would write them; an empty one is none. */
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

/** What a field is called as an attribute. */
export const attributeOf = (field: string): string =>
  field.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A number; text that is none stays as it is, so that whoever wrote it is told. */
export const numberOf = (typed: string): number | string =>
  typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : typed;

/**
 * A situation as text: every field is an attribute of an element, a flag of the command and a part of an address, in
 * kebab case (`passed-total`, `others-east`).
 */
import {FIELDS, SEATS, WAYS, type Field, type FieldSpec, type FieldWith} from './situation.js';

/** A row of tiles beside a hand. */
export type RowField = FieldWith<{kind: 'tile'}> | FieldWith<{kind: 'tiles'}>;

/** The fields by name. */
export const fieldSpecs: Readonly<Record<Field, FieldSpec>> = FIELDS;

/** The names of the fields, in their order. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];

const named = (is: (spec: FieldSpec) => boolean): readonly string[] =>
  FIELD_NAMES.filter((field) => is(fieldSpecs[field]));

/** Fields that a picture of a hand shows or says. */
export const HAND_FIELDS = named(({isOnHand}) => isOnHand === true) as readonly FieldWith<{isOnHand: true}>[];

/** Fields that are whole numbers. */
export const COUNT_FIELDS = named(({kind}) => kind === 'count') as readonly FieldWith<{kind: 'count'}>[];

/** Rows of tiles, in the order in which they are written. */
export const ROW_FIELDS = named(({kind}) => kind === 'tile' || kind === 'tiles') as readonly RowField[];

const placeOf = (field: RowField): number =>
  fieldSpecs[field].isElsewhere ? 2 : fieldSpecs[field].kind === 'tile' ? 1 : 0;

/** Rows of tiles in the order in which they lie beside a hand: tiles set aside, the indicator, tiles that were passed. */
export const BESIDE: readonly RowField[] = ROW_FIELDS.toSorted((a, b) => placeOf(a) - placeOf(b));

/** What may be written in a field that takes one of a few words; undefined for other fields. */
export const wordsOfField = (field: Field): readonly string[] | undefined => {
  const {kind} = fieldSpecs[field];
  return kind === 'seat' ? SEATS : kind === 'way' ? WAYS : undefined;
};

/** The attribute name of a field. */
export const attributeOf = (field: string): string =>
  field.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The field that an attribute stands for. */
export const fieldOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The number that a text stands for; any other text is kept, so that its author can be told. */
export const numberOf = (typed: string): number | string =>
  typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : typed;

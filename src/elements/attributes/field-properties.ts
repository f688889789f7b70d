/** Fields of a situation as properties of an element; their meaning stands where they are told, in `FIELDS`. */
import type {PropertyDeclarations} from 'lit';
import {attributeOf, fieldSpecs} from '../../core/situation/attributes.js';
import type {Field, FieldValues} from '../../core/situation/situation.js';
import {numberText} from './converters.js';

/** The properties of an element that has some of the fields. */
export type FieldProperties<F extends Field = Field> = {
  -readonly [N in keyof Pick<FieldValues, F>]: FieldValues[N];
};

/** The declarations of those properties, for Lit. */
export const fieldProperties = (fields: readonly Field[]): PropertyDeclarations =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      {
        attribute: attributeOf(field),
        ...(fieldSpecs[field].kind === 'count' && {type: Number, converter: numberText}),
      },
    ]),
  );

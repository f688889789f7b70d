/** The compiler compares the words of each attribute in `meta.ts` with the type of the property that it sets. */
import type {} from '../../src/define.js';
import type {METAS} from '../../src/elements/metas.js';

type Metas = typeof METAS;
type Tag = keyof Metas;
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

/** The words of an attribute that takes one of a few. */
type WordsOf<A> = A extends {readonly isList: true}
  ? never
  : A extends {readonly words: readonly (infer W)[]}
    ? W
    : never;

/** A value as the text of an attribute. */
type Text<V> = V extends number ? `${V}` : V;

/** The type of the property that an attribute sets, if it is a property. */
type PropertyOf<T extends Tag, N extends string> =
  Camel<N> extends keyof HTMLElementTagNameMap[T]
    ? Text<NonNullable<HTMLElementTagNameMap[T][Camel<N>]>>
    : never;

/** Whether a property takes the words and no others; one that takes any text is not compared. */
type Agrees<Property, Words> = [Words] extends [never]
  ? true
  : string extends Property
    ? true
    : [Property, Words] extends [Words, Property]
      ? true
      : false;

/** Attributes whose property has another type, as `mj-hand by`. */
type Differing = {
  [T in Tag]: {
    [N in keyof Metas[T]['attributes']]: N extends string
      ? Agrees<PropertyOf<T, N>, WordsOf<Metas[T]['attributes'][N]>> extends true
        ? never
        : `${T} ${N}`
      : never;
  }[keyof Metas[T]['attributes']];
}[Tag];

type None<T extends never> = T;

/** Does not compile if one differs, and names it. */
export type NoneDiffers = None<Differing>;

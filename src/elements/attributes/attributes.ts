/** Attributes that several elements have. */
import {CONCEALED_KONGS} from '../../core/game/concealed-kong.js';
import {NOTATIONS} from '../../core/notation/notations.js';
import {attributeOf, FIELD_NAMES, HAND_FIELDS, wordsOfField} from '../../core/situation/attributes.js';
import {SEATS, type Field} from '../../core/situation/situation.js';
import type {Attributes} from '../meta.js';

const SIZES = ['small', 'medium', 'large', 'huge'] as const;

/** How much of a breakdown is shown. */
const PARTS = ['full', 'lines', 'formula', 'total'] as const;

/** Of every element. */
export const COMMON = {theme: {words: ['light', 'dark', 'auto']}} as const satisfies Attributes;

/** Of elements whose buttons may be larger. */
export const SIZED = {size: {words: SIZES}} as const satisfies Attributes;

/** Of elements that draw tiles. */
export const OF_TILES = {
  ...COMMON,
  'tile-theme': {words: ['light', 'dark', 'dim', 'auto']},
  index: {},
  ...SIZED,
  names: {isLanguage: true},
} as const satisfies Attributes;

/** Of elements that show names with their pronunciation. */
export const READ = {reading: {words: ['beside', 'ruby', 'none']}} as const satisfies Attributes;

/** Of elements that show a breakdown. */
export const PARTED = {view: {words: PARTS}} as const satisfies Attributes;

/** Of elements that draw concealed kongs. */
export const OF_KONGS = {'concealed-kong': {words: CONCEALED_KONGS}} as const satisfies Attributes;

/** Of elements that are fields of a form. */
export const OF_FORMS = {
  name: {},
  disabled: {},
  readonly: {},
  value: {},
} as const satisfies Attributes;

/** Of elements whose hand may be in another notation. */
const OF_HANDS = {
  hand: {},
  notation: {words: NOTATIONS, reportedBy: 'reader'},
} as const satisfies Attributes;

const ofFields = (fields: readonly Field[]): Attributes =>
  Object.fromEntries(
    fields.map((field) => {
      const words = wordsOfField(field);
      return [attributeOf(field), words ? {words, reportedBy: 'reader'} : {}];
    }),
  );

/** Of elements that draw a hand, and what lies beside it. */
export const OF_DRAWN_HANDS: Attributes = {...OF_HANDS, ...ofFields(HAND_FIELDS), rules: {}};

/** Of elements that have a situation. */
export const OF_SITUATIONS: Attributes = {
  rules: {},
  options: {},
  ...OF_HANDS,
  ...ofFields(FIELD_NAMES),
  flags: {},
  ...Object.fromEntries(SEATS.map((seat) => [`others-${seat}`, {}])),
};

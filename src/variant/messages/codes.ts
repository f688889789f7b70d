/** What may be wrong with rules as text. */
export const VARIANT_CODES = [
  // names
  'unknown-pattern',
  'ambiguous-name',
  'several-patterns',
  'same-name-twice',
  'not-a-row',
  'defines-nothing',
  // values
  'no-value',
  'bad-value',
  'unknown-unit',
  'unused-unit',
  'unit-wanted',
  'number-too-large',
  'limit-wanted',
  'by-set',
  // conditions
  'unknown-word',
  'kinds-wanted',
  'number-wanted',
  'form-wanted',
  'flag-wanted',
  'ends-early',
  'unclosed',
  'left-over',
  'too-deep',
  'condition-too-long',
  'unmarked-condition',
  'circular',
  // formulas and settings
  'unknown-term',
  'table-wanted',
  'formula-too-long',
  'who-pays',
  'when-wanted',
  'unknown-setting',
  'bad-setting',
  'nothing-alike',
  'set-twice',
  'not-with-parent',
  'tile-number',
  'everybody-wanted',
  'unknown-rules',
  'unknown-option',
  // the text as a whole
  'not-read',
  'unknown-column',
  'merged-cells',
  'text-too-long',
  'too-many-rows',
  'nothing-to-score',
  'more-problems',
  // examples
  'bad-example',
  'example-few',
  'example-many',
  'example-lost',
  'example-without',
  // rows, tried on many hands
  'never-scored',
  'always-excluded',
] as const;

/** A code of {@link VARIANT_CODES}. */
export type VariantCode = (typeof VARIANT_CODES)[number];

/** Says what is wrong: `about` is the piece of text, `near` what may be meant or what is allowed. */
type Say = (about: string, near: string) => string;

/** A sentence for each code in one language. */
export type VariantMessages = Readonly<Record<VariantCode, Say>>;

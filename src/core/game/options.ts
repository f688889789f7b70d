/** House rules: tables of options, and their values. */
/** Where a statement comes from: printed on the page, found elsewhere, or reconstructed. */
export type Provenance = 'page' | 'found' | 'reconstructed';

/** The value of an option: a switch, a number, a choice, or a count for each of some tiles. */
export type OptionValue = boolean | number | string | Readonly<Record<string, number>>;
/** The value of every option by name: a situation's values override a preset's, and these override the defaults. */
export type Options = Readonly<Record<string, OptionValue>>;

interface OptionBase {
  /** The number of the option's row on the rule page: `TZ-A1`. */
  readonly cite: string;
  readonly provenance: Provenance;
}

/**
 * An option of a rule set. `number` takes whole numbers from `min` to `max`; `counts` a number up to `max` for each
 * key of the default, where a key left out keeps its default.
 */
export type OptionSpec = OptionBase &
  (
    | {readonly type: 'boolean'; readonly default: boolean}
    | {readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number}
    | {
        readonly type: 'choice';
        readonly default: string | number;
        readonly choices: readonly (string | number)[];
      }
    | {readonly type: 'counts'; readonly default: Readonly<Record<string, number>>; readonly max: number}
  );

/** The type of the values of an option table: booleans, numbers, one of the choices, or counts. */
export type OptionsOf<T extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof T]: T[K] extends {type: 'boolean'}
    ? boolean
    : T[K] extends {type: 'number'}
      ? number
      : T[K] extends {choices: readonly (infer C)[]}
        ? C
        : Readonly<Record<string, number>>;
};

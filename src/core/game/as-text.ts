/**
 * What rules as text must be told of a rule set that its table does not say: formulas, and conditions in words. Written in
 * English words, as rules as text read them; `mj rules ID --text` prints them in each language.
 */
export interface RulesAsText {
  /** Settings by name; in a value, `{id}` stands for the name of a row. Those that the rule set itself says are left out. */
  readonly settings: Readonly<Record<string, string | readonly string[]>>;
  /** The options that settings with alternatives leave open. */
  readonly options?: readonly string[];
  /** The conditions of rows that are not those of the pattern of the same name. */
  readonly conditions?: Readonly<Record<string, string>>;
  /** The values of rows that depend on house rules. */
  readonly values?: Readonly<Record<string, number>>;
  /** Rows that add to another one, where its value depends on the hand. */
  readonly added?: readonly AddedRow[];
  /** Rows that the formulas of payments say. */
  readonly inFormulas?: readonly string[];
  /** Rows that no text can say. */
  readonly omits?: readonly string[];
}

/** A row that adds to another one. */
interface AddedRow {
  readonly to: string;
  readonly value: number;
  readonly condition: string;
}

/** What the command says, in one language. Help is in English alone. */

/** What a command cannot do without. */
export type Needed = 'hand' | 'rules' | 'id' | 'file' | 'page' | 'form' | 'output';

/** The sentences of the command. Each names flags and commands as they are typed. */
export interface CommandWords {
  /** Where help is: `mj score --help`. */
  readonly see: (help: string) => string;
  readonly noCommand: (name: string, meant: string | undefined, all: readonly string[]) => string;
  /** A flag that no command has. */
  readonly unknownFlag: (flag: string, meant: string | undefined) => string;
  /** A flag that this command does not have. */
  readonly notTaken: (command: string, flag: string) => string;
  /** A flag that this command uses only beside others. */
  readonly goesWith: (flag: string, others: readonly string[]) => string;
  readonly notWith: (flag: string, other: string) => string;
  readonly needsValue: (flag: string, values: string) => string;
  readonly takesNoValue: (flag: string) => string;
  readonly givenTwice: (flag: string) => string;
  readonly mustBe: (flag: string, allowed: readonly string[], given: string) => string;
  readonly mustBeNumber: (flag: string, given: string) => string;
  /** Words that a command does not use. */
  readonly notUsed: (command: string, words: string) => string;
  readonly needs: (command: string, what: Needed, example: string) => string;
  readonly oneOnly: (command: string, what: 'file' | 'id' | 'page') => string;
  readonly noPattern: (rules: string, pattern: string, meant: string | undefined) => string;
  readonly impossible: (rules: string, pattern: string) => string;
  readonly notDrawn: (rules: string, patterns: string, isNear: boolean) => string;
  /** Before a remark that is no error. */
  readonly note: (remark: string) => string;
  /** A field that a rule set does not use. */
  readonly unread: (rules: string, field: string) => string;
  /** A field that is only used with rules. */
  readonly unreadWithoutRules: (field: string) => string;
  /** The hand, with its last tile marked. */
  readonly markWin: (hand: string) => string;
  readonly waitsNeeds: (needed: number, has: number) => string;
  readonly waitsMark: (tile: string) => string;
  readonly discardsNeeds: (needed: number, has: number) => string;
  /** Headings of the text of `mj rules`. */
  readonly flags: string;
  readonly options: string;
  /** A tag that begins as ours do, and is probably one of them. */
  readonly noElement: (tag: string, meant: string) => string;
  readonly otherElement: (tag: string) => string;
  /** @param tag undefined for a code fence or a shortcode */
  readonly noAttribute: (tag: string | undefined, meant: string | undefined) => string;
  readonly noId: (id: string, meant: string | undefined) => string;
  readonly noHandThere: (id: string, tag: string) => string;
  readonly noCompare: string;
  readonly mostVariants: (most: number) => string;
  readonly sameVariant: string;
  readonly nothingToCheck: string;
  /** An element that `--declarative` leaves as it is. */
  readonly notDeclared: (tag: string) => string;
}

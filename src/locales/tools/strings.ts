/** The words of the editor, the tables and the forms, which only some pages need. */
import type {RowFrequencies} from '../../core/game/frequency.js';
import type {PatternKind} from '../../core/game/pattern.js';
import type {Strings} from '../strings.js';
import type {WinBy} from '../../core/situation/situation.js';

/** The forms in which an example can be shared. */
type SharedForm =
  'tag' | 'fence' | 'shortcode' | 'iframe' | 'link' | 'md' | 'bbcode' | 'text' | 'svg' | 'png' | 'scored';

/** The words of waits. */
export interface WaitsStrings {
  /** A hand that is not ready, by its distance: 1 is one tile away from ready. */
  readonly distance: (tiles: number) => string;
  readonly left: (tiles: number) => string;
  /** The score of a tile by discard, and by self-draw. */
  readonly discard: (total: number) => string;
  readonly self: (total: number) => string;
  readonly caption: string;
  /** The head of the column of tiles. */
  readonly tiles: string;
  readonly ready: (kinds: number, tiles: number) => string;
  /** The same where it can win on some of these kinds only; `tiles` are left of those. */
  readonly readyFor: (kinds: number, won: number, tiles: number) => string;
  /** The hand waits only for tiles that it holds itself. */
  readonly usedUp: string;
  /** No tile can make the hand a win. */
  readonly never: string;
  /** The heading above the tiles that bring a hand nearer. */
  readonly nearer: (kinds: number, tiles: number) => string;
}

/** The words of the table of patterns. */
export interface PatternTableStrings {
  readonly caption: (title: string) => string;
  readonly value: string;
  readonly condition: string;
  readonly includes: string;
  readonly example: string;
  readonly cite: string;
  readonly made: string;
  /** How often computer players make a pattern: about 1 in so many wins; 1 for half of them or more. */
  readonly oneIn: (wins: number) => string;
  /** Below a table with such figures: where they come from. @param rules the rule set with its version then */
  readonly countedIn: (
    counted: Pick<RowFrequencies, 'hands' | 'wins' | 'level' | 'seed'> & {readonly rules: string},
  ) => string;
  readonly search: string;
  /** In the empty search field of the wall: what can be searched. */
  readonly searched: string;
  readonly found: (shown: number, all: number) => string;
  /** The button of a card: how many patterns are not counted beside it. */
  readonly notWith: (patterns: number) => string;
  /** What that button opens, for screen readers. */
  readonly moreOf: (name: string) => string;
  /** The sets of an example that make the pattern, for screen readers. */
  readonly madeOf: (sets: string) => string;
  readonly kinds: Readonly<Record<PatternKind, string>>;
  /** Values that depend on the hand. */
  readonly forms: Readonly<
    Record<
      'simple' | 'outside' | 'closed' | 'open' | 'winner' | 'others' | 'eachRepeat',
      (amount: string) => string
    >
  >;
  /** A value that counts once for each set or tile. */
  readonly each: (amount: string) => string;
  /** The value without the preset. */
  readonly was: (amount: string) => string;
  /** A remark that the preset changes the condition or the inclusions. */
  readonly altered: string;
  readonly counted: (amount: string) => string;
  readonly load: string;
  readonly loadOf: (name: string) => string;
  readonly loaded: (name: string) => string;
  readonly impossible: string;
  readonly rules: string;
  readonly page: readonly [mark: string, meaning: string];
}

/** The words of rules as text, as their author sees them. */
export interface RulesetStrings {
  /** The label of a text that is too wide and scrolls. */
  readonly text: string;
  /** How many rows were read, and how many of them hands can score. */
  readonly read: (rows: number, scored: number) => string;
  /** @param of the text that the line is in, if not the author's own */
  readonly line: (line: number, of?: string) => string;
  readonly states: Readonly<Record<'scored' | 'wanting', string>>;
  /** The label of the list of problems. */
  readonly problems: string;
  /** A remark on an element without an id. */
  readonly nameless: string;
}

/** The words of the editor. */
export interface InputStrings {
  /** The label of the editor, if the page has none. */
  readonly label: string;
  readonly hand: string;
  /** The label for the choice of a player's hand. */
  readonly whose: string;
  /** Beside the winner. */
  readonly winner: string;
  /** A remark on the hand of a player who has not won. */
  readonly notWon: string;
  /** In place of a hand without tiles. */
  readonly empty: string;
  readonly notation: string;
  readonly keyboard: string;
  /** The buttons at the keyboard. */
  readonly edit: string;
  /** A key: the tile, and the number of tiles left. */
  readonly left: (tile: string, left: number) => string;
  readonly full: string;
  /** The button of a tile in a row beside the hand: the effect of a click. */
  readonly removeNamed: (row: string, tile: string) => string;
  readonly actions: Readonly<Record<'remove' | 'undo' | 'redo' | 'sort' | 'clear' | 'win', string>>;
  readonly melds: Readonly<Record<'chow' | 'pung' | 'kong' | 'concealed', string>>;
  /** The effect of a meld's button while nothing is selected. */
  readonly meldNext: (meld: string) => string;
  /** The reason why a meld's button does nothing. */
  readonly meldNone: (meld: string) => string;
  readonly by: string;
  readonly ways: Readonly<Record<WinBy, string>>;
  /** A choice that has not been made. */
  readonly unsaid: string;
  readonly fromNone: string;
  readonly situation: string;
  /** The reasons why a flag cannot be set, or a field not filled in. */
  readonly refusals: {
    readonly by: (ways: string) => string;
    readonly not: (flags: string) => string;
    readonly needs: (flags: string) => string;
    readonly dealer: string;
    readonly other: string;
    readonly concealed: string;
    readonly unmelded: string;
    readonly won: string;
    /** The reason why the tiles or circumstances rule out a choice. */
    readonly position: Readonly<
      Record<
        | 'robbing'
        | 'replacement'
        | 'flowerReplacement'
        | 'lastOfKind'
        | 'eightFlowers'
        | 'sevenFlowers'
        | 'other',
        string
      >
    >;
  };
  /** The tiles or choices that are still missing. */
  readonly missing: (tiles: number) => string;
  readonly missingBy: string;
  readonly missingWin: string;
  readonly required: string;
  /** Announced after an edit. */
  readonly said: Readonly<Record<'added' | 'removed' | 'melded' | 'won', (what: string) => string>> &
    Readonly<Record<'undone' | 'redone' | 'cleared' | 'sorted', string>>;
}

/** The words of the form of house rules. */
export interface OptionsStrings {
  readonly caption: (title: string) => string;
  /** The label of the choice between a rule set and its presets. */
  readonly preset: string;
  /** The mark of an option that differs from the rules. */
  readonly changed: string;
  /** The mark of an option that a preset has changed. */
  readonly byPreset: (preset: string) => string;
  /** The default of a changed option. */
  readonly standard: (value: string) => string;
  readonly reset: string;
  readonly resetOf: (label: string) => string;
  readonly resetAll: string;
  /** The number of changed options, which may be 0. */
  readonly count: (changed: number) => string;
  /** Before the attributes for the author's tag. */
  readonly code: string;
  readonly range: (min: number, max: number) => string;
}

/** The words of the form for sharing. */
export interface ShareStrings {
  readonly label: string;
  readonly targets: Readonly<Record<SharedForm, string>>;
  /** The use of each form. */
  readonly hints: Readonly<Record<SharedForm, string>>;
  readonly copy: string;
  readonly copied: string;
  /** Where copying is not allowed. */
  readonly selected: string;
  readonly copyPicture: string;
  /** Where pictures cannot be copied. */
  readonly saveInstead: string;
  readonly save: string;
  readonly copyAlt: string;
  /** The label of the text that describes a picture. */
  readonly alt: string;
}

/** All words of the tools. */
export interface ToolStrings {
  readonly waits: WaitsStrings;
  readonly table: PatternTableStrings;
  readonly input: InputStrings;
  readonly options: OptionsStrings;
  readonly share: ShareStrings;
  readonly ruleset: RulesetStrings;
}

/** Words of hands and of tools. */
export type AllStrings = Strings & ToolStrings;

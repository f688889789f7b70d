/** What the editor, the tables and the forms say, which only some pages have. */
import type {PatternKind} from '../../core/game/pattern.js';
import type {Target} from '../../share/targets.js';
import type {Strings} from '../strings.js';
import type {WinBy} from '../../core/situation/situation.js';

/** What a hand waits for. */
export interface WaitsStrings {
  /** A hand that is not ready; 1 is one tile away from it. */
  readonly distance: (tiles: number) => string;
  readonly left: (tiles: number) => string;
  /** What a tile would score by discard, and by self-draw. */
  readonly discard: (total: number) => string;
  readonly self: (total: number) => string;
  readonly caption: string;
  /** Heads the column of tiles. */
  readonly tiles: string;
  readonly ready: (kinds: number, tiles: number) => string;
  /** Ready for tiles that are all in the hand itself. */
  readonly usedUp: string;
  /** No tile can make a win of it. */
  readonly never: string;
  /** Heads the tiles that bring a hand nearer. */
  readonly nearer: (kinds: number, tiles: number) => string;
}

/** All patterns of a rule set. */
export interface TableStrings {
  readonly caption: (title: string) => string;
  readonly value: string;
  readonly condition: string;
  readonly includes: string;
  readonly example: string;
  readonly cite: string;
  readonly search: string;
  readonly found: (shown: number, all: number) => string;
  readonly kinds: Readonly<Record<PatternKind, string>>;
  /** Values that depend on the hand. */
  readonly forms: Readonly<
    Record<
      'simple' | 'outside' | 'closed' | 'open' | 'winner' | 'others' | 'eachRepeat',
      (amount: string) => string
    >
  >;
  /** What counts once for each set or tile. */
  readonly each: (amount: string) => string;
  /** Another value than without the preset. */
  readonly was: (amount: string) => string;
  /** Another condition, or other inclusions. */
  readonly altered: string;
  readonly counted: (amount: string) => string;
  readonly load: string;
  readonly loadOf: (name: string) => string;
  readonly loaded: (name: string) => string;
  readonly impossible: string;
  readonly rules: string;
  readonly page: readonly [mark: string, meaning: string];
}

/** The editor. */
export interface InputStrings {
  /** What it is called where the page has no label for it. */
  readonly label: string;
  readonly hand: string;
  /** Which player's hand is looked at. */
  readonly whose: string;
  /** Beside the player who has won. */
  readonly winner: string;
  /** Said of another player's hand. */
  readonly notWon: string;
  /** In place of a hand without tiles. */
  readonly empty: string;
  readonly notation: string;
  readonly keyboard: string;
  /** The buttons at the keyboard. */
  readonly edit: string;
  /** A key: the tile, and how many there are left. */
  readonly left: (tile: string, left: number) => string;
  readonly full: string;
  /** A tile in a row beside the hand: what a click on it does. */
  readonly removeNamed: (row: string, tile: string) => string;
  readonly actions: Readonly<Record<'remove' | 'undo' | 'redo' | 'sort' | 'clear' | 'win', string>>;
  readonly melds: Readonly<Record<'chow' | 'pung' | 'kong' | 'concealed', string>>;
  /** What a button for melds does while nothing is selected. */
  readonly meldNext: (meld: string) => string;
  /** Why such a button does nothing. */
  readonly meldNone: (meld: string) => string;
  readonly by: string;
  readonly ways: Readonly<Record<WinBy, string>>;
  /** A choice that has not been made. */
  readonly unsaid: string;
  readonly fromNone: string;
  readonly situation: string;
  /** Why a flag cannot be set, or a field not filled in. */
  readonly refusals: {
    readonly by: (ways: string) => string;
    readonly not: (flags: string) => string;
    readonly needs: (flags: string) => string;
    readonly dealer: string;
    readonly other: string;
    readonly concealed: string;
    readonly unmelded: string;
    readonly won: string;
    /** What the tiles, or what else is said, are in the way of. */
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
  /** What is still missing. */
  readonly missing: (tiles: number) => string;
  readonly missingBy: string;
  readonly missingWin: string;
  readonly required: string;
  /** Said aloud after an edit. */
  readonly said: Readonly<Record<'added' | 'removed' | 'melded' | 'won', (what: string) => string>> &
    Readonly<Record<'undone' | 'redone' | 'cleared' | 'sorted', string>>;
}

/** The form of house rules. */
export interface OptionsStrings {
  readonly caption: (title: string) => string;
  /** Chooses between a rule set and its presets. */
  readonly preset: string;
  /** The mark of an option that is not as the rules have it. */
  readonly changed: string;
  /** The mark of one that a preset has changed. */
  readonly byPreset: (preset: string) => string;
  /** What a changed option would be otherwise. */
  readonly standard: (value: string) => string;
  readonly reset: string;
  readonly resetOf: (label: string) => string;
  readonly resetAll: string;
  /** How many options are changed; none, too. */
  readonly count: (changed: number) => string;
  /** Before what an author puts into the tag. */
  readonly code: string;
  readonly range: (min: number, max: number) => string;
}

/** The code for an example. */
export interface ShareStrings {
  readonly label: string;
  readonly targets: Readonly<Record<Target, string>>;
  /** What each is good for. */
  readonly hints: Readonly<Record<Target, string>>;
  readonly copy: string;
  readonly copied: string;
  /** Where copying is not allowed. */
  readonly selected: string;
  readonly copyPicture: string;
  /** Where pictures cannot be copied. */
  readonly saveInstead: string;
  readonly save: string;
  readonly copyAlt: string;
  /** The words that go with a picture. */
  readonly alt: string;
}

/** All of it. */
export interface ToolStrings {
  readonly waits: WaitsStrings;
  readonly table: TableStrings;
  readonly input: InputStrings;
  readonly options: OptionsStrings;
  readonly share: ShareStrings;
}

/** Words of hands and of tools. */
export type AllStrings = Strings & ToolStrings;

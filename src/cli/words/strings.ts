/** What the command says, in one language. Help is in English alone. */

import type {LobbySetting} from '../../round/convert/tenhou6-lobby.js';

/** The sentences about files. Those without a verb of their own are reasons, which follow `notRead` or `notWritten`. */
export interface FileWords {
  readonly notRead: (file: string, why: string) => string;
  readonly notWritten: (file: string, why: string) => string;
  readonly outputNotWritten: (why: string) => string;
  readonly noFile: string;
  readonly isFolder: string;
  /** A pipe with a name, or a device: it may have no end. */
  readonly notAFile: string;
  /** A folder holds no page. */
  readonly noPages: string;
  /** The system does not let this user read it. */
  readonly locked: string;
  readonly noFolder: string;
  /** The system does not let this user write into the folder of the file. */
  readonly folderLocked: string;
  readonly diskLocked: string;
  readonly diskFull: string;
  readonly nameTooLong: string;
  readonly tooLarge: string;
  readonly linksInCircle: string;
  readonly readOnly: string;
  readonly linkToNothing: (target: string) => string;
  readonly linkOutside: (target: string) => string;
  /** A page names an encoding that does not exist. */
  readonly unknownEncoding: (name: string) => string;
  /** @param line where the first wrong byte is, if a line can be told */
  readonly notUtf8: (line: number | undefined) => string;
  /** A picture, an archive, a document: the file is of a kind that has no text to read. */
  readonly otherFile: (kind: string) => string;
  /** The bytes could be UTF-8, but are another encoding's. */
  readonly notText: string;
  /** @param line where the first wrong byte is, if a line can be told */
  readonly notInEncoding: (name: string, line: number | undefined) => string;
  /** A page that was read, but can be written in UTF-8 only. */
  readonly onlyUtf8Written: (encoding: string) => string;
  readonly pageTooLong: (millions: number) => string;
  readonly tooManyUnclosed: string;
  readonly nestedTooDeep: (most: number) => string;
  readonly quotedTooDeep: (most: number) => string;
  readonly inputIsFolder: string;
  /** A file has no section of this id. */
  readonly noSection: (id: string) => string;
  readonly severalRules: (names: readonly string[]) => string;
  /** A module without a rule set. */
  readonly noRulesets: string;
  readonly inputNotRead: (why: string) => string;
  readonly inputEmpty: string;
}

/** What is told of a log; why a round cannot be written as one, and what such a log leaves unsaid. */
export interface LogWords {
  readonly riichiOnly: (format: string, rules: string) => string;
  /** @param where what shows that the round does not begin with the deal */
  readonly notFromDeal: (format: string, where: string) => string;
  readonly handHidden: (format: string, seat: string) => string;
  readonly handSize: (format: string, seat: string) => string;
  readonly noWord: (format: string, what: string) => string;
  /** The rules by which the log must be read again, where it is not what the format stands for. */
  readonly readWith: (format: string, rules: string) => string;
  readonly optionsUnsaid: (format: string, options: readonly string[]) => string;
  /** Why a hand was drawn: in the log, and by the rules, in the words of Tenhou. */
  readonly drawnOtherwise: (said: string, really: string) => string;
  /** House rules of a lobby of Tenhou that the rule set has no options for. */
  readonly lobbyUnread: (settings: readonly LobbySetting[]) => string;
}

/** What a run of hands comes to. */
export interface PlayWords {
  /** The headings of the table of players. */
  readonly player: string;
  readonly level: string;
  readonly wins: string;
  readonly selfDrawn: string;
  readonly dealtIn: string;
  readonly points: string;
  readonly pattern: string;
  /** How long a decision of a level took, in milliseconds. */
  readonly decision: string;
  readonly median: string;
  readonly longest: string;
  /** Hands played, drawn hands and refused moves. @param of how many were asked for, if fewer were played */
  readonly played: (hands: number, drawn: number, refused: number, of: number | undefined) => string;
  readonly progress: (hands: number, of: number, minutesLeft: number) => string;
  /** Levels behind the last player. */
  readonly levelsUnused: (rules: string, players: number) => string;
  readonly mostRecorded: (most: number) => string;
  /** A seed that cannot stand in a round's text, where hands are to be written. */
  readonly seedRecorded: (seed: string) => string;
  /** A move was refused: an error of the command. */
  readonly refusedMove: (seed: string, why: string) => string;
  readonly noCounts: (file: string) => string;
  /** A file with counts that do not belong to those of the first file. @param field what differs */
  readonly otherRun: (file: string, field: string) => string;
  /** Parts of a run that were not given. */
  readonly partsMissing: (parts: readonly number[], of: number) => string;
}

/** What a command cannot do without. */
export type Needed = 'hand' | 'rules' | 'id' | 'file' | 'page' | 'form' | 'output' | 'part';

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
  /** A flag whose values have a form, such as `3/10`. */
  readonly mustLook: (flag: string, form: string, examples: readonly string[], given: string) => string;
  readonly mustBeNumber: (flag: string, given: string) => string;
  /** Words that a command does not use. */
  readonly notUsed: (command: string, words: string) => string;
  /** How far a long trial has come. */
  readonly tried: (done: number, of: number) => string;
  readonly triedRows: (rules: string, hands: number, wins: number) => string;
  /** How many hands other rules score otherwise. */
  readonly otherwise: (n: number, of: number, rules: string) => string;
  readonly ofThisWay: (n: number) => string;
  /** Rules that cannot be printed as a text. */
  readonly noText: (rules: string) => string;
  /** A file whose rules cannot be scored with; what is wrong in them has been said. */
  readonly noRules: (file: string) => string;
  readonly needs: (command: string, what: Needed, example: string) => string;
  readonly oneOnly: (command: string, what: 'file' | 'id' | 'page') => string;
  /** A field of a rule set that is wrong. What is expected is said in English, as in the types. */
  readonly rulesetFault: (fault: {
    readonly ruleset: string;
    readonly path: string;
    readonly expected: string;
    readonly got: string;
    readonly near?: string;
  }) => string;
  readonly noPattern: (rules: string, pattern: string, meant: string | undefined) => string;
  readonly impossible: (rules: string, pattern: string) => string;
  readonly notDrawn: (rules: string, patterns: string, isNear: boolean) => string;
  /** Before a remark that is no error. */
  readonly note: (remark: string) => string;
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
  readonly playOptions: string;
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
  /** @param command what tries rules that the file may hold */
  readonly nothingToCheck: (command: string) => string;
  /** How to learn the heights of so many examples: by a line of code, which follows. */
  readonly room: (n: number) => string;
  readonly nothingForCard: string;
  /** A picture with words would need outlines that the command does not have. */
  readonly noLetters: (characters: string) => string;
  /** A page names a card, and has changed since. */
  readonly staleCard: string;
  /** A hand stands beside a question that has it too. */
  readonly handTwice: string;
  /** The file of a card is not the one that a page names. */
  readonly otherCard: (file: string) => string;
  readonly files: FileWords;
  readonly logs: LogWords;
  readonly play: PlayWords;
  /** An element that `--declarative` leaves as it is. */
  readonly notDeclared: (tag: string) => string;
}

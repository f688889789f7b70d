/** The data for the templates of the table of patterns. */
import type {RowFrequencies} from '../../core/game/frequency.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Preset} from '../../core/game/ruleset.js';
import type {AllStrings} from '../../locales/index.js';
import type {RulesView} from '../base/situation-element.js';
import type {TermSection} from '../views/term-section.js';
import type {GroupBy, PatternRow, RowGroup, Sort} from './pattern-rows.js';

/** The columns beside the names. */
export const COLUMNS = ['value', 'made', 'condition', 'includes', 'example', 'cite'] as const;
/** A word of the attribute `columns`. */
export type Column = (typeof COLUMNS)[number];

/** Those that are shown where nobody says which: how often a pattern is made comes on demand. */
export const USUAL_COLUMNS: readonly Column[] = COLUMNS.filter((name) => name !== 'made');

/** The values of the attribute `view`. */
export const TABLE_VIEWS = ['wall', 'table'] as const;
/** How the patterns are shown: as cards by value, or as rows with columns. */
export type PatternsView = (typeof TABLE_VIEWS)[number];

/** The data for the templates of the table. */
export interface TableView extends RulesView<AllStrings> {
  readonly preset?: Preset;
  readonly groups: readonly RowGroup[];
  readonly groupBy: GroupBy;
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly descending: boolean;
  /** How often the patterns are made, where that has been counted and is shown. */
  readonly made?: RowFrequencies;
  /** The score of the linked hand. */
  readonly result?: ScoreResult;
  /** The number of rows to draw; the others have space reserved. */
  readonly reach: number;
  /** Ids of patterns whose examples have come near the viewport. */
  readonly drawn: ReadonlySet<string>;
  /** Ids of patterns whose exclusions and rule a reader has opened on the wall. */
  readonly opened: ReadonlySet<string>;
  /** Marks the terms of the glossary in the conditions of a group; absent where nothing can be opened. */
  readonly sectionOf?: () => TermSection;
  readonly loadable: boolean;
  readonly index: boolean;
  readonly onSort: (sort: Sort) => void;
  readonly onLoad: (row: PatternRow) => void;
  readonly onMore: (id: string) => void;
  /** Goes to the section of a group on the wall, by its place. */
  readonly onJump: (group: number) => void;
  readonly nameOf: (id: string) => string;
}

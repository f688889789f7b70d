/** What the templates of the table of patterns are given. */
import type {ScoreResult} from '../../core/game/result.js';
import type {Preset} from '../../core/game/ruleset.js';
import type {AllStrings} from '../../locales/index.js';
import type {RuledView} from '../situation-element.js';
import type {GroupBy, Row, RowGroup, Sort} from './rows.js';
import type {ShowsTiles} from '../shows-tiles.js';

/** Columns beside the names. */
export const COLUMNS = ['value', 'condition', 'includes', 'example', 'cite'] as const;
/** A word of the attribute `columns`. */
export type Column = (typeof COLUMNS)[number];

/** What the templates of the table are given. */
export interface TableView extends RuledView<AllStrings> {
  readonly preset?: Preset;
  readonly groups: readonly RowGroup[];
  readonly groupBy: GroupBy;
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly descending: boolean;
  /** What the hand of the moment scores. */
  readonly result?: ScoreResult;
  /** How many rows are to be drawn; for the others there is room. */
  readonly reach: number;
  /** Ids of patterns whose examples have come near. */
  readonly drawn: ReadonlySet<string>;
  readonly loadable: boolean;
  readonly index: boolean;
  readonly tileTheme?: ShowsTiles['tileTheme'];
  readonly onSort: (sort: Sort) => void;
  readonly onLoad: (row: Row) => void;
  readonly nameOf: (id: string) => string;
}

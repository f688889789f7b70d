/** The rows of a table, of which a preset may have removed some. */
export interface RowList {
  /** Whether the table has a row of this id. */
  lists(id: string): boolean;
}

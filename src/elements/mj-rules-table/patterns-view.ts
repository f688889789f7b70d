/** The patterns with their search, as a wall or as a table. */
import {html, type TemplateResult} from 'lit';
import type {PatternsView, TableView} from './shown-table.js';
import {tableView} from './table-view.js';
import {toolsView, type ToolsView} from './tools-view.js';
import {wallView} from './wall-view.js';

/** The patterns as a page shows them: the element and the command draw the same. */
export function patternsView(
  view: PatternsView,
  shown: TableView,
  search: Omit<ToolsView, 'label' | 'hint'>,
): TemplateResult {
  const {table} = shown.strings;
  const isTable = view === 'table';
  const tools = toolsView({label: table.search, hint: isTable ? '' : table.searched, ...search});
  return isTable ? html`${tools}${tableView(shown)}` : wallView(shown, tools);
}

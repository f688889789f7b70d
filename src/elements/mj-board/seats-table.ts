/** The table for who cannot see it: a row a seat. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../controllers/localize.js';
import type {BoardStrings} from '../../locales/board.js';
import {withNames} from '../views/name-lang.js';
import type {ShownTable} from './shown-table.js';
import {SEAT_COLUMNS, Spoken, type SpokenOf} from './spoken.js';

type Said = Words<BoardStrings>;

/** The table as a `<table>` in words, for screen readers alone. */
export function seatsTable(words: Said, shown: ShownTable, of: SpokenOf = {}): TemplateResult {
  const {board} = words.strings;
  const said = new Spoken(words, shown, of);
  const rows = shown.seats.map((seat) => ({seat, cells: SEAT_COLUMNS.map((name) => said[name](seat))}));
  const columns = [...SEAT_COLUMNS.keys()].filter(
    (at) => SEAT_COLUMNS[at] === 'hand' || rows.some(({cells}) => cells[at]),
  );
  return html`<div class="sr uncopied" part="seats">
    <p>${withNames(said.middle(), words.strings)}</p>
    <table>
      <caption>
        ${board.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${board.columns.seat}</th>
          ${columns.map((at) => html`<th scope="col">${board.columns[SEAT_COLUMNS[at]]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({seat, cells}) =>
            html`<tr>
              <th scope="row">${said.seat(seat)}</th>
              ${columns.map((at) => html`<td>${withNames(cells[at] || board.nothing, words.strings)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${shown.pool ? html`<p>${withNames(said.pool(shown.pool), words.strings)}</p>` : nothing}
  </div>`;
}

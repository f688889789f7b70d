/** The table for who cannot see it: a row a seat. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../controllers/localize.js';
import type {BoardStrings} from '../../locales/board.js';
import {withNames} from '../name-lang.js';
import type {ShownTable} from './shown-table.js';
import {Spoken} from './spoken.js';

type Said = Words<BoardStrings>;

/** The table as a `<table>` in words, for screen readers alone. */
export function seatsTable(words: Said, shown: ShownTable): TemplateResult {
  const {board} = words.strings;
  const said = new Spoken(words, shown);
  const columns = (['hand', 'melds', 'river', 'out'] as const).filter(
    (name) => name === 'hand' || shown.seats.some((seat) => said[name](seat)),
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
          ${columns.map((name) => html`<th scope="col">${board.columns[name]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.seats.map(
          (seat) =>
            html`<tr>
              <th scope="row">${said.seat(seat)}</th>
              ${columns.map(
                (name) => html`<td>${withNames(said[name](seat) || board.nothing, words.strings)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    ${shown.pool ? html`<p>${withNames(said.pool(shown.pool), words.strings)}</p>` : nothing}
  </div>`;
}

/** The table of waits, and the tiles that bring a hand nearer. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesIn} from '../../core/notation/parse.js';
import type {ScoreOutcome} from '../../core/scoring/score.js';
import {mayBeWon, type Wait} from '../../core/waiting/waits.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import type {AllStrings} from '../../locales/index.js';
import {speakTile} from '../../locales/speech.js';
import {withNames} from '../views/name-lang.js';
import type {ScoredView} from '../base/situation-element.js';
import {tileView} from '../views/tile-view.js';
import {waitRows, type FoundWaits} from './find.js';
import type {WinBy} from '../../core/situation/situation.js';

/** The data for the template of the waits. */
export interface WaitsView extends ScoredView<AllStrings> {
  readonly found: FoundWaits;
  /** The way of winning by another player's tile. */
  readonly by: Exclude<WinBy, 'self'>;
  /** The tile that won, if the hand has won. */
  readonly won?: Kind;
  readonly wild: readonly Kind[];
  readonly index: boolean;
}

interface Counted {
  readonly tile: string;
  readonly left: number;
}

const leftOf = (tiles: readonly Counted[]): number => tiles.reduce((sum, {left}) => sum + left, 0);

/** A summary sentence, and the table of tiles with the worth of each. */
export function waitsView(view: WaitsView): TemplateResult {
  const {ready, nearer} = view.found;
  return html`<div part="waits">
    <p class="summary" part="summary">
      <strong><bdi>${summary(view)}</bdi></strong>
    </p>
    ${ready.length ? tableView(view) : nothing}
    ${
      nearer.length
        ? html`<p class="nearer" part="nearer-label">
              <bdi>${view.strings.waits.nearer(nearer.length, leftOf(nearer))}</bdi>
            </p>
            ${tilesView(view, nearer, 'nearer')}`
        : nothing
    }
  </div>`;
}

function summary({found: {ready, distance}, strings: {waits}}: WaitsView): string {
  const won = ready.filter(mayBeWon);
  if (won.length < ready.length) return waits.readyFor(ready.length, won.length, leftOf(won));
  if (ready.length) return waits.ready(ready.length, leftOf(ready));
  if (distance < 0) return waits.never;
  return distance ? waits.distance(distance) : waits.usedUp;
}

function tableView(view: WaitsView): TemplateResult {
  const {hand, waits} = view.strings;
  return html`<table part="table" role="table">
    <caption class="sr">
      ${waits.caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${waits.tiles}</th>
        <th scope="col" role="columnheader" class="worth">${hand.winMark[view.by]}</th>
        <th scope="col" role="columnheader" class="worth">${hand.winMark.self}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${waitRows(view.found.ready).map((row) => rowView(view, row))}
    </tbody>
  </table>`;
}

const rowView = (view: WaitsView, row: readonly Wait[]): TemplateResult =>
  html`<tr part="wait" role="row">
    <th scope="row" role="rowheader">${tilesView(view, row, 'tiles')}</th>
    ${outcomeView(view, view.strings.hand.winMark[view.by], row[0].discard)}${outcomeView(view, view.strings.hand.winMark.self, row[0].self)}
  </tr>`;

/**
 * The score of a tile; for a tile that may not win, the score it would have and the reason.
 * @param by the head of its column, for where there is no room for columns
 */
function outcomeView(
  {result, strings: {score}}: WaitsView,
  by: string,
  outcome: ScoreOutcome,
): TemplateResult {
  const {total, status, reason} = outcome;
  const amount = score.amount(total, result.unit);
  if (status === 'win')
    return html`<td role="cell" class="worth" part="wait-value" data-by=${by}><bdi>${amount}</bdi></td>`;
  const told =
    status === 'not-allowed' ? html`<s><bdi>${amount}</bdi></s>` : html`<span aria-hidden="true">–</span>`;
  return html`<td role="cell" class="worth refused" part="wait-refused" data-by=${by}>
    ${told}
    <span class="reason" part="reason"><bdi>${reason?.message ?? score.status['not-allowed']}</bdi></span>
  </td>`;
}

function tilesView(view: WaitsView, tiles: readonly Counted[], part: string): TemplateResult {
  return html`<ul class="tiles" part=${part} dir="ltr">
    ${tiles.map((counted) => tileOf(view, counted))}
  </ul>`;
}

function tileOf({strings, won, wild, index}: WaitsView, {tile: text, left}: Counted): TemplateResult {
  const [tile] = tilesIn(text);
  const kind = kindOf(tile);
  const name = speakTile(strings.tiles, tile, wild);
  const spoken = [kind === won ? strings.hand.win(name) : name, strings.waits.left(left)];
  return html`<li class=${left ? 'waited' : 'waited none'} part="waited">
    <span class="sr">${withNames(strings.hand.join(spoken), strings)}</span>
    ${tileView(tile, {index, wild: wild.includes(kind), win: kind === won})}
    <span class="left" part="left" aria-hidden="true">×${left}</span>
  </li>`;
}

/** The templates of a table. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Tile} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import {styleNumbers} from '../views/numbers.js';
import type {TableKeys} from '../acts/table-keys.js';
import {hiddenTile, meldTiles, ownTile, poolTile, riverTile} from './laid.js';
import type {LastMove} from './last-move.js';
import {settledPoints} from './points.js';
import {longestHand, ROW, type RiverTile, type SeatShown, type ShownTable} from './shown-table.js';
import {tileRun, type RunLook, type RunTile} from './tile-run.js';

/** What the template of a table is given. */
export interface BoardView {
  readonly shown: ShownTable;
  readonly index: boolean;
  readonly numbers: boolean;
  /** Undefined until the language has come. */
  readonly strings?: BoardStrings;
  /** What a question draws on the table. */
  readonly keys?: TableKeys;
}

/** The table: seats around a middle, each with hand, melds and river. */
export function boardView(view: BoardView): TemplateResult {
  const {shown} = view;
  const names = [
    'table',
    shown.pool && 'pooled',
    view.numbers && 'numbered',
    shown.seats.length === 3 && 'three',
  ].filter(Boolean);
  return html`<div class="room" aria-hidden="true">
    <div
      class=${names.join(' ')}
      part="table"
      data-numbers=${styleNumbers({'--_units': shown.units, '--_long': longestHand(shown), ...(shown.pool && {'--_pooled': shown.mostDiscards})})}
      dir="ltr"
    >
      ${middle(view)}${shown.pool ? poolView(view, shown.pool) : nothing}${shown.seats.map((seat) => sideView(view, seat))}${legendView(view)}
    </div>
  </div>`;
}

/** Whether the last move of the round laid it down, or drew it. */
const isLast = ({last}: SeatShown, on: LastMove['on'], at?: number): boolean =>
  last?.on === on && last.at === at;

/** What the sign of tiles that were discarded as drawn means. Its room is there before: steps do not move what is below. */
const legendView = ({shown: {slid}, strings}: BoardView): TemplateResult | typeof nothing =>
  slid
    ? html`<p class="legend ${slid === 'later' ? 'later' : ''}" part="legend">
        <span class="slid-sign"></span>${strings?.board.thrown.drawn}
      </p>`
    : nothing;

const lookOf = ({shown: {wild}, index}: BoardView): RunLook => ({wild, index});

/** Round, counters, sticks, what is left, and the indicators. */
function middle(view: BoardView): TemplateResult {
  const {shown, strings} = view;
  const {counters, sticks} = shown.position.frame;
  const {round} = shown;
  const words = strings?.board;
  return html`<div class="middle" part="middle">
    ${round ? html`<div class="round" part="round">${strings?.situation.rounds[round]}</div>` : nothing}${
      counters ? html`<div class="count" part="counters">${words?.counters(counters)}</div>` : nothing
    }${sticks ? html`<div class="count" part="sticks">${words?.sticks(sticks)}</div>` : nothing}${
      shown.left === undefined
        ? nothing
        : html`<div class="count left" part="left">${words?.left(shown.left)}</div>`
    }
    <div class="indicated">${indicatorName(view)}${indicatorsView(view, shown.indicators, 'indicators')}</div>
    ${indicatorsView(view, shown.ura, 'ura')}
  </div>`;
}

/** What the indicator is, so that nobody takes it for a discard or for the round's wind. */
function indicatorName({shown, strings}: BoardView): TemplateResult | typeof nothing {
  if (!shown.indicators.length) return nothing;
  const isDora = shown.position.frame.wild === undefined;
  return html`<div class="count">
    ${isDora ? strings?.hand.labels.indicators : strings?.board.wildIndicator}
  </div>`;
}

const indicatorsView = (view: BoardView, tiles: readonly Tile[], part: string) =>
  tiles.length
    ? html`<div class="run ${part}" part=${part}>
        ${tileRun(
          tiles.map((tile) => ({tile})),
          lookOf(view),
        )}
      </div>`
    : nothing;

/** Lines of a narrow table that the discards of a seat fill: three rows of six in each. */
const linesOfRiver = (discards: number): number => Math.ceil(discards / (3 * ROW));

function sideView(view: BoardView, seat: SeatShown): TemplateResult {
  const {shown, strings} = view;
  const isElsewhere = view.keys?.handOf === seat.seat && seat.side === 'bottom';
  const names = [
    seat.side,
    seat.isTurn && 'turn',
    seat.isDealer && 'dealer',
    seat.won && 'won',
    isElsewhere && 'elsewhere',
  ];
  const lines = shown.pool ? 0 : linesOfRiver(seat.mostDiscards);
  return html`<div
    class="side ${names.filter(Boolean).join(' ')}"
    part="side ${seat.side}"
    data-numbers=${styleNumbers({'--_lines': lines})}
  >
    ${whoView(view, seat)}${shown.pool ? nothing : riverView(view, seat)}${
      seat.out.length
        ? html`<div class="run out" part="out">
            ${tileRun(
              seat.out.map((tile, i) => ownTile(shown, seat.seat, tile, isLast(seat, 'out', i))),
              lookOf(view),
            )}
          </div>`
        : nothing
    }
    <div class="hand" part="hand">
      ${handView(view, seat)}${
        seat.won ? html`<span class="win-mark" part="win-mark">${strings?.board.won}</span>` : nothing
      }
    </div>
  </div>`;
}

/** Wind, name and points, whose turn it is, and what was declared: at the edge of the middle that faces the seat. */
function whoView({shown, strings, keys}: BoardView, seat: SeatShown): TemplateResult {
  const words = strings?.board;
  const points = settledPoints(seat.points, shown.paid, strings);
  const names = seat.last?.on === 'seat' ? 'who last' : 'who';
  return html`<div class=${names} part=${names}>
    ${
      seat.ready
        ? html`<span class="stick" part="stick"
            ><span class="declared">${words?.ready[seat.ready]}</span></span
          >`
        : nothing
    }<span class="label" part="label"
      ><b class="wind" part=${seat.isDealer ? 'wind dealer' : 'wind'}>${words?.winds[seat.seat]}</b
      ><span class="name" part="name">${seat.name ?? nothing}</span
      >${points ? html`<span class="points" part="points">${points}</span>` : nothing}</span
    ><svg class="arrow" part="arrow" viewBox="0 0 20 10"><path d="M0 0h20l-10 10z" /></svg
    >${keys ? keys.plateAt(seat.seat) : nothing}
  </div>`;
}

function riverView(view: BoardView, {river}: SeatShown): TemplateResult {
  const rows = Math.ceil(river.length / ROW);
  return html`<div class="river ${rows > 4 ? 'long' : ''}" part="river">
    ${[...Array(rows).keys()].map(
      (i) =>
        html`<div class="run">
          ${tileRun(
            river.slice(i * ROW, (i + 1) * ROW).map((tile) => riverTile(tile, view.numbers)),
            lookOf(view),
          )}
        </div>`,
    )}
  </div>`;
}

function poolView(view: BoardView, pool: readonly RiverTile[]): TemplateResult {
  return html`<div class="run pool" part="pool">
    ${tileRun(
      pool.map((tile) => poolTile(tile, view.numbers, view.strings?.board.winds)),
      lookOf(view),
    )}
  </div>`;
}

function handView(view: BoardView, seat: SeatShown): TemplateResult {
  const {held, drawn, hidden, melds} = seat;
  const own = (tile: number, last = false): RunTile =>
    hidden ? hiddenTile(tile, last) : ownTile(view.shown, seat.seat, tile, last);
  // what lies below the table as keys need not lie on it
  const mine = seat.side === 'bottom' ? ' own' : '';
  const how = lookOf(view);
  return html`<span class="run held" part=${`held${mine}`}
      >${tileRun(
        held.map((tile) => own(tile)),
        how,
      )}</span
    >${
      drawn === undefined
        ? nothing
        : html`<span class="run drawn" part=${`drawn${mine}`}
            >${tileRun([own(drawn, isLast(seat, 'drawn'))], how)}</span
          >`
    }${
      melds.length
        ? html`<span class="melds" part="melds"
            >${melds.map(
              (meld, i) =>
                html`<span
                  class=${isLast(seat, 'meld', i) ? 'run last' : 'run'}
                  part=${isLast(seat, 'meld', i) ? 'meld last' : 'meld'}
                  >${tileRun(meldTiles(view.shown, seat.seat, meld), how)}</span
                >`,
            )}</span
          >`
        : nothing
    }`;
}

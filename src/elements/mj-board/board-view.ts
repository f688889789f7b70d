/** The templates of a table. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Tile} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import {bareName} from '../../locales/tile-name.js';
import {styleNumbers} from '../views/numbers.js';
import type {TableKeys} from '../acts/table-keys.js';
import {hiddenTile, meldTiles, ownTile, poolTile, riverTile} from './laid.js';
import type {LastMove} from './last-move.js';
import {settledPoints} from './points.js';
import {longestHand, ownWidth, ROW, type RiverTile, type SeatShown, type ShownTable} from './shown-table.js';
import {tileRun, type RunLook, type RunTile} from './tile-run.js';
import type {WallShown} from './walls.js';

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

/** The table: seats around a middle, each with hand, melds and river, and the edge at which the reader sits. */
export function boardView(view: BoardView): TemplateResult {
  const {shown} = view;
  const names = [
    'frame',
    shown.pool && 'pooled',
    view.numbers && 'numbered',
    shown.seats.length === 3 && 'three',
    !shown.hasEdge && 'bare',
  ].filter(Boolean);
  const own = shown.seats[shown.seats.length - 1];
  const measures = {
    '--_own': ownWidth(shown),
    '--_long': longestHand(shown),
    ...(shown.pool && {'--_pooled': Math.ceil(shown.mostDiscards / POOL_ROW)}),
  };
  return html`<div class="room">
    <div class=${names.join(' ')} part="frame" data-numbers=${styleNumbers(measures)} dir="ltr">
      <div class="table" part="table" aria-hidden="true">
        ${shown.walls.map(wallView)}${middle(view)}${shown.pool ? poolView(view, shown.pool) : nothing}${shown.seats.map((seat) => sideView(view, seat))}${legendView(view)}
      </div>
      <div class=${isElsewhere(view, own) ? 'front bottom elsewhere' : 'front bottom'} part="front bottom">
        <div class="rack">
          <slot name="hand"></slot>
          <div class="hand" part="hand" aria-hidden="true">${heldView(view, own)}${laidView(view, own)}</div>
        </div>
      </div>
    </div>
  </div>`;
}

/** What stands of the wall on a side: stacks of two, and half a one. */
const wallView = ({side, stacks}: WallShown): TemplateResult =>
  html`<i
    class=${`wall of-${side}${Number.isInteger(stacks) ? '' : ' odd'}`}
    part="wall"
    data-numbers=${styleNumbers({'--_stacks': Math.ceil(stacks)})}
  ></i>`;

/** Whether the last move of the round laid it down, or drew it. */
const isLast = ({last}: SeatShown, on: LastMove['on'], at?: number): boolean =>
  last?.on === on && last.at === at;

/** What the sign of tiles that were discarded as drawn means. Its room is there before: steps do not move what is below. */
const legendView = ({shown: {slid}, strings}: BoardView): TemplateResult | typeof nothing =>
  slid
    ? html`<p class="legend ${slid === 'later' ? 'later' : ''}" part="legend">
        <span class="legend-text"><span class="slid-sign"></span>${strings?.board.thrown.drawn}</span>
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
    ${round ? html`<div class="round" part="round">${strings?.situation.rounds[round]}</div>` : nothing}
    <div class="counts">
      ${counters ? html`<span part="counters">${words?.counters(counters)}</span>` : nothing}${
        sticks ? html`<span part="sticks">${words?.sticks(sticks)}</span>` : nothing
      }${shown.left === undefined ? nothing : html`<span part="left">${words?.left(shown.left)}</span>`}
    </div>
    <div class="indicated">${indicatorsView(view, shown.indicators, 'indicators')}${indicatorName(view)}</div>
    ${indicatorsView(view, shown.ura, 'ura')}
  </div>`;
}

/** What the indicator is and makes, so that nobody takes it for a discard or for the round's wind. */
function indicatorName({shown, strings}: BoardView): TemplateResult | typeof nothing {
  const {indicators, indicated} = shown;
  if (!indicators.length || !strings) return nothing;
  const {hand, board, tiles} = strings;
  const isDora = shown.position.frame.wild === undefined;
  const kinds = [...new Set(indicated)].map((kind) => bareName(tiles, kind));
  return html`<div class="indicator-name">
    ${isDora ? hand.labels.indicators : board.wildIndicator}${kinds.length ? html`<br />${board.indicated[isDora ? 'dora' : 'wild'](board.join(kinds))}` : nothing}
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

/** Discards in a line of a narrow table where all lie together, on the narrowest screens. */
const POOL_ROW = 15;

/** Lines of a narrow table that the discards of a seat may fill: ten fit beside two melds. */
const linesOfRiver = (discards: number): number => Math.ceil(discards / 10);

/** Whether a question has the tiles of this hand as keys. */
const isElsewhere = ({keys}: BoardView, {seat, side}: SeatShown): boolean =>
  keys?.handOf === seat && side === 'bottom';

/** The seat at the bottom has its hand and its melds on the edge of the table. */
function sideView(view: BoardView, seat: SeatShown): TemplateResult {
  const {shown} = view;
  const lines = shown.pool ? 0 : linesOfRiver(seat.mostDiscards);
  const names = [
    'side',
    seat.side,
    seat.isTurn && 'turn',
    seat.isDealer && 'dealer',
    seat.won && 'won',
    seat.hidden && 'closed',
    seat.melds.length > 0 && 'melded',
  ];
  return html`<div
    class=${names.filter(Boolean).join(' ')}
    part="side ${seat.side}"
    data-numbers=${styleNumbers({'--_lines': lines})}
  >
    ${whoView(view, seat)}${shown.pool ? nothing : riverView(view, seat)}${
      seat.side === 'bottom'
        ? nothing
        : html`<div class="hand" part="hand">${laidView(view, seat)}${heldView(view, seat)}</div>`
    }
  </div>`;
}

/** Wind, name and points, whose turn it is, what was declared, and who has won. */
function whoView({shown, strings, keys}: BoardView, seat: SeatShown): TemplateResult {
  const words = strings?.board;
  const points = settledPoints(seat.points, shown.paid, strings);
  const names = seat.last?.on === 'seat' ? 'who last' : 'who';
  return html`<div class=${names} part=${names}>
    <span class="label" part="label"
      ><b class="wind" part=${seat.isDealer ? 'wind dealer' : 'wind'}>${words?.winds[seat.seat]}</b
      ><span class="name" part="name">${seat.name ?? nothing}</span
      >${points ? html`<span class="points" part="points">${points}</span>` : nothing}${
        seat.ready
          ? html`<span class="ready-mark" part="declared">${words?.ready[seat.ready]}</span>`
          : nothing
      }${seat.won ? html`<span class="win-mark" part="win-mark">${words?.won}</span>` : nothing}</span
    >${seat.ready ? html`<i class="stick" part="stick"></i>` : nothing}<svg
      class="arrow"
      part="arrow"
      viewBox="0 0 10 20"
    >
      <path d="M0 0v20l10-10z" /></svg
    >${keys ? keys.plateAt(seat.seat) : nothing}
  </div>`;
}

function riverView(view: BoardView, {river}: SeatShown): TemplateResult {
  const rows = Math.ceil(river.length / ROW);
  return html`<div class="river" part="river" data-numbers=${styleNumbers({'--_rows': rows})}>
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

/** The tiles held, and the drawn one apart. */
function heldView(view: BoardView, seat: SeatShown): TemplateResult {
  const {held, drawn, hidden, side} = seat;
  const own = (tile: number, last = false): RunTile =>
    hidden ? hiddenTile(tile, last) : ownTile(view.shown, seat.seat, tile, last);
  // tiles that a question or a hand to play has as keys need not be here
  const mine = side === 'bottom' ? ' own' : '';
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
    }`;
}

/** Melds, and flowers last. */
function laidView(view: BoardView, seat: SeatShown): TemplateResult | typeof nothing {
  const {melds, out} = seat;
  const {shown} = view;
  const how = lookOf(view);
  if (!melds.length && !out.length) return nothing;
  return html`<span class="lying"
    >${
      melds.length
        ? html`<span class="melds" part="melds"
            >${melds.map(
              (meld, i) =>
                html`<span
                  class=${isLast(seat, 'meld', i) ? 'run last' : 'run'}
                  part=${isLast(seat, 'meld', i) ? 'meld last' : 'meld'}
                  >${tileRun(meldTiles(shown, seat.seat, meld), how)}</span
                >`,
            )}</span
          >`
        : nothing
    }${
      out.length
        ? html`<span class="run out" part="out"
            >${tileRun(
              out.map((tile, i) => ownTile(shown, seat.seat, tile, isLast(seat, 'out', i))),
              how,
            )}</span
          >`
        : nothing
    }</span
  >`;
}

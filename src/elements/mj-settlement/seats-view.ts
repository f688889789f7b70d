/** Who pays whom, drawn: the seats around a table, and an arrow with its amount for each pair. */
import {html, nothing, type TemplateResult} from 'lit';
import {signed} from '../../core/situation/signed.js';
import type {Seat} from '../../core/situation/situation.js';
import {nameIn} from '../../locales/name-in.js';
import {paidIn} from '../views/payment-words.js';
import type {ScoredView} from '../base/situation-element.js';
import type {PlateSide} from '../views/seat-sides.js';
import {flowsOf, weightOf, type NetFlow, type SeatLink} from './flows.js';
import {seatMarks} from './matrix-view.js';
import type {PaymentTable} from './payment-table.js';

/**
 * The drawing is not read aloud: `matrixView` and the list say the same.
 *
 * @param ledger its winner sits at the bottom, the next player to the right
 */
export function seatsView(view: ScoredView, ledger: PaymentTable): TemplateResult {
  const {result, strings} = view;
  const {sides, flows} = flowsOf(ledger, result.payments);
  const most = Math.max(...flows.map(({amount}) => amount));
  return html`<div class="drawn" part="drawing" aria-hidden="true">
    <p class="title" part="caption">
      ${strings.settlement.caption}
      <span class="in" part="unit">${nameIn(strings.score.units, paidIn(view))}</span>
    </p>
    <div class=${sides.has('top') ? 'around' : 'around three'} dir="ltr">
      <div class="middle"></div>
      ${flows.map((flow) => arrowView(flow, weightOf(flow.amount, most)))}
      ${[...sides].map(([side, seat]) => plateView(view, ledger, seat, side))}
    </div>
  </div>`;
}

/** A line between two seats, in a box of 220 × 160; its heads at either end, and where the amount stands. */
interface Drawn {
  readonly line: string;
  /** The head at the first seat of the link, and at the second. */
  readonly heads: readonly [string, string];
  readonly at: readonly [x: number, y: number];
  readonly anchor: 'start' | 'end';
}

const left = (x: number, y: number) => `M${x} ${y}l9-5.5v11z`;
const right = (x: number, y: number) => `M${x} ${y}l-9-5.5v11z`;
const up = (x: number, y: number) => `M${x} ${y}l-5.5 9h11z`;
const down = (x: number, y: number) => `M${x} ${y}l-5.5-9h11z`;

const LINES: Readonly<Record<SeatLink, Drawn>> = {
  'bottom-right': {
    line: 'M150 138Q186 138 186 114',
    heads: [left(144, 138), up(186, 107)],
    at: [182, 148],
    anchor: 'start',
  },
  'right-top': {
    line: 'M186 46Q186 22 150 22',
    heads: [down(186, 53), left(144, 22)],
    at: [182, 18],
    anchor: 'start',
  },
  'top-left': {
    line: 'M70 22Q34 22 34 46',
    heads: [right(76, 22), down(34, 53)],
    at: [38, 18],
    anchor: 'end',
  },
  'bottom-left': {
    line: 'M70 138Q34 138 34 114',
    heads: [right(76, 138), up(34, 107)],
    at: [38, 148],
    anchor: 'end',
  },
  'bottom-top': {
    line: 'M110 104V56',
    heads: [down(110, 110), up(110, 50)],
    at: [115, 64],
    anchor: 'start',
  },
  'right-left': {
    line: 'M148 80H72',
    heads: [right(153, 80), left(67, 80)],
    at: [105, 72],
    anchor: 'end',
  },
};

function arrowView({link, backwards, amount}: NetFlow, weight: number): TemplateResult {
  const {line, heads, at, anchor} = LINES[link];
  return html`<svg
    class="arrow weight-${weight}${backwards ? ' backwards' : ''}"
    part="arrow"
    viewBox="0 0 220 160"
  >
    <path class="line" pathLength="1" d=${line} />
    <path d=${heads[backwards ? 0 : 1]} />
    <text part="amount" x=${at[0]} y=${at[1]} text-anchor=${anchor}>${amount}</text>
  </svg>`;
}

function plateView(view: ScoredView, ledger: PaymentTable, seat: Seat, side: PlateSide): TemplateResult {
  const {strings, result} = view;
  const {settlement} = strings;
  const net = result.net[seat] ?? 0;
  const worth = ledger.worth[seat];
  const marks = seatMarks(view, ledger, seat);
  const names = ['plate', side, seat === ledger.winner && 'wins'];
  return html`<div class=${names.filter(Boolean).join(' ')} part="plate">
    <b part="seat">${settlement.seats[seat]}</b>
    <strong class=${net > 0 ? 'gain' : net < 0 ? 'loss' : 'even'} part="net">${signed(net)}</strong>
    ${marks.length ? html`<small part="seat-mark">${marks.join(' · ')}</small> ` : nothing}${
      worth ? html`<small part="worth">${settlement.worth} ${worth.total}</small>` : nothing
    }
  </div>`;
}

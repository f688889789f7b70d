/** A game as a table: a row a hand, a column a player; below them where it stands, or what it came to. */
import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {seatOf, type SeatedFrame} from '../../core/game/course.js';
import {netOf} from '../../core/game/settle.js';
import {SEATS} from '../../core/situation/situation.js';
import {nameIn} from '../../locales/name-in.js';
import {signed, withMinus} from '../../core/situation/signed.js';
import {amountWithMinus, signedAmount} from '../../locales/signed.js';
import type {LedgerTableStrings} from '../../locales/ledger.js';
import {isOver, pointsOf, seatsOf, type GameResult} from '../../round/game/game.js';
import {chartView, type ChartLook} from './chart-view.js';
import type {GameChart} from './chart.js';
import {sumOfGames, type LedgerHand} from '../../round/ledger/ledger.js';
import type {ReadLedger} from './read-ledger.js';

/** What the template of a ledger is given. */
export interface LedgerView extends ReadLedger {
  /** The hands that are drawn already; the others follow. */
  readonly drawn: readonly LedgerHand[];
  /** The chart of the last game, where there is one. */
  readonly chart?: GameChart | undefined;
  readonly look: ChartLook;
  /** What stands beside a hand, where the ledger is edited. */
  readonly tools?: (hand: number) => TemplateResult;
}

/** The game as a table; with `tools`, a column of buttons. */
export function ledgerView(view: LedgerView): TemplateResult {
  const {ledger, strings, paid, drawn, tools} = view;
  const {heading, next} = ledger;
  const {heads, table} = strings.ledger;
  const players = heading?.players ?? [];
  const unit = nameIn(strings.score.units, paid);
  const {chart, look} = view;
  const lit = chart && look.at ? chart.first + look.at - 1 : undefined;
  return html`<div class="game">
      ${chart ? chartView(view, chart, look) : nothing}
      <table part="table" role="table" class=${`of-${players.length}`}>
        <caption class="sr">
          ${table.caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" class="said">${heads.hand}</th>
            ${players.map(
              (name) =>
                html`<th scope="col" role="columnheader" class="number" part="player">
                  <bdi>${name}</bdi> <span class="unit" part="unit">${unit}</span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${drawn.map(
            (hand, i) =>
              html`${gamesBefore(view, i)}${guard([hand, strings, paid, Boolean(tools), chart?.first, i === lit], () => handView(view, hand, i, i === lit))}`,
          )}${drawn.length === ledger.hands.length ? gamesBefore(view, drawn.length) : nothing}
        </tbody>
        ${
          next
            ? html`<tfoot role="rowgroup">
                ${isOver(next) ? resultView(next, view) : nextView(next, view)}${sumOfGamesView(view)}
              </tfoot>`
            : nothing
        }
      </table>
    </div>
    ${next ? sumView(next, view) : nothing}`;
}

/** The result of the game that ended before a hand, where the hand begins another one. */
function gamesBefore(view: LedgerView, hand: number): TemplateResult | typeof nothing {
  const {hands, games} = view.ledger;
  const before = hand > 0 ? hands.at(hand - 1) : undefined;
  const game = hands.at(hand)?.game ?? games.length;
  if (!before || before.game === game || hand > hands.length) return nothing;
  return resultView(games[before.game].result, view);
}

/** What all games together have come to, where there are several. */
function sumOfGamesView({ledger, strings}: LedgerView): TemplateResult | typeof nothing {
  const sums = sumOfGames(ledger);
  if (!sums) return nothing;
  return html`<tr role="row" part="games">
    <th scope="row" role="rowheader" class="said"><span class="line">${strings.ledger.games}</span></th>
    ${Object.values(sums).map((n) => html`<td role="cell" class="number" part="cell">${gainView(n)}</td>`)}
  </tr>`;
}

const gainView = (n: number): TemplateResult =>
  html`<b class=${n > 0 ? 'points gain' : n < 0 ? 'points loss' : 'points'} part="points">${signed(n)}</b>`;

/** What was said of a hand, and for each player seat, points and change. */
function handView(
  view: LedgerView,
  {frame, ending, text}: LedgerHand,
  i: number,
  isLit: boolean,
): TemplateResult {
  const {tools, chart, look} = view;
  const told = chart && i >= chart.first ? i - chart.first + 1 : undefined;
  const before = pointsOf(frame, frame.points);
  const points = pointsOf(frame, ending.points);
  const notes = notesOf(frame, ending, view);
  // the head says the hand, and not the buttons in it
  const head = [`${i + 1}`, text, ...notes].join(' ');
  return html`<tr
    role="row"
    part="hand"
    class=${isLit ? 'hand-lit' : ''}
    @pointerenter=${() => told && look.onHand(told)}
  >
    <th scope="row" role="rowheader" class="said" aria-label=${head}>
      <span class="no" part="number">${i + 1}</span>
      <bdi class="line" part="line" dir="auto">${text}</bdi>
      ${notes.map((note) => html`<span class="note" part="note">${note}</span>`)} ${tools?.(i) ?? nothing}
    </th>
    ${points.map((n, player) => cellView(view, frame, {player, points: n, change: n - before[player]}))}
  </tr>`;
}

/** Counters, round, bust prizes, sticks, and what could not be counted. */
function notesOf(
  frame: SeatedFrame,
  ending: LedgerHand['ending'] | undefined,
  {paid: unit, strings: {ledger, situation, score, hand, punctuation}}: LedgerView,
): string[] {
  const {counters, round} = frame;
  const prizes = ending?.prizes ?? [];
  const net = netOf(seatsOf(frame.places), prizes);
  const paid = seatsOf(frame.places)
    .filter((seat) => net[seat])
    .map(
      (seat) =>
        `${frame.players?.[frame.places[seat] ?? 0] ?? ''} ${signedAmount(score, net[seat] ?? 0, unit)}`,
    );
  const sticks = ending?.sticks ?? frame.sticks;
  return [
    ...(round === SEATS[0] ? [] : [situation.rounds[round]]),
    ...(counters ? [ledger.table.counters(counters)] : []),
    ...(paid.length ? [`${ledger.prizes}${punctuation.colon}${hand.join(paid)}`] : []),
    ...(sticks ? [ledger.sticks(sticks)] : []),
    ...(ending?.unchecked.length ? [ledger.unchecked] : []),
  ];
}

interface Cell {
  readonly player: number;
  readonly points: number;
  readonly change?: number;
}

function cellView(view: LedgerView, frame: SeatedFrame, {player, points, change}: Cell): TemplateResult {
  const {strings} = view;
  const isBust = view.ledger.heading?.course.isBust?.(points, view.ledger.heading.o);
  const sign = change === undefined ? '' : signed(change);
  return html`<td role="cell" class="number" part="cell">
    ${seatView(strings, frame, player)}
    <b class=${isBust ? 'points bust' : 'points'} part=${isBust ? 'points bust' : 'points'}
      >${withMinus(points)}</b
    >
    ${
      change === undefined
        ? nothing
        : html`<span class=${change > 0 ? 'change gain' : change < 0 ? 'change loss' : 'change'} part="change"
            >${sign}</span
          >`
    }
  </td>`;
}

/** The wind of a player's seat. Who sits out has none; where the winds are not known, only the dealer is told. */
function seatView(strings: LedgerTableStrings, frame: SeatedFrame, player: number): TemplateResult {
  const seat = seatOf(frame.places, player);
  if (!seat) return html`<span class="seat out" part="seat out">${strings.ledger.heads.out}</span>`;
  const dealer = seat === frame.dealer;
  const name = dealer ? 'seat dealer' : 'seat';
  const {seats, dealer: deals} = strings.settlement;
  // a blank keeps the points of a row on one line
  if (frame.windsUnsaid) return html`<span class=${name} part=${name}>${dealer ? deals : '\u00a0'}</span>`;
  return html`<span class=${name} part=${name}
    >${seats[seat]}${dealer ? html`<span class="sr"> ${deals}</span>` : nothing}</span
  >`;
}

function nextView(next: SeatedFrame, view: LedgerView): TemplateResult {
  const {strings} = view;
  const points = pointsOf(next, next.points);
  return html`<tr role="row" part="next">
    <th scope="row" role="rowheader" class="said">
      <span class="line">${strings.ledger.next}</span>
      ${notesOf({...next, sticks: 0}, undefined, view).map((note) => html`<span class="note" part="note">${note}</span>`)}
    </th>
    ${points.map((n, player) => cellView(view, next, {player, points: n}))}
  </tr>`;
}

function resultView({points, result}: GameResult, {strings}: LedgerView): TemplateResult {
  return html`<tr role="row" part="result">
    <th scope="row" role="rowheader" class="said"><span class="line">${strings.ledger.result}</span></th>
    ${Object.entries(result).map(
      ([name, n]) =>
        html`<td role="cell" class="number" part="cell">
          ${gainView(n)}
          <span class="change" part="change">${withMinus(points[name])}</span>
        </td>`,
    )}
  </tr>`;
}

/** What all have together: nothing is lost but what lies on the table. */
function sumView(next: SeatedFrame | GameResult, {paid, strings}: LedgerView): TemplateResult {
  const has = isOver(next) ? Object.values(next.points) : pointsOf(next, next.points);
  const sticks = isOver(next) ? 0 : next.sticks;
  const sum = has.reduce((all, n) => all + n, 0);
  return html`<p class="sum" part="sum">
    ${strings.ledger.table.sum(amountWithMinus(strings.score, sum, paid), sticks)}
  </p>`;
}

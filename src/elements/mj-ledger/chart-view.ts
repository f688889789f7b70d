/** A game as a chart: a line a player over the hands, a slider that tells each hand, and what is to be said of it. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {withMinus, signed} from '../../core/situation/signed.js';
import {amountWithMinus, signedAmount} from '../../locales/signed.js';
import {styleNumbers} from '../views/numbers.js';
import {placeScale, pointScale, spread, type ChartScale, type GameChart} from './chart.js';
import type {ReadLedger} from './read-ledger.js';

/** What a chart shows of the players. */
export type ChartKind = 'points' | 'places';

/** How a reader looks at a chart. */
export interface ChartLook {
  readonly kind: ChartKind;
  /** The hand that is told, from 1; 0 is before the first, undefined the last one. */
  readonly at?: number | undefined;
  readonly onKind: (kind: ChartKind) => void;
  readonly onHand: (at: number) => void;
}

/** The least distance between two names at the ends of lines, in percent of the height: where it is narrow, points stand below names. */
const APART = 12;
/** With more times than these, marks would hide the lines. */
const MOST_MARKED = 65;

/** The chart of a game. */
export function chartView(view: ReadLedger, chart: GameChart, look: ChartLook): TemplateResult {
  const {strings} = view;
  const words = strings.ledger.chart;
  const hands = chart.points.length - 1;
  const at = Math.min(look.at ?? hands, hands);
  const told = toldHand(view, chart, at);
  return html`<figure class="chart" part="chart">
    <div class="chart-head">
      <b class="chart-title">${words[look.kind].title}</b>
      <span class="kinds"
        >${(['points', 'places'] as const).map(
          (kind) =>
            html`<button
              type="button"
              part="chart-button"
              aria-pressed=${kind === look.kind ? 'true' : 'false'}
              @click=${() => look.onKind(kind)}
            >
              ${words[kind].button}
            </button>`,
        )}</span
      >
    </div>
    ${plotView(view, chart, look, at)}
    <input
      type="range"
      class="at"
      part="chart-hand"
      dir="ltr"
      min="0"
      max=${hands}
      .value=${String(at)}
      aria-label=${strings.ledger.heads.hand}
      aria-valuetext=${told}
      @input=${({target}: Event) => look.onHand(Number((target as HTMLInputElement).value))}
    />
    <p class="told" part="chart-told"><bdi>${told}</bdi></p>
    <figcaption part="chart-caption">${captionOf(view, chart)}</figcaption>
  </figure>`;
}

function plotView(view: ReadLedger, chart: GameChart, look: ChartLook, at: number): TemplateResult {
  const {kind, onHand} = look;
  const hands = chart.points.length - 1;
  return html`<div
    class="plot"
    dir="ltr"
    aria-hidden="true"
    @pointermove=${(event: PointerEvent) => onHand(handUnder(event, hands))}
  >
    ${guard([chart, kind, view.strings], () => linesView(view, chart, kind))}
    <span class="cursor" data-numbers=${styleNumbers({'--_x': (at / hands) * 100})}></span>
  </div>`;
}

/** All of the plot but what follows the reader. */
function linesView({strings}: ReadLedger, chart: GameChart, kind: ChartKind): TemplateResult {
  const {players, points, rounds, largest} = chart;
  const rows = chart[kind];
  const scale = kind === 'points' ? pointScale(points) : placeScale(players.length);
  const x = (hand: number) => (hand / (rows.length - 1)) * 100;
  const valueOf = (n: number) => (kind === 'points' ? withMinus(n) : strings.ledger.chart.place(n));
  const last = rows[rows.length - 1];
  const ends = spread(last.map(scale.y), APART);
  const isWon = (hand: number, player: number) => hand > 0 && points[hand][player] > points[hand - 1][player];
  return html`${scale.ticks.map(
      (n) =>
        html`<span class=${n === 0 ? 'tick zero' : 'tick'} data-numbers=${styleNumbers({'--_y': scale.y(n)})}
          ><span>${valueOf(n)}</span></span
        >`,
    )}
    ${rounds.map(
      ({at: hand, round}) =>
        html`<span class="round" data-numbers=${styleNumbers({'--_x': x(hand)})}
          ><span>${strings.situation.rounds[round]}</span></span
        >`,
    )}
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      ${players.map((_, player) => svg`<path class="line-${player}" d=${pathOf(rows, player, scale, x)}></path>`)}
    </svg>
    ${players.map((_, player) =>
      rows.length > MOST_MARKED
        ? nothing
        : rows.map((row, hand) =>
            isWon(hand, player)
              ? html`<span
                  class="dot dot-${player}"
                  data-numbers=${styleNumbers({'--_x': x(hand), '--_y': scale.y(row[player])})}
                ></span>`
              : nothing,
          ),
    )}
    ${
      largest && kind === 'points'
        ? html`<span
            class="largest"
            data-numbers=${styleNumbers({
              '--_x': x(largest.hand),
              '--_y': scale.y(points[largest.hand][largest.player]),
            })}
            >${players[largest.player]} ${signed(largest.gain)}</span
          >`
        : nothing
    }
    ${players.map(
      (name, player) =>
        html`<span class="end" data-numbers=${styleNumbers({'--_y': ends[player]})}
          ><span class="dot dot-${player}"></span><bdi class="who">${name}</bdi>
          <b>${valueOf(last[player])}</b></span
        >`,
    )}`;
}

/** The hand nearest to a pointer, from 0 for the time before the first. */
function handUnder({currentTarget, clientX}: PointerEvent, hands: number): number {
  const {left, width} = (currentTarget as Element).getBoundingClientRect();
  return Math.min(Math.max(Math.round(((clientX - left) / width) * hands), 0), hands);
}

const pathOf = (
  rows: GameChart['points'],
  player: number,
  {y}: ChartScale,
  x: (hand: number) => number,
): string =>
  rows.map((row, hand) => `${hand ? 'L' : 'M'}${x(hand).toFixed(2)} ${y(row[player]).toFixed(2)}`).join('');

/** How the players stand after a hand, the first first. */
function toldHand(
  {ledger, strings}: ReadLedger,
  {players, points, places, first}: GameChart,
  at: number,
): string {
  const {chart} = strings.ledger;
  const standing = players
    .map((name, player) => ({place: places[at][player], said: `${name} ${withMinus(points[at][player])}`}))
    .sort((a, b) => a.place - b.place);
  const said = strings.hand.join(standing.map((one) => one.said));
  return at ? chart.after(at, ledger.hands[first + at - 1].text, said) : chart.before(said);
}

/** Who won or leads, how often the lead changed, and the largest hand. */
function captionOf({paid, strings}: ReadLedger, chart: GameChart): string {
  const {score, punctuation, ledger, hand} = strings;
  const {players, points, places, largest, changes} = chart;
  const end = points.length - 1;
  const leading = players.filter((_, player) => places[end][player] === 1);
  const most = amountWithMinus(score, Math.max(...points[end]), paid);
  const {leads, won} = ledger.chart;
  return punctuation.sentences([
    (chart.isOver ? won : leads)(hand.join(leading), most),
    ledger.chart.changes(changes),
    ...(largest
      ? [ledger.chart.largest(players[largest.player], signedAmount(score, largest.gain, paid), largest.hand)]
      : []),
    ...(points.length > MOST_MARKED ? [] : [ledger.chart.marks]),
  ]);
}

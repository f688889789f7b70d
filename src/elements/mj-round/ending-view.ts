/** The result of a hand: the gain of each seat, and the next dealer; and where it differs from what its author expects. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {netOf, unitPaid} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {BoardStrings} from '../../locales/board.js';
import {speakDrawn} from '../../locales/round/steps.js';
import type {RoundWords} from '../../locales/round/strings.js';
import {nameIn} from '../../locales/name-in.js';
import {signed, withMinus} from '../../core/situation/signed.js';
import type {Winner} from '../../core/game/flow.js';
import type {MismatchDetail} from '../base/events.js';

/** The data for the template of the end. */
export interface EndingView {
  readonly state: RoundState;
  readonly words: RoundWords;
  readonly strings: BoardStrings;
  /** Draws the score of a winner's hand. */
  readonly scored: (winner: Winner) => unknown;
}

type Numbers = Readonly<Partial<Record<Seat, number>>>;

/**
 * Winners with their scores, the gain of each seat, and the next deal; empty before the hand ends, or without rules.
 */
export function endingView({state, words, strings, scored}: EndingView): TemplateResult | typeof nothing {
  const {ending, record, positions, ruleset} = state;
  if (!ending || !record.rules) return nothing;
  const seats = SEATS.filter((seat) => positions.at(-1)?.seats[seat]);
  const {telling} = words;
  const unit = nameIn(strings.score.units, unitPaid(ruleset));
  const row = (head: string, numbers: Numbers, part: string, write: typeof signed) =>
    html`<tr>
      <th scope="row">${head}</th>
      ${seats.map((seat) => html`<td part=${part}>${write(numbers[seat] ?? 0)}</td>`)}
    </tr>`;
  return html`<section class="ending" part="ending">
    <table>
      <caption>
        ${telling.result}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${seats.map(
            (seat) =>
              html`<th scope="col">${words.seat(seat)} <span class="unit" part="unit">${unit}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${row(strings.settlement.net, ending.net, 'net', signed)}${
          ending.prizes.length ? row(telling.prizes, netOf(seats, ending.prizes), 'prizes', signed) : nothing
        }${row(telling.points, ending.points, 'points', withMinus)}
      </tbody>
    </table>
    <p class="next" part="next"><bdi>${nextText(state, words, strings)}</bdi></p>
    ${
      ending.unchecked.length
        ? html`<p class="unchecked" part="unchecked">
            <bdi
              >${telling.unchecked(strings.hand.and(ending.unchecked.map((seat) => words.seat(seat))))}</bdi
            >
          </p>`
        : nothing
    }${ending.winners.map(scored)}
  </section>`;
}

function nextText(
  {ending}: RoundState,
  words: RoundWords,
  {punctuation: {sentence, sentences}}: BoardStrings,
): string {
  if (!ending) return '';
  const {telling, seat} = words;
  const {deal, next} = ending;
  const then = next === 'over' ? telling.over : telling.next(seat(deal.dealer), deal.counters);
  return sentences([...(ending.winners.length ? [] : [speakDrawn(words, ending.drawn)]), sentence(then)]);
}

/** The expected result and the actual one; undefined where they agree. */
export function mismatchOf({problems, record, ending}: RoundState): MismatchDetail | undefined {
  const found = problems.find(({code}) => code.startsWith('expected-'));
  const {expect} = record;
  if (!found || !expect) return undefined;
  const actual = found.about ?? '';
  if (found.code === 'expected-net') return numbers(expect.net, ending?.net);
  if (found.code === 'expected-points') return numbers(expect.points, ending?.points);
  const {next} = expect;
  if ((found.code === 'expected-next' || found.code === 'expected-counters') && next)
    return {expected: spelledDeal(next), actual: ending ? spelledDeal(ending.deal) : actual};
  return {expected: 'expect', actual: '–'};
}

/** The first seat whose number differs. */
function numbers(expected: Numbers = {}, actual: Numbers = {}): MismatchDetail | undefined {
  const seat = (Object.keys(expected) as Seat[]).find((one) => expected[one] !== actual[one]);
  return seat && {expected: expected[seat] ?? 0, actual: actual[seat] ?? 0};
}

const spelledDeal = ({dealer, counters}: {dealer: Seat; counters?: number}): string =>
  counters === undefined ? dealer : `${dealer} ${counters}`;

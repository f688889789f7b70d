/** The list of the hands of a game: who deals, how each ended, and the points after it. */
import {html, nothing, type TemplateResult} from 'lit';
import {withCommas} from '../../core/situation/signed.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {BoardStrings} from '../../locales/board.js';
import {doneBy} from '../../locales/round/steps.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {ConvertedHand} from '../../round/convert/hands.js';
import {toldHand, type ToldHand} from '../../round/game/hand-of-game.js';
import {oncePer} from '../../core/situation/once-per.js';

/** The data for the template of the hands. */
export interface HandsView {
  readonly hands: readonly ConvertedHand[];
  /** Which of them is shown, from 1. */
  readonly hand: number;
  readonly telling: {readonly words: RoundWords};
  readonly strings: BoardStrings;
  readonly onHand: (hand: number) => void;
}

/** What is told of each hand; undefined for one that cannot be read. */
export const toldHands = oncePer((hands: readonly ConvertedHand[]): readonly (ToldHand | undefined)[] =>
  hands.map(({record}, i) => record && toldHand(record, hands[i + 1]?.record)),
);

/** The hands as a list of buttons. */
export function handsView({hands, hand, telling: {words}, strings, onHand}: HandsView): TemplateResult {
  return html`<div class="hands" part="hands" role="group" aria-label=${words.telling.hands}>
    ${toldHands(hands).map((told, i) => {
      const isNow = i + 1 === hand;
      const cells = told && cellsOf(told, words, strings);
      return html`<button
        type="button"
        class="hand"
        part=${isNow ? 'hand-button now' : 'hand-button'}
        aria-current=${isNow ? 'true' : nothing}
        @click=${() => onHand(i + 1)}
      >
        <b>${i + 1}</b>
        ${
          cells
            ? html`<span><bdi>${cells.name}</bdi></span> <span><bdi>${cells.dealer}</bdi></span>
                <span><bdi>${cells.result}</bdi></span> <small><bdi>${cells.points}</bdi></small>`
            : nothing
        }
      </button>`;
    })}
  </div>`;
}

/** What the list and the table say of a hand. */
interface HandCells {
  readonly name: string;
  readonly dealer: string;
  readonly result: string;
  readonly points: string;
}

/** The words for a hand. */
export function cellsOf(told: ToldHand, words: RoundWords, strings: BoardStrings): HandCells {
  const {board, situation, punctuation} = strings;
  const {round, dealer, counters, winners, from, drawn, points, names} = told;
  const who = (seat: Seat): string => names[seat] ?? words.seat(seat);
  const name = [round ? situation.rounds[round] : '', counters ? board.counters(counters) : ''];
  const source = from ? punctuation.aside(board.from(who(from))) : '';
  const won = winners.map((seat) => words.did(who(seat), doneBy(words, seat).win('') + source));
  return {
    name: board.join(name.filter(Boolean)),
    dealer: `${who(dealer)}${punctuation.aside(board.dealer)}`,
    result: won.length ? punctuation.sentences(won) : drawn ? words.drawn : '',
    points: SEATS.flatMap((seat) => {
      const n = points[seat];
      return n === undefined ? [] : [`${who(seat)} ${withCommas(n)}`];
    }).join(' · '),
  };
}

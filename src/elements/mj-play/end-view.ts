/** The end of a hand: the hand told again, and what to do next. */
import {html, nothing, type TemplateResult} from 'lit';
import type {PlayingStrings} from '../../locales/play.js';
import type {GameLedger} from '../../play/table/open-game.js';
import {ROUND_PARTS} from '../parts.js';
import type {Ruleset} from '../../core/game/ruleset.js';

/** What the end is drawn from. */
export interface EndView {
  readonly strings: PlayingStrings;
  readonly ruleset: Ruleset;
  /** The hand as text, and how many moves it has. */
  readonly hand: string;
  readonly of: number;
  /** The text to copy: all hands of a game. */
  readonly text: string;
  readonly looks: {
    readonly bottom: string;
    readonly theme: string | undefined;
    readonly tileTheme: string | undefined;
    readonly index: boolean;
    readonly size: string | undefined;
    readonly names: string | undefined;
  };
  readonly said: string;
  /** Whether each goal was reached, in words. */
  readonly judged: readonly string[];
  /** Where the reader lost most, in words, and how to see it; undefined as long as that is not known. */
  readonly lost: readonly {readonly text: string; readonly onShow: () => void}[] | undefined;
  readonly seed: string;
  /** Whether the text is copied, or lies in a field to be copied. */
  readonly copied: boolean;
  /** The game so far; absent where one hand is played alone. */
  readonly game?: GameLedger & {readonly rules: string; readonly options: unknown};
  /** Deals the next hand of a game; absent after the last. */
  readonly onNext?: () => void;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
  readonly onUndo: () => void;
  readonly onCopy: (event: Event) => void;
}

/** The hand step by step, with its result, and the buttons below. */
export function endView({
  strings,
  ruleset,
  hand,
  text,
  of,
  game,
  looks,
  said,
  judged,
  lost,
  seed,
  copied,
  ...acts
}: EndView): TemplateResult {
  const {play} = strings;
  const {bottom, theme, tileTheme, index, size, names} = looks;
  return html`<p class="said" part="said"><bdi>${said}</bdi></p>
    ${judged.map((one) => html`<p class="goal" part="goal"><bdi>${one}</bdi></p>`)}
    <mj-round
      part="told"
      exportparts=${ROUND_PARTS}
      .ruleset=${ruleset}
      .step=${of}
      .bottom=${bottom}
      .theme=${theme}
      .tileTheme=${tileTheme}
      .index=${index}
      .size=${size}
      .names=${names}
      >${hand}</mj-round
    >${lost ? lostView(strings, lost) : nothing}${game ? ledgerView(game, ruleset, looks) : nothing}
    <div class="tools" part="tools">
      ${
        acts.onNext
          ? html`<button part="button next" class="main" type="button" @click=${acts.onNext}>
              ${play.next}
            </button>`
          : nothing
      }
      <button
        part="button again"
        class=${acts.onNext ? nothing : 'main'}
        type="button"
        @click=${acts.onAgain}
      >
        ${game ? play.againGame : play.again}
      </button>
      <button part="button another" type="button" @click=${acts.onAnother}>
        ${game ? play.anotherGame : play.another}
      </button>
      <button part="button undo" type="button" @click=${acts.onUndo}>${play.undo}</button>
      <button part="button copy" type="button" @click=${acts.onCopy}>${play.copy}</button>
      <span class="seed" part="seed"><bdi>${play.wall(seed)}</bdi></span>
    </div>
    <p class="copied">${copied ? play.copied : nothing}</p>
    <textarea readonly aria-label=${play.text} rows="3" .value=${text}></textarea>`;
}

/** The moments in which the reader lost most. */
const lostView = ({play}: PlayingStrings, lost: NonNullable<EndView['lost']>): TemplateResult =>
  lost.length
    ? html`<div class="lost" part="lost">
        <p><bdi>${play.lost}</bdi></p>
        <ol>
          ${lost.map(
            ({text, onShow}) =>
              html`<li>
                <bdi>${text}</bdi>
                <button part="button show" type="button" @click=${onShow}>${play.show}</button>
              </li>`,
          )}
        </ol>
      </div>`
    : html`<p class="lost" part="lost"><bdi>${play.noLoss}</bdi></p>`;

/** The hands of a game so far, with what each player has after them, and the result at its end. */
const ledgerView = (
  {rules, options, players, dealer, lines}: NonNullable<EndView['game']>,
  ruleset: Ruleset,
  {theme, size}: EndView['looks'],
): TemplateResult =>
  html`<mj-ledger
    part="ledger"
    .ruleset=${ruleset}
    .rules=${rules}
    .options=${options}
    .players=${players}
    .dealer=${dealer}
    .theme=${theme}
    .size=${size}
    >${lines}</mj-ledger
  >`;

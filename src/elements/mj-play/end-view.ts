/** The end of a hand: the hand told again, and what to do next. */
import {html, nothing, type TemplateResult} from 'lit';
import type {PlayedGame} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {StepDetail} from '../base/events.js';
import {ROUND_PARTS} from '../views/parts.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Seat} from '../../core/situation/situation.js';

/** What the end is drawn from. */
export interface EndView {
  readonly strings: PlayingStrings;
  readonly ruleset: Ruleset;
  readonly hand: RoundState;
  /** The text to copy: all hands of a game, or the link to this one. */
  readonly text: string;
  /** Who sits at the bottom of the table. */
  readonly bottom: Seat;
  readonly said: string;
  /** Whether each goal was reached, in words. */
  readonly judged: readonly string[];
  /** Why the move that is shown was made; absent where the others do not say it. */
  readonly explained?: string;
  /** A step of the hand is shown. */
  readonly onStep: (at: number) => void;
  /** Where the reader lost most, in words, and how to see it; undefined as long as that is not known. */
  readonly lost: readonly {readonly text: string; readonly onShow: () => void}[] | undefined;
  readonly seed: string;
  /** Whether the text is copied, or lies in a field to be copied. */
  readonly copied: boolean;
  /** The game so far; absent where one hand is played alone. */
  readonly game?: PlayedGame;
  /** Deals the next hand of a game; absent after the last. */
  readonly onNext?: () => void;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
  readonly onUndo: () => void;
  readonly onCopy: () => void;
  /** Copies a link to the hand; absent where the element has no name in its page. */
  readonly onLink?: () => void;
}

/** The hand step by step, with its result, and its text below. */
export function endView({
  strings,
  ruleset,
  hand,
  text,
  game,
  bottom,
  said,
  judged,
  explained,
  onStep,
  lost,
  seed,
  copied,
  ...acts
}: EndView): TemplateResult {
  const {play} = strings;
  return html`${toldView(
      {ruleset, hand, at: hand.at, bottom, reader: bottom, onStep},
      html`<div class="ended" slot="said">
        ${judged.map((one) => html`<p class="goal" part="goal"><bdi>${one}</bdi></p>`)}
        <p class="said" part="said"><bdi>${said}</bdi></p>
        ${waysOn(strings, game !== undefined, acts)}
        ${explained === undefined ? nothing : html`<p class="explained" part="explained"><bdi>${explained}</bdi></p>`}
      </div>`,
    )}${lost ? lostView(strings, lost) : nothing}${game ? ledgerView(game, ruleset) : nothing}
    <div class="tools" part="tools">
      <button part="button copy" type="button" @click=${acts.onCopy}>${play.copy}</button>
      ${
        acts.onLink
          ? html`<button part="button link" type="button" @click=${acts.onLink}>${play.link}</button>`
          : nothing
      }
      <span class="seed" part="seed"><bdi>${play.wall(seed)}</bdi></span>
    </div>
    <p class="copied">${copied ? play.copied : nothing}</p>
    <textarea readonly aria-label=${play.text} rows="3" .value=${text}></textarea>`;
}

/** What to play now: it stands below the table, where the reader has played. */
const waysOn = (
  {play}: PlayingStrings,
  isGame: boolean,
  {onNext, onAgain, onAnother, onUndo}: Pick<EndView, 'onNext' | 'onAgain' | 'onAnother' | 'onUndo'>,
): TemplateResult =>
  html`<div class="tools" part="tools">
    ${
      onNext
        ? html`<button part="button next" class="main" type="button" @click=${onNext}>${play.next}</button>`
        : nothing
    }
    <button part="button again" class=${onNext ? nothing : 'main'} type="button" @click=${onAgain}>
      ${isGame ? play.againGame : play.again}
    </button>
    <button part="button another" type="button" @click=${onAnother}>
      ${isGame ? play.anotherGame : play.another}
    </button>
    <button part="button undo" type="button" @click=${onUndo}>${play.undo}</button>
  </div>`;

/** A hand that is told again. */
interface Told extends Pick<EndView, 'ruleset' | 'bottom'> {
  /** Played already, or as text. */
  readonly hand: RoundState | string;
  /** The step that is shown first. */
  readonly at: number;
  /** Who sits there and has played it: sentences call that seat "You". */
  readonly reader?: Seat;
  readonly onStep?: EndView['onStep'];
}

/** A hand step by step, with words below its table. */
const toldView = (
  {ruleset, hand, at, bottom, reader, onStep}: Told,
  below: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<mj-round
    part="told"
    exportparts=${ROUND_PARTS}
    .ruleset=${ruleset}
    .played=${typeof hand === 'string' ? undefined : hand}
    .step=${at}
    .bottom=${bottom}
    .reader=${reader}
    @mj-step=${({detail}: CustomEvent<StepDetail>) => onStep?.(detail.step)}
    >${typeof hand === 'string' ? hand : nothing}${below}</mj-round
  >`;

/** A hand that somebody else has played, to which a link led. */
export const linkedView = (
  {play}: PlayingStrings,
  ruleset: Ruleset,
  text: string,
  bottom: Seat,
  onBegin: () => void,
): TemplateResult =>
  html`<p class="said" part="said"><bdi>${play.linked}</bdi></p>
    ${toldView({ruleset, hand: text, at: 0, bottom})}
    <div class="tools" part="tools">
      <button part="button begin" class="main" type="button" @click=${onBegin}>${play.begin}</button>
    </div>`;

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
): TemplateResult =>
  html`<mj-ledger
    part="ledger"
    .ruleset=${ruleset}
    .rules=${rules}
    .options=${options}
    .players=${players}
    .dealer=${dealer}
    >${lines}</mj-ledger
  >`;

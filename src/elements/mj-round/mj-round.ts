import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {NearController} from '../../controllers/near.js';
import {fault} from '../../core/situation/problem.js';
import {plainNames} from '../name-lang.js';
import type {Computed} from '../mj-element.js';
import {numberText} from '../converters.js';
import {ShowsTiles} from '../shows-tiles.js';
import {readLooks} from '../mj-board/looks.js';
import {RoundElement} from '../mj-board/round-element.js';
import {stepNamed} from '../mj-board/steps.js';
import {controlsView} from './controls-view.js';
import {endingView} from './ending-view.js';
import {mismatchOf} from './mismatch.js';
import {roundStyles} from './mj-round.styles.js';
import {lookOf, movesView} from './moves-view.js';
import {noteView} from './notes.js';
import {PlayController} from './player.js';
import {moveAt, tellStep, type Telling} from './told.js';
import {scoredFor} from './scored-later.js';
import {showNow, StepVoice} from './step-voice.js';
import {stepOfKey} from './keys.js';

/** Parts of the table inside, under their own names. */
const BOARD_PARTS =
  'table, middle, round, counters, sticks, left, indicators, side, who, label, wind, name, points, arrow, stick, river, ' +
  'pool, out, hand, held, drawn, melds, meld, win-mark, tile, index, number';

/**
 * A round told step by step: the table, a line of controls, what has just happened in a sentence, and the list of moves
 * with the author's comments; at the end what the hand comes to.
 *
 * The round is the text inside the tag, which is also what readers see where no script runs. With `rules` a referee
 * replays it and says what is not legal; without, it is any mahjong.
 *
 * @customElement mj-round
 * @slot - The round in notation; shown as it is until the script has come
 * @slot caption - Below the round
 * @fires {CustomEvent<StepDetail>} mj-step - Another step is shown
 * @fires {CustomEvent<Problem>} mj-invalid - The text cannot be read, or a move is not legal
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The hand does not come to what `expect` says
 * @csspart board - The table, an `<mj-board>`, whose parts are parts of this element too
 * @csspart controls - The line of controls
 * @csspart button - One of these; also `first`, `back`, `forward`, `last`, `play` and `pause`
 * @csspart count - Which step of how many
 * @csspart said - What has just happened
 * @csspart moves - The list of moves
 * @csspart turn - What one seat does in a row
 * @csspart turn-seat - Whose turn it is
 * @csspart move - A move; also `now`
 * @csspart note - A comment
 * @csspart line - A side line
 * @csspart ending - What the hand comes to
 * @csspart net - What a seat gains or loses
 * @csspart prizes - What it gets beside
 * @csspart points - What it has then
 * @csspart next - Who deals next
 * @csspart unchecked - Whose hidden hands could not be reckoned
 * @csspart breakdown - How a winner's hand scores, an `<mj-score-breakdown>`
 * @csspart mismatch - Says that the author expects something else
 * @csspart printed - A table that is printed besides
 * @csspart tile - A tile
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, or a move that is not legal, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - The text
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile on the table, where there is room for the whole of it
 * @cssprop [--mj-round-block-size=16em] - The room that is kept below the table until the round is there
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssState invalid - The text cannot be read, or a move is not legal
 * @cssState waiting - Not drawn yet: others are before it, or something has not come
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjRound extends ShowsTiles<RoundElement<RoundState>>(RoundElement) {
  static override styles: CSSResultGroup = roundStyles;

  static override properties: PropertyDeclarations = {
    step: {type: Number, converter: numberText, reflect: true},
    boards: {},
  };

  /** How many moves have been made in what is shown; by default what `at` says, else none. */
  step?: number;

  /** Which positions are printed too: names and numbers such as `@a 12`. */
  boards?: string;

  protected override readonly near = new NearController(this, this.internals.states);
  private state?: RoundState;
  private readonly player = new PlayController(this, () => this.go(this.shownStep + 1));
  private readonly voice = new StepVoice(this);
  private isMoved = false;

  /** How many steps there are, up to the first fault. */
  get steps(): number {
    return Math.max(0, (this.state?.positions.length ?? 1) - 1);
  }

  /** The sentence of the step that is shown; empty until its words have come. */
  get spoken(): string {
    const {telling, state, shownStep} = this;
    return telling && state ? tellStep(state, shownStep, telling) : '';
  }

  /** Shows a step, counted or named: `go(12)`, `go('@a')`. @returns whether there is one */
  go(to: number | string): boolean {
    const step = this.state && stepNamed(this.state, String(to));
    if (step === undefined) return false;
    this.isMoved = true;
    this.step = step;
    return true;
  }

  protected get provided(): ExampleState | undefined {
    const {state} = this;
    if (!state) return undefined;
    const [winner] = this.shownStep === this.steps ? (state.ending?.winners ?? []) : [];
    const situation = winner?.situation ?? {rules: state.record.rules ?? '', hand: ''};
    return {situation, round: this.moment};
  }

  /** The round at the step that is shown; the same object as long as that is the same. */
  private get moment(): RoundState | undefined {
    const {state, shownStep: at} = this;
    if (!state || this.kept?.of !== state || this.kept.moment.at !== at)
      this.kept = state && {of: state, moment: {...state, at}};
    return this.kept?.moment;
  }
  private kept?: {readonly of: RoundState; readonly moment: RoundState};

  private get shownStep(): number {
    const {state, step, at} = this;
    if (!state) return 0;
    const wanted = step ?? stepNamed(state, String(at ?? 0)) ?? 0;
    return Math.min(Math.max(0, Math.trunc(wanted) || 0), this.steps);
  }

  private get telling(): Telling | undefined {
    const {messages, words, reading, roundStrings: round} = this;
    if (!messages || !words || !round) return undefined;
    const strings = plainNames(words.strings);
    const {referee} = reading;
    return {strings, messages, words: round, ...(referee && {referee})};
  }

  protected override compute(): Computed<RoundState> {
    const own = this.for ? {} : this.readOwn(true);
    const state = this.for ? this.linked : own.state;
    this.state = state;
    const {fault: odd} = readLooks(this, state ?? {});
    const lost =
      state && this.at && stepNamed(state, String(this.at)) === undefined
        ? fault('bad-field', String(this.at), 'at')
        : undefined;
    const wrong = own.fault ?? lost ?? odd;
    return {...(state?.positions.length ? {view: state} : {}), ...(wrong && {fault: wrong})};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {view} = this.computed;
    if ((view && this.telling) || this.problem || !this.isTold) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    const {state, telling, shownStep: step} = this;
    if (!state || !telling) return;
    const sentence = this.spoken;
    if (this.voice.tell({state, step, sentence, isMoved: this.isMoved})) showNow(this.renderRoot);
    this.voice.tellMismatch(state);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.voice.hush();
  }

  private readonly handleGo = (step: number): void => {
    this.player.stop();
    this.go(step);
  };

  private readonly handlePlay = (): void => {
    if (this.player.isPlaying) return this.player.stop();
    if (this.shownStep >= this.steps) this.go(0);
    this.player.start();
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    const to = this.state && stepOfKey(event, this.state, this.shownStep);
    if (to === undefined) return;
    event.preventDefault();
    this.handleGo(to);
  };

  private renderBoard(state: RoundState, at: string | number, part: string): TemplateResult {
    const {bottom, seen, numbers, mark, show, discards, theme, tileTheme, index, size, names} = this;
    return html`<mj-board
      part=${part}
      exportparts=${BOARD_PARTS}
      .played=${state}
      .at=${String(at)}
      .bottom=${bottom}
      .seen=${seen}
      .numbers=${numbers}
      .mark=${mark}
      .show=${show}
      .discards=${discards}
      .theme=${theme}
      .tileTheme=${tileTheme}
      .index=${index}
      .size=${size}
      .names=${names}
    ></mj-board>`;
  }

  private renderTold(state: RoundState, telling: Telling): TemplateResult {
    const {shownStep: step, steps: of, words, index, player, handleGo: onGo, handlePlay: onPlay} = this;
    const note = step ? moveAt(state, step)?.note : state.record.note;
    const look = lookOf({state, index});
    const strings = words && plainNames(words.strings);
    const list = strings && movesView({state, step, telling, strings, index, onGo});
    const controls = controlsView({
      words: telling.words.telling,
      step,
      of,
      playing: player.isPlaying,
      onGo,
      onPlay,
    });
    return html`<div class="table">
        ${this.renderBoard(state, step, 'board')}${controls}
        <p class="said" part="said">${tellStep(state, step, telling)}</p>
        ${note ? html`<div class="now-note" aria-hidden="true">${noteView(note, look)}</div>` : nothing}${
          step === of ? this.renderEnding(state, telling) : nothing
        }
      </div>
      <div class="beside">${list ?? nothing}</div>`;
  }

  private renderEnding(state: RoundState, {words}: Telling): TemplateResult | typeof nothing {
    const {words: own, names, index} = this;
    if (!own) return nothing;
    const {ruleset} = state;
    const scored = state.ending?.winners.length ? scoredFor(this) : undefined;
    const look = {index, ...(ruleset && {ruleset}), ...(names !== undefined && {names})};
    const detail = mismatchOf(state);
    return html`${endingView({
      state,
      words,
      strings: plainNames(own.strings),
      scored: (winner) => scored?.scoredView(winner, look) ?? nothing,
    })}${
      detail
        ? html`<p class="mismatch" part="mismatch">
            ${words.telling.mismatch(String(detail.expected), String(detail.actual))}
          </p>`
        : nothing
    }`;
  }

  /** The positions that are printed. */
  private renderPrinted(state: RoundState): unknown {
    return (this.boards ?? '')
      .split(/[\s,]+/)
      .filter((at) => stepNamed(state, at) !== undefined)
      .map((at) => html`<div class="printed" part="printed">${this.renderBoard(state, at, 'board')}</div>`);
  }

  override render(): TemplateResult {
    const {computed, telling, problem, flaw} = this;
    const {view, fault: wrong} = computed;
    const text = flaw && !flaw.field ? this.text : (flaw?.about ?? wrong?.about ?? '');
    return html`${
        view && telling
          ? html`<div
                class="whole"
                role="group"
                aria-label=${telling.words.telling.label}
                @keydown=${this.handleKey}
              >
                ${this.renderTold(view, telling)}
              </div>
              ${this.renderPrinted(view)}`
          : nothing
      }${problem ? html`<div class="wrong">${this.renderProblem(text, wrong?.field ?? flaw?.field)}</div>` : nothing}${
        (view && telling) || problem ? nothing : html`<div class="text-room"><slot></slot></div>`
      }<slot name="caption"></slot>`;
  }
}

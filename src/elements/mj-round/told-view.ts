/** The controls under the table: buttons to step, a slider with the named places, and play with its speed. */
import {html, nothing, type TemplateResult} from 'lit';
import type {TellingWords} from '../../locales/round/strings.js';
import {styleNumbers} from '../views/numbers.js';
import type {Speed} from './player.js';
import type {RoundState} from '../../contexts/round.js';
import type {BoardStrings} from '../../locales/board.js';
import {BOARD, boardInside, type BoardLooks} from './board-inside.js';
import {lookOf, movesView, type MovesView} from './moves-view.js';
import {noteView, noteAt} from './notes.js';
import {handsView} from './hands-view.js';
import {linkTo} from './links.js';
import type {ConvertedHand} from '../../round/convert/hands.js';
import type {Swipe} from './moving.js';

/** The data for the template of the controls; steps count from 0, before all moves. */
interface ControlsView {
  readonly words: TellingWords;
  readonly step: number;
  readonly of: number;
  /** The steps that the text names. */
  readonly named: readonly number[];
  readonly playing: boolean;
  /** Whether another hand follows the last step. */
  readonly hasNext: boolean;
  /** The address of the step. */
  readonly link?: string;
  readonly speed: Speed;
  readonly onGo: (step: number) => void;
  readonly onPlay: () => void;
  readonly onSpeed: () => void;
}

/** Chevrons step; the triangle plays. */
const ICONS = {
  first: 'M2 2h2v12H2zM12.5 2 14 3.5 9 8l5 4.5-1.5 1.5L6 8z',
  back: 'M10.5 1.5 12 3 7 8l5 5-1.5 1.5L4 8z',
  forward: 'M5.5 1.5 4 3l5 5-5 5 1.5 1.5L12 8z',
  last: 'M12 2h2v12h-2zM3.5 2 2 3.5 7 8l-5 4.5L3.5 14 10 8z',
  play: 'M3 1v14l11-7z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
} as const;
type Control = keyof typeof ICONS;

/** What a speed is called on its button. */
const TIMES: Readonly<Record<Speed, string>> = {slow: '½×', normal: '1×', fast: '2×'};

/** Buttons to step, a slider and the play button; none acts beyond the first or last step. */
export function controlsView(view: ControlsView): TemplateResult {
  const {words, step, of, playing, speed, hasNext, onGo, onPlay, onSpeed} = view;
  const atStart = step <= 0;
  const atEnd = step >= of;
  const said = `${words.controls.speed}: ${words.speeds[speed]}, ${TIMES[speed]}`;
  return html`<div class="controls" part="controls" dir="ltr">
    ${slider(view)}
    ${button(words, 'first', atStart, () => onGo(0))}${button(words, 'back', atStart, () => onGo(step - 1))}${countView(view)}${button(words, 'forward', atEnd && !hasNext, () => onGo(step + 1))}${button(words, 'last', atEnd, () => onGo(of))}${button(
      words,
      playing ? 'pause' : 'play',
      false,
      onPlay,
    )}<button type="button" part="button speed" aria-label=${said} title=${said} @click=${onSpeed}>
      ${TIMES[speed]}
    </button>
  </div>`;
}

/** Where the round is; as a link, where the element has a name. */
const countView = ({words, step, of, link}: ControlsView): TemplateResult =>
  link === undefined
    ? html`<span class="count" part="count" aria-hidden="true">${step} / ${of}</span>`
    : html`<a class="count" part="count link" href=${link}
        ><span aria-hidden="true">${step} / ${of}</span><span class="sr">${words.step(step, of)}</span></a
      >`;

/** Goes to any step; a mark stands at each place that has a name. A round of one move has its room alone, as the page reserves it. */
function slider({words, step, of, named, onGo}: ControlsView): TemplateResult {
  if (of < 2) return html`<span class="slide"></span>`;
  const handleInput = ({target}: Event): void => {
    onGo((target as HTMLInputElement).valueAsNumber);
  };
  return html`<span class="slide"
    ><input
      type="range"
      part="slider"
      min="0"
      max=${of}
      .value=${String(step)}
      aria-label=${words.controls.slider}
      aria-valuetext=${words.step(step, of)}
      @input=${handleInput}
    />${named.map(
      (at) => html`<i class="place" part="place" data-numbers=${styleNumbers({'--_at': at / of})}></i>`,
    )}</span
  >`;
}

/** A button that stays focused where it can do nothing. */
const button = (words: TellingWords, control: Control, off: boolean, act: () => void): TemplateResult =>
  html`<button
    type="button"
    part="button ${control}"
    aria-label=${words.controls[control]}
    title=${words.controls[control]}
    aria-disabled=${off}
    @click=${() => {
      if (!off) act();
    }}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${ICONS[control]} /></svg>
  </button>`;

/** What the template of a round is given. */
export interface ToldView extends Pick<
  MovesView,
  'main' | 'now' | 'lineAt' | 'telling' | 'index' | 'limit' | 'onGo' | 'onLine'
> {
  /** The round, or the side line of it that is told. */
  readonly state: RoundState;
  readonly step: number;
  readonly of: number;
  readonly looks: BoardLooks;
  readonly index: boolean;
  readonly strings: BoardStrings;
  /** What has just happened. */
  readonly said: string;
  readonly isPlaying: boolean;
  /** All hands of the game, and which of them it is, from 1. */
  readonly hands: readonly ConvertedHand[];
  readonly hand: number;
  /** The name of the element for links to its steps; empty where it has none. */
  readonly id: string;
  readonly onHand: (hand: number) => void;
  readonly speed: Speed;
  /** What each seat may do and waits for. */
  readonly asked: unknown;
  /** The question at a stop that can be answered. */
  readonly stop?: TemplateResult;
  /** The result of the hand, at the last step. */
  readonly ending: unknown;
  readonly onPlay: () => void;
  readonly onSpeed: () => void;
  readonly onSwipe: Swipe;
}

/** The round at one step. */
export function toldView(view: ToldView): TemplateResult {
  const {state, step, of, looks, index, telling, said, speed, asked, stop, ending, hands, hand, id} = view;
  const {isPlaying: playing, onGo, onPlay, onSpeed, onSwipe} = view;
  const note = noteAt(state, step);
  const words = telling.words.telling;
  const named = state.record.moves.flatMap(({name}, i) => (name === undefined ? [] : [i + 1]));
  // what may be done stands below the controls, which then stay where they are
  const board = boardInside({...looks, show: undefined}, state, step, BOARD);
  return html`<div class="table">
      <div
        class="swiped"
        @pointerdown=${onSwipe.start}
        @pointerup=${onSwipe.end}
        @pointercancel=${onSwipe.cancel}
      >
        ${board}
      </div>
      ${controlsView({
        ...{words, step, of, named, playing, speed, onGo, onPlay, onSpeed},
        hasNext: hand < hands.length,
        ...(id && {link: linkTo(id, hand, step)}),
      })}
      <p class="said" part="said"><bdi>${said}</bdi></p>
      <slot name="said"></slot>
      ${stop ?? (note ? html`<div class="now-note" aria-hidden="true">${noteView(note, lookOf({state, index}), telling.messages.named)}</div>` : nothing)}${looks.show ? html`<div class="asked-room">${asked}</div>` : nothing}
    </div>
    <div class="beside">${movesView(view)}${hands.length > 1 ? handsView(view) : nothing}</div>
    ${ending === nothing ? nothing : html`<div class="ends">${ending}</div>`}`;
}

/** The whole of a round, as a group with its name. */
export const wholeView = (
  label: string,
  told: TemplateResult,
  onKeydown: (event: KeyboardEvent) => void,
): TemplateResult =>
  html`<div class="whole" role="group" aria-label=${label} @keydown=${onKeydown}>${told}</div>`;

/** The controls under the table: buttons to step, a slider with the named places, and play with its speed. */
import {html, type TemplateResult} from 'lit';
import type {TellingWords} from '../../locales/round/strings.js';
import {styleNumbers} from '../views/numbers.js';
import type {Speed} from './player.js';

/** The data for the template of the controls; steps count from 0, before all moves. */
export interface ControlsView {
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

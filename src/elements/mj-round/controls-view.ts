/** The line of controls under the table, and the sentence about the last move. */
import {html, type TemplateResult} from 'lit';
import type {TellingWords} from '../../locales/round/strings.js';

/** The data for the template of the controls; steps count from 0, before all moves. */
export interface ControlsView {
  readonly words: TellingWords;
  readonly step: number;
  readonly of: number;
  readonly playing: boolean;
  readonly onGo: (step: number) => void;
  readonly onPlay: () => void;
}

const ICONS = {
  first: 'M2 2h2v12h-2zM14 2v12l-9-6z',
  back: 'M12 2v12l-9-6z',
  forward: 'M4 2v12l9-6z',
  last: 'M12 2h2v12h-2zM2 2v12l9-6z',
  play: 'M3 1v14l11-7z',
  pause: 'M3 2h4v12h-4zM9 2h4v12h-4z',
} as const;
type Control = keyof typeof ICONS;

/** Buttons to step, a slider and the play button; none acts beyond the first or last step. */
export function controlsView(view: ControlsView): TemplateResult {
  const {words, step, of, playing, onGo, onPlay} = view;
  const atStart = step <= 0;
  const atEnd = step >= of;
  return html`<div class="controls" part="controls" dir="ltr">
    ${button(words, 'first', atStart, () => onGo(0))}${button(words, 'back', atStart, () => onGo(step - 1))}<span
      class="count"
      part="count"
      aria-hidden="true"
      >${step} / ${of}</span
    >${button(words, 'forward', atEnd, () => onGo(step + 1))}${button(words, 'last', atEnd, () => onGo(of))}${button(
      words,
      playing ? 'pause' : 'play',
      false,
      onPlay,
    )}
  </div>`;
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

/** The end of a hand: the hand told again, and what to do next. */
import {html, nothing, type TemplateResult} from 'lit';
import type {PlayingStrings} from '../../locales/play.js';
import {ROUND_PARTS} from '../parts.js';
import type {Ruleset} from '../../core/game/ruleset.js';

/** What the end is drawn from. */
export interface EndView {
  readonly strings: PlayingStrings;
  readonly ruleset: Ruleset;
  /** The hand as text, and how many moves it has. */
  readonly text: string;
  readonly of: number;
  readonly looks: {
    readonly bottom: string;
    readonly theme: string | undefined;
    readonly tileTheme: string | undefined;
    readonly index: boolean;
    readonly size: string | undefined;
    readonly names: string | undefined;
  };
  readonly said: string;
  readonly seed: string;
  /** Whether the text is copied, or lies in a field to be copied. */
  readonly copied: boolean;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
  readonly onUndo: () => void;
  readonly onCopy: (event: Event) => void;
}

/** The hand step by step, with its result, and the buttons below. */
export function endView({
  strings,
  ruleset,
  text,
  of,
  looks,
  said,
  seed,
  copied,
  ...acts
}: EndView): TemplateResult {
  const {play} = strings;
  const {bottom, theme, tileTheme, index, size, names} = looks;
  return html`<p class="said" part="said"><bdi>${said}</bdi></p>
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
      >${text}</mj-round
    >
    <div class="tools" part="tools">
      <button part="button again" class="main" type="button" @click=${acts.onAgain}>${play.again}</button>
      <button part="button another" type="button" @click=${acts.onAnother}>${play.another}</button>
      <button part="button undo" type="button" @click=${acts.onUndo}>${play.undo}</button>
      <button part="button copy" type="button" @click=${acts.onCopy}>${play.copy}</button>
      <span class="seed" part="seed"><bdi>${play.wall(seed)}</bdi></span>
    </div>
    <p class="copied">${copied ? play.copied : nothing}</p>
    <textarea readonly aria-label=${play.text} rows="3" .value=${text}></textarea>`;
}

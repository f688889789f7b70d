import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {tileStyles} from '../../styles/tile.js';
import {editorControlStyles} from './control.styles.js';
import {editedHandStyles} from './hand.styles.js';
import {keyboardStyles} from '../views/keyboard.styles.js';
import {layoutStyles} from './layout.styles.js';

const input = css`
  :host {
    --_tile: var(--mj-tile-height, 2.75em);
    --_target: var(--mj-target, 2.25em);
  }

  :host([size='small']) {
    --_tile: 2em;
    --_target: 1.75em;
  }

  :host([size='large']) {
    --_tile: 3.75em;
    --_target: max(2.75em, 44px);
  }

  :host([size='huge']) {
    --_tile: 5em;
    --_target: max(3em, 44px);
  }

  .input {
    --_h: min(var(--_tile), 14cqi);
    display: grid;
    gap: var(--_gap);
    align-content: start;
    max-inline-size: var(--mj-form-width, 60em);
    isolation: isolate;
    /* prestyle.css reserves as much, and says what more a rule set takes */
    --_least: calc(max(43em, 38em + var(--_more, 0em)) - clamp(0em, (100cqi - 55em) * 1000, 7em));
    min-block-size: var(
      --_kept,
      clamp(
        var(--_least),
        var(--_least) + (46em - 100cqi) * 1000,
        78em + var(--_more, 0em) - var(--_less, 0em) - 66cqi +
          clamp(0em, (26em - 100cqi) * 1000, var(--_narrow, 0em))
      )
    );
  }

  :host(:state(settled)) .input {
    min-block-size: 0;
  }

  fieldset {
    display: contents;
  }

  button,
  select,
  input {
    font: inherit;
    color: inherit;
  }

  button {
    box-sizing: border-box;
    cursor: pointer;
    touch-action: manipulation;
  }

  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  [aria-disabled='true'],
  :disabled,
  .off {
    cursor: default;
  }

  /* in the place of the score, and as high: the keys stay where they are */
  #problem:empty,
  .score[hidden] {
    display: none;
  }

  .problem {
    min-block-size: 1.75em;
    padding-block: 0;
  }

  /* score and text */
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
    min-block-size: 1.75em;
    font-variant-numeric: tabular-nums;
  }

  .total {
    font-size: 1.25em;
    white-space: nowrap;
    color: var(--_accent);
  }

  @container (inline-size < 16em) {
    .total {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }

  .formula {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .missing {
    color: var(--_muted);
  }

  .notation {
    display: grid;
    gap: 0.25em;
  }

  .name {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .notation input,
  select,
  input[type='number'] {
    box-sizing: border-box;
    min-block-size: var(--_target);
    padding: 0 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  /* a list opens over the page, in the system's colours */
  option {
    background: Field;
    color: FieldText;
  }

  .notation input {
    inline-size: 100%;
    font-family: var(--mj-mono, ui-monospace, monospace);
  }

  .notation input[aria-invalid='true'] {
    border-color: var(--_error);
  }

  input[type='number'] {
    inline-size: 4.5em;
  }

  .rows {
    gap: 0.375em 1em;
  }

  .beside .piece {
    --_h: min(calc(var(--_target) * 0.95), 14cqi);
  }

  .mismatch {
    margin: 0;
  }

  @media (forced-colors: active) {
    [aria-disabled],
    .off {
      color: GrayText;
    }
  }
`;

/** All style sheets of `<mj-hand-input>`. */
export const handInputStyles = [
  ...blockStyles,
  tileStyles,
  mismatchStyles,
  input,
  editedHandStyles,
  editorControlStyles,
  keyboardStyles,
  layoutStyles,
];

import {css} from 'lit';
import {problemStyles} from '../../styles/problem.js';
import {controlStyles} from './control.styles.js';
import {keyboardStyles} from './keyboard.styles.js';
import {tileStyles} from '../../styles/tile.js';
import {panelTokens, tokens} from '../../styles/tokens.js';

const input = css`
  :host {
    --_tile: var(--mj-tile-height, 2.75em);
    --_target: 2.25em;
    display: block;
    container-type: inline-size;
    color: var(--mj-text, inherit);
    font-family: var(--mj-font, inherit);
  }

  :host([theme]) {
    color: var(--_text);
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
    max-inline-size: 60em;
    /* prestyle.css reserves as much, and says what more a rule set takes */
    --_least: max(43em, 38em + var(--_more, 0em));
    min-block-size: clamp(
      var(--_least),
      var(--_least) + (46em - 100cqi) * 1000,
      78em + var(--_more, 0em) - 66cqi
    );
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

  /* the hand */
  .hand {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    align-content: flex-start;
    gap: 0.375em 0;
    box-sizing: border-box;
    min-block-size: calc(var(--_h) + 1em);
    padding: 0.375em 0.375em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  /* a hand has two rows in a narrow page: nothing moves when the second one comes */
  @container (inline-size < 38em) {
    .hand {
      min-block-size: calc(2 * var(--_h) + 1.375em);
    }
  }

  /* tiles lie from left to right in every language; the hand as such stands where a line begins */
  :host(:dir(rtl)) .hand {
    justify-content: flex-end;
  }

  #problem:empty {
    display: none;
  }

  .empty {
    align-self: center;
    color: var(--_muted);
    font-size: 0.875em;
  }

  .piece {
    position: relative;
    display: inline-flex;
    align-items: flex-end;
    justify-content: center;
    gap: calc(var(--_h) * 0.034);
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0 1px;
    border: 0;
    border-radius: calc(var(--_h) * 0.09);
    background: none;
  }

  .meld {
    margin-inline-end: calc(var(--_h) * 0.25);
  }

  .win {
    margin-inline-start: calc(var(--_h) * 0.3);
  }

  .piece.win::after {
    content: '';
    position: absolute;
    inset-inline: 15%;
    inset-block-end: -0.2em;
    block-size: 0.1875em;
    border-radius: 1em;
    background: var(--_accent);
  }

  .hand > [aria-pressed='true'] .tile {
    outline: 2px solid var(--_accent);
    outline-offset: -1px;
    translate: 0 -12%;
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

  .notation input {
    inline-size: 100%;
    font-family: ui-monospace, monospace;
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
    color: var(--_error);
    font-size: 0.875em;
  }

  @media (forced-colors: active) {
    .hand > [aria-pressed='true'] .tile {
      outline-color: Highlight;
    }

    [aria-disabled],
    .off {
      color: GrayText;
    }
  }
`;

const layout = css`
  .board,
  .tools {
    display: grid;
    gap: var(--_gap);
    align-content: start;
  }

  @container (inline-size >= 46em) {
    .board {
      grid-template-columns: minmax(0, 27em) minmax(0, 1fr);
      column-gap: 2em;
    }
  }

  /* what is said of the hand, without what could be said */
  @media print {
    .notation,
    .actions,
    .keys,
    .beside:not(:has(.piece)),
    .choice:not(:has(:checked)),
    .field.off {
      display: none;
    }

    .hand,
    .choice,
    .aim {
      border: 0;
      padding-inline: 0;
      background: none;
    }

    .input,
    .hand {
      min-block-size: 0;
    }
  }
`;

export const handInputStyles = [
  tokens,
  panelTokens,
  tileStyles,
  problemStyles,
  input,
  controlStyles,
  keyboardStyles,
  layout,
];

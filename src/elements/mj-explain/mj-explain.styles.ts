import {css} from 'lit';
import {termStyles} from '../../styles/term.js';
import {panelTokens} from '../../styles/panel-tokens.js';
import {namedSizes} from '../../styles/tile-sizes.js';
import {handStyles} from '../mj-hand/shared.js';
import {scoredHandStyles} from '../mj-score-breakdown/shared.js';
import {readingStyles} from '../views/reading-view.js';
import {themedBox} from '../../styles/themed-box.js';

const explain = css`
  :host {
    --_tile: var(--mj-tile-height, 4em);
    margin-block: 1em;
    font-family: var(--mj-font, inherit);
  }

  :host(:state(far)) {
    min-block-size: var(--mj-explain-block-size, 22em);
  }

  /* prestyle.css reserves as much: what follows does not move from step to step */
  .explain {
    min-block-size: var(--mj-explain-block-size, 22em);
    overflow-wrap: anywhere;
  }

  /* the hand as it was typed, and in its sets: one of them is seen */
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .layer {
    grid-area: 1 / 1;
  }

  /* the tiles lie as high before they are in their sets */
  .layer:has(+ .layer .tags) {
    padding-block-start: 1.75em;
  }

  @container (inline-size < 38em) {
    .layer .row {
      row-gap: 1.75rem;
      font-size: min(var(--_tile), 100cqi / (var(--_half) * 0.75));
    }
  }

  .unseen {
    visibility: hidden;
  }

  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
    margin-block: 0.75em;
  }

  button {
    box-sizing: border-box;
    min-block-size: 2.25em;
    padding: 0.25em 0.625em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    line-height: 1.25;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }

  button:hover {
    background: var(--_raised);
  }

  button:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  button[aria-disabled] {
    color: var(--_muted);
    cursor: default;
    opacity: 0.6;
  }

  button[aria-pressed='true'] {
    border-color: var(--_fill);
    background: var(--_fill);
    color: var(--_on-accent);
  }

  .chevron {
    font-weight: 600;
  }

  .chevron:dir(rtl) {
    display: inline-block;
    scale: -1 1;
  }

  .whole {
    margin-inline-start: auto;
  }

  .position {
    min-inline-size: 3.5em;
    text-align: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .steps {
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  .step {
    padding: 0.5em 0.75em;
    border-inline-start: 0.25em solid var(--_line);
    counter-increment: step;
  }

  .steps:not(.all) > .step:not(.present) {
    display: none;
  }

  .all > .step {
    break-inside: avoid;
  }

  .present {
    border-color: var(--_accent);
    background: var(--_raised);
  }

  .all > .step + .step {
    margin-block-start: 0.25em;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
  }

  .all .head::before {
    content: counter(step) '.';
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .amount {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .reading {
    display: inline;
    margin-inline-start: 0.5em;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  p {
    margin: 0;
  }

  .sentence,
  ::slotted(*) {
    margin-block: 0.25em 0;
    line-height: 1.5;
  }

  .sum {
    margin-block-start: 0.375em;
    font-size: 0.875em;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .evidence {
    --_small: min(1.75em, 9cqi);
    --_h: 1em;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.5em;
    margin-block: 0.25em;
    font-size: var(--_small);
  }

  :host(:dir(rtl)) .evidence {
    justify-content: flex-end;
  }

  .sample {
    display: inline-flex;
    gap: 0.034em;
  }

  /* the hand above shows it */
  .steps:not(.all) .lit-above {
    display: none;
  }

  @container (inline-size < 22em) {
    .controls {
      gap: 0.25em;
    }

    button {
      padding-inline: 0.375em;
      font-size: 0.875em;
    }

    .position {
      min-inline-size: 3em;
    }
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
    }
  }

  /* on paper the whole list */
  @media print {
    .explain {
      min-block-size: 0;
    }

    .controls {
      display: none;
    }

    .stage {
      margin-block-end: 0.75em;
    }

    .steps:not(.all) > .step:not(.present) {
      display: list-item;
    }

    .steps:not(.all) .lit-above {
      display: flex;
    }

    .step {
      break-inside: avoid;
      border-color: #999;
      background: none;
      list-style: none;
    }

    .step + .step {
      margin-block-start: 0.25em;
    }

    .steps .head::before {
      content: counter(step) '.';
    }
  }
`;

/** All style sheets of `<mj-explain>`. */
export const explainStyles = [
  panelTokens,
  ...handStyles,
  scoredHandStyles,
  readingStyles,
  termStyles,
  themedBox,
  explain,
  namedSizes({large: 5, huge: 6.25}),
];

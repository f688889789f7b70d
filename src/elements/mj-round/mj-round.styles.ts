import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {mismatchStyles} from '../../styles/mismatch.js';
import {askedStyles} from '../mj-board/shared.js';
import {movesStyles} from './moves.styles.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {themedBox} from '../../styles/themed-box.js';

const round = css`
  :host {
    --_moves: 18em;
    margin-block: 1em;
    line-height: 1.4;
  }

  /* prestyle.css reserves as much */
  :host(:state(waiting)) {
    display: flow-root;
    white-space: pre-line;
  }

  :host(:state(waiting):not(:state(settled)))::before {
    content: '';
    float: inline-start;
    block-size: calc(min(100cqi, var(--_tile) * 18.5) * 0.914);
    /* controls and sentence; below them the moves */
    margin-block-end: var(--mj-round-block-size, calc(var(--_target) + 24.05em + var(--_asked, 0px)));
  }

  /* as many lines as there are seats, and one for who gets the tile: steps do not move what is below */
  :host([show]) {
    --_asked: 7.5em;
  }

  .asked-room {
    display: flow-root;
    min-block-size: var(--_asked);
  }

  .swiped {
    touch-action: pan-y pinch-zoom;
  }

  .slide {
    position: relative;
    display: block;
    flex: 1 1 100%;
    max-inline-size: 100%;
    block-size: 1.5em;
  }

  .slide input {
    --_thumb: 16px;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    accent-color: var(--_fill);
  }

  /* a place that the text names: under the middle of the thumb, which does not leave the slider */
  .place {
    position: absolute;
    inset-block-end: 0;
    left: calc(8px + var(--_at) * (100% - 16px));
    inline-size: 2px;
    block-size: 0.4em;
    margin-left: -1px;
    background: currentColor;
    pointer-events: none;
  }

  .controls [part~='speed'] {
    inline-size: auto;
    min-inline-size: calc(var(--_target) * 1.15);
    font-variant-numeric: tabular-nums;
  }

  .ends {
    min-inline-size: 0;
  }

  .hands {
    max-block-size: 14em;
    margin-block-start: 0.75em;
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block: 1px solid var(--_line);
  }

  button.hand {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    align-items: baseline;
    inline-size: 100%;
    padding: 0.25em 0.375em;
    border-color: transparent;
    border-radius: 0;
    background: none;
    font-size: 1em;
    text-align: start;
  }

  button.hand > b {
    min-inline-size: 1.25em;
  }

  button.hand > small {
    flex-basis: 100%;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  button.hand[aria-current] {
    background: var(--_raised);
    box-shadow: inset 3px 0 var(--_accent);
  }

  a.count {
    color: inherit;
  }

  .question {
    font-weight: 600;
  }

  .whole {
    display: grid;
    gap: 0.5em 1.25em;
    max-inline-size: calc(var(--_tile) * 18.5);
    margin-inline: auto;
  }

  .table,
  .beside {
    min-inline-size: 0;
  }

  mj-board {
    margin-block: 0;
  }

  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25em;
    margin-block: 0.5em;
  }

  .controls button {
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--_target) * 1.15);
    padding: 0;
    font-size: 1em;
  }

  .controls svg {
    inline-size: 1em;
    block-size: 1em;
    fill: currentColor;
  }

  .controls button[aria-disabled='true'] svg {
    opacity: 0.4;
  }

  .count {
    min-inline-size: 5em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  /* so high that a sentence more does not push the moves */
  .said {
    min-block-size: 2.8em;
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }

  .now-note {
    text-align: center;
  }

  .ending {
    margin-block: 0.75em;
  }

  table {
    border-collapse: collapse;
    margin-inline: auto;
  }

  caption {
    margin-block-end: 0.25em;
    font-weight: 600;
  }

  th,
  td {
    padding: 0.125em 0.75em;
    border-block-end: 1px solid var(--_line);
    font-weight: normal;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  th[scope='row'] {
    text-align: start;
  }

  .unit {
    display: block;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  td[part='net'] {
    font-weight: 600;
  }

  .next,
  .unchecked,
  .unsaid {
    margin-block: 0.5em;
    text-align: center;
  }

  .text-room {
    white-space: pre-line;
  }

  .printed {
    display: none;
  }

  /* the moves beside the table, where there is room for both */
  @container (inline-size >= 56em) {
    :host(:state(waiting):not(:state(settled)))::before {
      block-size: calc(min(100cqi - 17.25em, var(--_tile) * 18.5) * 0.914);
      margin-block-end: var(--mj-round-block-size, calc(var(--_target) + 5.55em + var(--_asked, 0px)));
    }

    .whole {
      grid-template-columns: minmax(0, calc(var(--_tile) * 18.5)) minmax(16em, 1fr);
      max-inline-size: none;
    }

    .ends {
      grid-column: 1 / -1;
    }

    .beside {
      min-block-size: 0;
    }

    .list {
      max-block-size: calc(var(--_tile) * 18.5);
      border-block: 0;
    }
  }

  @container (inline-size < 32rem) {
    .asked-room {
      min-block-size: calc(var(--_asked) + 1.5em);
    }

    .count {
      min-inline-size: 3em;
    }

    .controls button,
    .controls [part~='speed'] {
      inline-size: var(--_target);
      min-inline-size: 0;
      padding: 0;
    }

    .controls {
      column-gap: 0.125em;
    }

    :host(:state(waiting):not(:state(settled)))::before {
      block-size: var(--mj-board-block-size, 25rem);
      margin-block-end: var(--mj-round-block-size, calc(var(--_target) + 20.05em + var(--_asked, 0px)));
    }

    .beside {
      --_moves: 14em;
    }

    table {
      font-size: 0.875em;
    }

    th,
    td {
      padding-inline: 0.25em;
    }
  }

  @media print {
    .controls,
    .said,
    .now-note {
      display: none;
    }

    .whole,
    .printed {
      display: block;
    }

    .beside {
      min-block-size: 0;
    }

    .list {
      max-block-size: none;
      overflow: visible;
      columns: 16em;
    }

    li,
    tr,
    .printed {
      break-inside: avoid;
    }

    caption,
    thead {
      break-after: avoid;
    }

    ol > li.now {
      border-color: transparent;
      background: none;
    }

    button.move[aria-current] {
      border-color: transparent;
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    ol > li:not(.now),
    button.move {
      border-color: Canvas;
    }

    ol > li.now {
      border-inline-start-color: Highlight;
    }

    button.move[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

/** All style sheets of `<mj-round>`. */
export const roundStyles = [
  ...blockStyles,
  controlStyles,
  mismatchStyles,
  tileStyles,
  tileSizes(2.5, 1.75, 3, 3.75),
  movesStyles,
  askedStyles,
  themedBox,
  round,
];

import {css} from 'lit';

/** The chart of a game, above its table or, where there is room, beside it. */
export const chartStyles = css`
  :host {
    --_player-0: color-mix(in srgb, currentColor 40%, #3b6fd6);
    --_player-1: color-mix(in srgb, currentColor 40%, #d9433f);
    --_player-2: color-mix(in srgb, currentColor 40%, #0f9068);
    --_player-3: color-mix(in srgb, currentColor 40%, #b5790f);
  }

  .chart {
    margin: 0 0 1em;
    max-inline-size: 46em;
  }

  .chart-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25em 1em;
  }

  .kinds {
    display: flex;
    gap: 0.25em;
  }

  .kinds [aria-pressed='true'] {
    font-weight: 600;
    box-shadow: inset 0 -3px 0 currentColor;
  }

  /* lines stretch with the box, marks and words do not */
  .plot {
    position: relative;
    block-size: 19em;
    margin: 1em 8.5em 1.75em 3.25em;
    border-left: 1px solid var(--_line);
    font-variant-numeric: tabular-nums;
  }

  .plot svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  .plot path {
    fill: none;
    stroke-width: 2.25px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .line-0 {
    stroke: var(--_player-0);
  }

  .line-1 {
    stroke: var(--_player-1);
    stroke-dasharray: 9 3;
  }

  .line-2 {
    stroke: var(--_player-2);
    stroke-dasharray: 2.5 3.5;
    stroke-linecap: round;
  }

  .line-3 {
    stroke: var(--_player-3);
    stroke-dasharray: 12 3 2.5 3;
  }

  .plot > span {
    position: absolute;
    white-space: nowrap;
  }

  .plot > .tick {
    inset-inline: 0;
    top: calc(var(--_y) * 1%);
    border-top: 1px solid var(--_line);
  }

  .plot > .zero {
    border-color: var(--_muted);
  }

  .tick > span {
    position: absolute;
    right: calc(100% + 0.5em);
    translate: 0 -50%;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .plot > .round,
  .plot > .cursor {
    inset-block: 0;
    left: calc(var(--_x) * 1%);
    border-left: 1px dashed var(--_line);
  }

  .plot > .cursor {
    inset-block: -0.25em;
    border-left: 2px solid;
  }

  .round > span {
    position: absolute;
    top: calc(100% + 0.25em);
    left: 0.25em;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .dot {
    inline-size: 0.5625em;
    block-size: 0.5625em;
    background: var(--_player-0);
    border-radius: 50%;
  }

  .plot > .dot,
  .plot > .largest {
    left: calc(var(--_x) * 1%);
    top: calc(var(--_y) * 1%);
    translate: -50% -50%;
  }

  .dot-1 {
    background: var(--_player-1);
    border-radius: 0;
  }

  .dot-2 {
    background: var(--_player-2);
    border-radius: 0;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  .dot-3 {
    background: var(--_player-3);
    border-radius: 0;
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }

  .plot > .largest {
    translate: -50% calc(-100% - 0.375em);
    font-size: 0.8125em;
  }

  .plot > .end {
    left: calc(100% + 0.625em);
    top: calc(var(--_y) * 1%);
    translate: 0 -50%;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.375em;
    inline-size: 7.75em;
    line-height: 1.2;
  }

  .who {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .at {
    display: block;
    box-sizing: border-box;
    inline-size: calc(100% - 11.75em + 1rem);
    min-block-size: var(--_target);
    margin: 0 0 0 calc(3.25em - 0.5rem);
    accent-color: var(--_fill);
  }

  .told {
    margin: 0;
    min-block-size: 3em;
    font-variant-numeric: tabular-nums;
  }

  figcaption {
    font-size: 0.875em;
    color: var(--_muted);
  }

  .hand-lit > * {
    background: var(--_raised);
  }

  .hand-lit > :first-child {
    box-shadow: inset 3px 0 0 currentColor;
  }

  /* points of five digits stand in one line */
  @container (inline-size >= 64em) {
    .game {
      display: grid;
      grid-template-columns: minmax(0, 36em) minmax(0, 1fr);
      align-items: start;
      gap: 0 2em;
    }

    .chart {
      position: sticky;
      inset-block-start: calc(var(--mj-sticky-top, 0px) + 1em);
      order: 1;
      margin: 0;
    }
  }

  @container (inline-size < 34em) {
    .plot {
      block-size: 14em;
      margin-inline: 2.5em 5em;
    }

    .plot > .end {
      inline-size: 5em;
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: 0;
      font-size: 0.75em;
      line-height: 1.1;
    }

    .end > b {
      grid-column: 2;
    }

    .plot > .largest {
      display: none;
    }

    .at {
      inline-size: calc(100% - 7.5em + 1rem);
      margin-inline-start: calc(2.5em - 0.5rem);
    }
  }

  @media (forced-colors: active) {
    .plot path {
      stroke: CanvasText;
    }

    .dot {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .hand-lit {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media print {
    .at,
    .kinds,
    .told,
    .plot > .cursor {
      display: none;
    }

    .chart {
      break-inside: avoid;
    }

    .chart + table > thead {
      break-after: avoid;
    }

    .chart + table > tbody > tr:first-child {
      break-before: avoid;
    }

    .plot path {
      stroke: #000;
    }

    .dot {
      background: #000;
      print-color-adjust: exact;
    }

    .hand-lit > * {
      background: none;
      box-shadow: none;
    }
  }
`;

import {css} from 'lit';

/** The middle of a table, the plates of its seats, and one heap of discards in place of rivers. */
export const middleStyles = css`
  .middle {
    grid-area: middle;
    align-self: center;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1em;
    min-block-size: 2.6em;
    padding: 0.1em;
    border: 1px solid var(--_line);
    border-radius: 0.2em;
    background: rgb(0 0 0 / 18%);
    line-height: 1.2;
    text-align: center;
  }

  .round {
    font-size: max(0.42em, 0.8125rem);
    font-weight: 700;
  }

  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.6em;
    font-size: max(0.36em, 0.75rem);
  }

  .indicated {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.1em 0.3em;
  }

  .indicated:empty {
    display: none;
  }

  .indicator-name {
    font-size: max(0.36em, 0.75rem);
  }

  .middle .run {
    font-size: 0.86em;
  }

  .middle .run:has(.tile:nth-child(3)) {
    font-size: 0.7em;
  }

  /* two rows: what lies under the indicators is below them */
  .middle:has(.ura) .run {
    font-size: 0.6em;
  }

  .who {
    position: relative;
    display: flex;
    align-items: flex-end;
    block-size: 0.76em;
    padding-block-end: 0.06em;
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: 100%;
  }

  /* there is room beside these */
  :is(.top, .bottom) > .who {
    align-self: center;
    justify-content: center;
    inline-size: max-content;
    max-inline-size: 9em;
  }

  /* the plate of a seat; at the sides there is room for a second line above it */
  .label {
    box-sizing: border-box;
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.4em;
    max-inline-size: 100%;
    min-block-size: 1.75em;
    padding-inline: 0.2em 0.6em;
    border-radius: 0.4em;
    background: rgb(0 0 0 / 26%);
    font-size: max(0.36em, 0.75rem);
    line-height: 1.2;
    white-space: nowrap;
  }

  .wind {
    display: grid;
    place-items: center;
    min-inline-size: 1.45em;
    block-size: 1.4em;
    border-radius: 0.28em;
    background: rgb(255 255 255 / 14%);
  }

  .label:not(:has(:is(.ready-mark, .win-mark, .points), .name:not(:empty))) {
    --_bare: auto;
    padding-inline-end: 0.2em;
  }

  .dealer .wind {
    background: #f6f1e2;
    color: #1c2a24;
  }

  .turn .label {
    background: var(--_fill);
    color: var(--_on-accent);
    font-weight: 600;
  }

  .name {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .name:empty {
    display: none;
  }

  .points {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  :is(.ready-mark, .win-mark) {
    padding: 0.05em 0.45em;
    border-radius: 1em;
    background: #f6f1e2;
    color: #8f1018;
    font-size: 0.92em;
    font-weight: 700;
  }

  .win-mark {
    background: var(--_fill);
    color: var(--_on-accent);
  }

  /* what is paid, on its way */
  .chip {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2;
    padding: 0.1em 0.6em;
    border-radius: 1em;
    background: var(--_fill);
    color: var(--_on-accent);
    font-size: max(0.4em, 0.875rem);
    line-height: 1.2;
    white-space: nowrap;
    pointer-events: none;
  }

  .arrow {
    display: none;
    flex: none;
    inline-size: max(0.15em, 0.3125rem);
    block-size: max(0.3em, 0.625rem);
    fill: var(--_fill);
  }

  .turn .arrow {
    display: block;
  }

  .right > .who {
    justify-content: flex-start;
  }

  .right .arrow {
    order: -1;
    rotate: 180deg;
  }

  :is(.top, .bottom) .arrow {
    position: absolute;
    left: calc(50% - max(0.075em, 0.15625rem));
    top: calc(100% - max(0.07em, 0.15625rem));
    rotate: 90deg;
  }

  .bottom .arrow {
    top: auto;
    bottom: calc(100% - max(0.07em, 0.15625rem));
    rotate: -90deg;
  }

  /* between the plate and the river */
  .stick {
    position: absolute;
    top: calc(100% - 0.02em);
    left: 0.2em;
    box-sizing: border-box;
    inline-size: 1.8em;
    block-size: 0.14em;
    border: 1px solid rgb(0 0 0 / 40%);
    border-radius: 0.06em;
    background: radial-gradient(circle at center, #c4121c 0.05em, transparent 0.06em) #fbf7ec;
  }

  .top .stick {
    left: calc(50% - 0.9em);
  }

  .bottom .stick {
    inset: auto auto calc(100% - 0.02em) calc(50% - 0.9em);
  }

  /* one heap: the middle is a line above it */
  .pooled .table {
    grid-template:
      'left top right' auto
      'left middle right' auto
      'left pool right' minmax(6.6em, 1fr)
      'left bottom right' auto / 2.5em 10em 2.5em;
  }

  .pooled .middle {
    flex-direction: row;
    justify-self: center;
    gap: 0.6em;
    min-block-size: 0;
    padding: 0.12em 0.5em;
  }

  .pooled.three .table {
    grid-template:
      'left middle right' auto
      'left pool right' minmax(6.6em, 1fr)
      'left bottom right' auto / 2.5em 10em 2.5em;
  }

  .pool {
    grid-area: pool;
    flex-wrap: wrap;
    place-content: center;
    align-items: center;
    gap: 0.13em 0.03em;
  }

  /* the sign of tiles that were discarded as drawn */
  .legend {
    grid-area: right;
    place-self: start end;
    /* below what is written at the seat across */
    margin: 0.9em 0 0;
    white-space: nowrap;
    line-height: 0.5em;
  }

  .three .legend {
    margin: 0;
  }

  .legend-text {
    font-size: max(0.34em, 0.75rem);
  }

  .legend.later {
    visibility: hidden;
  }

  .slid-sign {
    display: inline-block;
    inline-size: 1.1em;
    block-size: 3px;
    margin-inline-end: 0.4em;
    border-radius: 2px;
    background: currentColor;
    vertical-align: 0.25em;
  }

  @media print {
    :is(.label, .turn .label, .middle, .wind, .ready-mark, .win-mark) {
      background: none;
      color: inherit;
    }

    .label {
      border: 1px solid;
    }
  }

  @media (forced-colors: active) {
    .label {
      border: 1px solid;
    }

    :is(.turn .label, .win-mark) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    .arrow {
      fill: Highlight;
    }

    .slid-sign {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

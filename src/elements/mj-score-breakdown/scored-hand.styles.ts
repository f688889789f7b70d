import {css} from 'lit';

/** The scored hand. A line of sets on a wide page, two on a narrow one; the brackets below take the columns of their sets. */
export const scoredHandStyles = css`
  .scored {
    --_behind: 0;
    --_t: min(var(--_tile), round(down, calc((100cqi - var(--_behind) * 1em) / (var(--_width) * 0.75)), 1px));
    position: relative;
    display: flex;
    align-items: center;
    gap: 0 1.25em;
    font-variant-numeric: tabular-nums;
  }

  /* where no total has its room above */
  .alone:has(.tags) {
    padding-block-start: 1.75em;
  }

  .sets {
    display: grid;
    column-gap: calc(var(--_t) * 0.34);
    grid-template-rows: auto 1.75em;
    grid-auto-rows: 1.75em;
  }

  .set {
    grid-area: 1 / calc(var(--_at));
    align-self: end;
  }

  button.set {
    padding: 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }

  button.set:focus-visible {
    outline: 2px solid var(--mj-focus, #3a78d8);
    outline-offset: 2px;
  }

  .run {
    --_h: 1em;
    position: relative;
    display: flex;
    align-items: flex-end;
    gap: 0.034em;
    font-size: var(--_t);
  }

  .tagged {
    position: relative;
    display: inline-flex;
  }

  .tags {
    position: absolute;
    inset-block-end: calc(100% + 0.25rem);
    inset-inline-start: 50%;
    translate: -50%;
    display: flex;
    gap: 0.375rem;
    align-items: center;
    font-size: max(0.75rem, 0.1875em);
    font-weight: 600;
    line-height: 1.35;
    white-space: nowrap;
    -webkit-user-select: none;
    user-select: none;
  }

  /* at the end of a set they end with it: it may stand at the end of the line */
  .tagged:last-child > .tags {
    inset-inline: auto 0;
    translate: none;
  }

  /* at the beginning of the line they do not begin before it */
  .set:first-child > .run > .tagged:last-child {
    position: static;
  }

  .set:first-child > .run > .tagged:last-child > .tags {
    inset-inline: 0 auto;
    justify-content: end;
    min-inline-size: 100%;
  }

  .tagged:first-child > .tags {
    inset-inline: 0 auto;
    translate: none;
  }

  .how {
    padding-inline: min(0.5em, var(--_t) / 8);
    border-radius: 0.35em;
    background: var(--_fill);
    color: var(--mj-on-accent, light-dark(#fff, #10201a));
  }

  /* it points at its tile, where there is room to stand above it */
  @container (inline-size >= 38em) {
    .how:only-child {
      position: relative;
    }

    .how:only-child::after {
      content: '';
      position: absolute;
      inset: 100% auto auto calc(50% - 0.35em);
      inline-size: 0.7em;
      block-size: 0.3em;
      background: inherit;
      clip-path: polygon(0 0, 100% 0, 50% 100%);
    }

    .tagged:first-child > .tags > .how::after {
      inset-inline-start: calc(var(--_t) * 0.375 - 0.35em);
    }

    .tagged:last-child > .tags > .how::after {
      inset-inline: auto calc(var(--_t) * 0.375 - 0.35em);
    }
  }

  .circumstances {
    margin-block: 0.375em;
    min-inline-size: 0;
    font-size: 0.8125em;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  .called {
    font-weight: 400;
    opacity: 0.8;
  }

  .as {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
  }

  .as .tile {
    font-size: 1.875em;
  }

  .bracket,
  .value {
    grid-row: calc(2 + var(--_lane));
    grid-column: calc(var(--_at)) / calc(var(--_to));
    contain: inline-size;
    color: var(--_accent);
  }

  .pointable :is(.bracket, .value) {
    cursor: pointer;
  }

  /* the sign of what one can point at */
  .pointable .value > span {
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 0.2em;
  }

  .lit-some .tile:not(.lit, .lit *, .as *),
  .lit-some :is(.bracket, .value):not(.lit-bracket) {
    opacity: 0.35;
  }

  .bracket {
    box-sizing: border-box;
    block-size: 0.4em;
    margin-block-start: 0.2em;
    border: solid;
    border-width: 0 0 1.5px;
  }

  .over {
    border-block-end-style: dotted;
  }

  .bracket.lit-bracket {
    border-block-end-width: 3px;
  }

  .from {
    border-inline-start-width: 1.5px;
    border-end-start-radius: 0.3em;
  }

  .to {
    border-inline-end-width: 1.5px;
    border-end-end-radius: 0.3em;
  }

  /* a name that does not fit in the line is left out */
  .value {
    align-self: start;
    display: flex;
    flex-flow: row-reverse wrap-reverse;
    justify-content: center;
    gap: 0.5em 0.4em;
    block-size: 1.125em;
    margin-block-start: 0.625em;
    overflow-y: clip;
    line-height: 1.125;
    white-space: nowrap;
  }

  .value > * {
    font-size: 0.875em;
  }

  /* an amount stays in one line, several may take two */
  .value > b > span {
    white-space: nowrap;
  }

  .value > span {
    max-inline-size: 100%;
    overflow: hidden;
  }

  .result {
    font-size: 1.25em;
    white-space: nowrap;
  }

  .result .total {
    font-size: 2em;
    line-height: 1;
  }

  .result small {
    font-size: 0.45em;
    font-weight: 400;
    white-space: pre;
  }

  .near {
    display: none;
  }

  /* tiles leave room for the total */
  @container (inline-size >= 50em) {
    .scored {
      --_behind: var(--_room);
    }
  }

  /* the total stands above the end of the hand */
  @container (38em <= inline-size < 50em) {
    .result {
      position: absolute;
      inset: 0.25rem 0 auto auto;
      font-size: 0.9375em;
    }
  }

  /* two lines; small tiles stay in one */
  @container (inline-size < 38em) {
    .scored:where(:not(.small)) {
      --_t: min(var(--_tile), 100cqi / (var(--_half) * 0.75));
      display: grid;
      grid-template-rows: auto minmax(1.75em, auto) auto minmax(1.75em, auto);

      .result {
        grid-row: 5;
        justify-self: end;
        font-size: 1em;
      }

      .sets {
        grid-row: 1 / span 4;
        grid-template-rows: subgrid;
        justify-content: start;
      }

      .set {
        grid-area: calc(1 + 2 * var(--_line)) / calc(var(--_near));
        inline-size: 100%;
      }

      .how {
        padding-inline: min(0.5em, var(--_t) / 16);
      }

      .tags {
        font-size: max(0.6875rem, 0.1875em);
      }

      .set:has(.tags) {
        padding-block-start: calc(2em * var(--_line));
      }

      .run {
        inline-size: fit-content;
      }

      /*
       * What is said of a tile stays above its set, or in its column, in two lines if it must; single tiles side by side are
       * no set.
       */
      .run:not(:has(> :nth-child(5))) > .tagged {
        position: static;

        > .tags {
          inset-inline: 0 auto;
          translate: none;
          inline-size: max-content;
          min-inline-size: 100%;
          max-inline-size: calc(100% + var(--_t) * 0.75 * var(--_less));
          justify-content: safe center;
          line-height: 1.15;
          text-align: center;
          white-space: normal;
        }

        &:first-child > .tags {
          justify-content: start;
        }

        &:last-child > .tags {
          justify-content: safe end;
        }
      }

      .bracket,
      .value {
        grid-row: calc(2 + 2 * var(--_line));
        margin-inline-end: calc(var(--_t) * 0.75 * var(--_less));
      }

      /* behind the sets of the second line */
      .fits {
        grid-row: 3;
        align-self: end;
        block-size: var(--_t);
        line-height: var(--_t);
      }

      .sets,
      .fits {
        grid-column: 1;
      }

      .near {
        display: revert;
      }

      .value.near {
        display: flex;
      }

      /* a single set has no room for a name: an amount that is wider than the set takes two lines */
      .value.near:has(> b:only-child) {
        block-size: auto;
        min-block-size: 1.125em;
        margin-block-start: calc(0.625em / 0.875);
        font-size: 0.875em;
        text-align: center;
        white-space: normal;
      }

      .far {
        display: none;
      }
    }
  }

  /* letters as large as tiles: the lines below say what the sets are worth */
  @container (inline-size < 14em) {
    .scored {
      .tags,
      .bracket,
      .value:is(.near, .far) {
        display: none;
      }

      .result {
        position: static;
        translate: none;
        font-size: 1.125em;
        white-space: normal;
      }

      .result .total {
        font-size: 1em;
        line-height: 1.25;
        white-space: normal;
      }
    }
  }

  @media (prefers-contrast: more) {
    .lit-some :is(.tile, .bracket, .value) {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    .how {
      border: 1px solid;
    }
  }

  /* paper has no backgrounds */
  @media print {
    .how {
      background: none;
      color: inherit;
      outline: 1px solid;
    }
  }
`;

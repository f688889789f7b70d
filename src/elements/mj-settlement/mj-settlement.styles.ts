import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {leaderStyles} from '../../styles/leader.js';
import {panelStyles} from '../../styles/panel.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {scoredHandStyles} from '../mj-score-breakdown/shared.js';

/* the drawing: a box of 22 × 16em, in whose hundredths and tens the arrows are drawn */
const drawing = css`
  .title {
    margin: 0 0 0.5em;
    font-size: 0.875em;
    font-weight: 600;
    color: var(--_muted);
  }

  .in {
    margin-inline-start: 0.25em;
    font-weight: 400;
  }

  .around {
    position: relative;
    inline-size: 22em;
    block-size: 16em;
    margin-inline: auto;
    font-size: min(1em, 100cqi / 22);
  }

  /* nobody sits at the top */
  .three {
    margin-block-start: -5em;
  }

  .around > * {
    position: absolute;
    box-sizing: border-box;
  }

  .middle {
    inset: 5.4em 7.6em;
    border: 1px solid var(--_line);
    border-radius: 0.75em;
    background: var(--_raised);
  }

  .arrow {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: currentColor;
  }

  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
  }

  .weight-2 .line {
    stroke-width: 2.25;
  }

  .weight-3 .line {
    stroke-width: 3.5;
  }

  text {
    font-size: 10px;
    font-weight: 700;
    font-variant-numeric: tabular-nums lining-nums;
    dominant-baseline: central;
  }

  .plate {
    display: grid;
    place-content: center;
    inline-size: 6.4em;
    block-size: 4.8em;
    border: 1px solid var(--_line);
    border-radius: 0.5em;
    line-height: 1.15;
    text-align: center;
    white-space: nowrap;
  }

  .wins {
    border: 2px solid var(--_accent);
  }

  .plate b {
    font-size: 0.9375em;
    font-weight: 600;
  }

  .plate strong {
    font-size: 1.25em;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .plate small {
    font-size: 0.75em;
    color: var(--_muted);
  }

  .even {
    font-weight: 400;
    color: var(--_muted);
  }

  .bottom {
    inset: auto auto 0 7.8em;
  }

  .top {
    inset: 0 auto auto 7.8em;
  }

  .left {
    inset: 5.6em auto auto 0.2em;
  }

  .right {
    inset: 5.6em 0.2em auto auto;
  }

  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    user-select: none;
  }

  /* sentences beside the drawing */
  @container (inline-size >= 40em) {
    .beside {
      display: grid;
      grid-template-columns: 22em minmax(0, 1fr);
      gap: 0 2em;
    }

    .beside > * {
      grid-column: 1 / -1;
    }

    .beside > .drawn {
      grid-column: 1;
    }

    .beside > .payments {
      grid-column: 2;
      margin-block-start: 1.25em;
    }
  }

  /* too narrow to be read: the table, each amount in a line of its own */
  @container (inline-size < 17.5em) {
    .drawn {
      display: none;
    }

    .heard {
      all: unset;
      display: block;
    }
  }
`;

const settlement = css`
  .matrix {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }

  .matrix .number {
    inline-size: auto;
  }

  .matrix td {
    vertical-align: middle;
  }

  caption {
    padding-block-end: 0.25em;
    font-size: 0.875em;
    font-weight: 600;
    text-align: start;
    color: var(--_muted);
  }

  /* the seats in one line, whatever stands below them */
  thead th {
    vertical-align: baseline;
  }

  .seat {
    font-weight: 600;
    color: var(--mj-text, inherit);
    white-space: nowrap;
  }

  .mark {
    display: inline-block;
    padding-inline: 0.35em;
    border: 1px solid currentColor;
    border-radius: 0.25em;
    font-size: 0.875em;
    line-height: 1.3;
    white-space: nowrap;
  }

  /* cells that touch, so that the pieces of the diagonal meet */
  .self {
    background: linear-gradient(to top right, transparent 48%, var(--_line) 49% 51%, transparent 52%)
      border-box;
  }

  .self:dir(rtl) {
    background: linear-gradient(to top left, transparent 48%, var(--_line) 49% 51%, transparent 52%)
      border-box;
  }

  .corner,
  .worth {
    color: var(--_muted);
  }

  .corner {
    overflow-wrap: anywhere;
    word-break: keep-all;
  }

  .net-row > * {
    border-block-end: 0;
  }

  .net-row strong {
    font-size: 1.125em;
  }

  .gain {
    color: var(--_accent);
  }

  .loss {
    color: var(--_error);
  }

  .heading {
    margin-block: 1em 0.25em;
    font-size: 0.875em;
    font-weight: 600;
    color: var(--_muted);
  }

  dl {
    margin: 0;
    font-size: 0.875em;
    line-height: 1.6;
  }

  .payments {
    max-inline-size: calc(38em / 0.875);
    margin-block-start: 0.75em;
  }

  dt {
    margin-block-start: 0.5em;
    color: var(--_muted);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  .payments dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 0.5em;
  }

  :is(dt, dd > span).lead {
    flex: 1;
    gap: 0.5em;
  }

  /* with large letters, what is paid stands below who pays whom */
  @container (inline-size < 14em) {
    .payments .lead {
      flex-basis: 100%;
    }
  }

  @container (inline-size >= 14em) {
    .payments .lead,
    .due {
      white-space: nowrap;
    }
  }

  .reckoned {
    color: var(--_muted);
  }

  /* a hand: whose it is and its worth at the two ends of a line; below, its tiles and what counts in it */
  .others dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    padding: 0.5em 0;
  }

  .others dt {
    margin: 0;
    color: inherit;
    font-weight: 600;
  }

  .others dd + dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
  }

  .others dd + dd,
  .others .scored {
    inline-size: 100%;
  }

  /* tiles that count for nothing */
  .others .idle {
    opacity: 0.4;
  }

  @media (prefers-contrast: more), (forced-colors: active), print {
    .others .idle {
      opacity: 1;
    }
  }

  .formula {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .cap {
    padding-inline: 0.4em;
    border: 1px solid currentColor;
    border-radius: 0.25em;
    font-size: 0.875em;
  }

  @container (inline-size < 24em) {
    .corner {
      font-size: 0.6875em;
    }

    /* columns as wide as what stands in them */
    .matrix {
      table-layout: auto;
    }

    .matrix .number {
      padding-inline: 0.125em;
    }

    .net-row strong {
      font-size: 1em;
    }
  }

  /* each amount in a line of its own, behind the one whose it is */
  @container (inline-size < 19em) {
    .matrix,
    .matrix :is(thead, tbody, tfoot, tr, th, caption) {
      display: block;
    }

    .matrix thead {
      position: absolute;
      clip-path: inset(50%);
    }

    .matrix tr {
      padding-block: 0.25em;
      border-block-end: 1px solid var(--_line);
    }

    .matrix tr > * {
      padding-block: 0;
      border: 0;
    }

    .matrix tr > :first-child {
      font-weight: 600;
    }

    .matrix .number {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: 0.75em;
      padding-inline-start: 1em;
      white-space: normal;
      overflow-wrap: anywhere;
    }

    .matrix .number::before {
      content: attr(data-of) / '';
      color: var(--_muted);
    }

    .matrix :is(.self, .none) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** All style sheets of `<mj-settlement>`. */
export const settlementStyles = [
  ...blockStyles,
  tileStyles,
  tileSizes(2.25, 1.75, 3, 4),
  mismatchStyles,
  panelStyles,
  scoredHandStyles,
  leaderStyles,
  settlement,
  drawing,
];

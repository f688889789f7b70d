import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {panelStyles} from '../../styles/panel.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {groupsStyles} from '../mj-score-breakdown/shared.js';

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
    margin-block-start: 0.75em;
  }

  /* payments beside their reason, also those that need another line */
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    padding-inline-start: 8em;
  }

  dt {
    inline-size: 7em;
    margin-inline-start: -8em;
    color: var(--_muted);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  .others .groups {
    flex: 1 0 100%;
  }

  .reckoned {
    margin-inline-start: 0.25em;
    color: var(--_muted);
  }

  .others dd {
    display: flex;
    flex: 1 1 12em;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
  }

  .amount {
    margin-inline-start: 0.25em;
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

    dl > div {
      padding-inline-start: 0;
    }

    dt {
      flex-basis: 100%;
      margin-inline-start: 0;
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
  groupsStyles,
  settlement,
];

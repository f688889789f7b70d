import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {panelStyles} from '../../styles/panel.js';
import {chartStyles} from './chart.styles.js';

const ledger = css`
  /* prestyle.css reserves as much */
  :host(:state(far)) {
    min-block-size: var(--mj-ledger-block-size, 25.25em);
  }

  table {
    inline-size: 100%;
    max-inline-size: 46em;
    table-layout: fixed;
  }

  .said {
    inline-size: 38%;
  }

  tbody .said,
  tfoot .said {
    overflow-wrap: anywhere;
  }

  .number {
    inline-size: auto;
    overflow-wrap: anywhere;
  }

  thead .number {
    font-size: 0.9375em;
    font-weight: 600;
    color: var(--mj-text, inherit);
  }

  .unit {
    display: block;
    font-size: 0.8125em;
    font-weight: 400;
    color: var(--_muted);
  }

  .no {
    display: inline-block;
    min-inline-size: 1.5em;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .note {
    display: block;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  td > * {
    display: block;
    line-height: 1.35;
  }

  .seat {
    inline-size: fit-content;
    margin-inline-start: auto;
    padding: 1px calc(0.3em + 1px);
    border-radius: 0.25em;
    font-size: 0.75em;
    color: var(--_muted);
    white-space: nowrap;
  }

  /* told by its frame, not by colour alone; forced colours would show a border of the others too */
  .dealer {
    outline: 1px solid;
    outline-offset: -1px;
    color: var(--mj-text, inherit);
  }

  .out {
    font-style: italic;
  }

  .points {
    font-size: 1.0625em;
  }

  .bust {
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }

  .change {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .gain {
    color: var(--_accent);
  }

  .loss,
  .bust {
    color: var(--_error);
  }

  tfoot .said {
    font-weight: 600;
  }

  .sum {
    font-size: 0.8125em;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
    margin-block: 0.25em;
  }

  .tools button {
    min-block-size: max(24px, 0.8 * var(--_target));
    padding-inline: 0.5em;
    font-size: 0.75em;
  }

  .editor {
    max-inline-size: 46em;
    margin-block-start: var(--_gap);
  }

  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
  }

  .field input {
    flex: 1 1 12em;
    min-inline-size: 0;
    min-block-size: var(--_target);
    padding: 0.25em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-family: var(--mj-mono, ui-monospace, monospace);
  }

  .field input[aria-invalid='true'] {
    border-color: var(--_error);
  }

  .refusal {
    min-block-size: 1.5em;
    margin: 0;
    font-size: 0.875em;
  }

  .words,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    margin-block-end: 0.5em;
  }

  summary {
    inline-size: fit-content;
    padding-block: 0.25em;
    font-size: 0.875em;
    cursor: pointer;
  }

  @media print {
    .tools,
    .editor {
      display: none;
    }

    /* the hand to come is no total: kept beside the last hand, it would be split where both do not fit */
    tfoot {
      break-before: auto;
    }
  }

  /* what was said stands over the numbers, where there is no room beside them */
  @container (inline-size < 28em) {
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      border-block-end: 1px solid var(--_line);
      padding-block: 0.375em;
    }

    .of-4 tr {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    tr > * {
      border-block-end: 0;
      padding-block: 0;
    }

    tfoot > tr:first-child > * {
      border-block-start: 0;
    }

    .said {
      grid-column: 1 / -1;
      inline-size: auto;
    }

    thead .said {
      position: absolute;
      clip-path: inset(50%);
    }

    .note {
      display: inline;
      margin-inline-start: 0.5em;
    }
  }

  /* four players in two lines, as their names above */
  @container (inline-size < 14em) {
    .of-4 tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .of-4 td:not(:nth-last-child(-n + 2)) {
      margin-block-end: 0.25em;
    }
  }
`;

/** All style sheets of `<mj-ledger>`. */
export const ledgerStyles = [...blockStyles, panelStyles, controlStyles, ledger, chartStyles];

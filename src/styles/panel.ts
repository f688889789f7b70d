import {css} from 'lit';

/** Styles of tables of numbers, and of the lines above and below them. */
export const panelStyles = css`
  :host(:state(far)) {
    min-block-size: 24em;
  }

  table {
    border-collapse: collapse;
    line-height: 1.4;
  }

  th,
  td {
    padding: 0.4375em 0.5em;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  tr > :first-child {
    padding-inline-start: 0.375em;
  }

  tr > :last-child {
    padding-inline-end: 0.375em;
  }

  /* a heavier line follows */
  tbody:has(+ tfoot) > tr:last-child > * {
    border-block-end: 0;
  }

  tfoot > tr:first-child > * {
    border-block-start: 1px solid currentColor;
  }

  thead th {
    padding-block: 0.125em;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .number {
    inline-size: 2.25em;
    direction: ltr;
    unicode-bidi: isolate;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .problem {
    margin-block-start: 0.5em;
  }

  p {
    margin-block: 0.5em 0;
    margin-inline: 0;
  }

  [part='status'] {
    margin-block: 0 0.75em;
    padding: 0.375em 0.75em;
    border-inline-start: 0.25em solid var(--_error);
    background: var(--_raised);
  }

  [part='status'].no-win-yet {
    border-color: var(--_line);
  }

  [part='note'],
  .badge {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .badge {
    overflow-wrap: anywhere;
  }

  .version {
    margin-inline-start: 0.25em;
    font-family: var(--mj-mono, ui-monospace, monospace);
    font-size: 0.9375em;
  }

  .changed {
    margin-inline-start: 0.75em;
  }

  @container (inline-size < 24em) {
    th,
    td {
      padding-inline: 0.25em;
    }

    .number {
      inline-size: 1.75em;
    }
  }

  @media print {
    tr {
      break-inside: avoid;
    }

    caption,
    thead {
      break-after: avoid;
    }

    /* a total stands once, below all that it is of */
    tfoot {
      display: table-row-group;
      break-before: avoid;
    }
  }
`;

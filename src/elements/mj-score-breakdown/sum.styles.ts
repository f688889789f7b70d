import {css} from 'lit';

/** The formula and the total. */
export const sumStyles = css`
  .sum-total > * {
    vertical-align: baseline;
    border-block-end: 0;
  }

  .reckoning {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1em;
  }

  .sum-total td {
    white-space: nowrap;
  }

  .formula {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }

  th .formula {
    margin-inline-start: auto;
    color: var(--_muted);
  }

  .total {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  td .total {
    font-size: 1.375em;
    line-height: 1.2;
  }

  /* a long total takes no room from the names above its column */
  .sum-total:where(:not(:has(.cap))) > :where([colspan='1']) > .total {
    display: flex;
    justify-content: flex-end;
    contain: inline-size;
  }

  .sum-total:dir(rtl) > td > .total {
    justify-content: flex-start;
  }

  .cap {
    padding-inline: 0.4em;
    border-radius: 0.25em;
    background: var(--_fill);
    color: var(--_on-accent);
    font-size: 0.8125em;
    font-weight: 600;
    white-space: nowrap;
  }

  /* the numbers below the names, in columns that are all as wide */
  @container (inline-size < 16em) {
    .lines,
    .lines > :is(thead, tbody, tfoot) {
      display: block;
    }

    .lines tr {
      display: flex;
      flex-wrap: wrap;
      border-block-end: 1px solid var(--_line);
    }

    .lines tr > * {
      border: 0;
    }

    .lines tr > th:first-child {
      box-sizing: border-box;
      flex: 1 0 100%;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .lines tr > .number {
      box-sizing: border-box;
      flex: 1 1 0;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .lines thead th:first-child {
      padding: 0;
    }

    .lines .sum-total > td > .total {
      contain: none;
      white-space: normal;
    }

    .lines .cap,
    .paid b {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }

  @media (forced-colors: active) {
    .cap {
      border: 1px solid CanvasText;
    }
  }
`;

import {css} from 'lit';

/** The formula and the total. */
export const sumStyles = css`
  .reckoning {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1em;
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

  .formula b,
  .sums b {
    color: var(--_accent);
  }

  .total {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  td .total {
    font-size: 1.375em;
    line-height: 1.2;
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

  /* the numbers below the names */
  @container (inline-size < 16em) {
    .lines tr {
      flex-wrap: wrap;
      justify-content: end;
    }

    .lines th {
      box-sizing: border-box;
      flex: 1 0 100%;
      overflow-wrap: anywhere;
    }

    .lines .number {
      box-sizing: border-box;
      flex: 0 1 auto;
      max-inline-size: 100%;
    }

    .lines :is(.number, .number small, .cap, .total, .excluded td),
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

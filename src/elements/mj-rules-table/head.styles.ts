import {css} from 'lit';

/** The heads of the columns, by which the rows are sorted. */
export const headStyles = css`
  .head {
    align-items: baseline;
    padding-block: 0.125em;
    border-color: currentColor;
  }

  .head {
    position: relative;
  }

  /*
   * what a row implies stands below its condition, and how often it is made below its value, without heads of their own: for
   * ears they have one, as every cell
   */
  .table:not(.no-condition) .head > .includes,
  .table:not(.no-value) .head > .made {
    position: absolute;
    clip-path: inset(50%);
  }

  .no-value .head > .made {
    grid-area: value;
  }

  .no-condition .head .includes {
    grid-area: condition;
  }

  .sort {
    padding: 0.25em 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    text-align: start;
  }

  .sort:hover {
    text-decoration: underline;
  }

  [aria-sort='ascending'],
  [aria-sort='descending'] {
    font-weight: 600;
  }

  .arrow {
    display: inline-block;
    inline-size: 1.25em;
    font-size: 0.75em;
    text-align: center;
  }
`;

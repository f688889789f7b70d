import {css} from 'lit';

/** The fields of an answer: numbers, boxes, seats around a table. */
export const answerFieldStyles = css`
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: 0.25em 0.75em;
  }

  /* what each seat might do: a row each */
  .by-seat {
    grid-template-columns: none;
  }

  .boxes {
    display: grid;
    grid-template-columns: 4.5em repeat(auto-fill, minmax(6.5em, 1fr));
    align-items: center;
    gap: 0 0.75em;
    padding-block: 0.125em;
    border-block-end: 1px solid var(--_line);
  }

  .of-seat {
    font-weight: 600;
  }

  @container (inline-size < 27em) {
    .boxes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .of-seat {
      grid-column: 1 / -1;
    }
  }

  @media screen {
    /* the seats at the table are what is seen of them */
    .choice.at-table {
      position: absolute;
      min-block-size: 0;
      padding: 0;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  .choice {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: max(var(--_target), 24px);
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .choice input {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
  }

  .number,
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375em 0.75em;
  }

  .amounts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8em, 1fr));
    gap: 0.5em 1em;
  }

  .amount > span {
    min-inline-size: 3em;
  }

  /* as the seats sit: who is asked about at the bottom, the next player at the right */
  .around {
    grid-template-columns: repeat(3, minmax(0, 8em));
    gap: 0.25em;
    inline-size: fit-content;
  }

  .around legend {
    margin-block-end: 0.5em;
  }

  .around .amount {
    display: grid;
    justify-items: center;
    gap: 0.125em;
    inline-size: auto;
    padding: 0.5em 0.25em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    text-align: center;
  }

  .around .amount > span {
    min-inline-size: 0;
  }

  .around input[type='text'] {
    box-sizing: border-box;
    inline-size: min(6em, 100%);
    text-align: center;
  }

  .around .part-mark {
    inset-block-start: 0.25em;
  }

  .amount.at-top {
    grid-area: 1 / 2;
  }

  .amount.at-left {
    grid-area: 2 / 1;
  }

  .amount.at-right {
    grid-area: 2 / 3;
  }

  .amount.at-bottom {
    grid-area: 3 / 2;
  }

  /* with large letters, one below another */
  @container (inline-size < 14em) {
    .around {
      grid-template-columns: minmax(0, 1fr);
    }

    .around .amount {
      grid-area: auto;
    }
  }

  input[type='text'] {
    inline-size: 6em;
    min-block-size: var(--_target);
    padding: 0.25em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: 1em;
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* its room is kept: no field and no label moves */
  :is(.choice, .number, .amount) {
    position: relative;
    padding-inline-end: 1.5rem;
  }

  :is(.number, .amount) {
    inline-size: fit-content;
  }

  :is(.choice, .number, .amount) > .part-mark {
    position: absolute;
    inset-inline-end: 0.25em;
  }
`;

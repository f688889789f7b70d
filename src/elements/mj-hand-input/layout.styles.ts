import {css} from 'lit';

/** What lies beside what, and what is left of it in print. */
export const layoutStyles = css`
  .board,
  .tools {
    display: grid;
    gap: var(--_gap);
    align-content: start;
  }

  @container (inline-size >= 46em) {
    .board {
      grid-template-columns: minmax(0, 27em) minmax(0, 1fr);
      column-gap: 2em;
    }
  }

  /* what is said of the hand, without what could be said */
  @media print {
    .notation,
    .actions,
    .keys,
    .beside:not(:has(.piece)),
    .choice:not(:has(:checked)),
    .field.off {
      display: none;
    }

    .hand,
    .choice,
    .aim {
      border: 0;
      padding-inline: 0;
      background: none;
    }

    .field select,
    .field input {
      appearance: none;
      border: 0;
      padding: 0;
      background: none;
    }

    .input,
    .hand {
      min-block-size: 0;
    }
  }
`;

import {css} from 'lit';

/** Dots that lead from a name to its value. */
export const leaderStyles = css`
  .lead {
    display: flex;
    align-items: baseline;
  }

  .lead::after {
    content: '';
    flex: 1;
    min-inline-size: 1em;
    border-block-end: 1px dotted var(--_muted);
  }
`;

import {css} from 'lit';

/** Styles of a total that the author did not expect. */
export const mismatchStyles = css`
  .mismatch {
    display: inline-block;
    padding: 0.125em 0.625em;
    border: 1px solid var(--_error);
    border-radius: var(--_radius);
    color: var(--_error);
    font-size: 0.875em;
  }
`;

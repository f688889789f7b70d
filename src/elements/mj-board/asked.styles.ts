import {css} from 'lit';

/** What may be done in a position, and what hands wait for. */
export const askedStyles = css`
  .asked {
    margin-block: 0.5em 0;
    text-align: center;
  }

  .asked :is(ul, p) {
    margin: 0.25em 0;
    padding: 0;
    list-style: none;
  }

  .then {
    font-weight: 600;
  }

  .wait {
    display: inline-flex;
    align-items: flex-end;
    gap: 0.25em;
    margin-inline-start: 0.6em;
  }

  .wait .run {
    --_h: 1.75em;
  }
`;

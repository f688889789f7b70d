import {css} from 'lit';

/** What follows an answer: the buttons, the verdict with its reasons, the right answer, and why it is right. */
export const verdictStyles = css`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  .actions button[aria-disabled='true'] {
    opacity: 0.55;
  }

  .run {
    --_h: 1.625em;
    display: inline-block;
    white-space: nowrap;
    vertical-align: middle;
  }

  .notes {
    display: grid;
    gap: 0.25em;
    margin: 0.25em 0 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  .kept {
    white-space: nowrap;
  }

  /* room for what is kept with it */
  .notes .run {
    max-inline-size: calc(100% - 2em);
    white-space: normal;
  }

  .result {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.625em;
    align-self: stretch;
    /* no verdict clings to the edge of a page that has scrolled to it */
    scroll-margin-block: 0.75em;
  }

  ::slotted([slot='right']) {
    margin-block: 0.25em;
  }

  .why {
    align-self: stretch;
  }

  .why summary {
    display: list-item;
    inline-size: fit-content;
    padding-block: 0.375em;
    min-block-size: 24px;
    cursor: pointer;
  }

  .outcome {
    margin: 0;
  }

  p.said {
    margin: 0;
    min-block-size: 1.5em;
    color: var(--_muted);
  }

  .verdict,
  .solution {
    align-self: stretch;
    padding: 0.5em 0.75em;
    border-inline-start: 0.25em solid var(--_line);
    background: var(--_raised);
  }

  .verdict.right {
    border-color: var(--_accent);
  }

  .verdict.wrong {
    border-color: var(--_error);
  }

  .mark {
    margin-inline-end: 0.375em;
    font-weight: 700;
  }

  .right .mark {
    color: var(--_accent);
  }

  .wrong .mark {
    color: var(--_error);
  }

  /* the answer is another one by now */
  .edited .part-mark,
  .verdict.edited,
  .verdict.edited .mark {
    border-color: var(--_line);
    color: var(--_muted);
  }

  @media screen {
    .folded {
      display: none;
    }
  }
`;

import {css} from 'lit';

/** Styles of the progress through a lesson or a series of exercises, and of the buttons that lead on. */
export const courseStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
    font-size: 0.875em;
    color: var(--_muted);
  }

  progress {
    flex: 1 1 8em;
    block-size: 0.5em;
    max-inline-size: 20em;
    accent-color: var(--_accent);
  }

  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
    margin-block-start: 0.75em;
  }

  .kept {
    margin-block: 0.75em 0;
  }

  .kept button {
    font-size: inherit;
  }

  :is(.steps, .kept) button[aria-disabled='true'] {
    opacity: 0.55;
  }

  /* its room is kept: a question leads on itself */
  .away {
    visibility: hidden;
  }

  .summary {
    padding: var(--_gap);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .summary h2 {
    margin: 0 0 0.375em;
    font-size: 1.125em;
  }

  .summary p {
    margin: 0.375em 0;
  }

  .summary ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    margin: 0.375em 0;
    padding: 0;
    list-style: none;
  }

  @media print {
    .head,
    .steps {
      display: none;
    }

    .summary {
      break-inside: avoid;
    }
  }
`;

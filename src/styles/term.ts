import {css} from 'lit';

/** A term of the glossary in a text, and the card that says what it means. */
export const termStyles = css`
  @media screen {
    .term {
      /* a place to tap that is higher than the line, and moves none */
      padding-block: 0.375em;
      text-decoration: underline dotted;
      text-underline-offset: 0.2em;
      cursor: help;
    }
  }

  .term:focus-visible {
    outline: 2px solid var(--_focus);
    border-radius: 0.125em;
  }

  .term-card {
    position: absolute;
    inset: var(--y, 0) auto auto var(--x, 0);
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: min(22em, 100vw - 16px);
    margin: 0;
    padding: 0.5em 0.75em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--mj-surface, light-dark(#fff, #1b1d22));
    color: var(--_text);
    font-weight: 400;
    font-size: 0.9375rem;
    line-height: 1.45;
    text-align: start;
    overflow-wrap: anywhere;
  }

  .term-card :is(p, dl, dd) {
    margin: 0;
  }

  .term-card dl {
    display: grid;
    grid-template-columns: auto minmax(50%, 1fr);
    gap: 0 0.75em;
  }

  .term-card dl > div {
    display: contents;
  }

  .term-card :is(dt, .term-reading) {
    color: var(--_muted);
  }

  @media print {
    .term-card {
      display: none;
    }
  }
`;

import {css} from 'lit';

/** The list of moves, with comments and side lines. */
export const movesStyles = css`
  /* prestyle.css reserves as much, also for few moves; it is given back where nobody sees the page move */
  .beside {
    min-block-size: var(--_kept, var(--_moves));
  }

  :host(:state(settled)) .beside {
    min-block-size: 0;
  }

  .list {
    box-sizing: border-box;
    max-block-size: var(--_moves);
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block: 1px solid var(--_line);
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol > li {
    display: grid;
    grid-template-columns: 1.75em 1fr;
    align-items: baseline;
    padding-block: 0.125em;
    padding-inline-start: 0.375em;
    border-inline-start: 3px solid transparent;
  }

  ol > li + li {
    border-block-start: 1px solid color-mix(in srgb, var(--_line) 50%, transparent);
  }

  ol > li.now {
    border-inline-start-color: var(--_accent);
    background: var(--_raised);
  }

  ol > li > :is(.note, .line) {
    grid-column: 2;
  }

  .who {
    font-weight: 600;
  }

  .moves {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.25em;
  }

  button.move {
    min-block-size: 1.75em;
    padding: 0 0.375em;
    border-color: transparent;
    background: none;
    font-size: 1em;
    text-align: start;
  }

  button.move[aria-current] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .sign {
    margin-inline-end: 0.2em;
    font-weight: 700;
  }

  .illegal {
    color: var(--_error);
  }

  .tiles {
    --_h: 1.5em;
    display: inline-flex;
    align-items: flex-end;
    vertical-align: middle;
    margin-inline: 0.125em;
  }

  .note,
  .line {
    margin: 0.125em 0 0.25em;
    overflow-wrap: anywhere;
  }

  .line {
    padding-inline-start: 0.75em;
    border-inline-start: 2px dotted var(--_line);
    color: var(--_muted);
  }

  .what-if {
    font-style: italic;
  }

  .aside {
    margin-inline-end: 0.5em;
  }
`;

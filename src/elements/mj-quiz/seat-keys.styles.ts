import {css} from 'lit';
import {markStyles} from './mark.styles.js';

/** What a question draws on a table. */
export const seatKeyStyles = css`
  ${markStyles}

  /* the question has the tiles of this hand below the table */
  .elsewhere [part~='own'] {
    display: none;
  }

  .side:has(.seat-panel) {
    z-index: 3;
  }

  :is(.seat-key, .panel-key, .panel-seat) {
    box-sizing: border-box;
    margin: 0;
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  .seat-key {
    position: absolute;
    inset: calc(100% - max(0.8em, 24px)) -0.15em 0;
    min-inline-size: 24px;
    padding: 0;
    border: max(2px, 0.05em) dashed var(--_line);
    border-radius: 0.2em;
    background: none;
  }

  .focused {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px rgb(0 0 0 / 60%);
  }

  .seat-key:disabled {
    cursor: default;
  }

  .seat-key:hover:not(:disabled) {
    border: max(2px, 0.05em) solid var(--_accent);
  }

  .chosen {
    border: max(2px, 0.05em) solid var(--_accent);
    background: color-mix(in srgb, var(--_accent) 22%, transparent);
  }

  /* towards the middle */
  .said {
    position: absolute;
    bottom: calc(100% + 0.1em);
    left: 50%;
    translate: -50%;
    padding: 0.1em 0.5em;
    border-radius: 1em;
    background: var(--_fill);
    color: var(--_on-accent);
    font-size: max(0.34em, 0.6875rem);
    font-weight: 600;
    line-height: 1.3;
    white-space: nowrap;
  }

  .seat-key .part-mark {
    position: absolute;
    inset: auto -0.5rem auto auto;
    top: calc(50% - 0.5625rem);
  }

  /* below the plate of its seat, over the discards; above it at the bottom */
  .seat-panel {
    position: absolute;
    z-index: 3;
    top: calc(100% + 0.1em);
    left: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-content: center;
    gap: max(4px, 0.1em);
    box-sizing: border-box;
    inline-size: max(4.95em, 9rem);
    padding: max(4px, 0.15em);
    border: max(1px, 0.03em) solid var(--_line);
    border-radius: 0.2em;
    background: var(--_felt);
  }

  :is(.top, .bottom) .seat-panel {
    left: 50%;
    translate: -50%;
  }

  .bottom .seat-panel {
    inset-block: auto calc(100% + 0.3em);
  }

  .right .seat-panel {
    inset-inline: auto 0;
  }

  .panel-seat {
    grid-column: 1 / -1;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    font-size: max(0.42em, 0.8125rem);
    font-weight: 600;
  }

  .panel-key {
    position: relative;
    min-block-size: max(1em, 32px);
    padding: 0 0.3em;
    border: max(1px, 0.03em) solid currentColor;
    border-radius: 0.2em;
    background: none;
    font-size: max(0.42em, 0.8125rem);
  }

  .panel-key .part-mark {
    position: absolute;
    top: -0.3rem;
    right: -0.2rem;
  }

  @container (inline-size < 32rem) {
    .seat-key {
      inset: 0;
    }

    .said {
      inset: auto 2em auto auto;
      top: 50%;
      translate: 0 -50%;
    }

    .seat-key .part-mark {
      right: 0.25rem;
    }

    .side .seat-panel {
      inset: calc(100% + 2px) auto auto 0;
      inline-size: min(16rem, 90cqi);
      translate: none;
    }

    .panel-seat {
      display: none;
    }
  }

  @media print {
    .seat-key,
    .seat-panel {
      display: none;
    }
  }
`;

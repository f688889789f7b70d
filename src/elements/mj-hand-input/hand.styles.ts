import {css} from 'lit';

/** The hand as a row of buttons. */
export const editedHandStyles = css`
  .hand {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    align-content: flex-start;
    gap: 0.375em 0;
    box-sizing: border-box;
    min-block-size: calc(var(--_h) + 1em);
    /* above, for tiles that are lifted */
    padding: 0.5em 0.375em 0.375em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  /* a hand has two rows in a narrow page: nothing moves when the second one comes */
  @container (inline-size < 38em) {
    .hand {
      min-block-size: calc(2 * var(--_h) + 1.375em);
    }
  }

  /* tiles lie from left to right in every language; the hand as such stands where a line begins */
  :host(:dir(rtl)) .hand {
    justify-content: flex-end;
  }

  /* all of the empty hand is to be clicked */
  .empty {
    flex: 1;
    align-self: stretch;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_muted);
    font: inherit;
    font-size: 0.875em;
    text-align: start;
    cursor: text;
  }

  .empty:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .piece {
    position: relative;
    display: inline-flex;
    align-items: flex-end;
    justify-content: center;
    gap: calc(var(--_h) * 0.034);
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0 1px;
    border: 0;
    border-radius: calc(var(--_h) * 0.09);
    background: none;
  }

  .meld {
    margin-inline-end: calc(var(--_h) * 0.25);
  }

  .win {
    margin-inline-start: calc(var(--_h) * 0.3);
  }

  .piece.win::after {
    content: '';
    position: absolute;
    inset-inline: 15%;
    inset-block-end: -0.2em;
    block-size: 0.1875em;
    border-radius: 1em;
    background: var(--_accent);
  }

  .hand > [aria-pressed='true'] {
    translate: 0 calc(var(--_h) * -0.12);
  }

  .piece:focus-visible {
    z-index: 1;
  }
`;

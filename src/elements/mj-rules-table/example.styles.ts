import {css} from 'lit';

/** The example of a pattern: its hand or the space for it, its circumstances, and the button that loads it. */
export const patternExampleStyles = css`
  .example {
    grid-area: example;
    position: relative;
    display: grid;
    grid-template:
      'hand hand' auto
      'said load' 1fr
      / minmax(0, 1fr) auto;
    column-gap: 0.75em;
    min-inline-size: 0;
  }

  .circumstances {
    grid-area: said;
    padding-block: 0.125em;
  }

  .room,
  mj-hand {
    grid-area: hand;
  }

  mj-hand {
    --mj-tile-height: var(--_shown);
  }

  /* as high as the hand that comes */
  .room {
    block-size: calc(var(--_shown) + max(var(--_shown) * 0.34, 0.8em));
  }

  .room.beside {
    padding-block-end: calc(max(var(--_shown) * 0.72, min(var(--_shown), 1.5em)) + 0.375em);
  }

  .load {
    grid-area: load;
    align-self: start;
    padding: 0.125em 0.75em;
    min-block-size: max(24px, 1.75em);
    border: 1px solid var(--_line);
    border-radius: 1em;
    background: var(--_surface);
    color: var(--_accent);
    font: inherit;
    font-size: 0.8125em;
    cursor: pointer;
  }

  /* the whole example answers */
  .load::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .example:has(.load:hover) {
    background: var(--_raised);
  }

  .load:hover {
    border-color: currentColor;
  }
`;

import {css} from 'lit';

/** The grid of keys, in nine columns that shrink with the page. */
export const keyboardStyles = css`
  /* the keyboard */
  .keys {
    display: grid;
    gap: var(--mj-key-gap, 0.25em);
    max-inline-size: calc((var(--_tile) * 0.75 + 0.75em) * 9);
  }

  .line {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    gap: 0.125em;
  }

  .cell {
    display: grid;
  }

  .key {
    position: relative;
    --_h: min(var(--_tile), 12.5cqi);
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.0625em;
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0.1875em 0 0.0625em;
    border: 0;
    border-radius: var(--_radius);
    background: none;
  }

  .key:hover:not([aria-disabled]) {
    background: var(--_raised);
  }

  .key:active:not([aria-disabled]) .tile {
    translate: 0 0.0625em;
  }

  .key[aria-disabled] .tile {
    opacity: var(--mj-faded, 0.35);
  }

  .key.full .tile {
    opacity: 0.6;
  }

  .left {
    min-block-size: 1.25em;
    font-size: 0.6875em;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    color: var(--_muted);
  }

  /* large targets do not fit nine times into a narrow page: five and four */
  @container (inline-size < 27em) {
    :host([size='large']) .line,
    :host([size='huge']) .line {
      grid-template-columns: repeat(5, minmax(44px, 1fr));
    }

    :host([size='large']) .key,
    :host([size='huge']) .key {
      --_h: min(var(--_tile), 20cqi);
    }
  }

  /* nine keys of the least size do not fit */
  @container (inline-size < 240px) {
    .line {
      grid-template-columns: repeat(5, minmax(24px, 1fr));
    }
  }

  :host([size='large']) .key,
  :host([size='huge']) .key,
  :host([size='large']) .piece,
  :host([size='huge']) .piece {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

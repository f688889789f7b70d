import {css} from 'lit';

/** How tiles of a river lie, and what is drawn on them. */
export const tilesStyles = css`
  /* drawn and thrown: a corner is folded */
  .slid {
    position: relative;
  }

  .slid::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    border: 0.13em solid transparent;
    border-right-color: var(--_ink);
    border-bottom-color: var(--_ink);
  }

  /* where a tile lay that somebody has taken */
  .taken {
    border-style: dashed;
    border-color: currentColor;
    background: none;
  }

  .taken svg {
    opacity: var(--mj-faded, 0.35);
  }

  .open {
    position: relative;
    outline: max(2px, 0.07em) solid var(--_accent);
    outline-offset: max(1px, 0.02em);
    z-index: 1;
  }

  .marked {
    position: relative;
  }

  .marked::before {
    content: '';
    position: absolute;
    inset: -0.06em;
    border: max(2px, 0.07em) solid var(--_mark, var(--_ink-red));
    border-radius: 50%;
    z-index: 1;
  }

  /* under the tile, over its lower edge */
  .number {
    position: absolute;
    top: calc(100% - 0.35em);
    left: 50%;
    translate: -50%;
    min-inline-size: 1.5em;
    padding-inline: 0.2em;
    border-radius: 0.3em;
    box-sizing: border-box;
    background: var(--_ink);
    color: var(--_face);
    font: 700 max(0.28em, 0.5625rem) / 1.25 var(--mj-index-font, system-ui, sans-serif);
    text-align: center;
    z-index: 1;
  }

  .numbered .river,
  .numbered .pool {
    row-gap: 0.3em;
  }

  :is(.river, .pool) .tile:has(.number) {
    position: relative;
  }

  @media (forced-colors: active) {
    .number {
      forced-color-adjust: none;
    }
  }
`;

import {css} from 'lit';

/** How tiles of a river lie, and what is drawn on them. */
export const tilesStyles = css`
  /* drawn and discarded: a short bar on the lower edge, which leaves the face free */
  .slid {
    position: relative;
  }

  .slid::after,
  .slid-sign::before {
    content: '';
    position: absolute;
    bottom: -0.05em;
    left: 20%;
    inline-size: 60%;
    block-size: max(2px, 0.09em);
    border-radius: 0.05em;
    background: var(--_ink);
  }

  .legend {
    position: absolute;
    bottom: 4.2em;
    left: 9.4em;
    margin: 0;
    font-size: 0.36em;
    line-height: 1.2;
  }

  .legend.later {
    visibility: hidden;
  }

  .slid-sign {
    display: inline-block;
    position: relative;
    inline-size: 1.2em;
    block-size: 0.4em;
    margin-inline-end: 0.4em;
  }

  .slid-sign::before {
    bottom: 0;
    left: 0;
    inline-size: 100%;
    block-size: 3px;
    background: currentColor;
  }

  /* where a tile lay that somebody has taken */
  .taken {
    border-style: dashed;
    border-color: currentColor;
    background: none;
    --_ink: currentColor;
    --_ink-red: currentColor;
    --_ink-green: currentColor;
    --_ink-blue: currentColor;
    --_ink-gold: currentColor;
    --_ink-aka: currentColor;
  }

  .taken svg {
    opacity: var(--mj-faded, 0.5);
  }

  /* the last move: a ring around what it moved, whether or not others may claim it */
  .last:not(.who) {
    position: relative;
    outline: max(2px, 0.07em) solid var(--_accent);
    outline-offset: max(1px, 0.02em);
    z-index: 1;
  }

  .run.last {
    border-radius: 0.09em;
  }

  /* a declaration, a win: no tile was moved */
  .who.last .wind {
    outline: max(2px, 0.07em) solid var(--_accent);
    outline-offset: 0.06em;
  }

  /* whose discard the last one of a pool is */
  .thrower {
    position: absolute;
    bottom: calc(100% + 0.16em);
    left: 50%;
    translate: -50%;
    padding-inline: 0.25em;
    border-radius: 0.3em;
    background: var(--_fill);
    color: var(--_on-accent);
    font: 700 max(0.36em, 0.625rem) / 1.3 var(--mj-index-font, system-ui, sans-serif);
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

    .slid::after,
    .slid-sign::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

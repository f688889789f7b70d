import {css} from 'lit';

/** How tiles of a river lie, and what is drawn on them. */
export const tilesStyles = css`
  /* a face, the side of the tile and of its back below it, and its shadow */
  .frame .tile {
    border: 0;
    background: linear-gradient(var(--_face) 55%, color-mix(in srgb, var(--_face) 95%, #6b5322));
    box-shadow:
      inset 0 0 0 max(0.5px, 0.012em) var(--_edge),
      0 max(1px, 0.045em) 0 var(--_side),
      0 max(2px, 0.09em) 0 var(--_back-edge),
      0 max(3px, 0.14em) 0.09em rgb(0 0 0 / 38%);
  }

  .frame .red {
    background: var(--_face-aka);
  }

  .frame .back {
    background: linear-gradient(var(--_back-light), var(--_back) 60%);
  }

  /* closed hands: their backs and the upper edges of the tiles */
  .side.closed > .hand > .run > .tile {
    inline-size: 0.7em;
    block-size: 0.95em;
    border-radius: 0.075em;
    background: linear-gradient(
      var(--_face) 0.09em,
      var(--_side) 0.09em 0.13em,
      var(--_back-light) 0.13em,
      var(--_back) 65%,
      var(--_back-edge)
    );
    box-shadow:
      inset 0 0 0 max(0.5px, 0.012em) rgb(0 0 0 / 25%),
      0 0.09em 0.1em rgb(0 0 0 / 45%);
  }

  .side.closed:is(.left, .right) > .hand > .run > .tile {
    inline-size: 0.44em;
    block-size: 0.57em;
    background: linear-gradient(90deg, var(--_face) 0 46%, var(--_side) 46% 54%, var(--_back) 54%);
  }

  .side.closed.right > .hand > .run > .tile {
    background: linear-gradient(90deg, var(--_back) 0 46%, var(--_side) 46% 54%, var(--_face) 54%);
  }

  .side.closed > .hand > .run svg {
    display: none;
  }

  @media print {
    .frame .side.closed:is(.left, .top, .right) > .hand > .run > .tile {
      border: 1px solid #000;
      background: none;
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    .frame .side.closed:is(.left, .top, .right) > .hand > .run > .tile {
      border: 1px solid CanvasText;
      background: Canvas;
      box-shadow: none;
    }
  }

  /* stacks of two, seen from above and from their fronts; at the sides from above alone */
  .wall {
    position: absolute;
    inset-inline-start: 50%;
    inline-size: calc(var(--_stacks) * 0.56em);
    block-size: 0.58em;
    translate: -50%;
    background: linear-gradient(
      var(--_back-light),
      var(--_back) 0.36em,
      var(--_face) 0.36em 0.41em,
      var(--_back-edge) 0.41em 0.435em,
      var(--_back) 0.435em 0.48em,
      var(--_face) 0.48em 0.53em,
      var(--_side) 0.53em
    );
    mask-image: repeating-linear-gradient(90deg, #000 0 0.53em, transparent 0.53em 0.56em);
  }

  .of-top {
    inset-block-start: 0.18em;
  }

  .of-bottom {
    inset-block-end: 0.12em;
  }

  :is(.of-left, .of-right) {
    inset-block-start: 50%;
    inline-size: 0.6em;
    block-size: calc(var(--_stacks) * 0.52em);
    translate: 0 -50%;
    background: repeating-linear-gradient(
      var(--_back-light) 0,
      var(--_back) 0.4em,
      var(--_side) 0.4em 0.46em,
      var(--_back-edge) 0.46em 0.49em,
      transparent 0.49em 0.52em
    );
    mask-image: none;
  }

  .of-left {
    inset-inline: 0.2em auto;
  }

  .of-right {
    inset-inline: auto 0.2em;
  }

  /* a single tile at the end of the wall lies lower */
  .odd::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 0.56em;
    block-size: 0.11em;
    background: var(--_felt);
  }

  :is(.of-left, .of-right).odd::after {
    inset: auto 0 0 auto;
    inline-size: 0.11em;
    block-size: 0.52em;
  }

  /* an inlaid line where the wall stands: it stays when the wall is gone */
  .table::before {
    content: '';
    position: absolute;
    inset: 0.82em 0.9em 0.76em;
    border: max(1px, 0.03em) solid rgb(246 241 226 / 13%);
    border-radius: 0.3em;
    pointer-events: none;
  }

  /* drawn and discarded: a short bar on the lower edge, which leaves the face free */
  .slid {
    position: relative;
  }

  .slid::after {
    content: '';
    position: absolute;
    bottom: max(1px, 0.03em);
    left: 22%;
    inline-size: 56%;
    block-size: max(2px, 0.055em);
    border-radius: 0.05em;
    background: var(--_ink);
  }

  /* where a tile lay that somebody has taken */
  .frame .taken {
    outline: max(1px, 0.025em) dashed currentColor;
    outline-offset: -2px;
    background: none;
    box-shadow: none;
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

  @media print, (forced-colors: active) {
    .frame .tile {
      border: 1px solid;
      box-shadow: none;
    }

    .frame .taken {
      border-style: dashed;
    }

    .wall {
      border: 1px solid;
      background: none;
      mask-image: none;
    }
  }

  @media print {
    .frame .tile {
      border-color: #000;
      background: #fff;
    }

    .thrower {
      border: 1px solid #000;
      background: #fff;
      color: #000;
    }

    .odd::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    .frame .tile {
      border-color: CanvasText;
      background: Canvas;
    }

    .number {
      forced-color-adjust: none;
    }

    .slid::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

import {css} from 'lit';

/**
 * Styles of one tile, as `tileView` makes it. `--_h` is the height of an upright tile, and becomes its font size, so
 * that all measures of a tile are in `em`. A box of many tiles sets its own font size to the height, and `--_h: 1em`: a
 * length in container units is then computed once for all tiles. Computing it for each measure of each tile took nine
 * tenths of the time of drawing a hand.
 */
export const tileStyles = css`
  .tile {
    box-sizing: border-box;
    display: inline-block;
    flex: none;
    /* it stands upright in vertical text */
    writing-mode: horizontal-tb;
    inline-size: 0.75em;
    block-size: 1em;
    border: max(1px, 0.014em) solid var(--_edge);
    border-block-end-width: max(2px, 0.05em);
    border-radius: var(--mj-tile-radius, 0.09em);
    font-size: var(--_h);
    background: var(--_face);
  }

  /* a face ends inside its picture: without a clip of its own it is composited faster */
  .tile svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  /* only where it has to be: what is positioned is hit, painted and composited as a layer of its own */
  :is(.sideways, .indexed, .lit) {
    position: relative;
  }

  :is(.sideways, .indexed) svg {
    position: absolute;
  }

  path {
    fill-rule: evenodd;
  }

  .k {
    fill: var(--_ink);
  }
  .r {
    fill: var(--_ink-red);
  }
  .g {
    fill: var(--_ink-green);
  }
  .b {
    fill: var(--_ink-blue);
  }
  .y {
    fill: var(--_ink-gold);
  }
  .x {
    fill: var(--_back-ink);
  }
  .a {
    fill: var(--_ink-aka);
  }
  .w {
    fill: var(--_wild);
    stroke: var(--_face);
    stroke-width: 12;
    paint-order: stroke;
  }

  .red {
    background: var(--_face-aka);
  }

  .back {
    background: var(--_back);
    border-color: var(--_back-edge);
  }

  /* it is seen from above, with the edge of its back */
  .standing {
    border-block-start: max(2px, 0.07em) solid var(--_back);
  }

  .sideways {
    inline-size: 1em;
    block-size: 0.75em;
  }

  /* 加槓: the called tile and the one added to it, together as high as a tile */
  .stack {
    display: inline-flex;
    flex: none;
    flex-direction: column;
    justify-content: space-between;
    block-size: var(--_h);
  }

  .stack > .tile {
    font-size: calc(var(--_h) * 2 / 3);
  }

  /* the picture makes room for the corner */
  .indexed svg {
    inset: auto 0 0 auto;
    inline-size: 84%;
    block-size: min(79%, 100% - 0.5rem);
  }

  .sideways svg {
    inset: -16.667% 12.5%;
    inline-size: 75%;
    block-size: 133.333%;
    rotate: -90deg;
  }

  .indexed.sideways svg {
    scale: 0.8;
  }

  .index {
    position: absolute;
    inset-block-start: 0.07em;
    left: 0.1em;
    color: var(--mj-index-ink, var(--_ink));
    font: 700 max(0.27em, min(0.4em, 0.5625rem)) / 1 var(--mj-index-font, system-ui, sans-serif);
    -webkit-user-select: none;
    user-select: none;
  }

  .index small {
    font-size: 0.7em;
    font-weight: 400;
  }

  .lit {
    outline: max(2px, 0.05em) solid var(--_accent);
    outline-offset: -1px;
    translate: 0 -0.08em;
    z-index: 1;
  }

  /* chosen: a ring on the tile itself, since the button has no room around it where text is large */
  :is(.key, .piece)[aria-pressed='true'] .tile {
    outline: max(2px, 0.06em) solid var(--_accent);
    outline-offset: -1px;
  }

  @media (prefers-reduced-motion: no-preference) {
    .tile {
      transition: translate var(--_quick) ease-out;
    }
  }

  @media print {
    .tile {
      --_face: #fff;
      --_edge: #000;
      --_ink: #000;
      --_back-ink: #000;
      --_back-edge: #000;
      color-scheme: light;
      background: #fff;
      break-inside: avoid;
    }
  }

  /* pictures keep their inks when a page's colours are forced, and would be dark on dark */
  @media (forced-colors: active) {
    .tile {
      --_face: Canvas;
      --_face-aka: Canvas;
      --_edge: CanvasText;
      --_ink: CanvasText;
      --_ink-red: CanvasText;
      --_ink-green: CanvasText;
      --_ink-blue: CanvasText;
      --_ink-gold: CanvasText;
      --_ink-aka: Highlight;
      --_wild: Highlight;
      --_back: Canvas;
      --_back-edge: CanvasText;
      --_back-ink: CanvasText;
      forced-color-adjust: none;
    }

    .lit,
    :is(.key, .piece)[aria-pressed='true'] .tile {
      outline: max(3px, 0.08em) solid Highlight;
    }
  }
`;

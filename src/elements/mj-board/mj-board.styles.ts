import {css} from 'lit';
import {askedStyles} from './asked.styles.js';
import {middleStyles} from './middle.styles.js';
import {narrowStyles} from './narrow.styles.js';
import {tilesStyles} from './tiles.styles.js';
import {blockStyles} from '../../styles/block.js';
import {namedSizes} from '../../styles/tile-sizes.js';
import {tileStyles} from '../../styles/tile.js';

/**
 * The table from above. Its backs follow the sides of the table, its faces the reader: every tile and every word stands
 * upright. On the table 1em is the height of a tile that lies there; the table is 18.5 of them wide.
 */
const board = css`
  :host {
    --_tile: var(--mj-tile-height, 2.5em);
    --_wide: min(100cqi, calc(var(--_tile) * 18.5));
    --_felt: var(--mj-table, light-dark(#1c5f49, #164638));
    --_wood: var(--mj-table-edge, light-dark(#7a5236, #4a3325));
    --_grain: color-mix(in srgb, var(--_wood) 92%, #000);
    contain-intrinsic-inline-size: min(calc(var(--_tile) * 18.5), 80vw);
    margin-block: 1em;
    line-height: 1.25;
  }

  :host([theme]) {
    border-radius: var(--_radius);
  }

  /* prestyle.css reserves as much */
  :host(:state(waiting)) {
    display: flow-root;
    white-space: pre-line;
  }

  :host(:state(waiting):not(:state(settled)))::before {
    content: '';
    float: inline-start;
    block-size: calc(var(--_wide) * 0.914);
  }

  .room {
    display: grid;
    inline-size: var(--_wide);
    min-block-size: calc(var(--_wide) * 0.914);
    margin-inline: auto;
  }

  /* prestyle.css does not know how many play */
  .room:has(> .three) {
    min-block-size: var(--_kept-table, calc(var(--_wide) * 0.914));
  }

  :host(:state(settled)) .room:has(> .three) {
    min-block-size: 0;
  }

  /* the wood: closed hands stand on it, and in front the hand of the reader */
  .frame {
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding: 1.06em 0.62em 0;
    border-radius: 0.5em;
    background:
      repeating-linear-gradient(179.6deg, var(--_grain) 0 1px, transparent 1px 9px),
      linear-gradient(
        color-mix(in srgb, var(--_wood) 84%, #fff),
        var(--_wood) 10%,
        var(--_wood) 82%,
        color-mix(in srgb, var(--_wood) 80%, #000)
      );
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 25%),
      inset 0 0 0 1px rgb(0 0 0 / 25%);
    font-size: max(4px, calc(var(--_wide) / 18.5));
    --_h: 1em;
    --_accent: #ffd257;
    --_fill: #ffd257;
    --_on-accent: #2a1d00;
    --_line: rgb(246 241 226 / 28%);
    --_side: color-mix(in srgb, var(--_face) 84%, #6b5322);
    --_back-light: color-mix(in srgb, var(--_back) 82%, #fff);
    color: #f6f1e2;
  }

  @supports (inline-size: round(down, 1px, 1px)) {
    .frame {
      font-size: max(4px, round(down, calc(var(--_wide) / 18.5), 0.5px));
    }
  }

  /* what is written on a cloth of the page's own is dark on a light one */
  @supports (color: oklch(from red l c h)) {
    .frame {
      --_accent: oklch(from var(--_felt) clamp(0.45, (0.68 - l) * 1000, 0.88) 0.15 88);
      --_fill: var(--_accent);
      --_on-accent: oklch(from var(--_felt) clamp(0.22, (l - 0.68) * 1000, 0.99) 0.03 88);
      color: oklch(from var(--_felt) clamp(0.2, (0.68 - l) * 1000, 0.96) 0.015 90);
      --_line: color-mix(in srgb, currentColor 28%, transparent);
    }
  }

  /* a column a side and one for the middle; walls stand in the padding */
  .table {
    position: relative;
    flex: 1;
    display: grid;
    grid-template:
      'left top right' 4.3em
      'left middle right' minmax(2.6em, 1fr)
      'left bottom right' 4.3em / 4.95em 4.95em 4.95em;
    justify-content: space-between;
    row-gap: 0.18em;
    padding: 0.84em 1em;
    border-radius: 0.22em;
    background:
      radial-gradient(110% 90% at 50% 8%, rgb(255 255 255 / 9%), transparent 55%, rgb(0 0 0 / 18%)),
      var(--_felt);
    box-shadow:
      inset 0 0.1em 0.35em rgb(0 0 0 / 50%),
      inset 0 0 0 1px rgb(0 0 0 / 35%);
  }

  /* the cloth alone: what stands on the wood keeps its place */
  .frame.bare {
    background: none;
    box-shadow: none;
  }

  /* there is no seat across */
  .three {
    padding-block-start: 0.45em;
  }

  .three .table {
    grid-template-areas: 'left middle right' 'left bottom right';
    grid-template-rows: minmax(2.9em, 1fr) 4.3em;
    min-block-size: 8.4em;
  }

  .run {
    display: flex;
    align-items: flex-end;
    gap: 0.03em;
  }

  .side {
    grid-area: bottom;
    display: flex;
    flex-direction: column;
    gap: 0.14em;
    min-inline-size: 0;
  }

  .side.bottom {
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  .side.top {
    grid-area: top;
  }

  .side.left {
    grid-area: left;
  }

  .side.right {
    grid-area: right;
  }

  :is(.side.left, .side.right) {
    padding-block-start: 2.3em;
  }

  .three :is(.side.left, .side.right) {
    padding-block-start: 1em;
  }

  /* six discards in a row; three rows lie in full height, more of them are smaller */
  .river {
    --_step: 1.13;
    display: flex;
    flex-direction: column;
    gap: 0.13em;
    block-size: 3.4em;
  }

  .river > .run {
    font-size: min(1em, calc(3.4em / (var(--_rows) * var(--_step))));
  }

  .numbered .river {
    --_step: 1.3;
    gap: 0.3em;
  }

  /* a closed hand is seen from behind, and at the sides from its end */
  .top .hand {
    position: absolute;
    inset: auto 0 calc(100% + 0.1em);
    display: flex;
    align-items: flex-end;
    gap: 0.4em;
  }

  .top .held {
    margin-inline-start: auto;
  }

  :is(.top .drawn, .top .held:last-child) {
    margin-inline-end: auto;
  }

  .top :is(.held, .drawn) {
    font-size: 0.82em;
  }

  :is(.left, .right) > .hand {
    display: flex;
    flex-direction: column;
    gap: 0.16em;
  }

  :is(.left, .right) > .hand :is(.held, .drawn) {
    flex-wrap: wrap;
    row-gap: 0.14em;
    font-size: 0.84em;
  }

  .closed:is(.left, .right) > .hand :is(.held, .drawn) {
    position: absolute;
    inset-block-start: 50%;
    flex-direction: column;
    flex-wrap: nowrap;
    translate: 0 -50%;
    font-size: 1em;
  }

  .closed:is(.left, .right) > .hand .drawn {
    translate: 0 4.4em;
  }

  .closed.left > .hand :is(.held, .drawn) {
    left: -0.53em;
  }

  .closed.right > .hand :is(.held, .drawn) {
    right: -0.53em;
  }

  .lying {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.16em 0.3em;
    font-size: 0.8em;
  }

  .top .lying {
    flex-wrap: nowrap;
  }

  .melds {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.16em 0.3em;
  }

  .top .melds {
    flex-wrap: nowrap;
  }

  .side .out {
    font-size: 0.85em;
  }

  .front {
    display: grid;
    align-content: center;
    min-block-size: 2.6em;
  }

  /* as large as the whole hand fits */
  .rack {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    gap: 0.4em;
    font-size: calc(16.6em / var(--_own));
    --_h: 1em;
  }

  .front .hand {
    display: flex;
    align-items: flex-end;
    gap: 0.28em;
  }

  .front .lying {
    flex-wrap: nowrap;
    margin-inline-start: 0.12em;
    font-size: 0.74em;
  }

  .front .melds {
    flex-wrap: nowrap;
  }

  .unsaid {
    margin-block: 0.5em 0;
    text-align: center;
  }

  ::slotted([slot='caption']) {
    display: block;
    margin-block-start: 0.25em;
  }

  @media print {
    :host {
      break-inside: avoid;
    }

    .frame {
      border: 1px solid;
      background: none;
      box-shadow: none;
      color: inherit;
      --_line: currentColor;
      --_accent: currentColor;
    }

    .table {
      border: 1px solid;
      background: none;
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    .frame {
      border: 1px solid;
      background: Canvas;
      color: CanvasText;
      --_line: CanvasText;
      --_accent: Highlight;
    }

    .table {
      border: 1px solid;
      background: Canvas;
    }
  }
`;

/** All style sheets of `<mj-board>`: tiles, the table, its middle, and the table on narrow screens. */
export const boardStyles = [
  ...blockStyles,
  tileStyles,
  board,
  namedSizes({small: 1.75, medium: 2.5, large: 3, huge: 3.75}),
  askedStyles,
  middleStyles,
  tilesStyles,
  narrowStyles,
];

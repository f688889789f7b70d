import {css} from 'lit';
import {askedStyles} from './asked.styles.js';
import {middleStyles} from './middle.styles.js';
import {narrowStyles} from './narrow.styles.js';
import {tilesStyles} from './tiles.styles.js';
import {blockStyles} from '../../styles/block.js';
import {tileStyles} from '../../styles/tile.js';

const board = css`
  :host {
    --_tile: var(--mj-tile-height, 2.5em);
    /* a side of the table: seats sit round a square */
    --_side: min(100cqi, calc(var(--_tile) * 16));
    --_felt: var(--mj-table, light-dark(#1c5f49, #164638));
    --_wood: var(--mj-table-edge, light-dark(#7a5236, #4a3325));
    --_rim: 0.4em;
    contain-intrinsic-inline-size: min(calc(var(--_tile) * 16), 80vw);
    margin-block: 1em;
    line-height: 1.25;
  }

  :host([theme]) {
    border-radius: var(--_radius);
  }

  :host([size='small']) {
    --_tile: 1.75em;
  }

  :host([size='medium']) {
    --_tile: 2.5em;
  }

  :host([size='large']) {
    --_tile: 3em;
  }

  :host([size='huge']) {
    --_tile: 3.75em;
  }

  /* prestyle.css reserves as much */
  :host(:state(waiting)) {
    display: flow-root;
    white-space: pre-line;
  }

  :host(:state(waiting):not(:state(settled)))::before {
    content: '';
    float: inline-start;
    block-size: var(--_side);
  }

  .room {
    inline-size: var(--_side);
    block-size: var(--_side);
    margin-inline: auto;
  }

  .table {
    --_h: 1em;
    box-sizing: border-box;
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    border: var(--_rim) solid transparent;
    border-radius: 0.5em;
    background:
      radial-gradient(110% 90% at 50% 8%, rgb(255 255 255 / 9%), transparent 55%, rgb(0 0 0 / 18%))
        padding-box,
      linear-gradient(var(--_felt), var(--_felt)) padding-box,
      linear-gradient(
          color-mix(in srgb, var(--_wood) 84%, #fff),
          var(--_wood) 12%,
          var(--_wood) 80%,
          color-mix(in srgb, var(--_wood) 80%, #000)
        )
        border-box;
    box-shadow:
      inset 0 0 0 max(1px, 0.03em) rgb(0 0 0 / 35%),
      inset 0 0 0.5em rgb(0 0 0 / 40%);
    font-size: max(4px, calc(var(--_side) / (var(--_units, 16) + 0.8)));
    --_accent: #ffd257;
    --_fill: #ffd257;
    --_on-accent: #2a1d00;
    --_line: rgb(246 241 226 / 28%);
    color: #f6f1e2;
  }

  /* what is written on a cloth of the page's own is dark on a light one */
  @supports (color: oklch(from red l c h)) {
    .table {
      --_accent: oklch(from var(--_felt) clamp(0.45, (0.68 - l) * 1000, 0.88) 0.15 88);
      --_fill: var(--_accent);
      --_on-accent: oklch(from var(--_felt) clamp(0.22, (l - 0.68) * 1000, 0.99) 0.03 88);
      color: oklch(from var(--_felt) clamp(0.2, (0.68 - l) * 1000, 0.96) 0.015 90);
      --_line: color-mix(in srgb, currentColor 28%, transparent);
    }
  }

  @supports (inline-size: round(down, 1px, 1px)) {
    .table {
      font-size: max(4px, round(down, calc(var(--_side) / (var(--_units, 16) + 0.8)), 1px));
    }
  }

  .table .tile {
    box-shadow: 0 0 0.12em rgb(0 0 0 / 45%);
  }

  .table .taken {
    box-shadow: none;
  }

  .run {
    display: flex;
    align-items: flex-end;
    gap: 0.034em;
  }

  /* each seat is drawn as at the bottom, and turned with the whole square */
  .side {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .side.right {
    rotate: -90deg;
  }

  .side.top {
    rotate: 180deg;
  }

  .side.left {
    rotate: 90deg;
  }

  .hand {
    position: absolute;
    inset: auto 0.3em 0.3em 1.4em;
    display: flex;
    align-items: flex-end;
    block-size: 1em;
  }

  .held {
    margin-left: auto;
  }

  .drawn {
    margin-left: 0.35em;
  }

  .drawn,
  .held:not(:has(+ .drawn)) {
    margin-right: auto;
  }

  .melds {
    display: flex;
    flex-direction: row-reverse;
    align-items: flex-end;
    gap: 0.25em;
    margin-left: 0.4em;
  }

  .river {
    position: absolute;
    top: calc(50% + 3.2em);
    left: calc(50% - 2.335em);
    display: flex;
    flex-direction: column;
    gap: 0.034em;
  }

  /* longer ones become smaller, so as not to reach the hand */
  .long {
    top: calc(50% + 4.8em);
    left: calc(50% - 3.5em);
    font-size: 0.667em;
  }

  .out {
    position: absolute;
    right: 2.2em;
    bottom: 2.05em;
    flex-wrap: wrap-reverse;
    justify-content: flex-end;
    max-inline-size: 3.2em;
    font-size: 0.75em;
  }

  .win-mark {
    position: absolute;
    bottom: calc(100% + 0.3em);
    left: 50%;
    translate: -50%;
    padding: 0.1em 0.7em;
    border-radius: 1em;
    background: var(--_fill);
    color: var(--_on-accent);
    font-size: 0.45em;
    font-weight: 600;
  }

  .top .win-mark {
    rotate: 180deg;
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

    .table {
      border: 1px solid;
      background: none;
      box-shadow: none;
      color: inherit;
      --_line: currentColor;
      --_accent: currentColor;
    }

    .table .tile {
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    .table {
      background: Canvas;
      --_line: CanvasText;
      --_accent: Highlight;
    }

    .win-mark {
      border: 1px solid;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** All style sheets of `<mj-board>`: tiles, the table, its middle, and the table on narrow screens. */
export const boardStyles = [
  ...blockStyles,
  tileStyles,
  board,
  askedStyles,
  middleStyles,
  tilesStyles,
  narrowStyles,
];

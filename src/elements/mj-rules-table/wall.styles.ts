import {css} from 'lit';

/** The wall: sections with a head that stays in view, and cards without boxes. */
export const wallStyles = css`
  .wall {
    --_top: var(--mj-sticky-top, 0px);
    --_big: var(--mj-tile-height, 2.125em);
    --_card: 19.5em;
    --_behind: var(--_backdrop, none) lab(from currentColor calc((60 - l) * 99) 0 0);
    line-height: 1.4;
  }

  :host([size='small']) .wall {
    --_big: 1.75em;
    --_card: 16em;
  }

  :host([size='large']) .wall {
    --_big: 2.75em;
    --_card: 27em;
  }

  :host([size='huge']) .wall {
    --_big: 3.5em;
    --_card: 36em;
  }

  .wall :is(p, h3, h4, ul) {
    margin: 0;
    padding: 0;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1em;
    margin-block-end: 0.75em;
  }

  .title {
    flex: 1 1 14em;
    font-weight: 600;
    font-size: 1.125em;
    line-height: 1.3;
  }

  .top .tools {
    flex: 0 1 auto;
    min-inline-size: 0;
    margin: 0;
  }

  .top .search {
    flex: 0 1 auto;
  }

  .top .count {
    min-inline-size: 8em;
  }

  ul {
    list-style: none;
  }

  .jump {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
  }

  .wall .jump {
    padding-block-end: 0.75em;
  }

  .jump button {
    min-inline-size: 2.75em;
    min-block-size: 2.75em;
    padding: 0.25em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  .jump button:hover {
    background: var(--_raised);
  }

  .jump small {
    display: block;
    font-size: 0.75em;
    color: var(--_muted);
  }

  section {
    display: grid;
    grid-template-columns: 6.5em minmax(0, 1fr);
    gap: 0 1em;
    padding-block: 1em;
    border-block-start: 1px solid var(--_line);
    scroll-margin-block-start: var(--_top);
  }

  section[part='rules'] {
    display: block;
    border: 0;
  }

  h3 {
    position: sticky;
    inset-block-start: calc(var(--_top) + 0.75em);
    align-self: start;
    font-size: 1em;
    font-weight: 400;
    line-height: 1.2;
  }

  h3 b {
    display: block;
    font-size: 2.25em;
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .kind h3 b {
    font-size: 1.0625em;
    letter-spacing: normal;
  }

  .of {
    display: block;
    font-size: 0.875em;
    color: var(--_muted);
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--_card), 100%), 1fr));
    gap: 1.5em 2em;
    align-items: start;
  }

  .card {
    display: grid;
    grid-template:
      'name more-button' auto
      'mark mark' auto
      'value value' auto
      'made made' auto
      'example example' auto
      'condition condition' auto
      'more more' auto
      / minmax(0, 1fr) auto;
    column-gap: 0.5em;
    align-items: baseline;
    min-inline-size: 0;
    scroll-margin-block-start: calc(var(--_top) + 4em);
    contain-intrinsic-block-size: auto 7em;
  }

  .card.to-come {
    min-block-size: 7em;
  }

  .card:nth-child(n + 13) {
    content-visibility: auto;
  }

  /* no more for larger text: the tiles beside it would be smaller */
  .card.counted {
    padding-inline-start: 8px;
  }

  .card .name {
    font-size: 1em;
    line-height: 1.3;
  }

  .card .mark {
    grid-area: mark;
  }

  .card .value {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    font-size: 0.875em;
  }

  .card .made {
    margin: 0;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .card .was {
    font-size: 0.9375em;
  }

  .card .condition {
    margin-block-start: 0.25em;
    font-size: 0.875em;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .more-button {
    grid-area: more-button;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: var(--_muted);
    font: inherit;
    font-size: 0.75em;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  .more-button:hover {
    color: inherit;
  }

  .more-button::after {
    content: '';
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.4em;
    margin-inline-start: 0.4em;
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    forced-color-adjust: none;
  }

  .more-button[aria-expanded='true']::after {
    rotate: 180deg;
  }

  .more {
    grid-area: more;
    margin-block-start: 0.375em;
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid var(--_line);
    line-height: 1.4;
  }

  .more[hidden] {
    display: none;
  }

  /* a hand is as high as one of four sets and a pair: the room for it is kept before it comes */
  .box {
    container-type: inline-size;
    grid-area: hand;
    min-inline-size: 0;
  }

  .wall .room,
  .sets {
    --_fit: round(down, calc(100cqi / (var(--_width, 16.5) * 0.75)), 1px);
    --_usual: round(down, calc(100cqi / (16.5 * 0.75)), 1px);
  }

  .wall .room {
    block-size: calc(min(var(--_big), var(--_usual)) * 1.36);
  }

  .sets {
    --_h: 1em;
    display: flex;
    align-items: flex-end;
    gap: 0.3em;
    box-sizing: border-box;
    block-size: calc(min(var(--_big), var(--_usual)) * 1.36);
    padding-block-end: calc(min(var(--_big), var(--_usual)) * 0.18);
    font-size: min(var(--_big), var(--_fit));
  }

  /* tiles lie from left to right in every language; the hand as such stands where a line begins */
  :host(:dir(rtl)) :is(.sets, .rows) {
    justify-content: flex-end;
  }

  .set {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: flex-end;
    gap: 0.034em;
  }

  .pale {
    opacity: 0.36;
  }

  /* what makes the pattern stands on a line: neither colour nor strength alone tells it */
  .maker::after {
    content: '';
    position: absolute;
    inset-inline: 0.02em;
    inset-block-end: -0.15em;
    block-size: 2px;
    border-radius: 1px;
    background: var(--_accent);
  }

  .sets .win {
    position: relative;
  }

  .sets .win::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + 0.05em);
    inset-inline-start: 50%;
    translate: -50% 0;
    border: 0.1em solid transparent;
    border-block: 0.13em solid var(--_accent);
    border-block-end: 0;
  }

  .rows {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.034em;
    min-block-size: 1.75em;
  }

  .rows .label {
    -webkit-user-select: none;
    user-select: none;
    margin: 0 0.375em 0 0;
    font-size: 0.8125em;
    font-weight: 400;
    color: var(--_muted);
  }

  .rows .run + .label {
    margin-inline-start: 0.75em;
  }

  .run {
    --_h: 1em;
    display: inline-flex;
    font-size: 1.5em;
  }

  .excluded .sets {
    opacity: var(--mj-faded, 0.5);
  }

  /* no column for the heads: they stay as a line above their cards */
  @container (inline-size < 56em) {
    section {
      display: block;
      padding-block: 0 1.25em;
      border: 0;
    }

    h3 {
      inset-block-start: var(--_top);
      z-index: 3;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.5em;
      border-block: 1px solid var(--_line);
      line-height: 1.5;
      background: linear-gradient(var(--_surface) 0 100%), var(--_behind);
    }

    .wall h3 {
      padding-block: 0.375em;
      margin-block-end: 0.75em;
    }

    h3 b {
      display: inline;
      margin-inline-end: 0.1em;
      font-size: 1.25em;
      line-height: inherit;
    }
  }

  /* the values are one line, which scrolls */
  @container (inline-size < 30em) {
    .top :is(.tools, .search) {
      flex: 1 1 100%;
      flex-wrap: wrap;
      max-inline-size: none;
    }

    .top input {
      flex: 1 1 8em;
      min-inline-size: 0;
    }

    .jump {
      flex-wrap: nowrap;
      position: relative;
      overflow-x: auto;
      scrollbar-width: thin;
    }

    .jump li {
      flex: none;
    }
  }

  /* large text: what a card opens below its name */
  @container (inline-size < 16em) {
    .wall .card {
      grid-template: 'name' auto 'mark' auto 'value' auto 'example' auto 'condition' auto 'more-button' auto 'more' auto / minmax(
          0,
          1fr
        );
    }

    .more-button {
      justify-self: start;
    }
  }

  @media print {
    .wall nav,
    .wall .more-button {
      display: none;
    }

    .wall section {
      display: block;
      border: 0;
    }

    .wall h3 {
      position: static;
      display: block;
      break-after: avoid;
      background: none;
    }

    .wall .card:first-child {
      break-before: avoid;
    }

    .wall h3 :is(b, .of) {
      display: inline;
      font-size: 1em;
    }

    /* rows of a table: the name, and beside it the words and the example */
    .wall .cards {
      display: block;
    }

    .wall .card {
      content-visibility: visible;
      position: relative;
      display: block;
      min-block-size: 2.75em;
      padding-block: 0.375em;
      padding-inline-start: 10em;
      border-block-end: 1px solid var(--_line);
      break-inside: avoid;
    }

    .wall .card .name {
      position: absolute;
      inset-inline-start: 0;
      inline-size: 9em;
    }

    .wall .more,
    .wall .more[hidden] {
      display: block;
      padding: 0;
      border: 0;
    }
  }

  @media (prefers-contrast: more) {
    .pale {
      opacity: 0.65;
    }
  }

  @media (forced-colors: active) {
    .pale,
    .excluded .sets {
      opacity: 1;
    }

    .pale .tile {
      border-style: dotted;
    }

    .maker::after {
      block-size: 3px;
      background: Highlight;
    }

    .more-button::after {
      background: CanvasText;
    }
  }
`;

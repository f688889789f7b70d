import {css} from 'lit';
import {TOTAL_ROOM} from '../../art/layout.js';
import {problemStyles} from '../../styles/problem.js';
import {namedSizes} from '../../styles/tile-sizes.js';
import {tileStyles} from '../../styles/tile.js';
import {tokens} from '../../styles/tokens.js';
import {handPieces} from './pieces.styles.js';

const hand = css`
  :host {
    --_tile: var(--mj-tile-height, 2.75em);
    display: block;
    container-type: inline-size;
    /* painted once: without it, each frame paints the hands before it again */
    isolation: isolate;
    contain-intrinsic-inline-size: min(var(--_tile) * 12, 80vw);
    color: var(--mj-text, inherit);
  }

  :host([theme]) {
    color: var(--_text);
  }

  /* an example's hand, with room above for how it was won */
  :host(.large) {
    --_tile: var(--mj-tile-height, 4em);
    /* in its sets it has more gaps */
    --_share: 91;
    display: flex;
    flex-direction: column;
  }

  :host(.large) :is(.room, .scored) {
    padding-block-start: 1.75em;
  }

  :host(.large[size='large']) {
    --_tile: 5em;
  }

  :host(.large[size='huge']) {
    --_tile: 6.25em;
  }

  /*
   * Tiles shrink so that the hand fits in one line, unless they would be lower than 1.375em: then they have 1.5em, and
   * the hand wraps.
   */
  .row {
    --_fit: round(down, calc(var(--_share, 100) * 1cqi / (var(--_width, 14) * 0.75)), 1px);
    --_h: 1em;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.1em 0.034em;
    font-size: min(var(--_tile), max(var(--_fit), min(1.5em, (1.375em - var(--_fit)) * 1000)));
  }

  /* as high as in a scored hand, which has its sets in one line, and its total behind them or above their end */
  @container (inline-size >= 38em) {
    :host(.large) .row {
      --_fit: round(down, calc((100cqi - var(--_behind, 0em)) / (var(--_in-sets, 16.5) * 0.75)), 1px);
    }
  }

  @container (inline-size >= 50em) {
    :host(.large) .row {
      --_behind: ${TOTAL_ROOM}em;
    }
  }

  @container (38em <= inline-size < 50em) {
    :host(.large) :is(.room, .scored) {
      padding-block-start: 3.5em;
    }
  }

  /* what is said of the hand stands above it, in room that is kept until then */
  @container (inline-size >= 50em) {
    :host(.told) :is(.room, .scored) {
      padding-block-start: 4.25em;
    }

    :host(.told) .extras {
      --_small: 2em;
      flex-wrap: nowrap;
      order: -1;
      min-block-size: 2.5em;
      margin-block: 0 -2.5em;
    }
  }

  /* or in two lines, between which there are brackets */
  @container (inline-size < 38em) {
    :host(.large) .row {
      row-gap: 1.75rem;
      font-size: min(var(--_tile), 100cqi / (var(--_half, 10.3) * 0.75));
    }
  }

  /* prestyle.css reserves as much */
  :host(:state(waiting)),
  .room {
    min-block-size: calc(var(--_tile) + max(var(--_tile) * 0.34, 0.8em));
  }

  /* for the word below the winning tile, whose letters do not become smaller with the tiles */
  .won {
    padding-block-end: max(0.34em, 0.8rem);
  }

  /* tiles lie from left to right in every language; the hand as such stands where a line begins */
  :host(:dir(rtl)) .row {
    justify-content: flex-end;
  }

  /* held tiles wrap one by one where two lines are not enough, melds only whole */
  .held {
    display: contents;
  }

  /* where the hand wraps, its second line begins here: between two sets, so that both lines are as long */
  .turn {
    flex: none;
    inline-size: clamp(0px, (1em - var(--_fit)) * 1000, 100%);
    margin-inline-end: -0.034em;
  }

  .row > .group:last-child {
    margin-inline-end: 0;
  }

  /* between two lines, the mark of a winning tile that stands in its set needs room */
  .row:has(.group:not(.win) > .marked) {
    row-gap: clamp(0.1em, (1em - var(--_fit)) * 1000, max(0.5em, 0.95rem));
  }

  .won .held + .win,
  .won .held + .flowers {
    margin-inline-start: 0.3em;
  }

  .marked {
    position: relative;
    display: inline-flex;
  }

  /* the first set of a line has no room for a word on the left */
  .group:not(.win):first-child > .marked .word,
  .turn + .group:not(.win) > .marked .word {
    right: auto;
    left: 1.1em;
  }

  /* in lines of a few tiles there may be no room on either side: the word stands behind the tile, as one more */
  @container (inline-size < 14em) {
    .marked,
    .group:not(.win):first-child > .marked,
    .turn + .group:not(.win) > .marked {
      align-items: center;
      gap: 0.1em;
    }

    .row .group > .marked :is(.win-mark, .word) {
      position: static;
      translate: none;
      white-space: normal;
    }

    .row .win-mark {
      margin: 0;
      line-height: 1.25;
    }

    .won .held + .win {
      margin-inline-start: 0;
    }

    .marked .arrow {
      display: none;
    }
  }

  :host(:state(waiting):is([flowers], [gari], [indicators], [ura-indicators], [wild])) {
    padding-block-end: calc(max(var(--_tile) * 0.72, min(var(--_tile), 1.5em)) + 0.375em);
  }

  /* invisible until its label has come, which would push the tiles; or until it will not come any more */
  .waiting {
    visibility: hidden;
    animation: appear 0s 8s forwards;
  }

  @keyframes appear {
    to {
      visibility: visible;
    }
  }

  ::slotted([slot='caption']) {
    display: block;
    margin-block-start: 0.25em;
  }

  @media print {
    :host {
      break-inside: avoid;
    }
  }
`;

/** All style sheets of `<mj-hand>`. */
export const handStyles = [
  tokens,
  tileStyles,
  problemStyles,
  handPieces,
  hand,
  namedSizes({small: 2, medium: 2.75, large: 3.75, huge: 5}),
];

import {css} from 'lit';
import {problemStyles} from '../../styles/problem.js';
import {tileStyles} from '../../styles/tile.js';
import {tokens} from '../../styles/tokens.js';

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

  :host([size='small']) {
    --_tile: 2em;
  }

  :host([size='medium']) {
    --_tile: 2.75em;
  }

  :host([size='large']) {
    --_tile: 3.75em;
  }

  :host([size='huge']) {
    --_tile: 5em;
  }

  /*
   * Tiles shrink so that the hand fits in one line, unless they would be lower than 1.375em: then they have 1.5em, and
   * the hand wraps.
   */
  .row {
    --_fit: calc(100cqi / (var(--_width, 14) * 0.75));
    --_h: 1em;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.1em 0.034em;
    font-size: min(var(--_tile), max(var(--_fit), min(1.5em, (1.375em - var(--_fit)) * 1000)));
  }

  /* prestyle.css reserves as much */
  :host(:state(waiting)),
  .room {
    min-block-size: calc(var(--_tile) + max(var(--_tile) * 0.34, 0.8em));
  }

  @supports (inline-size: round(down, 1px, 1px)) {
    .row {
      --_fit: round(down, calc(100cqi / (var(--_width, 14) * 0.75)), 1px);
    }
  }

  /* for the word below the winning tile, whose letters do not become smaller with the tiles */
  .won {
    padding-block-end: max(0.34em, 0.8rem);
  }

  .group {
    display: inline-flex;
    flex: none;
    align-items: flex-end;
    gap: 0.034em;
    margin-inline-end: 0.3em;
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

  .group:last-child {
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

  /* who copies a hand has the words for screen readers */
  .win-mark,
  .label {
    -webkit-user-select: none;
    user-select: none;
  }

  .win-mark {
    position: absolute;
    /* letters do not become smaller with the tiles: below 36 px they need more room not to touch them */
    inset-block-start: max(100%, 80% + 0.45rem);
    right: 0;
    margin-block-start: 0.15em;
    font-size: max(0.6875rem, 0.25em);
    line-height: 0.75em;
    color: var(--_accent);
  }

  /* beside the arrow, which does not move when the word comes */
  .word {
    position: absolute;
    inset-block-start: 50%;
    right: 1.1em;
    font-weight: 600;
    line-height: 1.25;
    translate: 0 -50%;
    white-space: nowrap;
  }

  /* the first set of a line has no room for a word on the left */
  .group:not(.win):first-child > .marked .word,
  .turn + .group:not(.win) > .marked .word {
    right: auto;
    left: 1.1em;
  }

  /* in lines of a few tiles there may be no room on either side: the word stands behind the tile, as one more */
  @container (inline-size < 14em) {
    .group {
      flex-wrap: wrap;
      max-inline-size: 100%;
    }

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

    .marked .arrow {
      display: none;
    }
  }

  .arrow {
    display: block;
    inline-size: 0.9em;
    block-size: 0.75em;
    fill: var(--_accent);
  }

  :host(:state(waiting):is([flowers], [gari], [indicators], [ura-indicators], [wild])) {
    padding-block-end: calc(max(var(--_tile) * 0.72, min(var(--_tile), 1.5em)) + 0.375em);
  }

  .extras {
    --_small: max(min(var(--_tile), 12cqi) * 0.72, min(var(--_tile), 1.5em, 8cqi));
    min-block-size: max(var(--_tile) * 0.72, min(var(--_tile), 1.5em));
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
    margin-block-start: 0.375em;
  }

  .beside,
  .run {
    display: inline-flex;
    align-items: center;
  }

  .run {
    --_h: 1em;
    gap: 0.034em;
    font-size: var(--_small);
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

  .dora {
    margin-inline-start: 0.75em;
  }

  .label {
    margin-inline-end: 0.5em;
    font-size: 0.8125em;
    opacity: 0.8;
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
export const handStyles = [tokens, tileStyles, problemStyles, hand];

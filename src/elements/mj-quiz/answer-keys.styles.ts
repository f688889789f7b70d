import {css} from 'lit';

/** The tiles and moves of an answer as keys: in rows, as a hand in one line, and put together into sets. */
export const answerKeyStyles = css`
  .key {
    padding: 0.1875em;
    touch-action: manipulation;
  }

  .split .key {
    touch-action: none;
  }

  .dragged {
    position: relative;
    z-index: 1;
    /* what lies under it is hit */
    pointer-events: none;
  }

  .dragged .tile {
    filter: drop-shadow(0 0.1em 0.12em rgb(0 0 0 / 35%));
    transition: none;
  }

  .key[aria-disabled] .tile {
    opacity: 1;
  }

  .key[aria-pressed='true'] {
    background: var(--_raised);
  }

  .key[aria-pressed='true'] .tile {
    translate: 0 -0.0625em;
  }

  .none {
    margin-block-start: 0.5em;
  }

  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
  }

  .none[aria-pressed='true'] {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }

  /*
   * The hand: in one line, unless its tiles would be lower than 2em; then in lines of even length, so
   * that no tile is left alone. A key is 0.82 of a tile's height wide.
   */
  .row {
    --_room: calc(min(100cqi, var(--mj-form-width, 40em)) - 2 * var(--_pad) - 2px);
    --_fit: calc(var(--_room) / (var(--_width, 14) * 0.82));
    --_large: calc(var(--_tile) * 1.3);
    --_h: 1em;
    padding-block: max(0.2em, 0.6rem) max(0.2em, 0.8rem);
    font-size: min(
      var(--_large),
      max(var(--_fit), min(var(--_room) / (var(--_half, 7.65) * 0.785), (2em - var(--_fit)) * 1000))
    );
    line-height: 1;
    /* blanks between the tiles take no room */
    word-spacing: -0.25em;
    text-wrap: balance;
  }

  .row :is(.keys, .sets, .laid) {
    display: inline;
    margin: 0;
  }

  .row :is(.cell, .key, .still, .sets > *, .group) {
    display: inline-flex;
    vertical-align: bottom;
  }

  .row :is(.key, .still, .set) {
    --_h: 1em;
    min-block-size: 0;
    padding: 0.12em 0.035em 0.06em;
    font-size: 1em;
  }

  .row .group {
    gap: 0.02em;
    margin: 0 0.2em 0.06em 0;
  }

  .row .drawn {
    margin-inline-start: 0.28em;
  }

  .row :is(.win-mark, .small) {
    word-spacing: normal;
  }

  .row .key[aria-pressed='true'] .tile {
    translate: 0 -0.1em;
  }

  .row .small {
    font-size: max(0.8125rem, 0.25em);
  }

  .split {
    display: grid;
    justify-items: start;
    gap: 0.25em 0.5em;
  }

  /* the winning tile may lie between two lines: what is said above tells how it was won */
  .split .row .word {
    display: none;
  }

  /* a set stands on a bracket */
  .split .row :is(.key, .set) {
    padding-block-end: 0.18em;
  }

  .split .row .group {
    margin-block-end: 0.18em;
  }

  .sets {
    padding: 0;
    list-style: none;
  }

  .row .sets > * {
    margin-inline-end: 0.2em;
  }

  /* three tiles that make no set shake once */
  @media (prefers-reduced-motion: no-preference) {
    .unfit {
      animation: shake 180ms;
    }
  }

  @keyframes shake {
    25%,
    75% {
      translate: -0.15em;
    }

    50% {
      translate: 0.15em;
    }
  }

  .set {
    border: 0;
    background: none;
    touch-action: none;
  }

  .made {
    display: flex;
    gap: 0.02em;
  }

  .made > * {
    display: flex;
  }

  .made::after {
    content: '';
    position: absolute;
    inset: auto 0.05em 0.03em;
    block-size: 0.1em;
    border: 2px solid var(--_accent);
    border-block-start: 0;
  }

  /* on a set, a move or a tile of the keyboard: the rows stay where they are */
  .answer button,
  .still {
    position: relative;
  }

  .answer button .part-mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
  }

  /* above a tile, and on the bracket of a set */
  .row button .part-mark {
    inset-block-start: -0.4rem;
    inset-inline: 0;
    margin-inline: auto;
  }

  .row .set .part-mark {
    inset-block: auto -0.4rem;
  }

  .key:has(.wrong-mark) .tile {
    outline: max(2px, 0.05em) dashed var(--_error);
    outline-offset: -1px;
  }
`;

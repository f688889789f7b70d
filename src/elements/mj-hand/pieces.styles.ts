import {css} from 'lit';

/** Styles of the pieces of a hand, where ever it is drawn: a meld, the mark of the winning tile, the rows beside the hand. */
export const handPieces = css`
  .group {
    display: inline-flex;
    flex: none;
    align-items: flex-end;
    gap: 0.034em;
    margin-inline-end: 0.3em;
  }

  @container (inline-size < 14em) {
    .group {
      flex-wrap: wrap;
      max-inline-size: 100%;
    }
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

  .arrow {
    display: block;
    inline-size: 0.9em;
    block-size: 0.75em;
    fill: var(--_accent);
  }

  .extras {
    --_small: max(min(var(--_tile), 12cqi) * 0.72, min(var(--_tile), 1.5em, 8cqi));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1.25em;
    margin-block-start: 0.375em;
  }

  .extras:has(.beside) {
    min-block-size: max(var(--_tile) * 0.72, min(var(--_tile), 1.5em));
  }

  .beside,
  .beside .run {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
  }

  .beside .run {
    --_h: 1em;
    gap: 0.034em;
    font-size: var(--_small);
  }

  .dora {
    margin-inline-start: 0.75em;
  }

  .label {
    margin-inline-end: 0.5em;
    font-size: 0.8125em;
    opacity: 0.8;
  }
`;

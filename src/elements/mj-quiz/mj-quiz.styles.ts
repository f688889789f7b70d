import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {keyboardStyles} from '../views/keyboard.styles.js';
import {markStyles} from './mark.styles.js';
import {handPieces} from '../mj-hand/shared.js';

const quiz = css`
  :host {
    margin-block: 1em;
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-quiz-block-size, 9em);
  }

  .quiz {
    /* letters of twice the size take no room from the tiles */
    --_pad: min(var(--_gap), 3.5cqi);
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.625em;
    max-inline-size: var(--mj-form-width, 40em);
    padding: var(--_pad);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .others {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: first baseline;
    align-self: stretch;
    gap: 0.375em 0.625em;
  }

  .question {
    font-weight: 700;
    text-wrap: pretty;
  }

  /* below the question, one head with it */
  .given {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1em;
    margin-block-start: -0.375em;
  }

  .given:not(:has(*)) {
    display: none;
  }

  .given .extras {
    min-block-size: 0;
    margin: 0;
  }

  .table {
    margin-block-end: 0.625em;
  }

  ::slotted(:is(mj-board, mj-round)) {
    font-weight: 400;
  }

  .asked,
  .answer {
    align-self: stretch;
  }

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: 0.25em 0.75em;
  }

  /* what each seat might do: a row each */
  .by-seat {
    grid-template-columns: none;
  }

  .boxes {
    display: grid;
    grid-template-columns: 4.5em repeat(auto-fill, minmax(6.5em, 1fr));
    align-items: center;
    gap: 0 0.75em;
    padding-block: 0.125em;
    border-block-end: 1px solid var(--_line);
  }

  .of-seat {
    font-weight: 600;
  }

  @container (inline-size < 27em) {
    .boxes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .of-seat {
      grid-column: 1 / -1;
    }
  }

  @media screen {
    /* the seats at the table are what is seen of them */
    .choice.at-table {
      position: absolute;
      min-block-size: 0;
      padding: 0;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  .choice {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: max(var(--_target), 24px);
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .choice input {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
  }

  .number,
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375em 0.75em;
  }

  .amounts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8em, 1fr));
    gap: 0.5em 1em;
  }

  .amount > span {
    min-inline-size: 3em;
  }

  /* as the seats sit: who is asked about at the bottom, the next player at the right */
  .around {
    grid-template-columns: repeat(3, minmax(0, 8em));
    gap: 0.25em;
    inline-size: fit-content;
  }

  .around legend {
    margin-block-end: 0.5em;
  }

  .around .amount {
    display: grid;
    justify-items: center;
    gap: 0.125em;
    inline-size: auto;
    padding: 0.5em 0.25em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    text-align: center;
  }

  .around .amount > span {
    min-inline-size: 0;
  }

  .around input[type='text'] {
    box-sizing: border-box;
    inline-size: min(6em, 100%);
    text-align: center;
  }

  .around .part-mark {
    inset-block-start: 0.25em;
  }

  .amount.at-top {
    grid-area: 1 / 2;
  }

  .amount.at-left {
    grid-area: 2 / 1;
  }

  .amount.at-right {
    grid-area: 2 / 3;
  }

  .amount.at-bottom {
    grid-area: 3 / 2;
  }

  input[type='text'] {
    inline-size: 6em;
    min-block-size: var(--_target);
    padding: 0.25em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: 1em;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .small {
    margin: 0;
    font-size: 0.8125em;
    color: var(--_muted);
  }

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

  /* its room is kept: the button below leads on where it checked */
  .spent {
    visibility: hidden;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  .actions button[aria-disabled='true'] {
    opacity: 0.55;
  }

  .run {
    --_h: 1.625em;
    display: inline-block;
    white-space: nowrap;
    vertical-align: middle;
  }

  .notes {
    display: grid;
    gap: 0.25em;
    margin: 0.25em 0 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  .kept {
    white-space: nowrap;
  }

  /* room for what is kept with it */
  .notes .run {
    max-inline-size: calc(100% - 2em);
    white-space: normal;
  }

  .result {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.625em;
    align-self: stretch;
    /* no verdict clings to the edge of a page that has scrolled to it */
    scroll-margin-block: 0.75em;
  }

  ::slotted([slot='right']) {
    margin-block: 0.25em;
  }

  /* its room is kept: no field and no label moves */
  :is(.choice, .number, .amount) {
    position: relative;
    padding-inline-end: 1.5rem;
  }

  :is(.number, .amount) {
    inline-size: fit-content;
  }

  :is(.choice, .number, .amount) > .part-mark {
    position: absolute;
    inset-inline-end: 0.25em;
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

  .why {
    align-self: stretch;
  }

  .why summary {
    display: list-item;
    inline-size: fit-content;
    padding-block: 0.375em;
    min-block-size: 24px;
    cursor: pointer;
  }

  .outcome {
    margin: 0;
  }

  p.said {
    margin: 0;
    min-block-size: 1.5em;
    color: var(--_muted);
  }

  .verdict,
  .solution {
    align-self: stretch;
    padding: 0.5em 0.75em;
    border-inline-start: 0.25em solid var(--_line);
    background: var(--_raised);
  }

  .verdict.right {
    border-color: var(--_accent);
  }

  .verdict.wrong {
    border-color: var(--_error);
  }

  .mark {
    margin-inline-end: 0.375em;
    font-weight: 700;
  }

  .right .mark {
    color: var(--_accent);
  }

  .wrong .mark {
    color: var(--_error);
  }

  /* the answer is another one by now */
  .edited .part-mark,
  .verdict.edited,
  .verdict.edited .mark {
    border-color: var(--_line);
    color: var(--_muted);
  }

  @media screen {
    .folded {
      display: none;
    }
  }

  /* a word of a large text may be wider than the card */
  @container (inline-size < 16em) {
    .quiz {
      overflow-wrap: anywhere;
    }
  }

  @media print {
    :host {
      min-block-size: 0;
    }

    .quiz {
      break-inside: avoid;
    }

    .actions,
    .answer > div > [part='button'],
    [part='help'],
    p.said {
      display: none;
    }
  }
`;

/** All style sheets of `<mj-quiz>`. */
export const quizStyles = [
  ...blockStyles,
  tileStyles,
  tileSizes(2.5, 2, 3.25, 4),
  controlStyles,
  keyboardStyles,
  handPieces,
  termStyles,
  markStyles,
  quiz,
];

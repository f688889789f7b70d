import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {keyboardStyles} from '../keyboard.styles.js';

const quiz = css`
  :host {
    margin-block: 1em;
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-quiz-block-size, 9em);
  }

  .quiz {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.625em;
    max-inline-size: var(--mj-form-width, 40em);
    padding: var(--_gap);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  mj-hand {
    margin-block-end: 0.625em;
  }

  .others {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: first baseline;
    align-self: stretch;
    gap: 0.375em 0.625em;
  }

  .others mj-hand {
    margin-block: 0;
  }

  .question {
    font-weight: 700;
    text-wrap: pretty;
  }

  .table {
    margin-block-end: 0.625em;
  }

  ::slotted(:is(mj-board, mj-round)) {
    font-weight: 400;
  }

  .answer {
    align-self: stretch;
  }

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: 0.25em 0.75em;
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

  /* lines of even length: no tile is left alone */
  .keys.hand,
  .keys.hand > .line {
    display: block;
    max-inline-size: none;
    text-wrap: balance;
  }

  .keys.hand {
    margin-block-end: -0.25em;
  }

  .keys.hand > .cell,
  .keys.hand .key {
    display: inline-flex;
    vertical-align: top;
  }

  .keys.hand > .cell,
  .keys.hand > .key,
  .keys.hand > .line > .key {
    margin: 0 0.25em 0.25em 0;
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

  .split {
    display: grid;
    justify-items: start;
    gap: 0.5em;
  }

  .sets {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    min-block-size: var(--_tile);
    margin: 0;
    padding: 0;
    list-style-position: inside;
  }

  .sets li {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .set {
    display: block;
    padding: 0.25em;
    touch-action: none;
  }

  .set .run {
    --_h: calc(var(--_tile) * 0.875);
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

  .part-mark {
    font-weight: 700;
  }

  .wrong-mark {
    color: var(--_error);
  }

  .missed-mark {
    color: var(--_accent);
  }

  /* its room is kept: no field and no label moves */
  :is(.choice, .number, .amount) {
    position: relative;
    padding-inline-end: 1.25em;
  }

  :is(.number, .amount) {
    inline-size: fit-content;
  }

  :is(.choice, .number, .amount) > .part-mark {
    position: absolute;
    inset-inline-end: 0.25em;
  }

  /* on the corner of a tile, a set or a move: the rows stay where they are */
  .answer button {
    position: relative;
  }

  .answer button .part-mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
    inline-size: 1.125em;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: Canvas;
    line-height: 1;
    text-align: center;
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
  quiz,
];

import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {keyboardStyles} from '../views/keyboard.styles.js';

const play = css`
  :host {
    margin-block: 1em;
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-play-block-size, 36em);
  }

  .play {
    /* the width of the table: so high that what is asked is in view with it */
    --_table: max(32rem, (100svh - 13rem) * 1.09);

    display: flex;
    flex-direction: column;
    gap: 0.5em;
    margin-inline: auto;
    text-align: center;
  }

  /* its table stands where that of the hand stood, as large */
  mj-round {
    margin-block: 0;
    text-align: start;
  }

  mj-board,
  mj-round::part(board) {
    inline-size: min(100%, var(--_table));
    margin-block: 0;
    margin-inline: auto;
  }

  /* the reader's tiles are the keys below */
  mj-board::part(own) {
    display: none;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .asking,
  .sentences {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
  }

  /* what comes next does not move the moves */
  .sentences {
    min-block-size: 6em;
  }

  .said {
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* longer words of another step leave what is below where it is */
  .ended {
    display: grid;
    gap: 0.5em;
    min-block-size: 6em;
    align-content: start;
    text-align: center;
  }

  .prompt,
  .goal {
    font-weight: 700;
  }

  /* on the edge of the table, as large as the table draws this hand */
  .keys.hand {
    display: flex;
    gap: 0.03em;
    max-inline-size: none;
  }

  /* room for the tile that is drawn next: the others stay where they are */
  .keys.hand:has(> .key:nth-child(3n + 1):last-child:not(.drawn)) {
    padding-inline-end: 1.06em;
  }

  .key.key {
    --_h: 1em;
    min-block-size: 0;
    padding: 0;
    border-radius: 0.1em;
    font-size: 1em;
  }

  .key.drawn {
    margin-inline-start: 0.28em;
  }

  .key .tile {
    border: 0;
    background: linear-gradient(var(--_face) 55%, color-mix(in srgb, var(--_face) 95%, #6b5322));
    box-shadow:
      inset 0 0 0 max(0.5px, 0.012em) var(--_edge),
      0 max(1px, 0.045em) 0 color-mix(in srgb, var(--_face) 84%, #6b5322),
      0 max(2px, 0.09em) 0 var(--_back-edge),
      0 max(3px, 0.14em) 0.09em rgb(0 0 0 / 38%);
  }

  .key:hover:not([aria-disabled]) {
    background: none;
    translate: 0 -0.06em;
  }

  .key:focus-visible {
    z-index: 1;
    outline: max(3px, 0.05em) solid #ffd257;
    outline-offset: 2px;
    box-shadow: 0 0 0 max(6px, 0.1em) #111;
    translate: 0 -0.1em;
  }

  .key[aria-disabled] .tile {
    opacity: 1;
    filter: grayscale(0.6) brightness(0.72);
  }

  .moves {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5em;
    min-block-size: max(var(--_target), 44px);
  }

  .moves button {
    min-block-size: max(var(--_target), 44px);
    font-size: 1em;
  }

  .why {
    color: var(--_error);
  }

  .advice {
    text-align: start;
    padding: var(--_gap);
    border-inline-start: 3px solid var(--_accent);
    background: var(--_raised);
  }

  .lost {
    text-align: start;
  }

  .lost li {
    margin-block: 0.5em;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
  }

  .tools button[aria-disabled='true'] {
    opacity: 0.55;
  }

  .seed {
    font-size: 0.8125em;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  /* sentences stand beside the table, later the moves of the hand: all is in view on a low screen */
  @container (inline-size >= 60rem) {
    .play {
      --_table: min(46rem, (100svh - 9rem) * 1.09);
      --_beside: 20.5rem;

      max-inline-size: 76rem;
    }

    .asked {
      display: grid;
      grid-template-columns: minmax(0, var(--_table)) calc(var(--_beside) - 1.5rem);
      grid-auto-rows: auto;
      justify-content: center;
      column-gap: 1.5rem;
    }

    .asked > * {
      grid-column: 1;
    }

    .asked > mj-board {
      inline-size: 100%;
    }

    /* its column of the table, as wide as it lets it be, has its middle where the table had it while it was played */
    mj-round {
      margin-inline: max(0px, (min(100cqi, 76rem) - var(--_beside) - var(--mj-tile-height, 2.5em) * 18.5) / 2)
        calc(var(--_beside) - 17.25em);
    }

    .asking {
      display: contents;
    }

    .sentences {
      grid-area: 1 / 2 / span 4;
      padding-inline-start: 1.25rem;
      border-inline-start: 1px solid var(--_line);
      text-align: start;
    }
  }

  @container (inline-size < 30em) {
    .moves button {
      flex: 1 1 auto;
      min-inline-size: 40%;
    }

    .moves.words button {
      flex: 1 1 5em;
    }
  }

  @container (inline-size < 32rem) {
    /* three rows of moves with a sentence, or two with longer ones: what has no words or buttons lies below them */
    .asking {
      min-block-size: 18em;
    }

    .sentences {
      display: contents;
    }

    .asking > .moves {
      order: -2;
      min-block-size: 0;
    }

    .prompt {
      order: -3;
      min-block-size: 2lh;
    }

    /* an answer stands in view, before what has happened */
    .sentences > :is(.why, .advice) {
      order: -1;
    }

    mj-board {
      --mj-board-block-size: 0;
    }

    /* two rows of keys, nine of them in each at most */
    .keys.hand {
      flex-wrap: wrap;
      row-gap: 0.24em;
      min-block-size: 6.7rem;
      padding: 0;
      margin-inline: auto;
      align-content: center;
      inline-size: calc(9 * 0.79em);
      font-size: min(3rem, calc((100cqi - min(1.2rem, 19.2px)) / 9 / 0.79));
    }
  }

  @media print {
    :host {
      min-block-size: 0;
    }

    p {
      break-inside: avoid;
    }

    .tools,
    .moves,
    textarea {
      display: none;
    }

    .key[aria-disabled] .tile {
      filter: none;
    }
  }
`;

/** All style sheets of `<mj-play>`. */
export const playStyles = [
  ...blockStyles,
  controlStyles,
  tileStyles,
  tileSizes(2.5, 2, 3, 3.5),
  keyboardStyles,
  termStyles,
  play,
];

import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {keyboardStyles} from '../views/keyboard.styles.js';
import {answerFieldStyles} from './answer-fields.styles.js';
import {answerKeyStyles} from './answer-keys.styles.js';
import {markStyles} from './mark.styles.js';
import {verdictStyles} from './verdict.styles.js';
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

  .small {
    margin: 0;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  /* its room is kept: the button below leads on where it checked */
  .spent {
    visibility: hidden;
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
  answerFieldStyles,
  answerKeyStyles,
  verdictStyles,
  // last: paper leaves out some of what stands above
  quiz,
];

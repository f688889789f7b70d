import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {tileStyles} from '../../styles/tile.js';
import {panelStyles} from '../../styles/panel.js';
import {themedBox} from '../../styles/themed-box.js';

const example = css`
  :host {
    margin-block: 1em;
  }

  mj-score-breakdown,
  mj-settlement {
    margin-block-start: var(--_gap);
  }

  /* who pays whom says it */
  .scores > mj-score-breakdown::part(payments) {
    display: none;
  }

  /* payments stand beside the lines, and what the other hands are worth below these */
  @container (inline-size >= 50em) {
    .scores {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) 22em;
      column-gap: 3em;
    }

    .scores > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }

  /* one line of a breakdown stands in a sentence */
  :host([views='breakdown']:is([view='formula'], [view='total'])) {
    display: inline;
    margin: 0;
    padding-block: 0 !important;
    container-type: normal;
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

/** All style sheets of `<mj-example>`. */
export const exampleStyles = [...blockStyles, tileStyles, mismatchStyles, panelStyles, themedBox, example];

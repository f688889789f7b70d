import {css} from 'lit';
import {controlStyles} from '../../styles/control.js';
import {blockStyles} from '../../styles/block.js';
import {tileStyles} from '../../styles/tile.js';
import {optionStyles} from './option.styles.js';
import {sheetStyles} from './sheet.styles.js';

const options = css`
  :host {
    --_h: 2em;
  }

  /* prestyle.css reserves as much */
  :host(:state(far)) {
    min-block-size: var(--mj-options-block-size, 100em);
  }

  .problem {
    margin-block-end: 0.75em;
  }

  .caption {
    margin-block-end: 0.25em;
    font-size: 1.125em;
    font-weight: 700;
  }

  .presets {
    margin-block-end: 0.75em;
  }

  .presets > legend,
  .code > label {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .summary {
    padding-block-start: 0.75em;
    border-block-start: 1px solid currentColor;
  }

  .tally {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1em;
    margin: 0 0 0.75em;
  }

  .total {
    margin-inline-start: auto;
    font-weight: 700;
  }

  .copy {
    display: flex;
    gap: 0.375em;
  }

  .copy > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--_target);
  }

  .copy > button {
    flex: none;
  }
`;

/** All style sheets of `<mj-rules-options>`. */
export const rulesOptionsStyles = [
  ...blockStyles,
  tileStyles,
  controlStyles,
  options,
  optionStyles,
  sheetStyles,
];

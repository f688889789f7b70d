import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {panelStyles} from '../../styles/panel.js';
import {readingStyles} from '../views/reading-view.js';
import {patternExampleStyles} from './example.styles.js';
import {headStyles} from './head.styles.js';
import {narrowTableStyles} from './narrow.styles.js';
import {rowStyles} from './row.styles.js';
import {wallStyles} from './wall.styles.js';

const around = css`
  :host {
    --_shown: var(--mj-tile-height, 1.75em);
    --_name: var(--mj-name-width, minmax(7em, 11em));
    --_value: var(--mj-value-width, 7.5em);
    --_words: minmax(0, 1fr);
    --_example: var(--mj-example-width, 23em);
    --_cite: var(--mj-cite-width, 6em);
  }

  :host([size='small']) {
    --_shown: 1.5em;
  }

  :host([size='large']) {
    --_shown: 2.5em;
    --_example: min(32em, 40%);
  }

  :host([size='huge']) {
    --_shown: 3.5em;
    --_example: min(44em, 40%);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    margin-block-end: 0.75em;
  }

  .search {
    display: flex;
    flex: 1 1 16em;
    align-items: center;
    gap: 0.5em;
    min-inline-size: 0;
    max-inline-size: 28em;
  }

  input {
    flex: 1;
    min-inline-size: 0;
    box-sizing: border-box;
    min-block-size: 2.25em;
    padding: 0.25em 0.625em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }

  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  .count {
    margin: 0;
    font-size: 0.875em;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125em 1.25em;
    margin: 0.75em 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .legend a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
    color: inherit;
  }

  .label {
    margin-block: 1.5em 0.25em;
    font-weight: 600;
  }

  dl {
    margin: 0;
  }

  .rule {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    gap: 0 1em;
    padding: 0.4375em 0.375em;
    border-block-end: 1px solid var(--_line);
    line-height: 1.45;
  }

  dt {
    font-size: 0.8125em;
    color: var(--_muted);
    white-space: nowrap;
  }

  dd {
    margin: 0;
  }

  /* large text: a rule below its number */
  @container (inline-size < 16em) {
    .rule {
      display: block;
      overflow-wrap: anywhere;
    }
  }

  @media print {
    .tools,
    .load,
    .arrow {
      display: none;
    }

    .row:nth-child(n) {
      content-visibility: visible;
      break-inside: avoid;
    }

    .rule {
      break-inside: avoid;
    }

    .group-head,
    .label {
      break-after: avoid;
    }
  }

  @media (forced-colors: active) {
    .counted {
      border-inline-start: 0.25em solid Highlight;
    }

    .excluded mj-hand {
      opacity: 1;
    }
  }
`;

/** All style sheets of `<mj-rules-table>`. */
export const rulesTableStyles = [
  ...blockStyles,
  mismatchStyles,
  panelStyles,
  tileStyles,
  rowStyles,
  headStyles,
  patternExampleStyles,
  readingStyles,
  termStyles,
  narrowTableStyles,
  around,
  wallStyles,
];

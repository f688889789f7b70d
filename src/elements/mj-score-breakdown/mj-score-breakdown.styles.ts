import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {leaderStyles} from '../../styles/leader.js';
import {panelStyles} from '../../styles/panel.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {readingStyles} from '../views/reading-view.js';
import {scoredHandStyles} from './scored-hand.styles.js';
import {sumStyles} from './sum.styles.js';

const breakdown = css`
  :host([view='total']),
  :host([view='formula']) {
    display: inline;
    container-type: normal;
  }

  /* a list of names, each with what it is worth: near enough to see that they belong together */
  .lines {
    position: relative;
    max-inline-size: 38em;
  }

  .scored + table {
    margin-block-start: 0.75em;
  }

  .lines,
  .lines > :not(.sr) {
    display: block;
  }

  .lines tr {
    display: flex;
    align-items: baseline;
  }

  .lines :is(tbody, tfoot) > tr > * {
    border: 0;
  }

  .lines th,
  .excluded td {
    flex: 1;
    min-inline-size: 0;
  }

  /* a long reckoning has a line of its own, above the total */
  .lines .sum-total {
    flex-wrap: wrap;
    justify-content: end;
  }

  .lines .sum-total th {
    flex: 1 1 auto;
  }

  .lines .number {
    flex: none;
    inline-size: auto;
    padding-inline: 0 0.375em;
    white-space: nowrap;
  }

  .lines .no-number {
    padding: 0;
  }

  .lines tfoot {
    margin-block-start: 0.375em;
    border-block-start: 1px solid currentColor;
  }

  .lines small {
    font-size: 0.8125em;
    white-space: pre;
    color: var(--_muted);
  }

  .lines .lead {
    flex-wrap: wrap;
  }

  .lines .lead::after {
    opacity: 0.7;
  }

  .line:has(button) {
    cursor: pointer;
  }

  .line:has(button):hover,
  .lit-line {
    background: var(--_raised);
  }

  .lit-line {
    box-shadow: inset 0.125em 0 var(--_accent);
  }

  .lit-line:dir(rtl) {
    box-shadow: inset -0.125em 0 var(--_accent);
  }

  .name {
    margin-inline-end: 0.5em;
    font: inherit;
    font-weight: 600;
    color: inherit;
  }

  /* easier to hit than it is high */
  button.name {
    margin-block: -0.125em;
    padding: 0.125em 0;
    border: 0;
    background: none;
    text-align: start;
    /* the sign that its tiles can be lit */
    text-decoration: underline dotted 1.5px var(--_accent);
    text-underline-offset: 0.22em;
    cursor: inherit;
  }

  button.name:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 0;
    border-radius: var(--_radius);
  }

  .reading,
  .count {
    display: inline-block;
    margin-inline-end: 0.5em;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .counted {
    --_h: 1em;
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.034em;
    vertical-align: middle;
    font-size: min(var(--_tile) * 0.6, 1.5em);
  }

  .paid {
    /* as wide as the lines, in smaller letters */
    box-sizing: border-box;
    max-inline-size: calc(38em / 0.875);
    margin: 0.375em 0 0;
    padding: 0 0.375em;
    list-style: none;
    font-size: 0.875em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .paid bdi {
    color: var(--_muted);
  }

  .paid b {
    white-space: nowrap;
  }

  .reckoned {
    margin-inline: 0.5em 0.25em;
  }

  .condition {
    display: block;
    max-inline-size: 40em;
    font-size: 0.8125em;
    line-height: 1.5;
    color: var(--_muted);
  }

  .cite {
    white-space: nowrap;
  }

  .provenance {
    padding-inline: 0.3em;
    border: 1px solid var(--_line);
    border-radius: 0.25em;
    text-decoration: none;
    white-space: nowrap;
  }

  .excluded {
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .excluded summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    cursor: pointer;
  }

  .excluded summary:focus-visible {
    outline: 2px solid var(--_focus);
    border-radius: var(--_radius);
  }

  .excluded [open] .folded {
    display: none;
  }

  .excluded ul {
    margin: 0;
    padding-inline-start: 1.1em;
    list-style: none;
    line-height: 1.7;
  }

  @media print {
    .excluded .folded {
      display: none;
    }

    .excluded details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }

  .sums > * {
    color: var(--_muted);
  }

  @media (forced-colors: active) {
    .lit-line > * {
      border-block-end: 2px solid Highlight;
    }
  }
`;

/** All style sheets of `<mj-score-breakdown>`. */
export const breakdownStyles = [
  ...blockStyles,
  tileStyles,
  tileSizes(4, 2, 5, 6.25),
  mismatchStyles,
  panelStyles,
  scoredHandStyles,
  leaderStyles,
  breakdown,
  sumStyles,
  readingStyles,
  termStyles,
];

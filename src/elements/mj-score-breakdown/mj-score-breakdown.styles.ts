import {css} from 'lit';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';
import {panelStyles} from '../../styles/panel.js';
import {termStyles} from '../../styles/term.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {readingStyles} from '../views/reading-view.js';
import {groupsStyles} from './groups.styles.js';
import {sumStyles} from './sum.styles.js';

const breakdown = css`
  :host([view='total']),
  :host([view='formula']) {
    display: inline;
    container-type: normal;
  }

  table {
    inline-size: 100%;
  }

  .groups + table {
    margin-block-start: 0.75em;
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
    cursor: inherit;
  }

  button.name:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 0;
    border-radius: var(--_radius);
  }

  .circumstances {
    margin-block: 0.375em;
    font-size: 0.8125em;
    color: var(--_muted);
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
    color: var(--_muted);
  }

  .excluded th[scope='rowgroup'] {
    padding-block-start: 0.75em;
    font-size: 0.8125em;
  }

  .excluded .name {
    font-weight: 400;
  }

  /* a head stays with what it heads */
  .excluded tr:first-child {
    break-after: avoid;
  }

  .excluded .condition {
    display: inline-block;
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
  tileSizes(2.75, 2, 3.75, 5),
  mismatchStyles,
  panelStyles,
  groupsStyles,
  breakdown,
  sumStyles,
  readingStyles,
  termStyles,
];

import {css} from 'lit';
import {panelStyles} from '../../styles/panel.js';
import {problemStyles} from '../../styles/problem.js';
import {tileStyles} from '../../styles/tile.js';
import {panelTokens, tokens} from '../../styles/tokens.js';

const breakdown = css`
  :host {
    --_tile: var(--mj-tile-height, 2.75em);
  }

  :host([size='small']) {
    --_tile: 2em;
  }

  :host([size='large']) {
    --_tile: 3.75em;
  }

  :host([size='huge']) {
    --_tile: 5em;
  }

  :host([view='total']),
  :host([view='formula']) {
    display: inline;
    container-type: normal;
  }

  .groups {
    --_tiles: min(max(var(--_tile) * 0.8, min(var(--_tile), 1.625em)), 11cqi);
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em calc(var(--_tiles) * 0.45);
    padding-block-start: 0.375em;
  }

  :host(:dir(rtl)) .groups {
    justify-content: flex-end;
  }

  .group {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.5em;
    max-inline-size: 100%;
  }

  .tiles {
    --_h: 1em;
    display: flex;
    flex-wrap: wrap;
    gap: 0.034em;
    font-size: var(--_tiles);
  }

  .tile.win::after {
    content: '';
    position: absolute;
    inset-inline: 12%;
    inset-block-start: calc(100% + 0.136em);
    block-size: 0.085em;
    border-radius: 1em;
    background: var(--_accent);
  }

  .points {
    display: flex;
    gap: 0.5em;
    min-block-size: 1.25em;
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    color: var(--_accent);
  }

  .none {
    font-weight: 400;
    color: var(--_muted);
  }

  table {
    inline-size: 100%;
  }

  .groups + table {
    margin-block-start: 0.75em;
  }

  .line {
    position: relative;
  }

  .line:has(button:hover),
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

  button.name {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  /* the whole row answers */
  button.name::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  button.name:focus-visible {
    outline: none;
  }

  button.name:focus-visible::after {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
    border-radius: var(--_radius);
  }

  .reading,
  .count {
    display: inline-block;
    margin-inline-end: 0.5em;
    font-size: 0.8125em;
    color: var(--_muted);
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

  .excluded .condition {
    display: inline-block;
  }

  .sums > * {
    color: var(--_muted);
  }

  .sum-total > * {
    vertical-align: baseline;
    border-block-end: 0;
  }

  .reckoning {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1em;
  }

  .sum-total td {
    white-space: nowrap;
  }

  .formula {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }

  th .formula {
    margin-inline-start: auto;
    color: var(--_muted);
  }

  sup {
    font-size: 0.7em;
    line-height: 0;
  }

  .total {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  td .total {
    font-size: 1.375em;
    line-height: 1.2;
  }

  .cap {
    padding-inline: 0.4em;
    border-radius: 0.25em;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.8125em;
    font-weight: 600;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .lit-line > * {
      border-block-end: 2px solid Highlight;
    }

    .cap {
      border: 1px solid CanvasText;
    }
  }
`;

export const breakdownStyles = [tokens, panelTokens, tileStyles, problemStyles, panelStyles, breakdown];

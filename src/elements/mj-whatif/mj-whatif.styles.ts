import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {panelStyles} from '../../styles/panel.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';

const whatIf = css`
  :host {
    margin-block: 1em;
  }

  /* a row of values */
  :host(:state(far)) {
    min-block-size: 5.5em;
  }

  .label {
    margin-block: 0 0.375em;
    font-size: 0.875em;
    font-weight: 600;
    color: var(--_muted);
  }

  .values {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.25em;
    box-sizing: border-box;
    min-inline-size: 3.25em;
    min-block-size: 2.5em;
    padding: 0.25em 0.375em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  button:hover {
    background: var(--_raised);
  }

  button:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  button[aria-pressed='true'] {
    border: 2px solid var(--_accent);
    background: var(--_raised);
  }

  .tile {
    --_h: var(--_tile);
  }

  .amount {
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }

  /* so high that tiles do not move what is below */
  .difference {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1.25em;
    min-block-size: calc(var(--_tile) + 0.5em);
    margin-block: 0.5em 0;
  }

  .side,
  .counted {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.5em;
  }

  .counted {
    gap: 0.2em;
    font-variant-numeric: tabular-nums;
  }

  .difference .tile {
    --_h: calc(var(--_tile) * 0.8);
  }

  .none {
    color: var(--_muted);
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      border-color: Highlight;
    }
  }

  @media print {
    .label {
      break-after: avoid;
    }

    li {
      break-inside: avoid;
    }
  }
`;

/** All style sheets of `<mj-whatif>`. */
export const whatIfStyles = [...blockStyles, tileStyles, tileSizes(2, 1.5, 2.75, 3.75), panelStyles, whatIf];

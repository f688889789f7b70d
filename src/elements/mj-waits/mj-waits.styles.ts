import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {panelStyles} from '../../styles/panel.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';

const waits = css`
  :host,
  :host(:state(far)) {
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-waits-block-size, 7.75em);
  }

  .summary {
    margin-block: 0 0.5em;
  }

  table {
    inline-size: 100%;
    max-inline-size: 38em;
  }

  th,
  td {
    vertical-align: middle;
  }

  .worth {
    inline-size: 28%;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }

  td:not(.refused) {
    font-weight: 600;
  }

  .refused {
    color: var(--_muted);
  }

  .reason {
    display: block;
    margin-block-start: 0.125em;
    font-size: 0.75em;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  .tiles {
    --_h: min(var(--_tile), 12cqi);
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em 0.5em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  :host(:dir(rtl)) .tiles {
    justify-content: flex-end;
  }

  .waited {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.125em;
  }

  .left {
    font-size: 0.75em;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    color: var(--_muted);
  }

  .none .tile {
    opacity: var(--mj-faded, 0.45);
  }

  /* the tile that won in the example */
  .tile.win {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }

  .nearer {
    margin-block: 0 0.375em;
    font-size: 0.875em;
    color: var(--_muted);
  }

  /* the tiles above what they score */
  @container (inline-size < 24em) {
    table,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-block-end: 1px solid var(--_line);
    }

    tr > * {
      padding-inline-start: 0.375em;
      border: 0;
    }

    tr > :first-child {
      grid-column: 1 / -1;
      padding-block-end: 0;
    }

    .worth {
      inline-size: auto;
      text-align: start;
    }
  }

  /* no room for columns: each score behind what it is for */
  @container (inline-size < 10em) {
    thead .worth {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      grid-template-columns: minmax(0, 1fr);
    }

    td.worth::before {
      content: attr(data-by) / '';
      display: block;
      font-size: 0.8125em;
      font-weight: 400;
      color: var(--_muted);
    }
  }
`;

/** All style sheets of `<mj-waits>`. */
export const waitsStyles = [...blockStyles, tileStyles, tileSizes(2.25, 1.75, 3, 4), panelStyles, waits];

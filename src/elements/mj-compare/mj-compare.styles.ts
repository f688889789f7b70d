import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {panelStyles} from '../../styles/panel.js';
import {themedBox} from '../../styles/themed-box.js';

const compare = css`
  :host {
    margin-block: 1em;
  }

  /* prestyle.css reserves as much */
  :host(:state(far)) {
    min-block-size: var(--mj-compare-block-size, 24em);
  }

  .scroll {
    position: relative;
    overflow-x: auto;
  }

  .frame {
    position: relative;
  }

  /* there are more columns: an edge to scroll to, and an arrow that says so without colours */
  .frame.more::after {
    content: '›' / '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    padding-inline: 0.75em 0.125em;
    background: linear-gradient(to right, transparent, var(--_surface));
    border-inline-end: 2px solid var(--_accent);
    font-size: 1.25em;
    font-weight: 700;
    color: var(--_accent);
    pointer-events: none;
  }

  .frame.more:dir(rtl)::after {
    content: '‹' / '';
    background: linear-gradient(to left, transparent, var(--_surface));
  }

  .scroll:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  table {
    min-inline-size: min-content;
  }

  thead th {
    min-inline-size: 6em;
    max-inline-size: 14em;
    font-weight: 600;
    text-align: end;
    vertical-align: bottom;
    overflow-wrap: anywhere;
  }

  /* the names stay while the columns move, which must not show through */
  tr > :first-child {
    --_behind: var(--_backdrop, none) lab(from currentColor calc((60 - l) * 99) 0 0);
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 6em;
    max-inline-size: 9em;
    background: linear-gradient(var(--_surface) 0 100%), var(--_behind);
    overflow-wrap: break-word;
  }

  .number {
    inline-size: auto;
    white-space: nowrap;
  }

  .status {
    max-inline-size: 14em;
    font-size: 0.8125em;
    text-align: end;
    color: var(--_error);
  }

  .differs > :first-child {
    box-shadow: inset 0.25em 0 var(--_accent);
  }

  .differs:dir(rtl) > :first-child {
    box-shadow: inset -0.25em 0 var(--_accent);
  }

  .differs > * {
    background: var(--_raised);
  }

  .differs > :first-child {
    background:
      linear-gradient(var(--_raised) 0 100%), linear-gradient(var(--_surface) 0 100%), var(--_behind);
  }

  .mark,
  .other {
    display: block;
    font-size: 0.75em;
    line-height: 1.25;
    white-space: normal;
  }

  .mark {
    color: var(--_accent);
  }

  .gone,
  .less {
    color: var(--_error);
  }

  .other {
    color: var(--_muted);
  }

  .seat > * {
    border-block-end: 0;
    padding-block: 0.1875em;
    font-size: 0.875em;
  }

  @media print {
    .scroll {
      overflow: visible;
    }

    .frame.more::after {
      display: none;
    }

    tr > :first-child {
      background: none;
    }
  }
`;

/** All style sheets of `<mj-compare>`. */
export const compareStyles = [...blockStyles, panelStyles, themedBox, compare];

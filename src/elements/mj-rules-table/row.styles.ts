import {css} from 'lit';

/** Each row is a grid of its own, so that a row far from the viewport need not be laid out; all have the same tracks. */
export const rowStyles = css`
  table,
  thead,
  tbody,
  caption {
    display: block;
  }

  caption {
    padding-block-end: 0.25em;
    font-weight: 600;
    text-align: start;
  }

  tr {
    display: grid;
    grid-template:
      'name value condition example cite' auto
      'name value includes example cite' 1fr
      / var(--_name) var(--_value) var(--_words) var(--_example) var(--_cite);
    column-gap: 1em;
    padding: 0.5em 0.375em;
    border-block-end: 1px solid var(--_line);
  }

  tr > *,
  tr > :first-child,
  tr > :last-child {
    padding: 0;
    border: 0;
  }

  .no-condition {
    --_words: 0px;
    --_name: minmax(7em, 1fr);
  }

  .no-value {
    --_value: 0px;
  }

  .no-example {
    --_example: 0px;
  }

  .no-cite {
    --_cite: 0px;
  }

  .row {
    scroll-margin-block: 4em;
    contain-intrinsic-block-size: auto 4.5em;
  }

  /* rows that are seen at first have their height at once */
  .row:nth-child(n + 9) {
    content-visibility: auto;
  }

  .head {
    align-items: baseline;
    padding-block: 0.125em;
    border-color: var(--_text);
  }

  .head .includes {
    display: none;
  }

  .sort {
    padding: 0.25em 0;
    border: 0;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    text-align: start;
  }

  .sort:hover {
    color: var(--_text);
    text-decoration: underline;
  }

  [aria-sort='ascending'],
  [aria-sort='descending'] {
    color: var(--_text);
    font-weight: 600;
  }

  .arrow {
    display: inline-block;
    inline-size: 1.25em;
    font-size: 0.75em;
    text-align: center;
  }

  .group-head {
    display: block;
    padding-block: 1.25em 0.375em;
  }

  .group-head th {
    font-size: 1.0625em;
    font-weight: 600;
  }

  .name {
    grid-area: name;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .value {
    grid-area: value;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .condition {
    grid-area: condition;
  }

  .includes {
    grid-area: includes;
  }

  .example {
    grid-area: example;
    position: relative;
    display: grid;
    grid-template:
      'hand hand' auto
      'said load' 1fr
      / minmax(0, 1fr) auto;
    column-gap: 0.75em;
    min-inline-size: 0;
  }

  .cite {
    grid-area: cite;
  }

  thead .name,
  thead th {
    font-weight: 400;
  }

  .reading,
  .mark,
  .case,
  .changed {
    display: block;
  }

  .reading,
  .mark,
  .changed,
  .includes,
  .cite,
  .circumstances,
  [part='no-example'] {
    font-size: 0.8125em;
    font-weight: 400;
    color: var(--_muted);
  }

  .row .condition {
    font-size: 0.9375em;
  }

  .row .includes:not(:empty) {
    margin-block-start: 0.25em;
  }

  .cite {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .changed {
    margin: 0;
  }

  .shape {
    display: inline-block;
    min-inline-size: 1.25em;
  }

  .counted {
    background: var(--_raised);
    box-shadow: inset 0.1875em 0 var(--_accent);
  }

  .counted:dir(rtl) {
    box-shadow: inset -0.1875em 0 var(--_accent);
  }

  .counted .mark {
    color: var(--_accent);
    font-weight: 600;
  }

  .excluded .name,
  .excluded .value,
  .excluded .condition {
    color: var(--_muted);
    font-weight: 400;
  }

  .excluded mj-hand {
    opacity: 0.5;
  }

  .circumstances {
    grid-area: said;
    padding-block: 0.125em;
  }

  .room,
  mj-hand {
    grid-area: hand;
  }

  mj-hand {
    --mj-tile-height: var(--_shown);
  }

  /* as high as the hand that comes */
  .room {
    block-size: calc(var(--_shown) + max(var(--_shown) * 0.34, 0.8em));
  }

  .room.beside {
    block-size: calc(var(--_shown) * 1.72 + max(var(--_shown) * 0.34, 0.8em) + 0.375em);
  }

  .load {
    grid-area: load;
    align-self: start;
    padding: 0.125em 0.75em;
    min-block-size: 1.75em;
    border: 1px solid var(--_line);
    border-radius: 1em;
    background: var(--_surface);
    color: var(--_accent);
    font: inherit;
    font-size: 0.8125em;
    cursor: pointer;
  }

  /* the whole example answers */
  .load::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .example:has(.load:hover) {
    background: var(--_raised);
  }

  .load:hover {
    border-color: currentColor;
  }
`;

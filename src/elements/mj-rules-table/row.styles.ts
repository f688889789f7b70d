import {css} from 'lit';

/** Each row is a grid of its own with the same tracks, so that rows far from the viewport need no layout. */
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
      'name made includes example cite' 1fr
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

  .no-words {
    --_words: 0px;
    --_name: minmax(7em, 1fr);
  }

  .no-value.no-made {
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

  .to-come {
    min-block-size: 4.5em;
  }

  /* rows that are seen at first have their height at once */
  .row:nth-child(n + 9) {
    content-visibility: auto;
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

  .made {
    grid-area: made;
  }

  .condition {
    grid-area: condition;
  }

  .includes {
    grid-area: includes;
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
  .was {
    display: block;
  }

  .reading,
  .mark,
  .was,
  .made,
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

  .was {
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
    opacity: var(--mj-faded, 0.5);
  }
`;

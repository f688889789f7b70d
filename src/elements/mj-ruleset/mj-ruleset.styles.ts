import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';

const ruleset = css`
  /* prestyle.css reserves the same */
  :host {
    position: relative;
    padding-inline-start: 1.75em;
  }

  :host([for]) {
    padding-inline-start: 0;
  }

  :host(:state(waiting)) {
    padding-block-end: 2.25em;
  }

  /* a table that is wider than its column scrolls */
  slot {
    display: block;
    position: relative;
    overflow-x: auto;
  }

  .report {
    min-block-size: 2.25em;
    padding-block-start: 0.5em;
  }

  .report p,
  .problems {
    margin: 0;
  }

  .count {
    font-weight: 700;
  }

  .legend {
    color: var(--_muted);
    font-size: 0.875em;
  }

  .problems {
    display: grid;
    gap: 0.5em;
    padding: 0.5em 0 0;
    list-style: none;
  }

  .problem button {
    margin-inline-end: 0.375em;
  }

  .where {
    margin-inline-end: 0.375em;
    color: var(--_muted);
    font-size: 0.875em;
  }

  .about {
    margin-inline-end: 0.375em;
  }

  .marks {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .mark {
    position: absolute;
    inset-block-start: calc(var(--_top) * 1px);
    inset-inline: 0;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    block-size: calc(var(--_height) * 1px);
    border-radius: var(--_radius);
  }

  /* shapes tell the states apart without their colours */
  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin-inline: 0.125em;
    fill: currentColor;
  }

  .scored {
    color: var(--_accent);
  }

  .wanting {
    color: var(--_error);
  }

  .mark.shown {
    outline: 0.125em dashed var(--_error);
    outline-offset: 0.125em;
  }

  .sign {
    display: inline-flex;
    margin-inline-end: 0.25em;
    vertical-align: -0.125em;
  }

  .state {
    display: inline-block;
    margin-inline-end: 1em;
  }

  @media print {
    .report,
    .marks {
      display: none;
    }
  }
`;

/** Styles of `<mj-ruleset>`: the marks beside the rows, and the report below them. */
export const rulesetStyles = [...blockStyles, controlStyles, ruleset];

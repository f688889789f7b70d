import {css} from 'lit';

/** One house rule: its name, its text, and its fields. */
export const optionStyles = css`
  .option {
    padding-block: 0.625em 0.375em;
    padding-inline: 0.875em 0.25em;
    border-block-start: 1px solid var(--_line);
    /* room for the bar of a changed one: nothing moves when it comes */
    border-inline-start: 0.25em solid transparent;
  }

  .changed {
    border-inline-start-color: var(--_accent);
    background: color-mix(in srgb, var(--_raised) 60%, transparent);
  }

  [part='option-label'] {
    font-weight: 600;
  }

  .grid {
    display: grid;
    grid-template: 'name' auto 'help' auto 'control' auto 'foot' auto / minmax(0, 1fr);
    column-gap: 1.5em;
  }

  /* a floating legend is an item of the grid like the others */
  .grid > legend {
    float: inline-start;
  }

  .name,
  .grid > legend {
    grid-area: name;
  }

  .control {
    grid-area: control;
    display: grid;
    align-content: start;
    justify-items: start;
    margin-block-start: 0.25em;
  }

  .presets .control {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25em;
    margin: 0;
  }

  @container (inline-size > 36em) {
    .grid {
      grid-template:
        'name control' auto
        'help control' auto
        'foot control' 1fr
        / minmax(0, 1fr) 17em;
    }

    .grid > .control {
      margin: 0;
    }

    .grid:not(:has(> .control)) {
      grid-template: 'name' auto 'help' auto 'foot' 1fr / minmax(0, 1fr);
    }
  }

  label.choice {
    display: flex;
    align-items: baseline;
    justify-content: flex-start;
    gap: 0.5em;
    min-block-size: 24px;
    padding-block: 0.25em;
    cursor: pointer;
  }

  .choice > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  label.choice:has(:disabled) {
    cursor: default;
  }

  input[type='checkbox'],
  input[type='radio'] {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    translate: 0 0.125em;
  }

  .numeric {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.5em;
  }

  input[type='number'] {
    inline-size: 6.5em;
    min-block-size: var(--_target);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  input[aria-invalid='true'] {
    border-color: var(--_error);
    outline-color: var(--_error);
  }

  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em 1em;
  }

  .count {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
  }

  .count input {
    inline-size: 3.75em;
  }

  .help {
    grid-area: help;
    max-inline-size: 38em;
    margin: 0.125em 0 0;
    font-size: 0.875em;
    color: var(--_muted);
  }

  .foot {
    grid-area: foot;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: flex-start;
    gap: 0.25em 0.75em;
    min-block-size: 1.75rem;
    margin-block-start: 0.125em;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  .mark {
    color: var(--_accent);
  }

  .mark::before {
    content: '\\25C6\\2002' / '';
  }

  .quiet {
    min-block-size: 24px;
    padding: 0 0.5em;
    background: none;
    font-size: 1em;
  }

  @media (forced-colors: active) {
    .option {
      border-inline-start-color: Canvas;
    }

    .changed {
      border-inline-start-color: Highlight;
    }
  }
`;

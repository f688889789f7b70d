import {css} from 'lit';

/** Buttons, fields, lists and choices of the editor. */
export const editorControlStyles = css`
  /* buttons */
  .actions,
  .set,
  .rows,
  .beside,
  .ways,
  .whose,
  .won,
  .flags,
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375em;
  }

  .icon,
  .word,
  .aim {
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0 0.625em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: 0.875em;
  }

  .icon {
    padding: 0;
  }

  .icon svg {
    display: block;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-inline: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .icon[aria-disabled],
  .word[aria-disabled],
  .aim[aria-disabled],
  .off {
    color: var(--_muted);
  }

  .icon[aria-disabled] svg,
  .word[aria-disabled] {
    opacity: 0.6;
  }

  .word[aria-pressed='true'],
  .aim[aria-pressed='true'] {
    border-color: var(--_fill);
    background: var(--_fill);
    color: var(--_on-accent);
  }

  /* the situation */
  .situation {
    display: grid;
    align-content: start;
    gap: 0.625em;
  }

  .won {
    gap: 0.375em 1em;
    min-block-size: var(--_target);
  }

  .won .field {
    grid-auto-flow: column;
    align-items: center;
    gap: 0.5em;
  }

  .whose > .name,
  .ways > .name {
    margin-inline-end: 0.25em;
  }

  .choice {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    min-block-size: var(--_target);
    padding-inline: 0.5em 0.75em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    font-size: 0.875em;
    cursor: pointer;
  }

  .choice:has(:checked) {
    border-color: var(--_accent);
    background: var(--_raised);
  }

  .choice small {
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
    color: var(--_muted);
  }

  .choice.off {
    border-style: dashed;
    cursor: default;
  }

  /* why it cannot be chosen */
  .asked > .sr {
    all: unset;
  }

  .choice input {
    inline-size: 1em;
    block-size: 1em;
    margin: 0;
    accent-color: var(--_accent);
  }

  :is(.choice, .field, .field select) {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  .fields {
    gap: 0.5em 0.75em;
  }

  .field {
    display: inline-grid;
    gap: 0.125em;
    font-size: 0.875em;
  }
`;

import {css} from 'lit';
import {controlStyles} from '../../styles/control.js';
import {mismatchStyles} from '../../styles/mismatch.js';
import {blockStyles} from '../../styles/block.js';

const share = css`
  :host {
    /* prestyle.css reserves as much */
    min-block-size: 18.75em;
  }

  @media (width < 30em) {
    :host {
      min-block-size: 21.0625em;
    }
  }

  .label {
    margin-block-end: 0.375em;
    font-weight: 700;
  }

  .targets {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
  }

  .target {
    position: relative;
    box-sizing: border-box;
    display: inline-grid;
    align-items: center;
    min-block-size: var(--_target);
    padding-inline: 0.875em;
    border: 1px solid var(--_line);
    border-radius: 99em;
    font-size: 0.875em;
    cursor: pointer;
  }

  .target:hover {
    border-color: currentColor;
  }

  .target:has(:checked) {
    border-color: var(--_fill);
    background: var(--_fill);
    color: var(--_on-accent);
  }

  .target:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  /* the whole chip is the radio button */
  .target input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .hint,
  .code-label {
    display: block;
    margin: 0.5em 0 0.25em;
    font-size: 0.875em;
    color: var(--_muted);
  }

  .frame {
    margin-block: 0 0.25em;
    padding: 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    /* the tiles of a file are light, as it is mostly put on light pages */
    background: light-dark(#fff, #d5d2ca);
  }

  canvas {
    display: block;
    max-inline-size: 100%;
    max-block-size: 7.5em;
  }

  textarea {
    display: block;
    resize: vertical;
    overflow-wrap: anywhere;
  }

  .frame ~ textarea {
    block-size: 5.5em;
  }

  .prose {
    font-family: inherit;
    font-size: 0.875em;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    margin-block: 0.5em 0.25em;
  }

  @media (forced-colors: active) {
    .target:has(:checked) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  /* there is nothing to copy from paper */
  @media print {
    :host {
      display: none;
    }
  }
`;

/** All style sheets of `<mj-share>`. */
export const shareStyles = [...blockStyles, mismatchStyles, controlStyles, share];

import {css} from 'lit';

/** Styles of a form with its buttons and fields, in addition to those of all blocks. */
export const controlStyles = css`
  :host {
    --_target: var(--mj-target, 2.25em);
    line-height: 1.5;
  }

  :host([size='large']),
  :host([size='huge']) {
    --_target: max(2.75em, 44px);
  }

  .form {
    max-inline-size: var(--mj-form-width, 48em);
  }

  button,
  input,
  textarea {
    box-sizing: border-box;
    color: inherit;
    font: inherit;
  }

  button {
    min-block-size: var(--_target);
    padding: 0 0.75em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: 0.875em;
    cursor: pointer;
    touch-action: manipulation;
  }

  button[aria-disabled='true'],
  :disabled {
    color: var(--_muted);
    cursor: default;
  }

  button:hover:not([aria-disabled='true'], :disabled) {
    border-color: currentColor;
  }

  button.main {
    border-color: var(--_fill);
    background: var(--_fill);
    color: var(--_on-accent);
  }

  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }

  input[type='number'],
  input[readonly],
  textarea {
    padding: 0.25em 0.5em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  input[readonly],
  textarea {
    inline-size: 100%;
    font-family: var(--mj-mono, ui-monospace, monospace);
    font-size: 0.8125em;
    line-height: 1.5;
  }

  input[type='checkbox'],
  input[type='radio'] {
    accent-color: var(--_accent);
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
  }

  @media (forced-colors: active) {
    button.main {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }

  .copied {
    min-block-size: 1.5em;
    margin: 0;
    font-size: 0.8125em;
    color: var(--_muted);
  }
`;

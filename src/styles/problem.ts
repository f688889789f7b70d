import {css} from 'lit';

/** Text that cannot be read, with the place marked and the reason beside it. */
export const problemStyles = css`
  .problem {
    display: block;
    padding: 0.25em 0.75em;
    border-inline-start: 0.25em solid var(--_error);
    overflow-wrap: anywhere;
  }

  .text {
    white-space: pre-wrap;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline wavy var(--_error);
    text-underline-offset: 0.2em;
  }

  .problem .tile {
    --_h: 1.5em;
    margin-inline: 0.25em;
    vertical-align: middle;
  }

  .error {
    color: var(--_error);
    font-size: 0.875em;
  }

  .error::before {
    content: '\\26A0\\FE0E\\2002' / '';
  }

  @media (forced-colors: active) {
    mark {
      outline: 2px solid;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

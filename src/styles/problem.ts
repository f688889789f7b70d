import {css} from 'lit';

/** Styles of text that cannot be read: the place is marked, and the reason stands beside it. */
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

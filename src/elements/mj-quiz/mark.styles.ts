import {css} from 'lit';

/** The marks at parts of an answer. */
export const markStyles = css`
  .part-mark {
    box-sizing: border-box;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 0.125rem solid currentColor;
    border-radius: 50%;
    background: Canvas;
  }

  .part-mark svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
  }

  .wrong-mark {
    color: var(--_error);
  }

  .missed-mark {
    border-style: dotted;
    color: var(--_accent);
  }

  .right-mark {
    border-color: var(--_fill);
    background: var(--_fill);
    color: var(--_on-accent);
  }
`;

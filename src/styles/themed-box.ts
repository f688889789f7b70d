import {css} from 'lit';

/**
 * The box of an element that has a theme of its own. A page that resets the padding of all its elements would let the text
 * touch the edges: it sets `--mj-gap` instead.
 */
export const themedBox = css`
  :host([theme]) {
    padding: var(--_gap) !important;
    border-radius: var(--_radius);
  }
`;

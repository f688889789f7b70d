import {css} from 'lit';
import {problemStyles} from '../../styles/problem.js';
import {namedSizes} from '../../styles/tile-sizes.js';
import {tileStyles} from '../../styles/tile.js';
import {tokens} from '../../styles/tokens.js';

const tiles = css`
  :host {
    --_tile: var(--mj-tile-height, 1.5em);
    --_h: var(--_tile);
    display: inline;
    /* breaks where the sentence does */
    text-wrap-mode: inherit;
    writing-mode: inherit;
  }

  .run {
    unicode-bidi: isolate;
  }

  .tile {
    vertical-align: middle;
    margin-inline-end: 0.034em;
  }

  .short {
    white-space: nowrap;
  }

  .whole {
    display: inline-block;
    max-inline-size: 100%;
  }

  .problem {
    display: inline;
    padding-block: 0;
    padding-inline: 0.375em 0;
  }
`;

/** All style sheets of `<mj-tiles>`. */
export const tileRunStyles = [
  tokens,
  tileStyles,
  problemStyles,
  tiles,
  namedSizes({small: 1.25, medium: 1.5, large: 2.25, huge: 3}),
];

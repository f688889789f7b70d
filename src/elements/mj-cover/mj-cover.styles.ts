import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {courseStyles} from '../../styles/course.js';
import {tileStyles} from '../../styles/tile.js';

const cover = css`
  :host {
    --_h: var(--mj-tile-height, 2em);
    margin-block: 1em;
  }

  /* prestyle.css gives the author's list the same boxes */
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
    margin: 0.75em 0;
    padding: 0;
    list-style: none;
  }

  .map {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5em), 1fr));
    gap: 0.5em 1em;
    margin: 0.75em 0;
  }

  .map > * > * {
    margin: 0.125em 0;
  }

  [part='part'] > p {
    font-weight: 700;
  }

  [part='count'],
  [part='total'] {
    font-weight: 400;
    color: var(--_muted);
  }

  li {
    break-inside: avoid;
  }

  li a {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    inline-size: calc(var(--_h) * 0.8);
    block-size: calc(var(--_h) * 1.05);
    border-radius: var(--_radius);
    color: inherit;
    text-decoration: none;
    position: relative;
  }

  li a > * {
    grid-area: 1 / 1;
  }

  .open {
    border: 1px dashed var(--_line);
    color: var(--_muted);
  }

  .open span {
    font-size: 0.8125em;
  }

  .next {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
    transform: translateY(-0.15em);
  }

  /* a turning arrow in a disc, over the corner of the tile */
  .turning {
    box-sizing: border-box;
    position: absolute;
    inset-block-start: -0.35em;
    inset-inline-end: -0.2em;
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid var(--_line);
    border-radius: 50%;
    background: var(--_surface);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }

  li a:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 3px;
  }

  p {
    margin: 0.5em 0;
  }

  .onward {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
  }

  a.known {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--_target);
    color: var(--_accent);
  }

  a.main {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--_target);
    padding: 0 0.75em;
    border-radius: var(--_radius);
    background: var(--_fill);
    color: var(--_on-accent);
    font-size: 0.875em;
    text-decoration: none;
  }

  @media (forced-colors: active) {
    .next {
      border: 1px solid LinkText;
    }

    a.main {
      forced-color-adjust: none;
      background: LinkText;
      color: Canvas;
    }
  }

  @media print {
    a.main,
    a.known {
      display: none;
    }
  }
`;

/** All style sheets of `<mj-cover>`. */
export const coverStyles = [...blockStyles, tileStyles, controlStyles, courseStyles, cover];

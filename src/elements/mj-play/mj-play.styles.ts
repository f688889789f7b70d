import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {tileStyles} from '../../styles/tile.js';
import {tileSizes} from '../../styles/tile-sizes.js';
import {keyboardStyles} from '../views/keyboard.styles.js';

const play = css`
  :host {
    margin-block: 1em;
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-play-block-size, 36em);
  }

  .play {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    margin-inline: auto;
    text-align: center;
  }

  mj-round {
    text-align: start;
  }

  mj-board {
    margin-block: 0;
  }

  /* the reader's tiles are the keys below */
  mj-board::part(own) {
    display: none;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .said {
    min-block-size: 3em;
    font-size: 0.875em;
    color: var(--_muted);
  }

  .prompt,
  .goal {
    font-weight: 700;
  }

  .keys.hand {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    max-inline-size: none;
  }

  .key.drawn {
    margin-inline-start: 0.5em;
  }

  .key {
    --_h: max(min(var(--_tile) * 1.25, 12.5cqi), 36px);
    padding: 0.1875em;
  }

  .key[aria-disabled] .tile {
    opacity: 0.6;
  }

  .moves {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5em;
    min-block-size: max(var(--_target), 44px);
  }

  .moves button {
    min-block-size: max(var(--_target), 44px);
    font-size: 1em;
  }

  .why {
    color: var(--_error);
  }

  .advice {
    padding: var(--_gap);
    border-inline-start: 3px solid var(--_accent);
    background: var(--_raised);
  }

  .lost {
    text-align: start;
  }

  .lost li {
    margin-block: 0.5em;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
  }

  .tools button[aria-disabled='true'] {
    opacity: 0.55;
  }

  .seed {
    font-size: 0.8125em;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  @container (inline-size < 30em) {
    .moves button {
      flex: 1 1 100%;
    }
  }

  /* as wide as the board's own narrow form: each other seat has its melds beside its name, and its discards below; backs tell nothing */
  @container (inline-size < 480px) {
    /* three lines: what comes next does not move the tiles */
    .said {
      min-block-size: 4.5em;
    }

    mj-board {
      --mj-board-block-size: 0;
    }

    mj-board::part(held),
    mj-board::part(drawn) {
      display: none;
    }

    mj-board::part(side) {
      grid-template: 'who hand hand' auto 'river river out' auto / auto 1fr auto;
      align-items: center;
      padding-block: 0.3em;
    }

    mj-board::part(hand) {
      min-block-size: 1.2em;
    }

    mj-board::part(melds) {
      flex-wrap: wrap;
      justify-content: flex-end;
      font-size: 0.8em;
    }

    mj-board::part(legend) {
      padding-block: 0.4em;
    }
  }

  @media print {
    :host {
      min-block-size: 0;
    }

    p {
      break-inside: avoid;
    }

    .tools,
    .moves,
    textarea {
      display: none;
    }
  }
`;

/** All style sheets of `<mj-play>`. */
export const playStyles = [
  ...blockStyles,
  controlStyles,
  tileStyles,
  tileSizes(2.5, 2, 3, 3.5),
  keyboardStyles,
  play,
];

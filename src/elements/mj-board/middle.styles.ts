import {css} from 'lit';

/** The middle of a table, and its edges that face the seats; one heap of discards in its place. */
export const middleStyles = css`
  .middle {
    position: absolute;
    inset: calc(50% - 1.95em);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1em;
    text-align: center;
    white-space: nowrap;
    z-index: 1;
  }

  .round {
    font-size: 0.48em;
    font-weight: 600;
  }

  .count {
    font-size: 0.4em;
  }

  /* the name and the tile in one line, so that they need no more height than the tile */
  .indicated {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.2em;
  }

  .indicated:empty {
    display: none;
  }

  .middle .run {
    font-size: 0.95em;
  }

  .middle .run:has(.tile:nth-child(3)) {
    font-size: 0.7em;
  }

  .middle .run:has(.tile:nth-child(5)) {
    font-size: 0.55em;
  }

  /* two rows: what lies under the indicators is below them */
  .middle:has(.ura) .run {
    font-size: 0.6em;
  }

  .table::before {
    content: '';
    position: absolute;
    inset: calc(50% - 2.8em);
    border: 1px solid var(--_line);
    border-radius: 0.2em;
    background: rgb(0 0 0 / 18%);
  }

  .pooled::before {
    content: none;
  }

  @media print {
    .table::before {
      background: none;
    }
  }

  /* the edge of the middle that faces a seat */
  .who {
    position: absolute;
    top: calc(50% + 1.84em);
    left: calc(50% - 2.8em);
    box-sizing: border-box;
    inline-size: 5.6em;
    block-size: 0.96em;
    padding-inline: 0.8em;
  }

  .turn .who {
    border-block-end: max(3px, 0.1em) solid var(--_accent);
  }

  .label {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.35em;
    block-size: 0.84em;
    font-size: 1em;
    white-space: nowrap;
  }

  .label > * {
    font-size: 0.36em;
  }

  .label > .wind {
    font-size: 0.5em;
    font-weight: 700;
    line-height: 1.2;
    padding-inline: 0.2em;
    margin: 0.06em;
    border-radius: 0.15em;
  }

  /* points with their unit below the name: beside it they would leave it no room */
  @container (inline-size >= 480px) {
    .label:has(.name:not(:empty) + .points) {
      display: grid;
      grid-template-columns: auto minmax(0, auto);
      align-content: center;
      row-gap: 0;
    }

    .label:has(.name:not(:empty) + .points) > .wind {
      grid-row: span 2;
    }

    .label:has(.name:not(:empty) + .points) > :not(.wind) {
      font-size: 0.34em;
      line-height: 1.1;
    }
  }

  /* no border where none is seen: forced colours would show it */
  .dealer .wind {
    outline: max(1px, 0.06em) solid;
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .name:empty {
    display: none;
  }

  /* words are not read upside down */
  .top .label {
    rotate: 180deg;
  }

  .arrow {
    display: none;
    position: absolute;
    top: 100%;
    left: calc(50% - 0.35em);
    inline-size: 0.7em;
    block-size: 0.35em;
    margin-block-start: max(3px, 0.08em);
    fill: var(--_accent);
    z-index: 2;
  }

  .turn .arrow {
    display: block;
  }

  .stick {
    position: absolute;
    top: calc(100% + 0.1em);
    left: calc(50% - 1.5em);
    box-sizing: border-box;
    inline-size: 3em;
    block-size: 0.2em;
    border: 1px solid rgb(0 0 0 / 40%);
    border-radius: 0.1em;
    background: radial-gradient(circle at center, #c4121c 0.06em, transparent 0.07em) #fbf7ec;
  }

  .declared {
    display: none;
  }

  /* one heap in the middle of the square, and what stands there at its head */
  @container (inline-size >= 480px) {
    .pooled .middle {
      inset: auto;
      top: 2.9em;
      left: 50%;
      flex-direction: row;
      gap: 0.7em;
      translate: -50%;
    }

    .pooled .who {
      top: auto;
      bottom: 1.45em;
    }

    .pooled .arrow {
      display: none;
    }

    /* beside the seat's name, which is above its hand here */
    .pooled .win-mark {
      left: calc(50% + 6em);
    }
  }

  .pool {
    position: absolute;
    inset: 4em 3em 3em;
    flex-wrap: wrap;
    place-content: center;
    align-items: center;
    gap: 0.06em;
  }
`;

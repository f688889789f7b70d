import {css} from 'lit';

/** Too narrow for a square: seats stand one below the other, the own one last. */
export const narrowStyles = css`
  :host(:state(settled)) {
    --_kept-table: 0;
  }

  @container (inline-size < 480px) {
    /* prestyle.css reserves as much: seats with a line of discards each, further apart where there are none */
    .room {
      display: grid;
      inline-size: auto;
      block-size: auto;
      min-block-size: var(--_kept-table, var(--mj-board-block-size, 145cqi));
    }

    :host(:state(waiting):not(:state(settled)))::before {
      block-size: var(--mj-board-block-size, 145cqi);
    }

    .table {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      inline-size: auto;
      block-size: auto;
      padding-inline: 0.15em;
      --_rim: 4px;
      font-size: max(4px, calc((100cqi - 16px) / var(--_long, 10.7)));
    }

    .middle {
      position: static;
      flex-direction: row;
      flex-wrap: wrap;
      gap: 0 0.7em;
      padding-block: 0.3em;
      translate: none;
    }

    .round,
    .count {
      font-size: max(0.45em, 0.8125rem);
    }

    .middle .run:is(.run, :has(.tile)) {
      font-size: 0.9em;
    }

    .pool {
      position: static;
      box-sizing: border-box;
      /* as many lines as the round fills: steps do not move what is below */
      min-block-size: calc(var(--_pooled) * 0.95em / var(--_long) + 1.6em);
      padding-block: 0.6em 0.4em;
      font-size: 0.9em;
    }

    .legend {
      position: static;
      order: 1;
      padding-block-end: 0.3em;
      font-size: max(0.4em, 0.75rem);
    }

    .side.side,
    .top .label,
    .top .win-mark {
      rotate: none;
    }

    .side {
      position: static;
      display: grid;
      /* room for all discards of the round: steps do not move what is below */
      grid-template:
        'who who' auto 'river out' minmax(calc(var(--_lines) * 0.86em), auto)
        'hand hand' auto / auto 1fr;
      gap: 0.15em 0.6em;
      padding-block: 0.35em 0.45em;
      border-block-start: 1px solid var(--_line);
    }

    .who {
      position: static;
      grid-area: who;
      display: flex;
      align-items: center;
      gap: 0.4em;
      inline-size: auto;
      block-size: auto;
      padding: 0;
      border: 0;
    }

    .turn .who {
      border: 0;
    }

    /* the mark of the win stands at the end of the line */
    .won .who {
      padding-inline-end: calc(5 * max(0.45em, 0.75rem));
    }

    .won .label {
      flex-wrap: wrap;
      justify-content: flex-start;
      min-inline-size: 0;
    }

    .turn {
      background: color-mix(in srgb, var(--_accent) 12%, transparent);
    }

    .label {
      block-size: auto;
    }

    .label > * {
      font-size: max(0.42em, 0.75rem);
    }

    .label > .wind {
      font-size: max(0.5em, 0.875rem);
    }

    .turn .arrow {
      position: static;
      order: -1;
      margin: 0;
      rotate: -90deg;
    }

    .table::before {
      content: none;
    }

    .stick {
      position: static;
      order: 2;
      inline-size: auto;
      block-size: auto;
      padding-inline: 0.4em;
      background: none;
      font-size: 0.42em;
    }

    .declared {
      display: inline;
    }

    /* its rows of six stand side by side: a hand seldom has more than fit */
    .river {
      position: static;
      grid-area: river;
      flex-flow: wrap;
      column-gap: 0.3em;
      font-size: 0.85em;
    }

    .river:has(> :nth-child(3)) {
      font-size: 0.7em;
    }

    .numbered .river {
      padding-block-end: 0.35em;
    }

    .out {
      position: static;
      grid-area: out;
      align-content: flex-start;
      flex-wrap: wrap;
      justify-content: flex-start;
      max-inline-size: none;
      font-size: 0.75em;
    }

    .hand {
      position: relative;
      inset: auto;
      grid-area: hand;
    }

    .held {
      margin-left: 0;
    }

    .drawn,
    .held:not(:has(+ .drawn)) {
      margin-right: 0;
    }

    .melds {
      margin-left: auto;
    }

    .win-mark {
      right: 0;
      left: auto;
      translate: none;
      font-size: max(0.45em, 0.75rem);
    }
  }
`;

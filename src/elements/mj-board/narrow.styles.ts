import {css} from 'lit';

/**
 * Too narrow for a table from above: a line a seat, the own one last, above the hand. A line has the plate, melds, and
 * all discards, for which it has room in two rows. Walls and closed hands tell nothing here.
 */
export const narrowStyles = css`
  @container (inline-size < 32rem) {
    /* prestyle.css reserves as much */
    .room:has(> .frame) {
      inline-size: auto;
      min-block-size: var(--_kept-table, var(--mj-board-block-size, 25rem));
    }

    :host(:state(settled)) .room:has(> .frame) {
      min-block-size: 0;
    }

    .frame.frame {
      /* large letters take no room from the tiles */
      padding: 0.2em min(0.2em, 6px) 0;
      border-radius: 0.35em;
      font-size: 1.75rem;
    }

    :host(:state(waiting):not(:state(settled)))::before {
      block-size: var(--mj-board-block-size, 25rem);
    }

    .table.table {
      display: flex;
      flex-direction: column;
      min-block-size: 0;
      padding: 0.1em 0.18em;
      gap: 0;
    }

    .table::before,
    .wall {
      display: none;
    }

    .middle.middle {
      align-self: stretch;
      flex-flow: wrap;
      justify-content: space-between;
      gap: 0 0.7em;
      min-block-size: 2.6rem;
      padding: 0.1em;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
    }

    .indicated {
      margin-inline-start: auto;
    }

    .middle .run.run {
      font-size: 1.5rem;
    }

    .legend.legend {
      align-self: flex-start;
      margin: 0;
      padding-block-start: 0.2rem;
      line-height: 1rem;
      white-space: normal;
    }

    .pool {
      align-content: flex-start;
      justify-content: flex-start;
      /* as many lines as the round fills: steps do not move what is below */
      min-block-size: calc(var(--_pooled) * 1.6rem + 0.8rem);
      padding-block: 0.4rem;
      font-size: 1.4rem;
    }

    .side.side {
      order: 1;
      display: grid;
      flex: 1;
      grid-template: 'who lying river' minmax(2.75rem, auto) 'hand hand hand' auto / 5.25rem auto minmax(
          0,
          1fr
        );
      align-items: center;
      gap: 0 0.25rem;
      padding-block: 0.1rem;
      border-block-end: 1px solid var(--_line);
    }

    .side.bottom {
      border: 0;
    }

    .who.who {
      grid-area: who;
      justify-content: flex-start;
      inline-size: 100%;
      block-size: auto;
      padding: 0;
    }

    /* wind, and beside it name over points */
    .label.label {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      gap: 0 0.3rem;
      /* a wind alone needs less */
      inline-size: var(--_bare, 5.25rem);
      min-block-size: 2.5rem;
      padding-inline: 0.15rem 0.1rem;
      font-size: 0.75rem;
      line-height: 1.15;
      white-space: normal;
    }

    .wind {
      grid-row: span 2;
    }

    .label > :not(.wind) {
      grid-column: 2;
      justify-self: start;
    }

    .points {
      letter-spacing: -0.02em;
    }

    .arrow.arrow {
      position: absolute;
      inset: calc(50% - 0.3125rem) auto auto 100%;
      rotate: none;
    }

    .stick {
      display: none;
    }

    .hand.hand {
      display: contents;
    }

    .side .lying.lying {
      grid-area: lying;
      flex-wrap: wrap;
      max-inline-size: 5.9rem;
      gap: 0.1em 0.2em;
      font-size: 1.0625rem;
    }

    .lying .melds.melds {
      flex-wrap: wrap;
      gap: 0.1em 0.2em;
    }

    .side .out {
      flex-wrap: wrap;
      font-size: 1em;
    }

    .river.river {
      grid-area: river;
      flex-flow: wrap;
      align-content: center;
      justify-content: flex-end;
      gap: 0.12em 0.02em;
      block-size: auto;
      min-block-size: calc(max(2, var(--_lines)) * 1.4rem);
      font-size: 1.25rem;
    }

    .numbered .river.river {
      gap: 0.3em 0.02em;
      min-block-size: calc(max(2, var(--_lines)) * 1.625rem);
    }

    .river > .run {
      display: contents;
    }

    /* the own melds lie over the own line: a call moves nothing */
    .melded > .river {
      margin-inline-start: 7.3rem;
    }

    .side:not(.bottom) > .river {
      margin-inline-start: 0;
    }

    .side.closed > .hand > .run.run {
      display: none;
    }

    .side > .hand > .run.run {
      grid-area: hand;
      position: static;
      flex-flow: row;
      margin: 0;
      padding-block-end: 0.2em;
      font-size: min(2rem, calc((100cqi - min(1.5rem, 24px)) / var(--_long)));
      translate: none;
    }

    .side > .hand > .drawn.drawn {
      justify-self: end;
    }

    .front {
      position: relative;
      min-block-size: 3.4rem;
      padding-block: 0.4rem;
    }

    .rack {
      font-size: min(3rem, calc((100cqi - min(1.2rem, 19.2px)) / var(--_own)));
    }

    .front .lying.lying {
      position: absolute;
      inset: auto auto calc(100% + 0.4rem) 6rem;
      flex-wrap: wrap;
      align-content: center;
      max-inline-size: 7.2rem;
      block-size: 2.5rem;
      gap: 0.1em 0.2em;
      margin: 0;
      font-size: 1.0625rem;
    }
  }
`;

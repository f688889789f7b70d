import {css} from 'lit';

/** The hand, group by group. */
export const groupsStyles = css`
  .groups {
    --_tiles: min(max(var(--_tile) * 0.8, min(var(--_tile), 1.625em)), 11cqi);
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em calc(var(--_tiles) * 0.45);
    padding-block-start: 0.375em;
  }

  :host(:dir(rtl)) .groups {
    justify-content: flex-end;
  }

  .group {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.5em;
    max-inline-size: 100%;
  }

  .tiles {
    --_h: 1em;
    display: flex;
    flex-wrap: wrap;
    gap: 0.034em;
    font-size: var(--_tiles);
  }

  .tile.win {
    position: relative;
  }

  .tile.win::after {
    content: '';
    position: absolute;
    inset-inline: 12%;
    inset-block-start: calc(100% + 0.136em);
    block-size: 0.085em;
    border-radius: 1em;
    background: var(--_accent);
  }

  .points {
    display: flex;
    gap: 0.5em;
    min-block-size: 1.25em;
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    color: var(--_accent);
  }

  .none {
    font-weight: 400;
    color: var(--_muted);
  }
`;

import {css} from 'lit';

/** The hand, group by group. */
export const groupsStyles = css`
  .groups {
    /* never larger than those of the hand, which shrink until it fits in a line, and wrap where they would be too small */
    --_fit: round(down, calc(100cqi / (var(--_width, 14) * 0.75)), 1px);
    --_hand: max(var(--_fit), 1.375em);
    --_tiles: min(max(var(--_tile) * 0.8, min(var(--_tile), 1.625em)), 11cqi, var(--_hand));
    --_between: calc(var(--_tiles) * 0.45);
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em var(--_between);
    padding-block-start: 0.375em;
    overflow-x: clip;
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

  .brackets {
    display: flex;
    flex-direction: column;
    align-self: stretch;
    margin-block-end: -0.375em;
  }

  .piece {
    position: relative;
    block-size: 1.5em;
    font-size: 0.875em;
    line-height: 1.25;
  }

  .on::after,
  .over::after {
    content: '';
    position: absolute;
    inset-inline: 0 calc(var(--_between) * -1 - 1px);
    inset-block-end: 0;
    block-size: 0.3125em;
    border-block-start: 1px solid var(--_accent);
  }

  .over::after {
    border-block-start-style: dotted;
  }

  .from::after {
    border-inline-start: 1px solid var(--_accent);
    border-start-start-radius: 0.25em;
  }

  .to::after {
    inset-inline-end: 0;
    border-inline-end: 1px solid var(--_accent);
    border-start-end-radius: 0.25em;
  }

  .active::after {
    border-block-start-width: 3px;
  }

  .piece-worth {
    position: absolute;
    inset-inline-start: 0.3em;
    inset-block-end: 0.3125em;
    font-weight: 600;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--_accent);
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

  @media print {
    .group {
      break-inside: avoid;
    }
  }
`;

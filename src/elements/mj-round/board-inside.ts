/** The table inside a round, an `<mj-board>`. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {BOARD_PARTS} from '../views/parts.js';

/** Attributes of a round that say how its table is looked at. */
export interface BoardLooks {
  readonly bottom: string | undefined;
  readonly seen: string | undefined;
  readonly numbers: boolean;
  readonly edge: string | undefined;
  readonly mark: string | undefined;
  readonly show: string | undefined;
  readonly discards: string | undefined;
}

/** The id of the table in a round, by which the question at a stop names it. */
export const BOARD = 'board';

/** The table at a step, looked at as the round around it says. */
export function boardInside(
  looks: BoardLooks,
  state: RoundState,
  at: string | number,
  id?: typeof BOARD,
): TemplateResult {
  const {bottom, seen, numbers, edge, mark, show, discards} = looks;
  return html`<mj-board
    id=${id ?? nothing}
    part="board"
    exportparts=${BOARD_PARTS}
    .played=${state}
    .at=${String(at)}
    .bottom=${bottom}
    .seen=${seen}
    .numbers=${numbers}
    .edge=${edge}
    .mark=${mark}
    .show=${show}
    .discards=${discards}
  ></mj-board>`;
}

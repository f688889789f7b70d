/** The table inside a round, an `<mj-board>`. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {BOARD_PARTS} from '../views/parts.js';

/** Attributes of a round for the looks of its table. */
export interface BoardLooks {
  readonly bottom: string | undefined;
  readonly seen: string | undefined;
  readonly numbers: boolean;
  readonly mark: string | undefined;
  readonly show: string | undefined;
  readonly discards: string | undefined;
  readonly theme: string | undefined;
  readonly tileTheme: string | undefined;
  readonly index: boolean;
  readonly size: string | undefined;
  readonly names: string | undefined;
}

/** The id of the table in a round, by which the question at a stop names it. */
export const BOARD = 'board';

/** The table at a step, with the looks of the round around it. */
export function boardInside(
  looks: BoardLooks,
  state: RoundState,
  at: string | number,
  id?: typeof BOARD,
): TemplateResult {
  const {bottom, seen, numbers, mark, show, discards, theme, tileTheme, index, size, names} = looks;
  return html`<mj-board
    id=${id ?? nothing}
    part="board"
    exportparts=${BOARD_PARTS}
    .played=${state}
    .at=${String(at)}
    .bottom=${bottom}
    .seen=${seen}
    .numbers=${numbers}
    .mark=${mark}
    .show=${show}
    .discards=${discards}
    .theme=${theme}
    .tileTheme=${tileTheme}
    .index=${index}
    .size=${size}
    .names=${names}
  ></mj-board>`;
}

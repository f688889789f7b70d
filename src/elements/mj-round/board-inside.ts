/** The tables inside a round: the one that is shown, an `<mj-board>`, and those for print, drawn a few at a time. */
import {html, nothing, type TemplateResult, type ReactiveControllerHost} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';
import {BOARD_PARTS} from '../views/parts.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import {SlicesController} from '../../controllers/slices.js';
import {stepNamed, type Looks} from '../mj-board/shared.js';
import {boardsIn} from './boards.js';

/** Attributes of a round that say how its table is looked at. */
export interface BoardLooks extends Looks {
  readonly show: string | undefined;
  /** The seat of a reader who has played the round. */
  readonly reader?: Seat | undefined;
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
  const {bottom, seen, numbers, edge, mark, show, discards, reader} = looks;
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
    .reader=${reader}
  ></mj-board>`;
}

/** How many of the tables are drawn at one turn. */
const TABLES = 10;

type Host = ReactiveControllerHost & Redrawn & Pick<Node, 'isConnected'> & {readonly boards?: string};

/** The further tables of a round. */
export class PrintedTables {
  private readonly slices: SlicesController;

  /** @param told the round; undefined while there is nothing to show */
  constructor(
    private readonly host: Host,
    private readonly told: () => RoundState | undefined,
  ) {
    this.slices = new SlicesController(host, () => this.steps.length / TABLES);
  }

  /** The names and numbers in `boards` that the round has. */
  private get steps(): readonly string[] {
    const state = this.told();
    return state ? boardsIn(this.host.boards).filter((at) => stepNamed(state, at) !== undefined) : [];
  }

  /** Has all of them drawn at once. */
  finish(): void {
    this.slices.finish();
  }

  /** As many as are drawn by now. */
  view(looks: BoardLooks, state: RoundState): TemplateResult[] {
    return this.steps
      .slice(0, this.slices.reach * TABLES)
      .map((at) => html`<div class="printed" part="printed">${boardInside(looks, state, at)}</div>`);
  }
}

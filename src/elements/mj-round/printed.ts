/** The tables for print: a table for each further position, drawn a few at a time. */
import {html, type ReactiveControllerHost, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import {SlicesController} from '../../controllers/slices.js';
import {stepNamed} from '../mj-board/shared.js';
import {boardInside, type BoardLooks} from './board-inside.js';
import {boardsIn} from './boards.js';

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

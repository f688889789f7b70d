/** Draws on a table what a question is answered by there, and takes it away from a table that is no longer asked about. */
import type {Seat} from '../../core/situation/situation.js';
import {TABLE_KEYS, type TakesTableKeys} from '../acts/table-keys.js';
import type {TableAsker} from './table-asker.js';
import type {QuizView} from './view.js';

/** The question. */
interface AskingElement extends Element {
  redraw(): void;
}

/** What lies on the table of one question. */
export class LaidKeys {
  /** Which seat is open at the table, and which one has the keyboard. */
  private readonly seats: Partial<Record<'open' | 'focused', Seat | undefined>> = {};
  /** The table that the question is answered on, and what it was told last. */
  private laid?: {readonly board: TakesTableKeys; readonly key: string | undefined} | undefined;

  constructor(
    private readonly quiz: AskingElement,
    private readonly question: TableAsker,
  ) {}

  /** The keyboard is at the choice of a seat, or has left it. */
  readonly focusSeat = (focused: Seat | undefined): void => this.turn({focused});

  private turn(seats: LaidKeys['seats']): void {
    Object.assign(this.seats, seats);
    this.quiz.redraw();
  }

  /** Draws it. @param board the table that is asked about @param view the question; undefined where it cannot be asked */
  lay(board: TakesTableKeys | undefined, view: QuizView | undefined): void {
    const {laid, quiz, question, seats} = this;
    const keys = view && question.keysOf(view, seats, (open) => this.turn({open}));
    const {entry, verdict, isEdited, isOver, solution, words} = view ?? {};
    const key = JSON.stringify([entry, verdict, isEdited, isOver, solution, words?.strings.lang, seats]);
    if (laid && (!keys || laid.board !== board)) {
      laid.board[TABLE_KEYS](quiz, undefined);
      this.laid = undefined;
    }
    if (!board || !keys || this.laid?.key === key) return;
    if (board[TABLE_KEYS](quiz, keys)) this.laid = {board, key};
  }
}

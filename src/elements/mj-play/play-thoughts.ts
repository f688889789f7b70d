/** What computer players think of the reader's hand and of their own: advice, verdicts, goals reached, and reasons. */
import type {Advice} from '../../play/advice/best.js';
import type {JudgedGoal} from '../../play/goals/judge.js';
import type {Thought} from '../../play/players/player.js';
import type {ReaderQuestion} from '../../play/table/open-hand.js';
import type {Move} from '../../round/record/move.js';
import type {PlayInput} from './play-input.js';
import type {PlayModel} from './play-model.js';

/** Thinks about a hand. */
export class PlayThoughts {
  constructor(
    private readonly input: PlayInput,
    private readonly model: PlayModel,
  ) {}

  /** What is best in a decision. @throws {TypeError} if nobody plays */
  best({seen, moves}: ReaderQuestion): Thought<Advice> {
    const {engine, table} = this.input;
    if (!engine || !table) throw new TypeError('nobody plays');
    return engine.thinkBest(table, seen, this.model.seat, moves);
  }

  /** Whether the first decision is a puzzle. */
  get isPuzzle(): boolean {
    return this.input.isPuzzle;
  }

  /** What is best in a decision that is a puzzle; undefined where none is. */
  judging(question: ReaderQuestion): Thought<Advice> | undefined {
    return this.isPuzzle ? this.best(question) : undefined;
  }

  /** Whether a move is a right one by that advice. */
  isRight(advice: Advice, move: Move): boolean {
    return this.input.engine?.verdictOn(advice, move).isRight === true;
  }

  /** The goals of a hand that is over, and what became of them. */
  get judged(): readonly JudgedGoal[] {
    const {engine, table, goals} = this.input;
    const {hand, seat, isBest} = this.model;
    const {ending, positions} = hand?.told ?? {};
    if (!engine || !table || !ending || !positions) return [];
    return engine.judgeGoals(goals, {rules: table.rules, positions, ending, isBest}, seat);
  }

  /** Finds where the reader lost most in a hand that is over. */
  review(): void {
    const {engine, table} = this.input;
    const {hand, seat} = this.model;
    const {told} = hand ?? {};
    if (engine && table && told) this.model.review(engine.thinkLost(table, told, seat));
  }

  /** Finds why the move that led to a step of a hand that is over was made, if a computer player made it. */
  explain(step: number): void {
    const {engine, table} = this.input;
    const {hand, seat} = this.model;
    const {record, positions = []} = hand?.told ?? {};
    const move = record?.moves[step - 1];
    if (!hand || !engine || !table || !move || move.seat === seat) return this.model.explain();
    this.model.explain(move, engine.thinkReasonAt(table, positions[step - 1], move, hand.levelOf(move.seat)));
  }
}

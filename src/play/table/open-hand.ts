/** A hand in which a reader sits at one seat, and computer players at the others. */
import type {Ending, Frame} from '../../core/game/frame.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record/move.js';
import type {RoundMessages} from '../../round/record/problem.js';
import type {MoveName, RecordMove, RoundRecord, Start} from '../../round/record/record.js';
import type {Judgement} from '../../round/play/judge.js';
import {openTile} from '../../round/state/at.js';
import type {RoundPosition} from '../../round/state/position.js';
import {recordMove} from '../../round/text/move.js';
import type {PlayerLevel, Thought} from '../players/player.js';
import type {MoveReason} from '../players/reason.js';
import {askRound, openTileAt, type Chosen, type Decision} from './asking.js';
import {dealGiven, type DealtPosition} from './given-position.js';
import {beginLog, logMove, type ReaderLog} from './reader-log.js';
import {playerAt, type PlayTable} from './table.js';
import {TakenBack} from './taken-back.js';
import {isFlower, kindOf} from '../../core/tiles/tile.js';
import {isFault} from '../../core/situation/result.js';

/** Who plays, and on which wall. */
export interface OpenHandSetUp {
  readonly seed: string;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly frame?: Partial<Frame>;
  /** The position from which it is played, as `readGiven` reads it; without it, the hand is dealt. */
  readonly from?: RoundRecord;
  readonly levelOf: (seat: Seat) => PlayerLevel;
  /** Whether the reader must see wins and claims himself: he is asked of every open tile, and may declare a win that is none. */
  readonly isStrict?: boolean;
  /** Finds why a player of a level made a move in a position; it goes into the log, and tells what that player holds. */
  readonly explain?: MoveExplainer;
}

/** Finds why a player of a level made a move in a position. */
export type MoveExplainer = (
  p: RoundPosition,
  move: RecordMove,
  level: PlayerLevel,
) => Thought<MoveReason | undefined>;

/** What a reader is asked: what there is to see, and what may be done. */
export interface ReaderQuestion extends Pick<Decision, 'seen' | 'moves'> {
  /** Set where a reader who must see claims himself is asked of an open tile, whether he may claim it or not. */
  readonly isEveryTile?: true;
}

/** What has come of going on. */
export type WentOn = 'moved' | 'asked' | 'over';

/** A hand that is over. */
export interface EndedHand {
  readonly record: RoundRecord;
  readonly ending: Ending | undefined;
  /** The position before all moves, and after each. */
  readonly positions: readonly RoundPosition[];
}

/** A move with the position after it, and the log before it. */
interface Step {
  readonly seat: Seat;
  readonly move: Move;
  /** The move as the record has it, with what was played here before it was taken back. */
  readonly told: RecordMove;
  readonly after: RoundPosition;
  readonly logBefore: ReaderLog;
  /** Why it was made, where the players say so. */
  readonly reason: MoveReason | undefined;
}

/** What the reader answered, and how many moves had been made when he was asked. */
interface Answer {
  readonly at: number;
  readonly move: Move | undefined;
}

/** A hand that goes on from decision to decision. What the reader may not know cannot be read from it before the end. */
export class OpenHand {
  readonly #table: PlayTable;
  readonly #setUp: OpenHandSetUp;
  readonly #first: RoundPosition;
  readonly #start: Start;
  readonly #steps: Step[] = [];
  readonly #answered: Answer[] = [];
  /** Answers that were taken back, the first one last. */
  readonly #undone: Answer[] = [];
  readonly #takenBack = new TakenBack();
  #round: ReturnType<typeof askRound> | undefined;
  #question: ReaderQuestion | undefined;
  #answer: Move | undefined;
  /** What the reader last said of an open tile, and how many moves he had seen. */
  #spoken: Answer | undefined;
  #log: ReaderLog;
  /** The hand as it was told at its end. */
  #told: EndedHand | undefined;

  private constructor(table: PlayTable, setUp: OpenHandSetUp, {start, first}: DealtPosition) {
    this.#table = table;
    this.#setUp = setUp;
    this.#start = start;
    this.#first = first;
    this.#log = beginLog(table.referee, setUp.seat, first);
  }

  /** Deals a hand. @returns the hand, or the fault of its frame or of its position */
  static deal(table: PlayTable, setUp: OpenHandSetUp): OpenHand | Fault {
    const {seed, from} = setUp;
    const dealt = from ? dealGiven(table, from, seed) : dealtBy(table, setUp);
    return isFault(dealt) ? dealt : new OpenHand(table, setUp, dealt);
  }

  /** What the reader has seen so far. */
  get log(): ReaderLog {
    return this.#log;
  }

  /** What the reader is asked; undefined while others play, and at the end. */
  get question(): ReaderQuestion | undefined {
    return this.#question;
  }

  get isOver(): boolean {
    return this.#position.phase.is === 'over';
  }

  /** Whether the reader must see wins and claims himself. */
  get isStrict(): boolean {
    return this.#setUp.isStrict === true;
  }

  /** How well a seat plays. */
  levelOf(seat: Seat): PlayerLevel {
    return this.#setUp.levelOf(seat);
  }

  /** Whether there is an answer to take back. */
  get canUndo(): boolean {
    return this.#answered.length > 0;
  }

  get #position(): RoundPosition {
    return this.#steps.at(-1)?.after ?? this.#first;
  }

  /** Whether there is an answer to give again, now that the same is asked. */
  get canRedo(): boolean {
    return this.#question !== undefined && this.#undone.at(-1)?.at === this.#steps.length;
  }

  /**
   * Goes on, thinking in turns, until there is something new to see, until the reader is asked, or to the end.
   * @throws {Error} if a player makes a move that the referee refuses
   */
  *goOn(): Thought<WentOn> {
    while (!this.#question && !this.isOver) {
      const {referee} = this.#table;
      if ((this.#question = this.#openTile())) return 'asked';
      this.#round ??= askRound(referee, this.#position);
      const chosen = yield* this.#hear(this.#round);
      if (chosen === 'asked') return 'asked';
      this.#round = undefined;
      if (!chosen) break;
      if (yield* this.#make(chosen)) return 'moved';
    }
    if (this.#question) return 'asked';
    // to score the win takes a turn
    if (this.told) yield;
    return 'over';
  }

  /** Answers what the reader is asked. @param move one of the moves of the question, or nothing: no word is said */
  answer(move: Move | undefined): void {
    if (!this.#question) return;
    this.#undone.length = 0;
    this.#give(move);
  }

  #give(move: Move | undefined): void {
    this.#answered.push({at: this.#steps.length, move});
    if (this.#question?.isEveryTile) this.#spoken = {at: this.#log.moves.length, move};
    this.#question = undefined;
    this.#answer = move;
  }

  /** Takes the last answer back, with all that came of it. What came of it stays in the record, beside what comes instead. */
  undo(): void {
    const last = this.#answered.pop();
    if (!last) return;
    const {at} = last;
    this.#undone.push(last);
    this.#log = this.#steps.at(at)?.logBefore ?? this.#log;
    this.#takenBack.take(
      at,
      this.#steps.splice(at).map(({told}) => told),
    );
    this.#round = undefined;
    this.#question = undefined;
    this.#answer = undefined;
    this.#spoken = undefined;
  }

  /** Gives the answer again that was taken back last. */
  redo(): void {
    if (!this.canRedo) return;
    this.#give(this.#undone.pop()?.move);
  }

  /** Whether the reader may make a move now, and if not, why. */
  judge(move: Move, messages?: RoundMessages): Judgement {
    const {referee} = this.#table;
    const {seat} = this.#setUp;
    if (move.do !== 'falsewin') return referee.judge(this.#position, seat, move, messages);
    const after = referee.apply(this.#position, seat, move, messages);
    return isFault(after) ? {legal: false, why: after} : {legal: true};
  }

  /**
   * Whether the reader might have won on the tile that lay open after a move of the log, and if not, why; undefined where no tile
   * of another did.
   */
  judgeWinAfter(at: number, messages?: RoundMessages): Judgement | undefined {
    const {referee} = this.#table;
    const {seat} = this.#setUp;
    // answers that are not shown come before the move that is
    const step = this.#steps.findLast(({logBefore}) => logBefore.moves.length === at);
    if (!step || step.seat === seat || !openTile({p: step.after, rules: referee.rules})) return undefined;
    return referee.judge(step.after, seat, {do: 'win'}, messages);
  }

  /** The whole hand, and how it ended; undefined before the end. */
  get told(): EndedHand | undefined {
    if (!this.isOver) return undefined;
    const last = this.#position;
    if (this.#told?.positions.at(-1) === last) return this.#told;
    const positions = [this.#first, ...this.#steps.map(({after}) => after)];
    return (this.#told = {record: this.#record, ending: this.#table.referee.ending(last), positions});
  }

  get #record(): RoundRecord {
    const {id, options} = this.#table.referee.rules;
    return {
      version: 1,
      rules: id,
      ...(Object.keys(options).length && {options}),
      start: this.#start,
      moves: this.#steps.map(({told}) => told),
    };
  }

  /** Hears the others, and stops at a question to the reader. */
  *#hear(round: ReturnType<typeof askRound>): Thought<Chosen | undefined | 'asked'> {
    const {seat: reader} = this.#setUp;
    const answer = this.#answer;
    this.#answer = undefined;
    if (answer?.do === 'falsewin') return [reader, answer];
    let told = round.next(answer);
    while (!told.done) {
      const {seat, seen, moves} = told.value;
      const only = seat === reader ? (this.#saidOf(told.value) ?? onlyMove(moves)) : undefined;
      if (seat === reader && !only) {
        this.#question = told.value;
        return 'asked';
      }
      const player = this.#playerAt(seat);
      told = round.next(only ?? (yield* player.think(seen, seat, moves)));
    }
    return told.value;
  }

  /** Whether the reader has spoken on the tile that lies open now. */
  get #hasSpoken(): boolean {
    return this.#spoken?.at === this.#log.moves.length;
  }

  /** What a reader who must see claims himself is asked of an open tile; undefined where none lies there, and once he has spoken. */
  #openTile(): ReaderQuestion | undefined {
    const {referee} = this.#table;
    const asked = this.isStrict && !this.#hasSpoken && openTileAt(referee, this.#position, this.#setUp.seat);
    return asked ? {...asked, isEveryTile: true} : undefined;
  }

  /** What the reader has already said of an open tile, as far as he may: whoever says nothing of it passes or draws. */
  #saidOf({moves}: Decision): Move | undefined {
    if (!this.#hasSpoken) return undefined;
    const said = this.#spoken?.move;
    const find = (name: MoveName | undefined) => moves.find((move) => move.do === name);
    return find(said?.do) ? said : (find('pass') ?? find('draw'));
  }

  /** A player whose chances depend on the place in the hand alone: after an undo it does the same. */
  #playerAt(seat: Seat): ReturnType<typeof playerAt> {
    const {seed, levelOf} = this.#setUp;
    return playerAt(this.#table, levelOf(seat), `${seed} ${seat} ${this.#steps.length}`);
  }

  /** Makes a move. @returns whether the reader sees anything of it */
  *#make([seat, move]: Chosen): Thought<boolean> {
    const {referee} = this.#table;
    const {seat: reader, isStrict = false} = this.#setUp;
    const before = this.#position;
    const after = referee.apply(before, seat, move);
    if (isFault(after)) throw new Error(`${seat} ${move.do}: ${after.code}`);
    const reason = yield* this.#reasonFor(before, seat, move);
    const logBefore = this.#log;
    const told = this.#takenBack.make(this.#steps.length, recordMove(seat, move));
    this.#steps.push({seat, move, told, after, logBefore, reason});
    const reasonOf = (of: Seat) => this.#steps.findLast((step) => step.seat === of)?.reason;
    this.#log = logMove(logBefore, referee, reader, {seat, move, before, after, isStrict, reasonOf});
    return this.#log !== logBefore;
  }

  /** Why a computer player makes a move, if the players say so. */
  *#reasonFor(p: RoundPosition, seat: Seat, move: Move): Thought<MoveReason | undefined> {
    const {seat: reader, explain, levelOf} = this.#setUp;
    if (!explain || seat === reader) return undefined;
    return yield* explain(p, recordMove(seat, move), levelOf(seat));
  }
}

/** A hand that is dealt from the wall of its seed. */
function dealtBy({referee}: PlayTable, {seed, frame = {}}: OpenHandSetUp): DealtPosition | Fault {
  const first = referee.start({frame, seed});
  const {wild: _wild, indicators: _indicators, ura: _ura, ...start} = frame;
  return isFault(first) ? first : {first, start: {...start, seed, start: 'deal'}};
}

/** The move of a reader who has no choice: there is one alone, or flowers must be set aside, before or after a draw. */
const onlyMove = (moves: readonly Move[]): Move | undefined =>
  moves.length === 1 || moves.every(isOut)
    ? moves[0]
    : moves.find((move) => isFlowerOut(move) && moves.every((one) => one.do === 'draw' || isFlowerOut(one)));

const isOut = ({do: name}: Move): boolean => name === 'out';

const isFlowerOut = (move: Move): boolean => isOut(move) && isFlower(kindOf(move.tile ?? -1));

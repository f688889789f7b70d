/** The game in which the reader sits: what has come, what is asked, and what the reader does. */
import type {Seat} from '../../core/situation/situation.js';
import type {Advice} from '../../play/advice/best.js';
import type {LostMoment} from '../../play/advice/moments.js';
import type {Thought} from '../../play/players/player.js';
import type {OpenGame} from '../../play/table/open-game.js';
import type {OpenHand, ReaderQuestion, WentOn} from '../../play/table/open-hand.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {MoveReason} from '../../play/players/reason.js';
import type {Move} from '../../round/record/move.js';
import type {RecordMove} from '../../round/record/record.js';
import {Pacer} from './pacer.js';
import {Thinking} from './thinking.js';

/** The element in which the game is played. */
interface PlayHost {
  /** How long a move is to be seen, in milliseconds. */
  readonly pause: () => number;
  /** How long a strict reader may claim a tile, in milliseconds; undefined for as long as he likes. */
  readonly claimTime: () => number | undefined;
  /** A move was made, as far as the reader may know it. */
  readonly onMove: (move: RecordMove) => void;
  /** The reader is asked, or the hand is over. */
  readonly onPause: (hand: OpenHand, went: WentOn) => void;
  /** Advice has come: the reader has asked for it, or it comes with each decision. */
  readonly onAdvice: (isAsked: boolean) => void;
  /** Finds what is best in a decision that is a puzzle; undefined where it is none. */
  readonly judging: (question: ReaderQuestion) => Thought<Advice> | undefined;
  /** The reader has answered a puzzle. */
  readonly onVerdict: (answer: PuzzleAnswer) => void;
  /** Whether a move is a right one. */
  readonly isRight: (advice: Advice, move: Move) => boolean;
  readonly redraw: () => void;
}

/** A move that the reader is told, and why it was made, where that is said. */
export interface ToldMove {
  readonly move: RecordMove;
  readonly reason: MoveReason | undefined;
}

/** A move that the reader has been shown, and its place among all that he has. */
interface NewMove extends ToldMove {
  readonly at: number;
}

const PASS: Move = {do: 'pass'};

/** In which form a hand is copied. */
export type CopiedForm = 'text' | 'link';

/** What a reader has answered to a puzzle. */
export interface PuzzleAnswer {
  readonly move: Move;
  readonly isRight: boolean;
  /** What is best, and why. */
  readonly advice: Advice;
  readonly question: ReaderQuestion;
  /** The first answer is 1. */
  readonly attempt: number;
}

/** A game that goes on by itself between the reader's decisions. What the reader may not know cannot be read from it. */
export class PlayModel {
  #game?: OpenGame;
  #shown?: ReaderLog;
  /** How much of the log the reader has been told. */
  #heard = 0;
  #advice?: Advice;
  #isHurried = false;
  /** The last answer to the puzzle, as long as it is shown; how many there were; whether the reader was helped. */
  #puzzle?: PuzzleAnswer;
  #attempts = 0;
  #isSolved = false;
  #isHelped = false;
  #lost?: readonly LostMoment[];
  #reason?: ToldMove;
  #claimClock?: ReturnType<typeof setTimeout>;
  /** The moves that a button of a strict reader may mean, as long as that is not said. */
  choices?: readonly Move[];
  /** Why a tile may not be discarded, or a hand may not win, in words. */
  why = '';
  /** Whether the reader has acted, so that focus follows and sentences are said. */
  isActing = false;
  /** Whether the focus is to go to what the reader does next. */
  mustFocus = false;
  /** What was to be copied of a hand that is over, its text or a link to it, and whether it has been. */
  copied?: {readonly form: CopiedForm; readonly isDone: boolean};

  private readonly pacer = new Pacer({
    pause: () => (this.#isHurried ? 0 : this.host.pause()),
    show: (went) => this.handleNews(went),
  });
  private readonly advising = new Thinking();
  private readonly explaining = new Thinking();

  constructor(private readonly host: PlayHost) {}

  get game(): OpenGame | undefined {
    return this.#game;
  }

  get hand(): OpenHand | undefined {
    return this.#game?.hand;
  }

  /** Where the reader sits in this hand. */
  get seat(): Seat {
    return this.#game?.seat ?? 'east';
  }

  /** What the reader has been shown of the hand. */
  get shown(): ReaderLog | undefined {
    return this.#shown;
  }

  /** The moves since the reader's last decision. */
  get news(): readonly NewMove[] {
    const {moves = [], reasons = []} = this.#shown ?? {};
    return moves.map((move, at) => ({move, reason: reasons[at], at})).slice(this.#heard);
  }

  /** What a computer player would do, where the reader has asked. */
  get advice(): Advice | undefined {
    return this.#advice;
  }

  /** What the reader has answered to the puzzle last. */
  get puzzle(): PuzzleAnswer | undefined {
    return this.#puzzle;
  }

  /** Whether the puzzle was solved at the first attempt, without a hint. */
  get isBest(): boolean {
    return this.#isSolved && this.#attempts === 1 && !this.#isHelped;
  }

  /** Where the reader lost most in a hand that is over; undefined as long as that is not known. */
  get lost(): readonly LostMoment[] | undefined {
    return this.#lost;
  }

  /** The move of a hand that is over whose reason was asked for. */
  get reason(): ToldMove | undefined {
    return this.#reason;
  }

  /** Whether the end of the hand is shown. */
  get isOver(): boolean {
    return this.hand?.isOver === true && !this.pacer.isGoing;
  }

  /** Begins a game whose first hand is dealt. */
  begin(game: OpenGame): void {
    this.#game = game;
    this.beginHand(game.hand);
  }

  clear(): void {
    this.rest();
    this.#game = undefined;
    this.#shown = undefined;
  }

  /** Goes on where it was put to rest. */
  wake(): void {
    const {hand} = this;
    if (hand && !hand.question && !hand.isOver) this.pacer.go(hand);
    this.beginClaim();
  }

  /** Goes on because the reader has asked for it. */
  resume(): void {
    this.turnTo();
    this.wake();
  }

  /** Lets focus and sentences follow: the reader has acted, and what he does next is another thing. */
  turnTo(): void {
    this.isActing = this.mustFocus = true;
  }

  rest(): void {
    this.pacer.stop();
    this.advising.stop();
    this.explaining.stop();
    this.stay();
  }

  /** Shows the moves that a button may mean. */
  choose(choices: readonly Move[] | undefined): void {
    this.stay();
    this.turnTo();
    this.choices = choices;
  }

  /** Lets a strict reader take his time with the tile that lies open: he does something about it. */
  stay(): void {
    clearTimeout(this.#claimClock);
  }

  /** Answers what is asked. A wrong answer to a puzzle is told, and not made. */
  readonly answer = (move: Move): void => {
    const {hand, host} = this;
    const {question} = hand ?? {};
    if (!hand || !question) return;
    const thought = this.#isSolved ? undefined : host.judging(question);
    const make = (): void => this.give(hand, move);
    this.isActing = true;
    if (!thought) return make();
    this.advising.begin(thought, (advice) => {
      const isRight = host.isRight(advice, move);
      const answer: PuzzleAnswer = {...{move, advice, question, isRight}, attempt: ++this.#attempts};
      this.#isSolved = isRight;
      if (isRight) make();
      this.#puzzle = answer;
      host.onVerdict(answer);
      host.redraw();
    });
  };

  /** Finds where the reader lost most in the hand, now that it is over. */
  review(thought: Thought<readonly LostMoment[]>): void {
    this.advising.begin(thought, (lost) => {
      this.#lost = lost;
      this.host.redraw();
    });
  }

  /** Finds why a move of the hand that is over was made; forgets what was asked before. */
  explain(move?: RecordMove, thought?: Thought<MoveReason | undefined>): void {
    this.#reason = undefined;
    this.explaining.stop();
    if (!move || !thought) return this.host.redraw();
    this.explaining.begin(thought, (reason) => {
      this.#reason = {move, reason};
      this.host.redraw();
    });
  }

  /** Goes on to the reader's next decision without pauses. */
  hurry(): void {
    this.isActing = true;
    this.#isHurried = true;
    this.pacer.hurry();
  }

  readonly undo = (): void => {
    const game = this.#game;
    if (!game?.canUndo) return;
    this.isActing = true;
    this.pacer.stop();
    this.stay();
    this.forgetAnswers();
    this.copied = undefined;
    game.undo();
    const {hand, seat: reader} = game;
    this.#shown = hand.log;
    this.#heard = hand.log.moves.findLastIndex(({seat}) => seat === reader) + 1;
    this.pacer.go(hand);
    this.host.redraw();
  };

  readonly redo = (): void => {
    const {hand} = this;
    if (!hand?.canRedo) return;
    this.isActing = true;
    this.giving(hand, () => hand.redo());
  };

  readonly nextHand = (): void => {
    const game = this.#game;
    if (!game?.goesOn) return;
    game.nextHand();
    this.turnTo();
    this.beginHand(game.hand);
    this.host.redraw();
  };

  /** Lets a tile go, or takes back a word that goes with a discard. */
  goBack(): void {
    const {question} = this.hand ?? {};
    const pass = question?.moves.find(({do: name}) => name === 'pass' || name === 'draw');
    if (pass) this.answer(pass);
    else if (question?.seen.phase.declares) this.undo();
  }

  /** Asks for advice about what is asked. @param isAsked whether the reader has asked for it */
  advise(think: (question: ReaderQuestion) => Thought<Advice>, isAsked: boolean): void {
    const {question} = this.hand ?? {};
    if (!question) return;
    if (isAsked) this.isActing = true;
    if (isAsked) this.stay();
    if (!this.#isSolved) this.#isHelped = true;
    this.advising.begin(think(question), (advice) => {
      this.#advice = advice;
      this.host.onAdvice(isAsked);
      this.host.redraw();
    });
  }

  /** Lets a hand go on to the reader's first decision. */
  private beginHand(hand: OpenHand): void {
    this.#shown = hand.log;
    this.#heard = 0;
    this.forgetAnswers();
    this.#attempts = 0;
    this.#isSolved = this.#isHelped = false;
    this.#isHurried = false;
    this.copied = undefined;
    this.pacer.begin();
    this.pacer.go(hand);
  }

  private forgetAnswers(): void {
    this.advising.stop();
    this.explaining.stop();
    this.#reason = undefined;
    this.choices = undefined;
    this.#advice = undefined;
    this.#puzzle = undefined;
    this.#lost = undefined;
    this.why = '';
  }

  /** Shows what has come: a move, a question, or the end. */
  private handleNews(went: WentOn): void {
    const {hand, host} = this;
    if (!hand) return;
    const before = this.#shown?.moves.length ?? 0;
    this.#shown = hand.log;
    hand.log.moves.slice(before).forEach(host.onMove);
    if (went === 'moved') this.goOnAfter(hand);
    else {
      this.#isHurried = false;
      this.mustFocus = this.isActing;
      host.onPause(hand, went);
      this.beginClaim();
    }
    host.redraw();
  }

  /** Goes on after a move that is shown: after the reader's draw at once, since nobody else thinks before he is asked. */
  private goOnAfter(hand: OpenHand): void {
    const {seat, do: name} = hand.log.moves.at(-1) ?? {};
    if (name === 'draw' && seat === this.seat) this.pacer.goAtOnce(hand);
    else this.pacer.go(hand);
  }

  /** Begins the time in which a strict reader may claim the tile that lies open. Then it is let go. */
  private beginClaim(): void {
    this.stay();
    const {hand} = this;
    const time = hand?.question?.isEveryTile ? this.host.claimTime() : undefined;
    if (hand && time !== undefined) this.#claimClock = setTimeout(() => this.give(hand, PASS), time);
  }

  /** Gives an answer, and goes on to the next decision. */
  private give(hand: OpenHand, move: Move): void {
    this.giving(hand, () => hand.answer(move), move.do !== 'pass');
  }

  /** @param isOwn whether the reader's own move is shown next; after a pass comes one of the others */
  private giving(hand: OpenHand, give: () => void, isOwn = true): void {
    this.stay();
    this.mustFocus = this.isActing;
    this.forgetAnswers();
    this.#heard = this.#shown?.moves.length ?? 0;
    give();
    if (isOwn) this.pacer.goOwn(hand);
    else {
      this.pacer.begin();
      this.pacer.go(hand);
    }
    this.host.redraw();
  }
}

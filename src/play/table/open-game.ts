/** A game in which a reader plays: hand after hand, with the dealer and the points that the rules give the next. */
import {seatOf, type SeatedFrame} from '../../core/game/course.js';
import type {Frame} from '../../core/game/frame.js';
import {notAmong, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {
  firstFrame,
  isOver,
  nextFrame,
  pointsOf,
  type GameResult,
  type GameState,
} from '../../round/game/game.js';
import {outcomeToTell, roundLine} from '../../round/ledger/numbered-rounds.js';
import type {RoundRecord} from '../../round/record/record.js';
import type {PlayerLevel} from '../players/player.js';
import {diceFor, playerNames} from './frames.js';
import {OpenHand, type MoveExplainer} from './open-hand.js';
import {levelsBySeat, type PlayTable} from './table.js';
import {isFault} from '../../core/situation/result.js';

/** Who plays a game with the reader, and how long. */
export interface OpenGameSetUp {
  /** Hand n is played from the seed `<seed>/<n>`; a hand that is played alone from the seed itself. */
  readonly seed: string;
  /** The reader's seat in the first hand. */
  readonly seat: Seat;
  /** How well the players play: those of the seats of the first hand, in their order. */
  readonly levels: readonly PlayerLevel[];
  /** The prevailing wind of the first hand, and the seat of its dealer. */
  readonly frame?: Partial<Pick<Frame, 'round' | 'dealer'>>;
  /** The position from which the first hand is played; without it, that hand is dealt. */
  readonly from?: RoundRecord;
  /** How many hands are played at most; `game` for as many as the rules have. */
  readonly hands: number | 'game';
  /** As in a hand that is played alone. */
  readonly isStrict?: boolean;
  readonly explain?: MoveExplainer;
}

/** A player of a game. */
export interface GamePlayer {
  readonly name: string;
  readonly points: number;
  readonly isReader: boolean;
  /** What the points come to; undefined before the end of a game, and where it ends before its time. */
  readonly result?: number;
}

/** The hands of a game as a ledger has them. */
export interface GameLedger {
  /** The players' names from the first, and who of them deals first if another does. */
  readonly players: string;
  readonly dealer?: string;
  /** A line for each hand. */
  readonly lines: string;
}

/** A hand of a game that is played, and what the rules have come after it. */
interface GameStep {
  readonly hand: OpenHand;
  readonly seed: string;
  readonly frame: Partial<SeatedFrame>;
}

/** A game that goes on from hand to hand. */
export class OpenGame {
  readonly #steps: GameStep[] = [];

  private constructor(
    private readonly table: PlayTable,
    private readonly setUp: OpenGameSetUp,
    /** The reader among the players, by number; undefined in a hand that is played alone. */
    private readonly reader: number | undefined,
    private readonly levelOf: (player: number) => PlayerLevel,
  ) {}

  /** Deals the first hand. @returns the game, or the fault of where it begins */
  static begin(table: PlayTable, setUp: OpenGameSetUp): OpenGame | Fault {
    const {seat, seed, levels, frame = {}, hands} = setUp;
    const {seats} = table.rules;
    const bySeats = levelsBySeat(seats, levels);
    const first: Partial<SeatedFrame> | Fault = hands === 1 ? frame : beginning(table, setUp);
    if (isFault(first)) return first;
    const {places} = first;
    const levelOf = (player: number): PlayerLevel =>
      bySeats[(places && seatOf(places, player)) ?? seats[player]] ?? 3;
    const game = new OpenGame(table, setUp, places?.[seat], levelOf);
    const refused = game.deal(first);
    if (refused?.field !== 'dealer') return refused ?? game;
    const allowed = seats.filter(
      (dealer) => !isFault(table.referee.start({frame: {...first, dealer}, seed})),
    );
    return notAmong(refused.about ?? '', 'dealer', allowed);
  }

  /** The hand that is played, or was played last. */
  get hand(): OpenHand {
    return this.#last.hand;
  }

  /** From which seed its wall is shuffled. */
  get seed(): string {
    return this.#last.seed;
  }

  /** Where the reader sits in it. */
  get seat(): Seat {
    return this.#seatIn(this.#last.frame);
  }

  /** Which hand it is, from 1. */
  get number(): number {
    return this.#steps.length;
  }

  /** Whether more than one hand is played. */
  get isGame(): boolean {
    return this.setUp.hands !== 1;
  }

  /** Whether the hand is over, and another one follows. */
  get goesOn(): boolean {
    const next = this.#next;
    return next !== undefined && !isOver(next) && this.number < this.#most;
  }

  /** Deals the next hand. */
  nextHand(): void {
    const next = this.#next;
    if (next && !isOver(next) && this.goesOn) this.deal(next);
  }

  get canUndo(): boolean {
    return this.hand.canUndo || this.number > 1;
  }

  /** Takes the last answer back, be it of the hand before. */
  undo(): void {
    if (!this.hand.canUndo && this.number > 1) this.#steps.pop();
    this.hand.undo();
  }

  /** The players as they stand after all hands that are over; none in a hand that is played alone. */
  get players(): readonly GamePlayer[] {
    const {frame, hand} = this.#last;
    if (!isSeated(frame)) return [];
    const points = pointsOf(frame, hand.told?.ending?.points ?? frame.points);
    const {result} = this;
    return (frame.players ?? []).map((name, i) => ({
      name,
      points: result?.points[name] ?? points[i],
      isReader: i === this.reader,
      ...(result && {result: result.result[name]}),
    }));
  }

  /** The result of a game that is over by its rules; undefined before. */
  get result(): GameResult | undefined {
    const next = this.#next;
    return next && isOver(next) ? next : undefined;
  }

  /** All hands that are over. */
  get records(): readonly RoundRecord[] {
    return this.#steps.flatMap(({hand}) => hand.told?.record ?? []);
  }

  /** All hands that are over as a ledger. @param you the name of the reader among the players */
  ledger(you: string): GameLedger {
    const {course} = this.table;
    const names = this.players.map(({name, isReader}) => (isReader ? you : name));
    const lines = this.#steps.flatMap(({hand, frame}) => {
      const {told} = hand;
      return isSeated(frame) && told?.ending
        ? roundLine(outcomeToTell(told.ending, frame, told.positions), {...frame, players: names}, course)
        : [];
    });
    const {dealer, places = {}} = this.#steps[0].frame;
    const first = dealer && places[dealer];
    return {
      players: names.join(' '),
      lines: lines.join('\n'),
      ...(first !== undefined && first > 0 && {dealer: names[first]}),
    };
  }

  get #last(): GameStep {
    const last = this.#steps.at(-1);
    if (!last) throw new TypeError('a game without a hand');
    return last;
  }

  get #most(): number {
    const {hands} = this.setUp;
    return hands === 'game' ? Infinity : hands;
  }

  /** What the rules have come after the hand; undefined while it is played, and after a hand that is played alone. */
  get #next(): GameState | undefined {
    const {frame, hand} = this.#last;
    const {ending} = hand.told ?? {};
    if (!ending || !isSeated(frame)) return undefined;
    const {course, rules} = this.table;
    return nextFrame({course, o: rules.o}, frame, ending, diceFor(this.table, this.#seedOf(this.number + 1)));
  }

  #seedOf(n: number): string {
    const {seed} = this.setUp;
    return this.isGame ? `${seed}/${n}` : seed;
  }

  #seatIn(frame: Partial<SeatedFrame>): Seat {
    const {reader, setUp} = this;
    return (frame.places && reader !== undefined && seatOf(frame.places, reader)) || setUp.seat;
  }

  private deal(frame: Partial<SeatedFrame>): Fault | undefined {
    const {isStrict = false, explain, from} = this.setUp;
    const seed = this.#seedOf(this.number + 1);
    const {places, players: _players, windsUnsaid: _unsaid, falseWins: _falseWins, ...start} = frame;
    const hand = OpenHand.deal(this.table, {
      seed,
      seat: this.#seatIn(frame),
      frame: start,
      ...(from && this.number === 0 && {from}),
      isStrict,
      ...(explain && {explain}),
      levelOf: (seat) => this.levelOf(places?.[seat] ?? this.table.rules.seats.indexOf(seat)),
    });
    if (isFault(hand)) return hand;
    this.#steps.push({hand, seed, frame});
    return undefined;
  }
}

const isSeated = (frame: Partial<SeatedFrame>): frame is SeatedFrame => frame.places !== undefined;

/** The first frame of a game whose first dealer sits where he is said to sit, if any dealer does. */
function beginning(table: PlayTable, {seed, frame = {}}: OpenGameSetUp): SeatedFrame | Fault {
  const {course, rules} = table;
  const players = playerNames(table);
  const dice = diceFor(table, `${seed}/1`);
  const {round, dealer} = frame;
  const firsts = players.map((_, first) =>
    firstFrame({course, o: rules.o}, players, {
      dealer: first,
      ...(round && {round}),
      ...(dice && {dice}),
    }),
  );
  const found = dealer === undefined ? firsts[0] : firsts.find((one) => one.dealer === dealer);
  return found ?? notAmong(dealer ?? '', 'dealer', [...new Set(firsts.map((one) => one.dealer))]);
}

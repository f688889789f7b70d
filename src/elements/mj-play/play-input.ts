/** What is played, read from an element's attributes: the table, who sits where, the goals and the position; or what is wrong. */
import {memoizeLast} from '../../controllers/memoize.js';
import {later, type Needing} from '../../controllers/fetched.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {isFault} from '../../core/situation/result.js';
import {spelled, type Fault, type Problem} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import type {PlayingStrings} from '../../locales/play.js';
import {explainGoal, type GoalFault} from '../../play/goals/faults.js';
import type {Goal} from '../../play/goals/goal.js';
import type {OpenGame} from '../../play/table/open-game.js';
import type {PlayTable} from '../../play/table/table.js';
import type {RoundMessages, RoundProblem} from '../../round/record/problem.js';
import type {RoundRecord} from '../../round/record/record.js';
import {handsIn, levelsIn, wrongSitting, type Sitting} from './sitting.js';
import {tableAt} from './table-at.js';

/** Fetched when somebody plays: players and referee. */
const engineFor = later(() => import('./engine.js'));

/** What plays. */
export type Engine = NonNullable<ReturnType<typeof engineFor>>;

/** The attributes, as the element has them. */
export interface PlayAttributes {
  readonly rules?: string;
  readonly options?: unknown;
  readonly seat?: Seat;
  readonly dealer?: Seat;
  readonly round?: Seat;
  readonly wallSeed: string;
  readonly level?: string | number;
  readonly hands?: string | number;
  readonly goal?: string;
  readonly position?: string;
  readonly strict?: boolean;
  readonly explain?: string;
}

const textOf = (value: unknown): string => spelled(value ?? '').trim();

/** Reads them. */
export class PlayInput {
  /** What plays; undefined until it is fetched. */
  engine?: Engine;
  /** The goals, or what is wrong with them; undefined where there are none, and before they have been read. */
  private readGoals?: readonly Goal[] | GoalFault;
  /** The table, or why there is none; undefined while it is being made. */
  private made?: PlayTable | Fault;
  /** The position, or what is wrong with it; undefined where there is none, and before it has been read. */
  private given?: RoundRecord | RoundProblem;
  private position = '';

  constructor(private readonly host: Needing) {}

  /** The table; undefined where there is none. */
  get table(): PlayTable | undefined {
    return this.made && !isFault(this.made) ? this.made : undefined;
  }

  /** The goals that can be read. */
  get goals(): readonly Goal[] {
    return this.readGoals && !isFault(this.readGoals) ? this.readGoals : [];
  }

  /** Whether the first decision is a puzzle. */
  get isPuzzle(): boolean {
    return this.goals.some(({is}) => is === 'best');
  }

  /** Reads the attributes. @param view the rules; undefined before they have come */
  read(view: RulesView<PlayingStrings> | undefined, of: PlayAttributes): void {
    const {rules: rulesId = '', options} = of;
    this.engine = view && engineFor(this.host);
    this.made = view && tableAt(this.engine, {ruleset: view.known.ruleset, rulesId, options}, this.host);
    this.position = textOf(of.position);
    const {engine, table, position} = this;
    const goal = spelled(of.goal ?? '');
    this.readGoals = goal && engine && table ? this.goalsOf(engine, goal, table) : undefined;
    this.given = position && engine && table ? this.givenOf(engine, table, position) : undefined;
  }
  private readonly goalsOf = memoizeLast((engine: Engine, text: string, {rules}: PlayTable) =>
    engine.readGoals(text, rules.table.rows),
  );
  private readonly givenOf = memoizeLast((engine: Engine, table: PlayTable, text: string) =>
    engine.readGiven(table, text),
  );

  /** Who sits where; the fault of an attribute, or undefined while something is being fetched, or is wrong and told by `wrongIn`. */
  sit(of: PlayAttributes): Sitting | Fault | undefined {
    const {engine, made: table, given} = this;
    if (!table || isFault(table)) return table;
    const {seat, dealer, round, wallSeed: seed} = of;
    const [level, hands] = [spelled(of.level ?? ''), textOf(of.hands)];
    const isGiven = given !== undefined;
    const wrong = wrongSitting({seat, dealer, round, seed, level, hands, isGiven}, table.rules.seats);
    if (wrong) return wrong;
    if (!engine || (given && isFault(given))) return undefined;
    const reader = seat ?? (given && engine.onlyHand(given)) ?? given?.start.dealer ?? dealer ?? 'east';
    // a puzzle asks by itself
    const isStrict = of.strict === true && !this.isPuzzle;
    const tells = of.explain === 'always';
    return this.sittingOf(table, reader, seed, level, hands, round, dealer, given, isStrict, tells);
  }
  private readonly sittingOf = memoizeLast(
    (
      table: PlayTable,
      seat: Seat,
      seed: string,
      levels: string,
      hands: string,
      round: Seat | undefined,
      dealer: Seat | undefined,
      from: RoundRecord | undefined,
      isStrict: boolean,
      tells: boolean,
    ): Sitting => ({
      ...{table, seat, seed, round, dealer, from, isStrict, tells},
      ...{levels: levelsIn(levels), hands: handsIn(hands) ?? 1},
    }),
  );

  /** What is wrong with goals or position, in words. @param messages the words of the referee; undefined before they have come */
  wrongIn(strings: PlayingStrings | undefined, messages: RoundMessages | undefined): Problem | undefined {
    const {readGoals, engine, table, given} = this;
    if (strings && readGoals && isFault(readGoals))
      return {...explainGoal(readGoals, strings.coach.faults), field: 'goal'};
    if (!engine || !table || !given || !isFault(given)) return undefined;
    const told = engine.readGiven(table, this.position, messages);
    return {...(isFault(told) ? told : given), field: 'position'};
  }
}

/**
 * The game of those who sit so, its first hand dealt; or the fault of where it begins.
 * @param _beginnings how often the reader has begun anew: a game that was played is dealt again
 */
export function begun(
  {OpenGame: {begin}, thinkReasonAt}: Engine,
  {table, seat, seed, levels, hands, round, dealer, from, isStrict, tells}: Sitting,
  _beginnings: number,
): OpenGame | Fault {
  return begin(table, {
    ...{seed, seat, levels, hands, isStrict},
    ...(from && {from}),
    ...(tells && {explain: (p, move, level) => thinkReasonAt(table, p, move, level)}),
    frame: {...(round && {round}), ...(dealer && {dealer})},
  });
}

import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {announce, hush} from '../../controllers/announcer.js';
import {derived} from '../../controllers/derived.js';
import {later} from '../../controllers/fetched.js';
import {flowOf} from '../../controllers/flow-of.js';
import {NearController} from '../../controllers/near.js';
import type {RuledView} from '../../controllers/ruled.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {findRules, isFault} from '../../core/reading/read.js';
import {fault, spelled, type Fault, type Problem} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {isRecord} from '../../core/situation/value.js';
import {playWords, type PlayingStrings} from '../../locales/play.js';
import {speakStep} from '../../locales/round/steps.js';
import type {Advice} from '../../play/advice/best.js';
import {explainGoal, type GoalFault} from '../../play/goals/faults.js';
import type {Goal} from '../../play/goals/goal.js';
import type {JudgedGoal} from '../../play/goals/judge.js';
import {goalSentences, judgedText, type GoalTelling} from '../../quiz/table/goal-text.js';
import {unitPaid} from '../../core/game/settle.js';
import type {OpenGame} from '../../play/table/open-game.js';
import type {OpenHand, WentOn} from '../../play/table/open-hand.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {PlayTable} from '../../play/table/table.js';
import type {Move} from '../../round/record/move.js';
import {writeMove} from '../../round/text/move.js';
import {asText} from '../converters.js';
import {adviceInWords} from './advice-words.js';
import {copyFrom} from '../copy.js';
import {emit} from '../emit.js';
import {shownAt, Spoken, withAt} from '../mj-board/shared.js';
import type {ElementMeta} from '../meta.js';
import type {Computed} from '../mj-element.js';
import {plainNames} from '../name-lang.js';
import {BOARD_PARTS} from '../parts.js';
import {rulesetOnly} from '../property-kinds.js';
import {RulesElement} from '../rules-element.js';
import {ShowsTiles} from '../shows-tiles.js';
import {prefersStill} from '../still.js';
import {keyTilesOf, refusalWords, toldMoves, whyKept, whyNoWin} from './asked.js';
import {endView} from './end-view.js';
import {meta} from './meta.js';
import {playStyles} from './mj-play.styles.js';
import {Pacer} from './pacer.js';
import {turnView, type HandKey} from './play-view.js';
import {seenRound} from './seen-state.js';
import {nextSpeed, PAUSES, PLAY_SPEEDS, type PlaySpeed} from './speeds.js';
import {handsIn, levelsIn, wrongSitting, type Sitting} from './sitting.js';
import {playTableOf} from './tables.js';
import {moveButtons, keysOf, mayDiscard, promptOf} from './task.js';
import {Thinking} from './thinking.js';

/** Fetched when somebody plays: players and referee. */
const engineFor = later(() => import('./engine.js'));

/** Fetched at the end of a hand of a game. */
const ledgerFor = later(() => import('../mj-ledger/define.js'));

/** The rules, and who sits where; that is absent while something is being fetched. */
interface Playing extends RuledView<PlayingStrings> {
  readonly sitting?: Sitting;
}

type Engine = NonNullable<ReturnType<typeof engineFor>>;

/** The game of those who sit so, its first hand dealt; or the fault of where it begins. */
function begun(engine: Engine, {table, seat, seed, levels, hands, round, dealer}: Sitting): OpenGame | Fault {
  return engine.OpenGame.begin(table, {
    ...{seed, seat, levels, hands},
    frame: {...(round && {round}), ...(dealer && {dealer})},
  });
}

/** No seed that is drawn is larger. */
const MOST_SEEDS = 1_000_000;

/**
 * A hand at a table: the reader plays at one seat, computer players at the others, by the rules of the page. What the others
 * hold is nowhere in the page before the hand is over; then it is told again step by step, with its result.
 *
 * @customElement mj-play
 * @slot - Shown until the table has loaded, and without script
 * @fires {CustomEvent<PlayedMoveDetail>} mj-move - A move was made, as far as the reader may know it
 * @fires {CustomEvent<TurnDetail>} mj-turn - The reader is asked
 * @fires {CustomEvent<PlayedHandDetail>} mj-end - The hand is over
 * @fires {CustomEvent<Problem>} mj-invalid - There are no such rules, they are not played, or an attribute cannot be read
 * @csspart play - The whole element
 * @csspart board - The table, an `<mj-board>`, whose parts are parts of this element too
 * @csspart said - What has just happened
 * @csspart goal - The goals of the hand; at its end, whether one was reached
 * @csspart prompt - What the reader is asked
 * @csspart keyboard - The reader's tiles
 * @csspart key - One of them; also `key-drawn`
 * @csspart moves - The buttons for other moves
 * @csspart button - A button; also `move`, `undo`, `redo`, `hint`, `speed`, `next`, `again`, `another` and `copy`
 * @csspart why - Why a tile may not be discarded, or a complete hand may not win
 * @csspart advice - What a computer player would do
 * @csspart tools - The line of tools
 * @csspart seed - The wall's seed
 * @csspart ledger - The hands of a game so far, an `<mj-ledger>`
 * @csspart told - The hand told again, an `<mj-round>`, whose parts are parts of this element too
 * @csspart tile - A tile
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - An error and its reason
 * @csspart field - The wrong attribute
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile, if there is room for the whole table
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-play-block-size=36em] - Minimum height, reserved also before the element is drawn
 * @cssState invalid - No hand can be played from the attributes
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjPlay extends ShowsTiles<RulesElement<PlayingStrings, Playing>>(RulesElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = playStyles;

  static override properties: PropertyDeclarations = {
    seat: {},
    round: {},
    dealer: {},
    seed: {converter: asText},
    level: {converter: asText},
    hands: {converter: asText},
    goal: {},
    speed: {},
    ruleset: {attribute: false, converter: rulesetOnly},
  };

  /** The reader's seat; by default the dealer's. */
  seat?: Seat;

  /** The prevailing wind; east by default. */
  round?: Seat;

  /** The seat of the dealer; east by default, and always where the winds go round with the deal. */
  dealer?: Seat;

  /** A text from which the wall is shuffled, without spaces; the same text gives the same wall. Drawn and shown by default. */
  seed?: string | number;

  /**
   * How well the computer players play: 1 and 2 are often careless, 3 is fast, 4 looks at what a hand is worth. Several
   * numbers are those of the seats in their order. 3 by default.
   */
  level?: string | number;

  /**
   * How many hands are played, the dealer and the points going on by the rules: a number up to 99, or `game` for a whole
   * game; 1 by default.
   */
  hands?: string | number;

  /**
   * What the reader is to reach in each hand, with commas between several: `win`, `win hunyise`, `total 8`, `by self`,
   * `closed`, `safe`, `ready in 6`, `points 20`.
   */
  goal?: string;

  /** How fast they play: `slow`, `normal`, `fast`, or `none` for at once; `normal` by default. */
  speed?: PlaySpeed;

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  protected override readonly near = new NearController(this, this.internals.states);
  protected readonly vocabulary = playWords;
  private ruling: Computed<RuledView<PlayingStrings>> = {};
  private engine?: ReturnType<typeof engineFor>;
  /** The goals, or what is wrong with them; undefined where there are none, and before they have been read. */
  private goals?: readonly Goal[] | GoalFault;
  /** The table, or why there is none; undefined while it is being made. */
  private table?: PlayTable | Fault;
  private readonly sittingOf = derived(
    (
      table: PlayTable,
      seat: Seat,
      seed: string,
      levels: string,
      hands: string,
      round: Seat | undefined,
      dealer: Seat | undefined,
    ): Sitting => ({table, seat, seed, levels: levelsIn(levels), hands: handsIn(hands) ?? 1, round, dealer}),
  );
  /** The seed where none is given. */
  private drawnSeed?: string;
  /** Which wall from the seed is played: its first has the seed itself. */
  private wallNumber = 1;
  /** The speed that the reader has chosen. */
  private chosenSpeed?: PlaySpeed;

  // what nobody may read from outside before the end
  #game?: OpenGame;
  #sitting?: Sitting;
  #shown?: ReaderLog;
  /** How much of the log the reader has been told. */
  #heard = 0;
  #advice?: Advice;
  #why = '';
  #isHurried = false;
  /** Whether the reader has acted, so that focus follows and sentences are said. */
  #isActing = false;
  #isCopied = false;
  #mustFocus = false;

  private readonly pacer = new Pacer({
    pause: () => (this.#isHurried || prefersStill() ? 0 : PAUSES[this.shownSpeed]),
    show: (went) => this.handleNews(went),
  });
  private readonly advising = new Thinking();

  protected override get rulesId(): string {
    return this.rules ?? '';
  }

  private get shownSpeed(): PlaySpeed {
    const {chosenSpeed, speed} = this;
    return chosenSpeed ?? PLAY_SPEEDS.find((one) => one === speed) ?? 'normal';
  }

  private get firstSeed(): string {
    const given = this.seed === undefined ? '' : spelled(this.seed).trim();
    return given || (this.drawnSeed ??= String(1 + Math.floor(Math.random() * MOST_SEEDS)));
  }

  /** The seed of the wall that is played, or of the game: `7`, and then `7/2`, `7/3` … */
  get wallSeed(): string {
    return this.wallNumber > 1 ? `${this.firstSeed}/${this.wallNumber}` : this.firstSeed;
  }

  protected override readInput(): void {
    super.readInput();
    this.ruling = this.readRules({detailed: false, required: true});
    const known = this.ruling.view?.known;
    this.engine = known && engineFor(this);
    this.table = known && this.readTable(known.ruleset);
    this.goals = this.readGoalsBy(this.table);
  }

  /** Why no hand can be played from the attributes, or what is wrong with the goals; undefined if nothing is. */
  override get problem(): Problem | undefined {
    const {goals, plain} = this;
    const wrong = goals && 'code' in goals ? goals : undefined;
    return super.problem ?? (plain && wrong && {...explainGoal(wrong, plain.coach.faults), field: 'goal'});
  }

  private readGoalsBy(table: PlayTable | Fault | undefined): typeof this.goals {
    const text = spelled(this.goal ?? '');
    const {engine} = this;
    return text && engine && table && !isFault(table) ? this.goalsOf(engine, text, table) : undefined;
  }
  private readonly goalsOf = derived((engine: Engine, text: string, {rules}: PlayTable) =>
    engine.readGoals(text, rules.table.rows),
  );

  /** The table by the rules of now, or why there is none; undefined until it has been made. */
  private readTable(ruleset: Ruleset): PlayTable | Fault | undefined {
    const {engine, options = '', rulesId} = this;
    const flow = flowOf(ruleset, this);
    if (flow === undefined || !engine) return undefined;
    if (flow === null) return fault('no-flow', rulesId, 'rules');
    const id = findRules(rulesId || ruleset.id, ruleset)?.preset?.id ?? ruleset.id;
    const given = isRecord(options)
      ? options
      : parseOptions({...ruleset.options, ...flow.options}, spelled(options), id);
    return isFault(given) ? given : playTableOf(engine, {ruleset, id, options: given, flow}, this);
  }

  protected override compute(): Computed<Playing> {
    const {view, fault: unruled} = this.ruling;
    const {table} = this;
    if (!view) return {fault: unruled};
    if (!table) return {view};
    if (isFault(table)) return {view, fault: table};
    const {seat, dealer, round, wallSeed: seed} = this;
    const [level, hands] = [spelled(this.level ?? ''), spelled(this.hands ?? '').trim()];
    const wrong = wrongSitting({seat, dealer, round, seed, level, hands}, table.rules.seats);
    if (wrong) return {view, fault: wrong};
    const reader = seat ?? dealer ?? 'east';
    const sitting = this.sittingOf(table, reader, seed, level, hands, round, dealer);
    const refused = this.engine && this.refusedBy(this.engine, sitting);
    return refused ? {view, fault: refused} : {view: {...view, sitting}};
  }

  /** Why no hand is dealt to those who sit so; undefined if one is. */
  private readonly refusedBy = derived((engine: Engine, sitting: Sitting): Fault | undefined => {
    const game = begun(engine, sitting);
    return isFault(game) ? game : undefined;
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {sitting} = this.computed.view ?? {};
    if (sitting && sitting !== this.#sitting) this.deal(sitting);
    if (!sitting && this.#hand) this.clear();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.setWaiting(!this.#hand && !this.problem);
    if (this.#mustFocus) this.focusOnTask();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#hand && !this.#hand.question && !this.#hand.isOver) this.pacer.go(this.#hand);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    this.pacer.stop();
    this.advising.stop();
  }

  /** Where the reader sits in this hand. */
  get #seat(): Seat {
    return this.#game?.seat ?? 'east';
  }

  get #hand(): OpenHand | undefined {
    return this.#game?.hand;
  }

  private clear(): void {
    this.pacer.stop();
    this.advising.stop();
    this.#game = undefined;
    this.#sitting = undefined;
    this.#shown = undefined;
  }

  /** Deals the first hand. */
  private deal(sitting: Sitting): void {
    const {engine} = this;
    if (!engine) return;
    const game = begun(engine, sitting);
    this.#sitting = sitting;
    if (isFault(game)) return;
    this.#game = game;
    this.beginHand(game.hand);
  }

  /** Lets a hand go on to the reader's first decision. */
  private beginHand(hand: OpenHand): void {
    this.#shown = hand.log;
    this.#heard = 0;
    this.forgetAnswers();
    this.#isHurried = false;
    this.#isCopied = false;
    this.pacer.begin();
    this.pacer.go(hand);
  }

  private forgetAnswers(): void {
    this.advising.stop();
    this.#advice = undefined;
    this.#why = '';
  }

  /** Shows what has come: a move, a question, or the end. */
  private handleNews(went: WentOn): void {
    const hand = this.#hand;
    const strings = this.plain;
    if (!hand || !strings) return;
    const before = this.#shown?.moves.length ?? 0;
    this.#shown = hand.log;
    for (const move of hand.log.moves.slice(before)) {
      const {seat, do: name, tile, meld} = move;
      const sentence = speakStep({strings, words: strings.referee}, seat, move);
      emit(this, 'mj-move', {
        seat,
        move: {do: name, ...(tile !== undefined && {tile}), ...(meld !== undefined && {meld})},
        sentence,
      });
    }
    if (went === 'moved') this.pacer.go(hand);
    else this.handlePause(hand, went);
    this.redraw();
  }

  /** The reader is asked, or the hand is over. */
  private handlePause(hand: OpenHand, went: WentOn): void {
    const {strings, messages} = this;
    this.#isHurried = false;
    this.#mustFocus = this.#isActing;
    if (went === 'over') {
      const {ending} = hand.told ?? {};
      const {judged} = this;
      emit(this, 'mj-end', {
        ...(judged.length > 0 && {met: judged.every(({isMet}) => isMet)}),
        net: ending?.net ?? {},
        points: ending?.points ?? {},
        text: this.toldText ?? '',
      });
    } else {
      this.#why = (messages && hand.question?.seen.phase.is !== 'draw' && whyNoWin(hand, messages)) || '';
      const may = (hand.question?.moves ?? []).map((move) => writeMove(move));
      emit(this, 'mj-turn', {seat: this.#seat, may});
    }
    if (this.#isActing && strings) announce(this, this.spoken);
  }

  private get plain(): PlayingStrings | undefined {
    const {view} = this.computed;
    return view && this.plainOf(view.strings);
  }
  private readonly plainOf = derived((strings: PlayingStrings) => plainNames(strings));

  /** The words in which the referee refuses; undefined until they have come. */
  private get messages(): ReturnType<typeof refusalWords> | undefined {
    const {plain, words} = this;
    return plain && words && refusalWords(plain, words.speech);
  }

  /** What has happened since the reader's last decision, and what is asked, in words; empty until they have come. */
  get spoken(): string {
    const {plain} = this;
    if (!plain || !this.#hand) return '';
    const {sentences} = plain.punctuation;
    const next = this.#hand.isOver ? this.judgedText : [this.prompt, this.#why];
    return sentences([this.said, ...next].filter(Boolean));
  }

  /** The goals of a hand that is over, and what became of them. */
  private get judged(): readonly JudgedGoal[] {
    const {goals = [], engine, table} = this;
    const {ending, positions} = this.#hand?.told ?? {};
    if ('code' in goals || !engine || !ending || !positions || !table || isFault(table)) return [];
    return engine.judgeGoals(goals, {rules: table.rules, positions, ending}, this.#seat);
  }

  private get judgedText(): readonly string[] {
    const {telling, judged} = this;
    return telling ? judged.map((one) => judgedText(one, telling)) : [];
  }

  /** The goals in words, as long as the hand is played. */
  private get goalText(): string {
    const {telling, goals = []} = this;
    if (!telling || 'code' in goals || !goals.length) return '';
    const {strings} = telling;
    const {colon, sentences} = strings.punctuation;
    return `${telling.title}${colon}${sentences(goalSentences(goals, telling))}`;
  }

  private get telling(): (GoalTelling & {readonly title: string}) | undefined {
    const {plain: strings, computed} = this;
    const {text, known} = computed.view ?? {};
    if (!strings || !text || !known) return undefined;
    const {ruleset} = known;
    const {coach, play} = strings;
    return {coach, strings, text, unit: ruleset.unit, paid: unitPaid(ruleset), title: play.goal};
  }

  private get said(): string {
    const {plain} = this;
    if (!plain || !this.#shown) return '';
    return toldMoves(plain, this.#shown.moves.slice(this.#heard), this.#seat);
  }

  private get prompt(): string {
    const {plain} = this;
    return plain && this.#hand ? promptOf(plain, this.#hand, this.#seat) : '';
  }

  /** The text of the hand, or of all hands of the game that are over; undefined before the end of the hand. */
  private get toldText(): string | undefined {
    return this.#hand?.isOver ? this.engine?.formatHands(this.#game?.records ?? []) : undefined;
  }

  /** Answers what is asked. */
  private readonly answer = (move: Move): void => {
    const hand = this.#hand;
    if (hand?.question) this.giving(hand, () => hand.answer(move));
  };

  /** Gives an answer, and goes on to the next decision. */
  private giving(hand: OpenHand, give: () => void): void {
    this.#isActing = true;
    this.#mustFocus = true;
    this.forgetAnswers();
    this.#heard = this.#shown?.moves.length ?? 0;
    give();
    // the reader's own move is shown at once
    this.pacer.showNext();
    this.pacer.go(hand);
    this.redraw();
  }

  private readonly handleKey = (at: number): void => {
    const hand = this.#hand;
    if (!hand) return;
    if (!hand.question) return this.hurry();
    const {tile} = keyTilesOf(hand.question.seen, this.#seat)[at] ?? {};
    const move = hand.question.moves.find((one) => one.do === 'discard' && one.tile === tile);
    if (move) return this.answer(move);
    this.#isActing = true;
    this.handleFocus(at);
    if (this.#why) announce(this, this.#why);
  };

  /** Says why a tile may not be discarded. */
  private readonly handleFocus = (at: number): void => {
    const hand = this.#hand;
    const {messages} = this;
    if (!hand?.question || !messages || !mayDiscard(hand)) return;
    const {tile} = keyTilesOf(hand.question.seen, this.#seat)[at] ?? {};
    const why = tile === undefined ? undefined : whyKept(hand, tile, messages);
    const shown = why ?? whyNoWin(hand, messages) ?? '';
    if (shown === this.#why) return;
    this.#why = shown;
    this.redraw();
  };

  /** Goes on to the reader's next decision without pauses. */
  private hurry(): void {
    this.#isActing = true;
    this.#isHurried = true;
    this.pacer.hurry();
  }

  private readonly undo = (): void => {
    const game = this.#game;
    if (!game?.canUndo) return;
    this.#isActing = true;
    this.pacer.stop();
    this.forgetAnswers();
    this.#isCopied = false;
    game.undo();
    const {hand, seat: reader} = game;
    this.#shown = hand.log;
    this.#heard = hand.log.moves.findLastIndex(({seat}) => seat === reader) + 1;
    this.pacer.go(hand);
    this.redraw();
  };

  private readonly redo = (): void => {
    const hand = this.#hand;
    if (hand?.canRedo) this.giving(hand, () => hand.redo());
  };

  private readonly nextHand = (): void => {
    const game = this.#game;
    if (!game?.goesOn) return;
    game.nextHand();
    this.#mustFocus = this.#isActing = true;
    this.beginHand(game.hand);
    this.redraw();
  };

  private readonly hint = (): void => {
    const hand = this.#hand;
    const {engine} = this;
    if (!hand?.question || !engine || !this.#sitting) return;
    const {table} = this.#sitting;
    const seat = this.#seat;
    const {seen, moves} = hand.question;
    this.#isActing = true;
    this.advising.begin(engine.thinkBest(table, seen, seat, moves), (advice) => {
      this.#advice = advice;
      announce(this, this.advised);
      this.redraw();
    });
  };

  /** The advice in words; empty if none was asked for. */
  private get advised(): string {
    const {plain, words, computed} = this;
    const advice = this.#advice;
    return plain && words && computed.view && advice
      ? adviceInWords(advice, {strings: plain, speech: words.speech, text: computed.view.text})
      : '';
  }

  private readonly changeSpeed = (): void => {
    this.chosenSpeed = nextSpeed(this.shownSpeed);
    this.redraw();
  };

  /** Plays a wall: the same again, or the next one from the seed. */
  private begin(wallNumber: number): void {
    this.wallNumber = wallNumber;
    this.#sitting = undefined;
    this.#mustFocus = this.#isActing = true;
    this.requestUpdate();
  }

  private readonly copy = async (): Promise<void> => {
    const field = this.renderRoot.querySelector('textarea');
    this.#isCopied = field !== null && (await copyFrom(field));
    if (this.#isCopied && this.plain) announce(this, this.plain.play.copied);
    this.redraw();
  };

  /** The table in words. */
  private sayTable(): void {
    const {words} = this;
    const state = this.seenState;
    const {view: shown} = state ? shownAt(withAt({numbers: false}, state.at), state) : {};
    if (!words || !shown) return;
    const said = new Spoken({...words, strings: plainNames(words.strings)}, shown);
    announce(this, `${said.middle()} ${said.whole()}`);
  }

  private readonly handleShortcut = (event: KeyboardEvent): void => {
    const {key, altKey, ctrlKey, metaKey, repeat, isComposing} = event;
    if (altKey || ctrlKey || metaKey || isComposing) return;
    if (repeat && (key === 'Enter' || key === ' ')) return event.preventDefault();
    const acts: Readonly<Record<string, () => void>> = {
      h: this.hint,
      u: this.undo,
      r: this.redo,
      t: () => this.sayTable(),
      Escape: () => this.goBack(),
    };
    if (!Object.hasOwn(acts, key) || this.#hand?.isOver) return;
    event.preventDefault();
    acts[key]();
  };

  /** Lets a tile go, or takes back a word that goes with a discard. */
  private goBack(): void {
    const question = this.#hand?.question;
    const pass = question?.moves.find(({do: name}) => name === 'pass' || name === 'draw');
    if (pass) this.answer(pass);
    else if (question?.seen.phase.declares) this.undo();
  }

  /** Focuses what the reader does next: the drawn tile, the first claim, or the tiles while others play. */
  private focusOnTask(): void {
    const hand = this.#hand;
    if (!hand) return;
    const root = this.renderRoot;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const stop = find('.key.drawn') ?? [...root.querySelectorAll<HTMLElement>('.key')].at(-1);
    const isAskedByButtons = hand.question && !mayDiscard(hand);
    const target = hand.isOver ? find('.main') : isAskedByButtons ? find('[part~=move]') : stop;
    this.#mustFocus = false;
    target?.focus({preventScroll: hand.isOver});
  }

  /** What the reader has seen, as a round whose last position is shown. */
  private get seenState(): RoundState | undefined {
    const {known} = this.computed.view ?? {};
    return (
      known && this.#shown && this.#sitting && this.stateOf(this.#sitting.table, this.wallNow, this.#shown)
    );
  }
  private readonly stateOf = derived(seenRound);

  private get keys(): readonly HandKey[] {
    const {plain: strings, words} = this;
    const hand = this.#hand;
    const p = this.#shown?.positions.at(-1);
    if (!hand || !strings || !words || !p || !this.#sitting) return [];
    return keysOf({hand, p, strings, words, seat: this.#seat, rules: this.#sitting.table.rules});
  }

  /** The seed of the wall of the hand that is played. */
  private get wallNow(): string {
    return this.#game?.seed ?? '';
  }

  private renderAsked(strings: PlayingStrings, state: RoundState): TemplateResult {
    const hand = this.#hand;
    const {theme, tileTheme, index, size, names, said, prompt} = this;
    const {goalText} = this;
    return html`${goalText ? html`<p class="goal" part="goal"><bdi>${goalText}</bdi></p>` : nothing}<mj-board
        part="board"
        exportparts=${BOARD_PARTS}
        .played=${state}
        .bottom=${this.#seat}
        .theme=${theme}
        .tileTheme=${tileTheme}
        .index=${index}
        .size=${size}
        .names=${names}
      ></mj-board>
      ${turnView({
        ...{strings, index, said, prompt, keys: this.keys},
        ...{why: this.#why, advice: this.advised, speed: this.shownSpeed, seed: this.wallNow},
        buttons: hand ? moveButtons(strings, hand, this.answer) : [],
        canUndo: this.#game?.canUndo ?? false,
        canRedo: hand?.canRedo ?? false,
        canHint: hand?.question !== undefined,
        onKey: this.handleKey,
        onFocus: this.handleFocus,
        onUndo: this.undo,
        onRedo: this.redo,
        onHint: this.hint,
        onSpeed: this.changeSpeed,
      })}`;
  }

  private renderEnd(strings: PlayingStrings, ruleset: Ruleset): TemplateResult {
    const {theme, tileTheme, index, size, names, said, wallNumber} = this;
    const game = this.#game;
    const {record} = this.#hand?.told ?? {};
    if (game?.isGame) ledgerFor(this);
    return endView({
      ...{strings, ruleset, said, seed: this.wallNow, copied: this.#isCopied},
      hand: record && this.engine ? this.engine.formatHands([record]) : '',
      text: this.toldText ?? '',
      judged: this.judgedText,
      of: record?.moves.length ?? 0,
      looks: {bottom: this.#seat, theme, tileTheme, index, size, names},
      ...(game?.isGame && {
        game: {...game.ledger(strings.play.you), rules: this.rulesId, options: this.options},
      }),
      ...(game?.goesOn && {onNext: this.nextHand}),
      onAgain: () => this.begin(wallNumber),
      onAnother: () => this.begin(wallNumber + 1),
      onUndo: this.undo,
      onCopy: () => void this.copy(),
    });
  }

  /** The author's text that holds a problem. */
  private textOf({field = 'rules', about = ''}: Problem): string {
    const {rules, options, seat, dealer, round, seed, level, hands, goal} = this;
    const text = {rules, options, seat, dealer, round, seed, level, hands, goal}[field];
    return typeof text === 'string' ? text : about;
  }

  override render(): TemplateResult {
    const {computed, problem, seenState, plain} = this;
    if (problem) return html`<slot></slot>${this.renderProblem(this.textOf(problem), problem.field)}`;
    const {view} = computed;
    if (!view || !plain || !seenState) return html`<slot></slot>`;
    const isOver = this.#hand?.isOver && !this.pacer.isGoing;
    return html`<div
      class="play form"
      part="play"
      role="group"
      aria-label=${plain.play.label}
      @keydown=${this.handleShortcut}
    >
      ${isOver ? this.renderEnd(plain, view.known.ruleset) : this.renderAsked(plain, seenState)}
    </div>`;
  }
}

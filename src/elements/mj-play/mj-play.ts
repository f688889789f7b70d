import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState, PlayedGame} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {announce, hush} from '../../controllers/announcer.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {later} from '../../controllers/fetched.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {SourceController} from '../../controllers/source.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {isFault} from '../../core/situation/result.js';
import type {Problem} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {playWords, type PlayingStrings} from '../../locales/play.js';
import type {OpenHand, WentOn} from '../../play/table/open-hand.js';
import {asText} from '../attributes/converters.js';
import {copyFrom} from '../base/copy.js';
import type {MjRound} from '../mj-round/shared.js';
import type {ElementMeta} from '../meta.js';
import type {Computed} from '../base/mj-element.js';
import {plainNames} from '../views/name-lang.js';
import {TermsController} from '../views/terms.js';
import {rulesetOnly} from '../attributes/property-kinds.js';
import {RulesElement} from '../base/rules-element.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {glideTiles} from '../acts/gliding.js';
import {holdPlace} from '../acts/hold-place.js';
import {prefersStill} from '../acts/still.js';
import {endView, linkedView} from './end-view.js';
import {LinkFollower} from './link-follower.js';
import {linkTo} from './links.js';
import {meta} from './meta.js';
import {playStyles} from './mj-play.styles.js';
import {begun, PlayInput} from './play-input.js';
import {PlayThoughts} from './play-thoughts.js';
import {ReaderActs} from './reader-acts.js';
import {PlayModel, type CopiedForm} from './play-model.js';
import {PlayNews} from './play-news.js';
import {playedView, type HandKey} from './play-view.js';
import {endScreen, turnScreen} from './screens.js';
import {ShownHand} from './shown-hand.js';
import {tableInWords} from './table-in-words.js';
import type {Sitting} from './sitting.js';
import {
  CLAIM_TIMES,
  nextSpeed,
  PAUSES,
  PLAY_SPEEDS,
  type PlayExplains,
  type PlayHints,
  type PlaySpeed,
} from './speeds.js';
import {keysOf} from './task.js';
import {focusTask, isElsewhere, keepNextStop, loseFocus} from './task-focus.js';
import {ToldAgain} from './told-again.js';
import {PlayVoice} from './voice.js';
import {WallSeeds} from './wall-seeds.js';

/** Fetched at the end of a hand of a game. */
const ledgerFor = later(() => import('../mj-ledger/define.js'));

/** The rules, and who sits where; that is absent while something is being fetched. */
interface Playing extends RulesView<PlayingStrings> {
  readonly sitting?: Sitting;
}

/**
 * A hand at a table: the reader plays at one seat, computer players at the others, by the rules of the page. What the others
 * hold is nowhere in the page before the hand is over; then it is told again step by step, with its result.
 *
 * @customElement mj-play
 * @slot - Shown until the table has loaded, and without script
 * @fires {CustomEvent<PlayedMoveDetail>} mj-move - A move was made, as far as the reader may know it
 * @fires {CustomEvent<TurnDetail>} mj-turn - The reader is asked
 * @fires {CustomEvent<PlayedHandDetail>} mj-end - The hand is over
 * @fires {CustomEvent<AnswerDetail>} mj-answer - The reader has answered a puzzle, or a hand with goals is over
 * @fires {CustomEvent<Problem>} mj-invalid - There are no such rules, they are not played, or an attribute cannot be read
 * @csspart play - The whole element
 * @csspart board - The table, an `<mj-board>`, whose parts are parts of this element too
 * @csspart said - What has just happened
 * @csspart goal - The goals of the hand; at its end, whether one was reached
 * @csspart prompt - What the reader is asked
 * @csspart keyboard - The reader's tiles
 * @csspart key - One of them; also `key-drawn`
 * @csspart moves - The buttons for other moves
 * @csspart button - A button; also `move`, `undo`, `redo`, `hint`, `speed`, `next`, `again`, `another`, `show`, `copy`, `link` and `begin`
 * @csspart why - Why a tile may not be discarded, or a complete hand may not win
 * @csspart advice - What a computer player would do
 * @csspart verdict - Whether the move that a puzzle asked for is right, and why
 * @csspart explained - Why the move that is shown of a hand that is over was made
 * @csspart lost - The moments of a hand that is over in which the reader lost most
 * @csspart tools - A line of tools; at the end the buttons to play on, and those for the text of the hand
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
    position: {},
    hints: {},
    explain: {},
    strict: {type: Boolean, useDefault: true},
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
   * `closed`, `safe`, `ready in 6`, `points 20`; `best` for a puzzle: the best move of the first decision.
   */
  goal?: string;

  /**
   * The position from which the hand is played, as the text of a round without moves: `left=40 turn=south S: 123m …`. Hands
   * and tiles that it leaves out are dealt by the seed.
   */
  position?: string;

  /** When a computer player says what it would do: `asked`, `always` or `none`; `asked` by default. */
  hints?: PlayHints;

  /** When the others say why they moved as they did: `after` the hand, `always`, at every move, or `none`; `after` by default. */
  explain?: PlayExplains;

  /**
   * Whether the reader must see wins and claims himself: a win and every claim have a button at any tile of another, which does not
   * wait for long, and a wrong win costs what the rules say. A puzzle asks all the same.
   */
  strict = false;

  /** How fast they play: `slow`, `normal`, `fast`, or `none` for at once; `normal` by default. */
  speed?: PlaySpeed;

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  protected readonly source = new SourceController(this, () => this.providedExample);
  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = playWords;
  private ruling: Computed<RulesView<PlayingStrings>> = {};
  private readonly input = new PlayInput(this);
  private readonly terms = new TermsController(this);
  private readonly walls = new WallSeeds();
  /** The speed that the reader has chosen. */
  private chosenSpeed?: PlaySpeed;
  /** Whether the end of a hand is what is drawn. */
  private hasEndDrawn = false;

  // what nobody may read from outside before the end
  readonly #model = new PlayModel({
    pause: () => (prefersStill() ? 0 : PAUSES[this.shownSpeed]),
    claimTime: () => CLAIM_TIMES[this.shownSpeed],
    onMove: (move) => this.#news.tellMove(move),
    onPause: (hand, went) => this.handlePause(hand, went),
    onAdvice: (isAsked) => this.#news.tellAdvice(isAsked),
    judging: (question) => this.#thoughts.judging(question),
    isRight: (advice, move) => this.#thoughts.isRight(advice, move),
    onVerdict: (answer) => this.#news.tellVerdict(answer),
    redraw: () => this.redraw(),
  });
  readonly #thoughts = new PlayThoughts(this.input, this.#model);
  readonly #acts = new ReaderActs(this.input, this.#model, {
    voice: () => this.voice,
    hint: () => this.hint(),
    sayTable: () => this.sayTable(),
    say: (text) => announce(this, text),
    redraw: () => this.redraw(),
  });
  readonly #news = new PlayNews(this, {
    ...{model: this.#model, thoughts: this.#thoughts, acts: this.#acts},
    voice: () => this.voice,
    text: () => this.toldText,
    verdict: () => this.verdict,
  });
  readonly #links = new LinkFollower(this, this.#model);
  readonly #shown = new ShownHand(this.#model);
  readonly #told = new ToldAgain(() => this.renderRoot);
  readonly #gameOf = memoizeLast(begun);

  protected override get rulesId(): string {
    return this.rules ?? '';
  }

  private get shownSpeed(): PlaySpeed {
    const {chosenSpeed, speed} = this;
    return chosenSpeed ?? PLAY_SPEEDS.find((one) => one === speed) ?? 'normal';
  }

  /** The seed of the wall that is played, or of the game: `7`, and then `7/2`, `7/3` … */
  get wallSeed(): string {
    return this.walls.seedOf(this.seed);
  }

  protected override readInput(): void {
    super.readInput();
    this.ruling = this.readRules({detailed: false, required: true});
    this.input.read(this.ruling.view, this);
  }

  /** Why no hand can be played from the attributes, or what is wrong with the goals; undefined if nothing is. */
  override get problem(): Problem | undefined {
    return super.problem ?? this.input.wrongIn(this.plain, this.voice?.messages);
  }

  protected override compute(): Computed<Playing> {
    const {view, fault: unruled} = this.ruling;
    if (!view) return {fault: unruled};
    const sitting = this.input.sit(this);
    if (!sitting) return {view};
    if (isFault(sitting)) return {view, fault: sitting};
    const game = this.gameOf(sitting);
    return game && isFault(game) ? {view, fault: game} : {view: {...view, sitting}};
  }

  /** The game of those who sit so, or the fault of where it begins. */
  private gameOf(sitting: Sitting | undefined): ReturnType<typeof begun> | undefined {
    const {engine} = this.input;
    return sitting && engine && this.#gameOf(engine, sitting, this.walls.beginnings);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {sitting} = this.computed.view ?? {};
    const game = this.gameOf(sitting);
    if (game && !isFault(game) && game !== this.#model.game && !this.#links.hand) this.#model.begin(game);
    if (!sitting && this.#model.game) this.#model.clear();
    const {isOver, mustFocus} = this.#model;
    if (isOver === this.hasEndDrawn) return;
    this.hasEndDrawn = isOver;
    if (!mustFocus || isElsewhere(this)) return;
    if (isOver) holdPlace(this);
    loseFocus(this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {hand, mustFocus} = this.#model;
    this.setWaiting(!hand && !this.#links.hand && !this.problem);
    keepNextStop(this.renderRoot);
    if (!hand || !mustFocus) return;
    this.#model.mustFocus = false;
    focusTask(this, hand);
  }

  constructor() {
    super();
    glideTiles(this, '.keys.hand');
  }

  override comeIn(): void {
    super.comeIn();
    this.#links.follow();
    if (!this.#links.hand) this.#model.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    this.#model.rest();
  }

  private handlePause(hand: OpenHand, went: WentOn): void {
    // of a false win the reason stays
    if (went === 'asked' && !hand.isStrict) this.#model.why = this.#acts.saidUnasked(hand);
    const isAdvised = went === 'asked' && this.hints === 'always';
    this.#news.tellPause(hand, went, isAdvised);
    if (isAdvised) this.advise(false);
    if (went === 'over') this.#thoughts.review();
  }

  private get plain(): PlayingStrings | undefined {
    const {view} = this.computed;
    return view && this.plainOf(view.strings);
  }
  private readonly plainOf = memoizeLast((strings: PlayingStrings) => plainNames(strings));

  /** The hand in words; undefined until they have come. */
  private get voice(): PlayVoice | undefined {
    const {plain: strings, words, computed, input} = this;
    const {view} = computed;
    if (!strings || !words || !view) return undefined;
    return new PlayVoice({
      ...{model: this.#model, strings, words, view},
      goals: input.goals,
      judged: () => this.#thoughts.judged,
    });
  }

  /** What has happened since the reader's last decision, and what is asked, in words; empty until they have come. */
  get spoken(): string {
    return this.voice?.all ?? '';
  }

  /** The text of the hand, or of all hands of the game that are over. */
  private get toldText(): string {
    const {engine} = this.input;
    return engine ? this.#shown.text(engine) : '';
  }

  private readonly hint = (): void => {
    if (this.hints !== 'none') this.advise(true);
  };

  private advise(isAsked: boolean): void {
    this.#model.advise((question) => this.#thoughts.best(question), isAsked);
  }

  /** The verdict on the last answer to the puzzle, in words. */
  private get verdict(): string {
    const {input, voice} = this;
    const {engine, table} = input;
    return (engine && table && voice?.verdict(engine, table)) ?? '';
  }

  /** Shows the table before a move of the hand that is over. */
  private showMove(at: number): void {
    this.#thoughts.explain(at);
    this.#told.show(at);
  }

  private readonly changeSpeed = (): void => {
    this.chosenSpeed = nextSpeed(this.shownSpeed);
    this.redraw();
  };

  /** Plays a wall: the same again, or the next one from the seed. */
  private begin(wallNumber: number): void {
    this.walls.begin(wallNumber);
    this.#model.turnTo();
    this.requestUpdate();
  }

  /**
   * A link to the hand, for whom it is told step by step; empty before its end, and where the element has no `id`.
   * @param page the address of the page in which an element with the same `id` stands; this one by default
   */
  link(page: string = location.href): string {
    const {hand, seat} = this.#model;
    const {record} = hand?.told ?? {};
    const {engine} = this.input;
    if (!this.id || !record || !engine || !URL.canParse(page)) return '';
    return linkTo(page, this.id, {seat, text: engine.formatHands([record])});
  }

  /** The hand in notation; empty before its end. */
  async toText(): Promise<string> {
    await this.updateComplete;
    return this.#told.toText();
  }

  /** The table at the step that is shown of a hand that is over, as a standalone SVG in light colours; empty before. */
  async toSVG(): Promise<string> {
    await this.updateComplete;
    return this.#told.toSVG();
  }

  /** The attributes with which `<mj-round>` tells the hand that is over: where the reader sat, and the step that is shown. */
  get shownAs(): MjRound['shownAs'] {
    const {shownAs} = this.#told;
    return shownAs ? [['bottom', this.#model.seat], ...shownAs] : [];
  }

  private async copy(form: CopiedForm): Promise<void> {
    this.#model.copied = {form, isDone: false};
    this.redraw();
    await this.updateComplete;
    const field = this.renderRoot.querySelector('textarea');
    const isDone = field !== null && (await copyFrom(field));
    this.#model.copied = {form, isDone};
    if (isDone && this.plain) announce(this, this.plain.play.copied);
    this.redraw();
  }

  /** The table in words. */
  private sayTable(): void {
    const {words, seenState} = this;
    if (words && seenState) announce(this, tableInWords(words, seenState, this.#model.seat));
  }

  /** What the reader has seen, as a round whose last position is shown. */
  private get seenState(): RoundState | undefined {
    const {table} = this.computed.view?.sitting ?? {};
    return table && this.#shown.seenAt(table);
  }

  /** The hand whose end is shown; undefined before. */
  private get endedState(): RoundState | undefined {
    const {table} = this.computed.view?.sitting ?? {};
    return table && this.#model.isOver ? this.#shown.ended(table) : undefined;
  }

  private get keys(): readonly HandKey[] {
    const {plain: strings, words, computed} = this;
    const {hand, seat, shown} = this.#model;
    const p = shown?.positions.at(-1);
    const {rules} = computed.view?.sitting?.table ?? {};
    return hand && strings && words && p && rules ? keysOf({hand, p, strings, words, seat, rules}) : [];
  }

  /** What elements get that name this one. */
  private get providedExample(): ExampleState | undefined {
    const {table} = this.computed.view?.sitting ?? {};
    return table && this.#shown.provided(table, this.rulesId, this.played);
  }

  /** The hands of the game that are over. */
  private get played(): PlayedGame | undefined {
    const {plain, rulesId, options} = this;
    return plain && this.#shown.game(rulesId, options, plain.referee.self);
  }

  private renderAsked(strings: PlayingStrings, voice: PlayVoice, seen: RoundState): TemplateResult {
    const {index, hints, keys, verdict, shownSpeed: speed} = this;
    const turn = turnScreen({
      ...{strings, voice, index, hints, keys, verdict, speed},
      ...{model: this.#model, acts: this.#acts, terms: this.terms.section(strings)},
      onHint: this.hint,
      onSpeed: this.changeSpeed,
    });
    return playedView({turn, seen, bottom: this.#model.seat, goal: voice.goal});
  }

  private renderEnd(
    strings: PlayingStrings,
    voice: PlayVoice,
    ruleset: Ruleset,
    ended: RoundState,
  ): TemplateResult {
    const {played, explain: explains} = this;
    if (this.#model.game?.isGame) ledgerFor(this);
    const end = endScreen({
      ...{strings, voice, ruleset, ended, played, explains},
      ...{model: this.#model, thoughts: this.#thoughts, wallNumber: this.walls.number},
      ...{text: this.toldText, link: this.link()},
      onShow: (at) => this.showMove(at),
      onBegin: (wallNumber) => this.begin(wallNumber),
      onCopy: (form) => void this.copy(form),
    });
    return endView(end);
  }

  /** The author's text that holds a problem. */
  private textOf({field = 'rules', about = ''}: Problem): string {
    const {rules, options, seat, dealer, round, seed, level, hands, goal, position} = this;
    const text = {rules, options, seat, dealer, round, seed, level, hands, goal, position}[field];
    return typeof text === 'string' ? text : about;
  }

  override render(): TemplateResult {
    const {computed, problem, seenState, plain, voice} = this;
    if (problem) return html`<slot></slot>${this.renderProblem(this.textOf(problem), problem.field)}`;
    const {view} = computed;
    const {hand: linked, leave} = this.#links;
    if (view && plain && linked)
      return linkedView(plain, view.known.ruleset, linked.text, linked.seat, leave);
    if (!view || !plain || !voice || !seenState) return html`<slot></slot>`;
    const {endedState} = this;
    return html`<div
      class=${endedState ? 'play form' : 'play asked form'}
      part="play"
      role="group"
      aria-label=${plain.play.label}
      @keydown=${this.#acts.handleShortcut}
    >
      ${endedState ? this.renderEnd(plain, voice, view.known.ruleset, endedState) : this.renderAsked(plain, voice, seenState)}
    </div>`;
  }
}

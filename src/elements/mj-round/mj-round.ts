import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {KeptRoomController} from '../../controllers/kept-room.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {SlicesController} from '../../controllers/slices.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {PaperController} from '../../controllers/paper.js';
import {Lines} from '../../core/situation/place.js';
import {wordsTo} from '../../locales/round/steps.js';
import {plainNames} from '../views/name-lang.js';
import type {Computed} from '../base/mj-element.js';
import {numberText} from '../attributes/converters.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {
  askedFor,
  readLooks,
  RoundElement,
  saysMay,
  shownAt,
  lostIn,
  stepNamed,
  unsaidView,
  type Read,
  type RefereeModule,
} from '../mj-board/shared.js';
import {PrintedTables, type BoardLooks} from './board-inside.js';
import {tooManyBoards} from './boards.js';
import {endingInside} from './ending-inside.js';
import {roundStyles} from './mj-round.styles.js';
import {PlayController} from './player.js';
import {stepAloud, tellStep, showNow, StepVoice, type SentenceWords} from './step-sentences.js';
import {toldView, wholeView} from './told-view.js';
import {SideLines, type Path} from './side-lines.js';
import {Game} from './game.js';
import {handOfKey, stepOfKey, Swipe} from './moving.js';
import {stepInAddress} from './links.js';
import {stopInside} from './stop-inside.js';
import {isStop, noteAt, stopFrom} from './notes.js';
import {onWindow} from '../../controllers/window-events.js';
import {logFormat} from '../../round/convert/formats.js';
import type {ConvertedHand} from '../../round/convert/hands.js';
import {wordedFault} from '../../round/convert/log-hand.js';
import {placedIn} from '../../round/text/hands.js';
import type {BoardStrings} from '../../locales/board.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/**
 * What a reader who has just played the hand is shown in tasks after the one in which it ends, what he looks at first: the
 * table, moves, so many in a task, and the result.
 */
const TABLE = 2;
const MOVES = 50;

/**
 * A round told step by step: the table, a line of controls, a sentence with what has just happened, and the list of
 * moves with the author's comments; at the end the result of the hand.
 *
 * The round is the text inside the tag, which readers also see without script. It may have several hands, with `===` between
 * them, or be a log of another program: of tenhou.net/6, mjai, majiang, tziakcha.net or Botzone. With `rules` a referee
 * replays it and reports illegal moves; without, any kind of mahjong can be shown.
 *
 * @customElement mj-round
 * @slot - The round in notation; shown as text until the script has loaded
 * @slot said - Below the sentence with what has just happened
 * @slot caption - Below the round
 * @fires {CustomEvent<StepDetail>} mj-step - Another step is shown
 * @fires {CustomEvent<Problem>} mj-invalid - The text cannot be read, or a move is not legal
 * @fires {CustomEvent<AnswerDetail>} mj-answer - The move that the reader would make at a stop was checked
 * @fires {CustomEvent<{ask: string}>} mj-reveal - The move that was played was shown at a stop
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The result is not the one in `expect`
 * @csspart board - The table, an `<mj-board>`, whose parts are parts of this element too
 * @csspart controls - The line of controls
 * @csspart button - One of these; also `first`, `back`, `forward`, `last`, `play`, `pause` and `speed`
 * @csspart slider - The slider to any step
 * @csspart place - A mark on it at a place that the text names
 * @csspart hands - The list of the hands of a game
 * @csspart hand-button - A hand in it; also `now`
 * @csspart link - The number of the step as a link to it, where the element has an `id`
 * @csspart count - The number of the step and of all steps
 * @csspart said - What has just happened
 * @csspart asked - The answers to `show`
 * @csspart may - What each seat may do
 * @csspart then - What happens if several players claim a tile
 * @csspart waits - What each hand waits for
 * @csspart wait - A tile that completes a hand, and how many of it are left
 * @csspart moves - The list of moves
 * @csspart turn - The consecutive moves of one seat
 * @csspart turn-seat - The seat whose turn it is
 * @csspart move - A move; also `now`
 * @csspart stop - The question at a stop, an `<mj-quiz>`, whose parts are parts of this element too
 * @csspart note - A comment; also `question` where it asks the reader
 * @csspart line - A line of moves that were not played
 * @csspart ending - The result of the hand
 * @csspart unit - What gains and points are counted in, below a seat
 * @csspart net - What a seat gains or loses
 * @csspart prizes - The prizes of the seat
 * @csspart points - The points after the hand
 * @csspart next - Who deals next
 * @csspart unchecked - The seats whose hidden hands could not be scored
 * @csspart breakdown - How a winner's hand scores, an `<mj-score-breakdown>`
 * @csspart mismatch - The note that the author expects another result
 * @csspart printed - A further table, in print only
 * @csspart unsaid - What could not be checked, because the round does not say it
 * @csspart tile - A tile
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, or a move that is not legal, and the reason
 * @csspart field - The attribute that cannot be read
 * @csspart text - The text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.5em] - Height of a tile on the table, if there is room for the whole table
 * @cssprop --mj-round-block-size - Height reserved below the table until the round is drawn; by default that of controls, sentence and moves
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssState invalid - The text cannot be read, or a move is not legal
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or its data is still loading
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 * @cssState settled - Drawn, and its end has been out of view: room that its moves do not fill is given back
 */
export class MjRound extends ShowsTiles<RoundElement<RoundState>>(RoundElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = roundStyles;

  static override properties: PropertyDeclarations = {
    step: {type: Number, converter: numberText, reflect: true},
    boards: {},
    hand: {type: Number, converter: numberText, reflect: true},
  };

  /** How many moves have been made in the position that is shown; by default as in `at`, otherwise 0. */
  step?: number;

  /** Which hand of a game is shown, from 1; by default the first one. */
  hand?: number;

  /** Further positions to print, 500 at most: names and numbers such as `@a 12`. */
  boards?: string;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  /** The main line. */
  private main?: RoundState;
  private readonly lines = new SideLines();
  /** The number of moves made in the side line that is open. */
  private lineStep = 0;
  private readonly player = new PlayController(this, () => this.advance());
  private readonly voice = new StepVoice(this);
  private readonly game = new Game();
  /** The furthest step of the round that was shown: moves behind a question come after it. */
  private reached = 0;
  private isMoved = false;
  private readonly slices = new SlicesController(this, () =>
    this.reader && this.isTelling ? TABLE + Math.ceil((this.main?.positions.length ?? 0) / MOVES) + 1 : 1,
  );
  private readonly printed = new PrintedTables(this, () => this.computed.view);

  private get referee(): RefereeModule | undefined {
    return this.reading.referee;
  }

  /** The line that is told: the round, or a side line of it. */
  private get state(): RoundState | undefined {
    const {main, lines, referee} = this;
    return main && referee && lines.told(main, referee);
  }

  constructor() {
    super();
    new PaperController(this, () => {
      this.printed.finish();
      this.slices.finish();
      this.performUpdate();
    });
    onWindow(this, ['hashchange'], () => this.followLink());
    new KeptRoomController(this, this.internals.states, () => this.isComplete && this.spoken !== '');
  }

  /** Whether there is a round to tell, and the words for it. */
  private get isTelling(): boolean {
    return this.computed.view !== undefined && this.telling !== undefined;
  }

  /** Whether the table is drawn by now. */
  private get showsTable(): boolean {
    return this.isTelling && (!this.reader || this.slices.reach >= TABLE);
  }

  /** How many moves are drawn by now, where the round has so many. */
  private get shownMoves(): number {
    return this.reader ? (this.slices.reach - TABLE) * MOVES : Infinity;
  }

  /** Whether all is drawn by now. */
  private get isComplete(): boolean {
    return this.isTelling && (!this.reader || this.slices.isDone);
  }

  /** Draws all of it, since a caller waits for it. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.slices.finish();
    return super.getUpdateComplete();
  }

  /** The number of steps up to the first fault; in a side line, including the moves before it. */
  get steps(): number {
    return Math.max(0, (this.state?.positions.length ?? 1) - 1);
  }

  /** The sentence of the step that is shown; empty until its words have loaded. */
  get spoken(): string {
    const {telling, state, shownStep, lines} = this;
    if (!telling || !state) return '';
    const said = tellStep(state, shownStep, telling);
    return lines.isOpen ? `${telling.words.telling.whatIf} ${said}` : said;
  }

  /** Shows a step, by number or name: `go(12)`, `go('@a')`. @returns whether there is one */
  go(to: number | string): boolean {
    const step = this.state && stepNamed(this.state, String(to));
    if (step === undefined) return false;
    this.isMoved = true;
    // a step before a side line belongs to the main line
    while (this.lines.isOpen && step <= this.leftAt) this.lines.path = this.lines.path.slice(0, -1);
    if (this.lines.isOpen) this.lineStep = step;
    else this.step = step;
    this.redraw();
    return true;
  }

  /** Shows a hand of a game at one of its steps, both by number; hands count from 1. @returns whether there is one */
  goHand(hand: number, step = 0): boolean {
    if (!this.hands?.[hand - 1]) return false;
    this.isMoved = true;
    this.lines.path = [];
    this.hand = hand;
    this.step = step;
    return true;
  }

  /** All hands of the text; undefined while what reads a log or a game is being fetched. */
  private get hands(): readonly ConvertedHand[] | undefined {
    return this.game.read(this, this.whole, this.givenAttributes);
  }

  /** The text in which a fault has its place; a log's own text means nothing to readers. */
  private get placeText(): string {
    return logFormat(this.whole) ? this.text : this.whole;
  }

  private get shownHand(): number {
    const {hand = 1, hands = []} = this;
    return Math.min(Math.max(1, Math.trunc(hand) || 1), Math.max(1, hands.length));
  }

  protected override get text(): string {
    return this.hands?.[this.shownHand - 1]?.text ?? '';
  }

  /** Plays the next step, of the next hand too; stops where the author asks something. */
  private advance(): boolean {
    const isThere = this.go(this.shownStep + 1) || this.goHand(this.shownHand + 1);
    const {state, shownStep} = this;
    if (state && isStop(noteAt(state, shownStep))) this.player.stop();
    return isThere && this.player.isPlaying;
  }

  /** Shows the step that the page's address names: `#name/3/41`, in a round of one hand also `#name/41`. */
  private followLink(): void {
    const found = stepInAddress(this.id);
    if (!found) return;
    const {hand, step} = found;
    if (hand !== undefined) this.hand = hand;
    this.step = step;
    this.lines.path = [];
    this.isMoved = true;
    this.redraw();
    this.scrollIntoView({block: 'nearest'});
  }

  override comeIn(): void {
    super.comeIn();
    this.followLink();
  }

  /** The step at which the side line leaves its parent line. */
  private get leftAt(): number {
    const {main, lines, referee} = this;
    return main && referee ? lines.at(main, lines.path, referee).from : 0;
  }

  protected get providedExample(): ExampleState | undefined {
    const {state} = this;
    if (!state) return undefined;
    const [winner] = this.shownStep === this.steps ? (state.ending?.winners ?? []) : [];
    const situation = winner?.situation ?? {rules: state.record.rules ?? '', hand: ''};
    return {situation, round: this.moment};
  }

  /** The round at the step that is shown; the same object until that changes. */
  private get moment(): RoundState | undefined {
    const {state, main, shownStep: at} = this;
    if (!state || this.kept?.of !== state || this.kept.moment.at !== at)
      this.kept = state && {of: state, moment: {...state, at, ...(main !== state && main && {main})}};
    return this.kept?.moment;
  }
  private kept?: {readonly of: RoundState; readonly moment: RoundState};

  private get shownStep(): number {
    const {state, at, lines, lineStep} = this;
    if (!state) return 0;
    const step = lines.isOpen ? lineStep : this.step;
    const wanted = step ?? stepNamed(state, String(at ?? 0)) ?? 0;
    return Math.min(Math.max(0, Math.trunc(wanted) || 0), this.steps);
  }

  /** The words of rounds, to the reader if he has played this one. */
  protected override get roundStrings(): RoundWords | undefined {
    const words = super.roundStrings;
    return words && this.reader ? this.wordsTo(words, this.reader) : words;
  }
  private readonly wordsTo = memoizeLast(wordsTo);

  private get telling(): SentenceWords | undefined {
    const {messages, words, referee, roundStrings: round} = this;
    if (!messages || !words || !round || !referee) return undefined;
    return {strings: plainNames(words.strings), messages, words: round, referee};
  }

  protected override readOwn(): Read {
    const {hands, shownHand} = this;
    if (this.isLinked || !hands) return {};
    const hand = hands.at(shownHand - 1);
    if (!hand?.fault) return atPlaceIn(this.readText(true, hand?.kept), hand, this.placeText);
    const {messages} = this;
    return messages ? {flaw: wordedFault(hand.fault, messages)} : {};
  }

  protected override readInput(): void {
    super.readInput();
    const {isLinked, linked, ownRound, reading} = this;
    // the referee plays the side lines of a round from elsewhere, and says what its players may do
    const state = isLinked ? linked && reading.askReferee() && linked : ownRound.state;
    // a side line of the previous text does not belong to this one
    if (state?.record !== this.main?.record) {
      this.lines.path = [];
      this.reached = 0;
    }
    this.main = state;
  }

  protected override compute(): Computed<RoundState> {
    const {ownRound, main: state} = this;
    const {fault: odd} = readLooks(this, state ?? {});
    const {at = '', boards = ''} = this;
    // another hand of a game may have the names
    const printed = this.hands && this.hands.length > 1 ? '' : boards;
    const lost = state && [...lostIn(state, 'at', String(at)), ...lostIn(state, 'boards', printed)].at(0);
    const wrong = ownRound.fault ?? odd ?? tooManyBoards(boards) ?? lost;
    return {...(state?.positions.length ? {view: state} : {}), ...(wrong && {fault: wrong})};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.setWaiting(!this.showsTable && !this.problem && this.isTold);
    const {state, telling, shownStep: step} = this;
    if (!state || !telling || !this.isComplete) return;
    const {spoken: sentence, isMoved, lines} = this;
    if (
      this.voice.tell({
        state,
        step,
        hand: this.hands?.length === 1 ? undefined : this.shownHand,
        sentence,
        aloud: stepAloud(sentence, noteAt(state, step), telling),
        isMoved,
        line: lines.path,
      })
    )
      showNow(this.renderRoot);
    if (!lines.isOpen) this.voice.tellMismatch(state);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.voice.hush();
  }

  private readonly handleGo = (step: number): void => {
    this.player.stop();
    // the page moves because its reader has acted
    this.internals.states.add('settled');
    if (!this.go(step) && step > this.steps) this.goHand(this.shownHand + 1);
  };

  /** Goes to a move of a side line. */
  private readonly handleLine = (path: Path, step: number): void => {
    this.player.stop();
    this.lines.path = path;
    this.lineStep = step;
    this.isMoved = true;
    this.redraw();
  };

  private readonly swipe = new Swipe((way) => {
    const to = this.shownStep + way;
    if (to >= 0) this.handleGo(to);
  });

  private readonly handlePlay = (): void => {
    if (this.player.isPlaying) return this.player.stop();
    if (this.shownStep >= this.steps) this.go(0);
    this.player.start();
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    const other = handOfKey(event);
    if (other && this.goHand(this.shownHand + other)) {
      event.preventDefault();
      this.player.stop();
      return;
    }
    const leaves = this.lines.isOpen && event.key === 'Escape';
    const to = leaves ? this.leftAt : this.state && stepOfKey(event, this.state, this.shownStep);
    if (to === undefined) return;
    event.preventDefault();
    this.handleGo(to);
  };

  /** How its tables are looked at. */
  private get looks(): BoardLooks {
    const {bottom, seen, numbers, edge, mark, show, discards, reader} = this;
    return {bottom, seen, numbers, edge, mark, show, discards, reader};
  }

  private renderTold(state: RoundState, telling: SentenceWords): TemplateResult {
    const {shownStep: step, steps: of, words, player, lines, index, looks, main = state, spoken} = this;
    if (!words) return html`${nothing}`;
    const said = saysMay(this.show) && !lines.isOpen ? tellStep(state, step, telling, false) : spoken;
    const strings = plainNames(words.strings);
    this.reached = Math.max(this.reached, lines.isOpen ? 0 : step);
    const {hands = [], shownHand: hand} = this;
    return toldView({
      ...{hands, hand, id: this.id, limit: Math.min(stopFrom(main, this.reached), this.shownMoves)},
      onHand: (n) => this.goHand(n),
      ...{state, main, step, of, index, looks, telling, strings, said},
      now: {path: lines.path, step},
      lineAt: (path) => lines.at(main, path, telling.referee),
      isPlaying: player.isPlaying,
      speed: player.speed,
      asked: this.renderAsked(state, step, {words: telling.words, strings}),
      stop: this.renderStop(state, step, telling),
      ending: step === of && this.isComplete ? endingInside(this, state, {...telling, strings}) : nothing,
      onGo: this.handleGo,
      onLine: this.handleLine,
      onPlay: this.handlePlay,
      onSpeed: player.changeSpeed,
      onSwipe: this.swipe,
    });
  }

  /** The question at a stop, which leads on to the next step once it is answered. */
  private renderStop(state: RoundState, step: number, telling: SentenceWords): TemplateResult | undefined {
    return stopInside({requestUpdate: () => this.redraw()}, state, step, {
      index: this.index,
      telling,
      onward: {label: telling.words.telling.controls.forward, go: () => this.goOn(step)},
    });
  }

  /** Goes on from a stop. */
  private goOn(step: number): void {
    this.handleGo(step + 1);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('[part~=forward]')?.focus(),
    );
  }

  /** What each seat may do and waits for at a step, where `show` asks for it. */
  private renderAsked(state: RoundState, step: number, {words, strings}: AskedWords): unknown {
    const {show, index} = this;
    const asked = show ? askedFor(this) : undefined;
    const {view: shown} = asked ? shownAt({...this.looks, at: step}, state) : {};
    return show && asked && shown ? asked.askedView({show, shown, state, strings, words, index}) : nothing;
  }

  override render(): TemplateResult {
    const {computed, telling, problem, flaw} = this;
    const {view, fault: wrong} = computed;
    const typed = wrong?.field === 'boards' ? this.boards : undefined;
    const text = flaw && !flaw.field ? this.placeText : (flaw?.about ?? typed ?? wrong?.about ?? '');
    return html`${
        view && telling && this.showsTable
          ? html`${wholeView(telling.words.telling.label, this.renderTold(this.state ?? view, telling), this.handleKey)}
            ${this.isLinked ? nothing : unsaidView(view, telling.strings)}${this.printed.view(this.looks, view)}`
          : nothing
      }${problem ? html`<div class="wrong">${this.renderProblem(text, wrong?.field ?? flaw?.field)}</div>` : nothing}${
        this.showsTable || problem ? nothing : html`<div class="text-room"><slot></slot></div>`
      }<slot name="caption"></slot>`;
  }
}

/** What was read of a hand; its fault stands at its place in the whole text. */
function atPlaceIn({flaw, ...read}: Read, hand: ConvertedHand | undefined, whole: string): Read {
  if (!flaw || !hand || flaw.field) return flaw ? {...read, flaw} : read;
  const placed = placedIn(flaw, hand);
  return {...read, flaw: {...placed, ...(placed.at && new Lines(whole).placeOf(placed.at.start))}};
}

interface AskedWords {
  readonly words: RoundWords;
  readonly strings: BoardStrings;
}

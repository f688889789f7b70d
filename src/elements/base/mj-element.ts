import {
  LitElement,
  type CSSResultOrNative,
  nothing,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import './events.js';
import {depthOf, MOST_NESTED, TOO_DEEP} from '../../controllers/depth.js';
import {LightDomController} from '../../controllers/light-dom.js';
import {LocalizeController, type Words} from '../../controllers/localize.js';
import {LooksController} from '../../controllers/looks.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {isShadowRoot} from '../../controllers/node-kind.js';
import {comeInTime, comeNow, frameBudget, goAway} from '../../controllers/frame-budget.js';
import {circleOf} from '../../controllers/source.js';
import type {Lang} from '../../core/game/names.js';
import {tilesIn} from '../../core/notation/parse.js';
import {
  ABOUT_TILES,
  explainFault,
  fault,
  spelled,
  type Fault,
  type Problem,
} from '../../core/situation/problem.js';
import type {Strings} from '../../locales/index.js';
import type {Vocabulary} from '../../locales/lexicon.js';
import {emit} from './emit.js';
import {COMMON} from '../attributes/attributes.js';
import {VERSION} from './definition.js';
import {strayOf, type ElementMeta} from '../meta.js';
import {problemView} from '../views/problem-view.js';
import {propertyValue} from '../attributes/property-value.js';
import {adoptSheets} from './sheets.js';

/** The result of an element's computation: a view or a fault; neither while something is being fetched. */
export interface Computed<V> {
  readonly view?: V;
  /** The fault. Beside a view, it concerns a part of the input. */
  readonly fault?: Fault;
}

/** The defaults of properties, by their declarations: all elements of a class begin with the same. */
const defaults = new WeakMap<PropertyDeclaration, unknown>();

/** Gives an element that moves to another document its class back: Firefox replaces it by one of that document. */
function keepClass(element: Element): void {
  const own = customElements.get(element.localName)?.prototype as object | undefined;
  if (own && Object.getPrototypeOf(element) !== own) Object.setPrototypeOf(element, own);
}

/**
 * Base of all elements: language, themes, the text inside the tag, and how a mistake is shown and reported.
 *
 * @cssprop --mj-text - Colour of text
 * @cssprop --mj-muted - Colour of less important text
 * @cssprop --mj-font - Font of everything except the tiles
 * @cssprop --mj-surface - Background, if the element has a theme of its own
 * @cssprop --mj-raised - Background of highlighted lines and of fields
 * @cssprop --mj-line - Colour of lines between rows and around fields
 * @cssprop --mj-accent - Colour of the winning tile, of highlighted lines and of pressed buttons
 * @cssprop --mj-on-accent - Colour of text on the accent
 * @cssprop --mj-error - Colour of errors
 * @cssprop --mj-focus - Colour of the ring around the focused control
 * @cssprop --mj-radius - Radius of the corners of boxes
 * @cssprop --mj-gap - Padding of boxes
 * @cssprop --mj-mono - Font of notation and code
 * @cssprop --mj-faded - Opacity of what does not count or is used up
 * @cssprop [--mj-tile-radius=0.09em] - Radius of a tile's corners; `1em` is the tile's height
 * @cssprop --mj-index-ink - The numeral or letter in a tile's corner
 * @cssprop --mj-index-font - Font of that numeral or letter
 * @cssprop --mj-face - A tile's face
 * @cssprop --mj-face-aka - The face of a red tile
 * @cssprop --mj-edge - A tile's edge
 * @cssprop --mj-ink - Black on tiles
 * @cssprop --mj-ink-red - Red on tiles
 * @cssprop --mj-ink-green - Green on tiles
 * @cssprop --mj-ink-blue - Blue on tiles
 * @cssprop --mj-ink-gold - Gold on tiles
 * @cssprop --mj-ink-aka - Colour of the drawing on a red tile
 * @cssprop --mj-wild - The mark of a wild tile
 * @cssprop --mj-back - A tile's back
 * @cssprop --mj-back-edge - The edge of a tile's back
 * @cssprop --mj-back-ink - Colour of the drawing on a tile's back
 */
export abstract class MjElement<S extends Strings = Strings, V = unknown> extends LitElement {
  static readonly version = VERSION;

  /** What is to be said of the element. */
  static readonly meta: ElementMeta = {attributes: COMMON, text: 'instead', vocabulary: 'locales'};

  static override properties: PropertyDeclarations = {
    theme: {reflect: true},
  };

  /** Faults of properties with a value of the wrong type; absent until there has been one. */
  private typeFaults?: Map<PropertyKey, Fault>;

  /** Colours of the element: `light`, `dark`, or `auto` for the system's; by default those of the page. */
  theme?: 'light' | 'dark' | 'auto';

  /** Language of the names of tiles and patterns; an element that says them makes it an attribute. */
  protected names?: string;

  /** Why the input cannot be read; undefined if it can. */
  get problem(): Problem | undefined {
    const {fault} = this.computed;
    return fault && explainFault(fault, this.words?.strings.problems);
  }

  protected readonly internals = this.attachInternals();
  /** Delays drawing until the element is near the viewport; absent in elements that do not wait. */
  protected readonly near?: ViewportScheduler;
  /** The vocabulary of the element. */
  protected abstract readonly vocabulary: Vocabulary<S>;
  /** The result of the last `compute()`. */
  protected computed: Computed<V> = {};
  private readonly looksController = new LooksController(this, () => this.handedLooks);
  private ownLight?: LightDomController;
  private ownLocalize?: LocalizeController<S>;
  /** How many of our elements stand in one another down to this one. */
  private depth = 1;
  /** How often a property has been set to another value. */
  protected propertyChanges = 0;
  /** How often the input has changed, properties and all else. A view belongs to the change that it was computed after. */
  private changes = 0;
  private computedAfter = -1;
  /** Whether the shadow root that the page declares is shown. */
  protected isDeclared = false;
  /** Whether the element has nothing to show yet. */
  private isWaiting = false;
  private lastReported?: string;
  private stray?: Problem;

  /** The content of the tag. */
  protected get light(): LightDomController {
    return (this.ownLight ??= new LightDomController(this));
  }

  private get localize(): LocalizeController<S> {
    return (this.ownLocalize ??= new LocalizeController<S>(this, {
      vocabulary: () => this.vocabulary,
      names: () => this.names,
    }));
  }

  /** Computes the view of the input; called once for each change of the input. Sets no field, and asks for nothing. */
  protected abstract compute(): Computed<V>;

  /** Undefined until the words are loaded. */
  protected get words(): Words<S> | undefined {
    return this.localize.words;
  }

  /** The wanted language; its words may still be loading. */
  protected get language(): Lang {
    return this.localize.lang;
  }

  /** The looks of the elements that this one draws. */
  protected get handedLooks(): HandedLooks {
    return this.looksController.own;
  }

  /** The plain strings, without the functions that make sentences. */
  protected get strings(): S | undefined {
    return this.words?.strings;
  }

  /**
   * The fault of the place where the element stands, of the first property with a value of the wrong type, or of a `for`
   * that leads back to this element.
   */
  protected get typeFault(): Fault | undefined {
    if (this.depth > MOST_NESTED) return TOO_DEEP;
    return this.typeFaults?.values().next().value ?? circleOf(this);
  }

  /** The text inside the tag, without slotted children; undefined where there is none. */
  protected get ownText(): string | undefined {
    return this.light.text || undefined;
  }

  /**
   * Called by Lit for each property that is set, and by whoever has changed another part of the input. A property with an
   * attribute accepts what the attribute accepts.
   */
  override requestUpdate(name?: PropertyKey, oldValue?: unknown, options?: PropertyDeclaration): void {
    this.changes++;
    if (name !== undefined) this.propertyChanges++;
    const isChecked = options !== undefined && (options.attribute !== false || Boolean(options.converter));
    if (name !== undefined && isChecked) this.accept(name, options);
    super.requestUpdate(name, oldValue, options);
  }

  /**
   * Draws again without another input: what has changed is how far a reader or the drawing has come. Not meant for pages.
   * @internal
   */
  redraw(): void {
    super.requestUpdate();
  }

  /**
   * Replaces null and undefined by the default. A value of the wrong type is reported, and replaced by its text, or by
   * nothing where an object is wanted.
   */
  private accept(name: PropertyKey, options: PropertyDeclaration): void {
    const given: unknown = Reflect.get(this, name);
    // most often an initializer has set it
    if (options.useDefault && Object.is(given, defaults.get(options)))
      return this.markProperty(name, given, true);
    const isNone = given === null || given === undefined;
    const fitting = isNone ? defaults.get(options) : propertyValue(given, options);
    // the first value comes from the field's initializer
    if (options.useDefault && !defaults.has(options)) defaults.set(options, fitting);
    const isFit = isNone || fitting !== undefined;
    const value = isFit || options.attribute === false ? fitting : spelled(given);
    if (!Object.is(value, given)) Reflect.set(this, name, value);
    this.markProperty(name, given, isFit);
  }

  /** Sets or clears the fault of a property. */
  protected markProperty(name: PropertyKey, given: unknown, isFit: boolean): void {
    if (isFit) this.typeFaults?.delete(name);
    else (this.typeFaults ??= new Map()).set(name, fault('bad-field', spelled(given), String(name)));
  }

  /** Keeps the content that `mj render --declarative` has put into the shadow root until the element shows the same. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const declared = [...(this.shadowRoot?.childNodes ?? [])];
    const root = adoptSheets(this, this.sheets);
    this.renderOptions.renderBefore = null;
    if (declared.length && this.isRead) {
      // the element must respond
      this.near?.draw();
      this.isDeclared = true;
      this.replace(declared);
    }
    return root;
  }

  /** A part comes in with the element around it, and one that has come in before comes in at once. */
  override connectedCallback(): void {
    if (this.isPart || this.internals.states.has('running')) this.comeIn();
    else comeInTime(this);
  }

  /**
   * The element has come into a page: now it asks, watches and draws. Until then it is as one without script. Inside an
   * element that stands too deep nothing is read, asked or drawn. Not meant for pages.
   * @internal
   */
  comeIn(): void {
    this.internals.states.add('running');
    this.depth = depthOf(this);
    if (!this.isRead) return this.enableUpdating(true);
    super.connectedCallback();
    // in another place the language and what is around may be others
    this.requestUpdate();
  }

  /**
   * Puts off coming in until the element is drawn. What gives something to its page at once cannot wait. Not meant for pages.
   * @internal
   */
  putOff(): boolean {
    return false;
  }

  protected override shouldUpdate(_changed: PropertyValues<this>): boolean {
    return this.isRead;
  }

  /** Whether the element is read at all: it stands inside none that is too deep. */
  private get isRead(): boolean {
    return this.depth <= MOST_NESTED + 1;
  }

  override disconnectedCallback(): void {
    goAway(this);
    keepClass(this);
    super.disconnectedCallback();
  }

  /** The style sheets that the element is drawn with. */
  protected get sheets(): CSSResultOrNative[] {
    return (this.constructor as typeof MjElement).elementStyles;
  }

  /** Adopts the style sheets again: moving to another document removes them. */
  adoptedCallback(): ShadowRoot {
    keepClass(this);
    return adoptSheets(this, this.sheets);
  }

  /**
   * Notes whether the element has nothing to show yet: in the state `waiting` it keeps the room that it is going to take.
   * What the page declares takes that room already.
   */
  protected setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
    if (isWaiting && !this.isDeclared) this.internals.states.add('waiting');
    else this.internals.states.delete('waiting');
  }

  private replace(declared: readonly ChildNode[]): void {
    requestAnimationFrame(() => {
      // inside declared content, that of the element around is replaced as a whole
      if (!this.isConnected || this.matches('.declared *')) return;
      if (!this.showsAll) return this.replace(declared);
      declared.forEach((node) => node.remove());
      this.isDeclared = false;
      this.requestUpdate();
    });
  }

  /** Whether the element and the elements inside it show their content, rather than the text of their tags. */
  private get showsAll(): boolean {
    const inside = [...this.renderRoot.querySelectorAll(':not(.declared, .declared *)')];
    const isDrawn = (one: Element) =>
      one instanceof MjElement ? one.showsAll : !one.matches('slot:not([name])');
    const isWaiting = this.isWaiting || this.internals.states.has('waiting');
    return this.hasUpdated && this.words !== undefined && !isWaiting && inside.every(isDrawn);
  }

  /** Whether the element is a part of another of ours, which has drawn it. */
  protected get isPart(): boolean {
    const around = this.getRootNode();
    return isShadowRoot(around) && around.host instanceof MjElement;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const turn = this.isRead ? this.near?.turn : undefined;
    return turn ? turn.then(() => this.updateInTime()) : this.updateInTime();
  }

  /** Updates now or in a later task; an element that has not been drawn keeps its room until then. */
  private updateInTime(): Promise<unknown> | undefined {
    const {states} = this.internals;
    // where the state is set already, whoever has set it removes it
    const takesRoom = !this.hasUpdated && !states.has('waiting');
    const update = () => super.scheduleUpdate() as Promise<unknown> | undefined;
    // a part is drawn together with the element around it; later it changes as others do
    const time = this.isPart && !this.hasUpdated ? undefined : frameBudget();
    if (!time) return update();
    if (takesRoom) this.setWaiting(true);
    return time.then(() => {
      if (takesRoom) this.setWaiting(false);
      return update();
    });
  }

  /** Moves the element up in the queue, since a caller waits for it. */
  protected override getUpdateComplete(): Promise<boolean> {
    comeNow(this);
    this.near?.queue();
    return super.getUpdateComplete();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.recompute();
  }

  /** Brings the view up to date, before each render or when it is needed in between. */
  protected recompute(): void {
    if (this.computedAfter === this.changes) return;
    this.readInput();
    this.computedAfter = this.changes;
    this.computeAnew();
  }

  /**
   * Brings up to date what a view is made of beside properties: words, rules, modules, and what other elements provide.
   * What is missing is asked for here alone; whatever arrives calls `requestUpdate()`.
   */
  protected readInput(): void {
    this.localize.refresh();
  }

  private computeAnew(): void {
    const found = this.depth > MOST_NESTED ? {} : this.compute();
    this.computed = {...found, fault: this.typeFault ?? found.fault};
  }

  /** Whether this element fires `mj-invalid`; false where its source does. */
  protected reports(): boolean {
    return true;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    void this.tellStray();
    this.tellProblem();
  }

  /** Reports a new problem to the page. */
  private tellProblem(): void {
    const {stray} = this;
    const problem = this.problem ?? stray;
    if (problem) this.internals.states.add('invalid');
    else this.internals.states.delete('invalid');
    const key = problem && JSON.stringify([problem.code, problem.field, problem.at, problem.about]);
    if (key === this.lastReported) return;
    this.lastReported = key;
    if (problem && (problem === stray || this.depth > MOST_NESTED || this.reports())) {
      emit(this, 'mj-invalid', problem);
    }
  }

  /**
   * Reports an unknown word in an attribute. Inside another element of ours the attribute came from that one, which
   * reports it.
   */
  private async tellStray(): Promise<void> {
    if (this.isPart) return;
    const {meta} = this.constructor as typeof MjElement;
    if (!this.stray && !strayOf(this.attributes, meta)) return;
    // if this module cannot be fetched, the element works without it
    const fetched = await import('../views/known-words.js').catch(() => undefined);
    if (!fetched) return;
    // the attributes of now: they may have changed while the module was fetched
    this.stray = fetched.tellStray(this, strayOf(this.attributes, meta), this.strings);
    this.tellProblem();
  }

  /**
   * The author's text with the mistake marked, and the reason. `field` names the attribute, if it is not the hand.
   */
  protected renderProblem(text: string, field?: string): TemplateResult | typeof nothing {
    const {problem, typeFault} = this;
    if (!problem) return nothing;
    const message = this.words ? problem.message : '';
    const {code, about, at} = problem;
    const tile = ABOUT_TILES.includes(code) ? tilesIn(about).at(0) : undefined;
    if (!typeFault) return problemView({text, field, at, message, tile});
    return problemView({text: about ?? '', field: field ?? typeFault.field, at, message});
  }
}

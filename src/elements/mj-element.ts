import {LitElement, html, isServer, nothing, type PropertyDeclaration, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import './events.js';
import {LocalizeController, type Words} from '../controllers/localize.js';
import type {NearController} from '../controllers/near.js';
import {circleOf} from '../controllers/source.js';
import type {Lang} from '../core/game/names.js';
import {explainFault, fault, spelled, type Fault, type Problem} from '../core/situation/problem.js';
import type {Strings} from '../locales/index.js';
import type {Vocabulary} from '../locales/lexicon.js';
import {VERSION} from './define.js';
import {isSilent} from './inside.js';
import {dress} from './sheets.js';
import {taken} from './taken.js';

/**
 * What all elements have in common: language, themes, and how they say that something cannot be read.
 *
 * @cssprop --mj-text - Text
 * @cssprop --mj-muted - Text that is less important
 * @cssprop --mj-font - Font of all but the tiles
 * @cssprop --mj-surface - What is behind text, where the element has a theme of its own
 * @cssprop --mj-raised - What is behind lit lines and fields
 * @cssprop --mj-line - Lines between rows and around fields
 * @cssprop --mj-accent - The winning tile, lit lines, what is pressed
 * @cssprop --mj-on-accent - Text on the accent
 * @cssprop --mj-error - What is wrong
 * @cssprop --mj-focus - The ring around what has the focus
 * @cssprop --mj-radius - How round boxes are
 * @cssprop --mj-gap - The room in boxes
 * @cssprop --mj-mono - Font of notation and code
 * @cssprop --mj-faded - How opaque is what does not count, or is used up
 * @cssprop [--mj-tile-radius=0.09em] - How round a tile's corners are; `1em` is its height
 * @cssprop --mj-index-ink - The numeral or letter in a tile's corner
 * @cssprop --mj-index-font - Its font
 * @cssprop --mj-face - A tile's face
 * @cssprop --mj-face-aka - The face of a red tile
 * @cssprop --mj-edge - A tile's edge
 * @cssprop --mj-ink - What is drawn on a tile in black
 * @cssprop --mj-ink-red - What is drawn on a tile in red
 * @cssprop --mj-ink-green - What is drawn on a tile in green
 * @cssprop --mj-ink-blue - What is drawn on a tile in blue
 * @cssprop --mj-ink-gold - What is drawn on a tile in gold
 * @cssprop --mj-ink-aka - What is drawn on a red tile
 * @cssprop --mj-wild - The mark of a wild tile
 * @cssprop --mj-back - A tile's back
 * @cssprop --mj-back-edge - The edge of a tile's back
 * @cssprop --mj-back-ink - What is drawn on a tile's back
 */
export abstract class MjElement<S extends Strings = Strings> extends LitElement {
  static readonly version = VERSION;

  /** What is wrong with properties that are not what they are to be: text, or an object of some kind. */
  private readonly misfits = new Map<string, Fault>();

  /** Colours of the element: `light`, `dark`, or `auto` for the system's; by default those of the page. */
  @property({reflect: true}) theme?: 'light' | 'dark' | 'auto';

  /** Colours of the tiles alone: `light`, `dark`, `dim` (ivory in the dark) or `auto`. */
  @property({attribute: 'tile-theme', reflect: true}) tileTheme?: 'light' | 'dark' | 'dim' | 'auto';

  /** Numerals and letters in the corners of the tiles. */
  @property({type: Boolean, reflect: true}) index = false;

  /** `small`, `medium`, `large` or `huge`; any other height by `--mj-tile-height`. */
  @property({reflect: true}) size?: 'small' | 'medium' | 'large' | 'huge';

  /** Language of the names of tiles and patterns, where it is not that of the page around. */
  @property() names?: string;

  /** How names are read: beside or below them, `ruby` over them, or `none`. */
  @property({reflect: true}) reading?: 'ruby' | 'none';

  /** The id of the element whose hand this one shows. */
  @property() for?: string;

  /** Why what was given cannot be read. */
  get problem(): Problem | undefined {
    return this.found && explainFault(this.found, this.words?.strings.problems);
  }

  protected readonly internals = this.attachInternals();
  /** Where an element need not be drawn before somebody sees it. */
  protected readonly near?: NearController;
  /** What it may have to say. */
  protected abstract readonly vocabulary: Vocabulary<S>;
  private readonly localize = new LocalizeController(this, () => this.vocabulary);
  private found?: Fault;
  private announced?: string;

  /** What was given that is not what is meant, text for one, or a `for` that leads back here. */
  protected get misfit(): Fault | undefined {
    return [...this.misfits.values()][0] ?? circleOf(this);
  }

  /** Undefined until the language has come. */
  protected get words(): Words<S> | undefined {
    return this.localize.words;
  }

  /** The language that is wanted, whether its words have come or not. */
  protected get language(): Lang {
    return this.localize.lang;
  }

  /** The strings alone, without the sentences made of them. */
  protected get strings(): S | undefined {
    return this.words?.strings;
  }

  constructor() {
    super();
    const texts = isServer ? undefined : new MutationObserver(() => this.requestUpdate());
    this.addController({
      hostConnected: () => texts?.observe(this, {subtree: true, childList: true, characterData: true}),
      hostDisconnected: () => texts?.disconnect(),
    });
  }

  /** Lit calls it for everything that is set. */
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    const [name, before, options] = change;
    if (options && (options.attribute !== false || options.converter))
      this.fit(name as string, before, options);
    super.requestUpdate(...change);
  }

  /** Nothing becomes the default; what is not what is meant becomes what stands for it in words, or nothing, and is told. */
  private fit(name: string, before: unknown, options: PropertyDeclaration): void {
    const given: unknown = Reflect.get(this, name);
    const put = (value: unknown) => Object.is(value, given) || Reflect.set(this, name, value);
    if (given === null || given === undefined) {
      // a new element has its defaults
      put(before === undefined ? undefined : Reflect.get(new (this.constructor as new () => this)(), name));
      this.misfits.delete(name);
      return;
    }
    const fits = taken(given, options);
    put(options.attribute === false ? fits : (fits ?? spelled(given)));
    this.markProperty(name, given, fits !== undefined);
  }

  /** Takes note of whether what was set as a property is what is meant there. */
  protected markProperty(name: string, given: unknown, fits: boolean): void {
    if (fits) this.misfits.delete(name);
    else this.misfits.set(name, fault('bad-field', spelled(given), name));
  }

  /** What `mj render --declarative` has put into the shadow root is shown until the element shows the same itself. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const declared = [...(this.shadowRoot?.childNodes ?? [])];
    const root = this.adoptedCallback();
    this.renderOptions.renderBefore = null;
    if (declared.length) {
      // it has its room, and is to answer
      this.near?.come();
      this.replace(declared);
    }
    return root;
  }

  /** Moved to another document, which takes away the sheets. */
  adoptedCallback(): ShadowRoot {
    return dress(this, (this.constructor as typeof MjElement).elementStyles);
  }

  private replace(declared: readonly ChildNode[]): void {
    requestAnimationFrame(() => {
      if (!this.isConnected) return;
      if (!this.showsAll) return this.replace(declared);
      declared.forEach((node) => node.remove());
      this.requestUpdate();
    });
  }

  /** Whether it shows what it is to show, and the elements inside do: until then they show what stands in their tags. */
  private get showsAll(): boolean {
    const inside = [...this.renderRoot.querySelectorAll(':not(.declared, .declared *)')];
    const isDrawn = (one: Element) =>
      one instanceof MjElement ? one.showsAll : !one.matches('slot:not([name])');
    return this.hasUpdated && this.words !== undefined && inside.every(isDrawn);
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const turn = this.near?.turn;
    const update = () => super.scheduleUpdate() as Promise<unknown> | undefined;
    return turn ? turn.then(update) : update();
  }

  /** Who waits for an element that is far brings it forward: once it is updated, it is drawn. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.near?.queue();
    return super.getUpdateComplete();
  }

  /** The text inside the tag, without what is put into a slot; undefined where there is none. */
  protected get ownText(): string | undefined {
    return textIn(this).trim() || undefined;
  }

  /** Whether it is this element that tells the page of a problem, not the one that it has its data from. */
  protected reports(): boolean {
    return true;
  }

  /** Takes note of what is wrong, or that nothing is; called once a render. */
  protected note(found: Fault | undefined): void {
    this.found = this.misfit ?? found;
    if (this.found) this.internals.states.add('invalid');
    else this.internals.states.delete('invalid');
  }

  protected override updated(): void {
    const {problem} = this;
    const key = problem && JSON.stringify([problem.code, problem.field, problem.at, problem.about]);
    if (key === this.announced) return;
    this.announced = key;
    if (problem && this.reports()) {
      this.dispatchEvent(new CustomEvent('mj-invalid', {detail: problem, bubbles: true, composed: true}));
    }
  }

  /** The author's text with the place marked, and the reason beside it; before it the attribute, if not the hand. */
  protected renderProblem(text: string, field?: string): TemplateResult | typeof nothing {
    const {problem, misfit} = this;
    if (!problem) return nothing;
    if (misfit) [text, field = misfit.field] = [problem.about ?? '', field];
    const {start, end} = problem.at ?? {start: text.length, end: text.length};
    const piece = text.slice(start, end);
    const marked = piece ? html`<mark part="mark">${head(piece)}</mark>` : nothing;
    const where = field ? html`<b part="field">${field}</b> ` : nothing;
    return html`<span class="problem" part="problem"
      >${where}<span class="text" part="text" dir="auto"
        >${tail(text.slice(0, start))}${marked}${head(text.slice(end))}</span
      >
      <span class="error" part="error" dir="auto">${this.words ? problem.message : nothing}</span></span
    >`;
  }
}

/** The text of an element as a reader sees it, however it is formatted. */
const textIn = (element: Element): string =>
  Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
    return node.slot || isSilent(node.localName) ? '' : textIn(node);
  }).join('');

/** So much of a text before, in and behind a mistake is enough to find it. */
const SHOWN = 200;
const head = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
const tail = (text: string): string => (text.length > SHOWN ? `…${text.slice(-SHOWN)}` : text);

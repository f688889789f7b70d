import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {SourceController} from '../../controllers/source.js';
import {parseHandOf, parseRun, parseTiles, runOf} from '../../core/notation/parse.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {locales, type Strings} from '../../locales/index.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {plainNames} from '../views/name-lang.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {tileRunStyles} from './mj-tiles.styles.js';
import {runView} from './run-view.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {isFault} from '../../core/situation/result.js';

/** A run of tiles, and its text. */
interface Run {
  readonly text: string;
  readonly tiles: readonly Tile[];
  readonly wild?: readonly Kind[];
}

/**
 * A run of tiles inside a sentence, as high as the text around it allows. Of a hand, the melds and the winning tile belong to
 * the run.
 *
 * The tiles are the `tiles` attribute, or the text inside the tag, which readers also see without script;
 * without either those of the element named by `for`, or of the nearest `<mj-example>`.
 *
 * @customElement mj-tiles
 * @slot - The tiles in notation, if there is no `tiles` attribute; shown as text until the script has loaded
 * @attr {number} count - The number of tiles, 1 to 14; prestyle.css reserves their room until the script has loaded
 * @fires {CustomEvent<Problem>} mj-invalid - The input cannot be read
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `indexed` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute, if a property has a value of the wrong type
 * @csspart text - The text that cannot be read
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=1.5em] - Height of a tile
 * @cssState invalid - The input cannot be read
 */
export class MjTiles extends ShowsTiles<MjElement<Strings, Run>>(MjElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = tileRunStyles;

  static override properties: PropertyDeclarations = {
    tiles: {},
    wild: {},
    for: {},
  };

  /** The tiles in notation. */
  tiles?: string;

  /** Tiles whose kinds are marked as wild. */
  wild?: string;

  /** The id of the element whose hand is shown. */
  for?: string;

  protected readonly vocabulary = locales;
  private readonly source = new SourceController(this);

  /** What a screen reader says; empty until the language has loaded. */
  get spoken(): string {
    const {words} = this;
    const {tiles = [], wild} = this.computed.view ?? {};
    return words ? words.speech.speakTiles(plainNames(words.strings), tiles, wild) : '';
  }

  protected override readInput(): void {
    this.source.refresh();
    super.readInput();
  }

  protected override compute(): Computed<Run> {
    const own = this.tiles || this.ownText;
    const {situation} = this.source.state ?? {};
    const text = own ?? situation?.hand ?? '';
    const read = own === undefined && situation?.hand ? runOf(parseHandOf(situation)) : parseRun(text);
    const marked = parseTiles(this.wild ?? '');
    if (isFault(read)) return {view: {text, tiles: []}, fault: read};
    const {tiles} = read;
    if (isFault(marked)) return {view: {text, tiles}, fault: {...marked, field: 'wild'}};
    return {view: {text, tiles, wild: marked.tiles.map(kindOf)}};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.internals.role = this.problem ? null : 'img';
    this.internals.ariaLabel = this.spoken || null;
  }

  override render(): TemplateResult | typeof nothing {
    const {view, fault} = this.computed;
    if (fault) return this.renderProblem(fault.field ? (this.wild ?? '') : (view?.text ?? ''), fault.field);
    if (!view?.tiles.length) return html`<slot></slot>`;
    const {text, tiles, wild} = view;
    // copying a sentence includes the notation; a screen reader uses the label of the element
    return html`${runView(tiles, this.index, wild)}<span class="sr">${text.trim()}</span>`;
  }
}

import {html, type TemplateResult, type CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import {loadFaces} from '../../art/registry.js';
import {SourceController} from '../../controllers/source.js';
import {parseHandOf, parseTiles} from '../../core/notation/parse.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {locales} from '../../locales/index.js';
import {MjElement} from '../mj-element.js';
import {plainNames} from '../name-lang.js';
import {tilesStyles} from './mj-tiles.styles.js';
import {runView} from './run-view.js';

/** All tiles of a hand as one run: the melds', those held and the winning one. */
function readAll(situation: Situation): {tiles: Tile[]} | {fault: Fault} {
  const read = parseHandOf(situation);
  if ('fault' in read) return read;
  const {melds, tiles, win} = read.hand;
  return {tiles: [...melds.flatMap((meld) => meld.tiles), ...tiles, ...(win === undefined ? [] : [win])]};
}

/**
 * A run of tiles inside a sentence, as high as the text around it allows.
 *
 * The tiles are the `tiles` attribute, or the text inside the tag, which is also what readers see where no script runs;
 * without either those of the element named by `for`, or of the nearest `<mj-example>`.
 *
 * @customElement mj-tiles
 * @slot - The tiles in notation, where there is no `tiles` attribute; shown as it is until the script has come
 * @attr {number} count - How many tiles there are, 1 to 14: prestyle.css then keeps their room until the script has come
 * @fires {CustomEvent<Problem>} mj-invalid - What was given cannot be read
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - Text that cannot be read, and the reason
 * @csspart field - The attribute, where a property is no text
 * @csspart text - That text
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=1.5em] - Height of a tile
 * @cssState invalid - What was given cannot be read
 */
export class MjTiles extends MjElement {
  static override styles: CSSResultGroup = tilesStyles;

  /** The tiles in notation. */
  @property() tiles?: string;

  /** A tile whose kind is marked as wild. */
  @property() wild?: string;

  protected readonly vocabulary = locales;
  private readonly source = new SourceController(this);
  private read: readonly Tile[] = [];
  private wildKind?: Kind;

  constructor() {
    super();
    this.internals.role = 'img';
  }

  /** What a screen reader says; empty until the language has come. */
  get spoken(): string {
    const {words, read, wildKind} = this;
    return words ? words.speech.speakTiles(plainNames(words.strings), read, wildKind) : '';
  }

  protected override updated(): void {
    super.updated();
    this.internals.ariaLabel = this.spoken || null;
  }

  override render(): TemplateResult {
    const own = this.tiles || this.ownText;
    const {situation} = this.source.state ?? {};
    const {wild = ''} = this;
    const text = own ?? situation?.hand ?? '';
    const read = own === undefined && situation?.hand ? readAll(situation) : parseTiles(text);
    const marked = parseTiles(wild);
    const inWild = 'fault' in marked ? {...marked.fault, field: 'wild'} : undefined;
    const fault = this.misfit ?? ('fault' in read ? read.fault : inWild);
    this.note(fault);
    this.read = 'fault' in read ? [] : read.tiles;
    this.wildKind = 'fault' in marked ? undefined : marked.tiles.map(kindOf).at(0);
    this.internals.role = fault ? null : 'img';
    if (fault) return this.renderProblem(fault.field ? wild : text, fault.field) as TemplateResult;
    if (!this.read.length) return html`<slot></slot>`;
    void loadFaces(this.read)?.then(() => this.requestUpdate());
    // who copies a sentence gets the notation with it; a screen reader has the label of the whole
    return html`${runView(this.read, this.index, this.wildKind)}<span class="sr">${text.trim()}</span>`;
  }
}

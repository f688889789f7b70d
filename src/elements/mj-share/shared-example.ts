/** Which example is shared, in which forms, and where its links lead. */
import type {PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {SourceController} from '../../controllers/source.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import type {Shared} from '../../share/shared.js';
import {TARGETS, type Target} from '../../share/targets.js';
import {plainNames} from '../name-lang.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {asText} from '../taken.js';
import type * as Codes from './codes.js';

/** One example takes what came in the page's address. */
let opened = false;

/** The code is pasted into other pages, where an address of this one would lead elsewhere. */
const absolute = (address = ''): string =>
  address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : '';

export abstract class SharedExample extends SituationElement<AllStrings> {
  /**
   * The forms that are offered: `tag`, `iframe`, `link`, `md`, `bbcode`, `text`, `svg` and `png`. All by default, but
   * `iframe` only where there is a `base`.
   */
  @property() targets?: string;

  /** The form that is shown. */
  @property() target?: Target;

  /** The folder in which `embed.html` is hosted, or its own address, for the iframe. */
  @property({converter: asText}) base?: string;

  /** The page that links lead to; this page by default. */
  @property({converter: asText}) href?: string;

  /** The script that brings the elements, to be part of the tag's code. */
  @property({converter: asText}) script?: string;

  protected readonly vocabulary = allWords;
  protected readonly source = new SourceController(this, () => this.own);
  /** Fetched when it is first needed. */
  protected codes?: typeof Codes;
  protected shown?: ScoredView<AllStrings>;

  protected override get wanted(): ExampleState | undefined {
    const {state} = this.source;
    return state?.situation.hand ? state : undefined;
  }

  /** The forms that are offered, in this order. */
  get offered(): readonly Target[] {
    const {targets, base} = this;
    if (targets) {
      const named = targets.split(/[\s,]+/);
      return TARGETS.filter((target) => named.includes(target));
    }
    return TARGETS.filter((target) => target !== 'iframe' || base);
  }

  protected get chosen(): Target {
    const {offered, target} = this;
    return offered.find((name) => name === target) ?? offered[0] ?? 'tag';
  }

  /** The code in one form; of a PNG, what describes it. Empty until the example has been scored. */
  async codeFor(target: Target): Promise<string> {
    const {shown} = this;
    if (!shown) return '';
    const codes = await this.load();
    return (await codes.codeOf(target, this.sharedOf(shown, codes), this.places)).text;
  }

  /** The picture of the hand as PNG; undefined until the example has been scored. */
  async toBlob(): Promise<Blob | undefined> {
    const {shown} = this;
    if (!shown) return undefined;
    const codes = await this.load();
    const {picture} = await codes.codeOf('png', this.sharedOf(shown, codes), this.places);
    return picture && codes.pngOf(picture);
  }

  protected async load(): Promise<typeof Codes> {
    return (this.codes ??= await import('./codes.js'));
  }

  protected get places(): Codes.Places {
    return {base: absolute(this.base), script: absolute(this.script)};
  }

  /** The id of the element that the example is in. */
  private get sourceId(): string {
    return this.for ?? (this.own ? '' : (this.closest('mj-example, mj-hand-input')?.id ?? ''));
  }

  protected sharedOf(
    {state: {situation}, known, result, strings, text, nameText}: ScoredView<AllStrings>,
    codes: typeof Codes,
  ): Shared {
    const page = this.href ? absolute(this.href) : location.href;
    const link = codes.permalink(page, situation, known.ruleset, this.href ? '' : this.sourceId);
    const words = nameText === text ? text : {...text, names: nameText.names};
    return {
      situation,
      ruleset: known.ruleset,
      result,
      strings: plainNames(strings),
      said: codes.saidOf(situation, known.ruleset, strings),
      text: words,
      link,
    };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {given} = this.source;
    if (!opened && !this.href && given?.known && location.search.includes('mj=')) void this.open(given);
  }
  /** Few pages are opened by a permalink: what reads it comes with the rest. */
  private async open(given: ExampleState): Promise<void> {
    const {openAddress} = await this.load();
    if (!opened) opened = openAddress(location.href, this.sourceId, given);
  }
}

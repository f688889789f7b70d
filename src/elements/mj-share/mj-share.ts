import {unhidden} from '../../controllers/unhidden.js';
import {isPixels, TABLE_TARGETS, TARGETS, type Target, type PixelTarget} from '../../share/targets.js';
import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {fetchFailed} from '../../controllers/fetched.js';
import {noteFound} from '../../controllers/missing.js';
import {announce, hush} from '../../controllers/announcer.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {copyFrom, copyPicture} from '../base/copy.js';
import {mismatchView} from '../views/mismatch-view.js';
import {asText, numberText} from '../attributes/converters.js';
import {emit} from '../base/emit.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import type * as Codes from './codes.js';
import {shareStyles} from './mj-share.styles.js';
import type {TableElement} from './table-codes.js';
import {shareView} from './share-view.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {listedWords} from '../../core/situation/value.js';

/** Makes an address absolute: the code is pasted into other pages, where a relative one would lead elsewhere. */
const absolute = (address = ''): string =>
  address && URL.canParse(address, unhidden(document, 'baseURI'))
    ? new URL(address, unhidden(document, 'baseURI')).href
    : '';

/** The forms that are named; by default all, with an iframe only where its page has an address. */
function offeredOf<T extends Target>(all: readonly T[], targets?: string, base?: string): readonly T[] {
  if (!targets) return all.filter((target) => target !== 'iframe' || base);
  const named = listedWords(targets);
  return all.filter((target) => named.includes(target));
}

/** How long the data of a file is kept for the browser to start saving, in milliseconds. */
const KEPT = 10_000;

/** Saves a file as a browser's download. */
function saveFile(content: Blob, name: string): void {
  const link = unhidden(document, 'createElement')('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Whether an example has taken the one in the page's address; only one does. */
let opened = false;

/**
 * The code for an example: as a tag, a code fence, a shortcode, an iframe, an address, Markdown, BBCode, plain text in the
 * page's language, SVG, PNG, and PNG with lines and total; to copy, to save, or, if a page allows neither, to select. Also the code for the `<mj-board>` or
 * `<mj-round>` named by `for`, at the step that is shown, except for address and PNG; and for the hand that was played in the
 * `<mj-play>` named by `for`, with an address that tells it again.
 *
 * The address is that of the page, or `href`, with the example in the parameter `mj`. If a page is opened with such an
 * address, the element puts that example in place of its own.
 *
 * @customElement mj-share
 * @slot - Shown until the code is ready, and without script
 * @fires {CustomEvent<ShareDetail>} mj-share - Something was copied or saved
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total of the element's own situation is not the one in `expect`
 * @csspart share - The whole element
 * @csspart label - The heading
 * @csspart targets - The choice of a form
 * @csspart target - One form; also `target-chosen`
 * @csspart hint - The use of the chosen form
 * @csspart picture - The picture as it will be saved
 * @csspart code-label - The name of the text beside a picture
 * @csspart code - The code
 * @csspart actions - The buttons
 * @csspart button - A button; also `copy`, `copy-picture` and `save`
 * @csspart copied - The note that it was copied or saved
 * @csspart mismatch - The note that the author expects another total
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssprop [--mj-form-width=48em] - Maximum width
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjShare extends SituationElement<AllStrings> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = shareStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    targets: {},
    target: {},
    names: {},
    size: {reflect: true},
    base: {converter: asText},
    href: {converter: asText},
    script: {converter: asText},
    expect: {type: Number, converter: numberText},
  };

  /** The id of the element whose hand is shown. */
  for?: string;

  /**
   * The forms that are offered: `tag`, `fence`, `shortcode`, `iframe`, `link`, `md`, `bbcode`, `text`, `svg`, `png` and
   * `scored`, a PNG with lines and total. All by default, but `iframe` only where there is a `base`.
   */
  targets?: string;

  /** The form that is shown. */
  target?: Target;

  /** The folder in which `embed.html` is hosted, or its own address, for the iframe. */
  base?: string;

  /** The page that links lead to; this page by default. */
  href?: string;

  /** The address of the script for the elements, to include in the tag's code. */
  script?: string;

  /** Language of the names of tiles and patterns; by default that of the page. */
  override names?: string;

  /** `large` or `huge` for larger buttons; `small` and `medium` for those of the usual size. */
  size?: 'small' | 'medium' | 'large' | 'huge';

  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = allWords;
  private code: Codes.Code = {text: ''};
  private saidLast = '';
  /** Fetched when first needed. */
  private codes?: typeof Codes;
  private key = '';

  /** The forms that are offered, in this order. */
  get offered(): readonly Target[] {
    const {table, targets, base} = this;
    const forms = table && !table.link ? TABLE_TARGETS.filter((form) => form !== 'link') : TABLE_TARGETS;
    return offeredOf<Target>(table ? forms : TARGETS, targets, base);
  }

  /** The board or round that `for` names, once it shows something. */
  private get table(): TableElement | undefined {
    const {givenExample, element} = this.source;
    return givenExample?.round && element && 'toText' in element
      ? (element as Element & TableElement)
      : undefined;
  }

  protected override get shownExample(): ExampleState | undefined {
    const {state} = this.source;
    return state?.situation.hand && !this.table ? state : undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {givenExample} = this.source;
    if (!opened && !this.href && givenExample?.known && location.search.includes('mj='))
      this.open(givenExample).catch(this.askAgain);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {code, codes} = this;
    const canvas = this.renderRoot.querySelector('canvas');
    if (canvas) codes?.drawPng(canvas, code);
    this.renew().then(() => noteFound(this, MjShare), this.askAgain);
  }

  /** What the element needs could not be fetched. */
  private readonly askAgain = (error: unknown): void =>
    fetchFailed(this, MjShare, error, () => this.requestUpdate());

  /** Opens a permalink. Few pages are opened by one, so its reader is fetched with the rest. */
  private async open(given: ExampleState): Promise<void> {
    const {openAddress} = await this.load();
    if (!opened) opened = openAddress(location.href, this.sourceId, given);
  }

  private get chosenTarget(): Target {
    const {offered, target} = this;
    return offered.find((name) => name === target) ?? offered[0] ?? 'tag';
  }

  /** The code in one form; for a PNG, its description. Empty until the example is scored. */
  async codeFor(target: Target): Promise<string> {
    return (await this.inForm(target))?.text ?? '';
  }

  /**
   * The picture of the hand as a PNG; undefined until the example is scored.
   * @param form `scored` for the tiles with lines and total below; else the tiles alone
   */
  async toBlob(form: PixelTarget = 'png'): Promise<Blob | undefined> {
    const code = await this.inForm(form);
    return code?.picture && this.codes?.pngOf(code);
  }

  /** The code in one form; undefined where there is nothing to share, or a table has no such form. */
  private async inForm(target: Target): Promise<Codes.Code | undefined> {
    const {table, places, language: lang} = this;
    const {view: shown} = this.computed;
    if (table) {
      const form = TABLE_TARGETS.find((name) => name === target);
      return (
        form &&
        (await import('./table-codes.js')).tableCode(form, table, {
          ...{places, lang},
          ...(this.href && {page: absolute(this.href)}),
        })
      );
    }
    if (!shown) return undefined;
    const codes = await this.load();
    return codes.codeOf(target, codes.sharedOf(shown, this.linked), places);
  }

  private async load(): Promise<typeof Codes> {
    return (this.codes ??= await import('./codes.js'));
  }

  private get places(): Codes.SharePlaces {
    return {base: absolute(this.base), script: absolute(this.script)};
  }

  /** The page that links lead to, and the element there. */
  private get linked(): {readonly page: string; readonly id: string} {
    const {href, sourceId} = this;
    return href ? {page: absolute(href), id: ''} : {page: location.href, id: sourceId};
  }

  /** The id of the element that shows the example. */
  private get sourceId(): string {
    return this.for ?? (this.ownExample ? '' : (this.closest('mj-example, mj-hand-input')?.id ?? ''));
  }

  /** The values that the code depends on; empty where there is nothing to share. */
  private get about(): string {
    const {table, source, chosenTarget, base, href, script, language} = this;
    const {view: shown} = this.computed;
    const places = [chosenTarget, base, href, script];
    if (table) {
      const {record, at, main} = source.givenExample?.round ?? {};
      return JSON.stringify([record, at, main?.record, language, ...places]);
    }
    if (!shown) return '';
    const {state, result, strings, nameText} = shown;
    return JSON.stringify([state.situation, result, strings.lang, nameText.title, ...places]);
  }

  /** Makes new code for another example or form; the old code stays until the new one is ready. */
  private async renew(): Promise<void> {
    const {about, chosenTarget} = this;
    if (!about || about === this.key) return;
    this.key = about;
    const code = await this.inForm(chosenTarget);
    if (about !== this.key || !code) return;
    this.code = code;
    this.saidLast = '';
    this.redraw();
  }

  private say(said: string): void {
    this.saidLast = said;
    this.redraw();
    announce(this, said);
  }

  private tellShare(how: 'copy' | 'save'): void {
    emit(this, 'mj-share', {target: this.chosenTarget, how, text: this.code.text});
  }

  private readonly handleChoose = (target: Target): void => {
    this.target = target;
  };

  private readonly handleCopy = async (): Promise<void> => {
    const {strings} = this;
    const area = this.renderRoot.querySelector('textarea');
    if (!area || !strings) return;
    const copied = await copyFrom(area);
    this.say(copied ? strings.share.copied : strings.share.selected);
    if (copied) this.tellShare('copy');
  };

  private readonly handleCopyPicture = async (): Promise<void> => {
    const {code, codes, strings} = this;
    if (!code.picture || !codes || !strings) return;
    try {
      await copyPicture(codes.pngOf(code));
      this.say(strings.share.copied);
      this.tellShare('copy');
    } catch {
      this.say(strings.share.saveInstead);
    }
  };

  private readonly handleSave = async (): Promise<void> => {
    const {code, codes, chosenTarget} = this;
    const picture = isPixels(chosenTarget) && code.picture && (await codes?.pngOf(code));
    const file = chosenTarget === 'svg' ? new Blob([code.text], {type: 'image/svg+xml'}) : picture;
    if (!file) return;
    saveFile(file, `mahjong.${chosenTarget === 'svg' ? 'svg' : 'png'}`);
    this.tellShare('save');
  };

  private renderShare(strings: AllStrings): TemplateResult {
    const {offered, chosenTarget, code, saidLast} = this;
    if (!offered.length) return html`${nothing}`;
    return shareView({
      strings: strings.share,
      offered,
      chosen: chosenTarget,
      code,
      said: saidLast,
      onChoose: this.handleChoose,
      onCopy: () => void this.handleCopy(),
      onCopyPicture: () => void this.handleCopyPicture(),
      onSave: () => void this.handleSave(),
    });
  }

  protected override renderScore(view: ScoredView<AllStrings>): TemplateResult {
    return html`${this.renderShare(view.strings)}${mismatchView(view, this.expect)}`;
  }

  override render(): TemplateResult | typeof nothing {
    const {strings, table, problem} = this;
    return table && strings && !problem ? this.renderShare(strings) : super.render();
  }
}

import {html, nothing, type TemplateResult, type CSSResultGroup} from 'lit';
import {query, state} from 'lit/decorators.js';
import {announce, hush} from '../../controllers/announcer.js';
import type {Target} from '../../share/targets.js';
import {copyFrom, copyPicture} from '../copy.js';
import {mismatchView} from '../mismatch-view.js';
import type * as Codes from './codes.js';
import {shareStyles} from './mj-share.styles.js';
import {saveFile} from './save.js';
import {shareView} from './share-view.js';
import {SharedExample} from './shared-example.js';

/**
 * The code for an example: as a tag, an iframe, an address, Markdown, BBCode, plain text in the page's language, SVG
 * and PNG; to copy, to save, or, where a page allows neither, to select.
 *
 * The address is that of the page, or `href`, with the example in the parameter `mj`. On a page that is opened by such
 * an address, the element shows that example in the one that it belongs to.
 *
 * @customElement mj-share
 * @slot - Shown until the code is there: what readers see where no script runs
 * @fires {CustomEvent<ShareDetail>} mj-share - A reader has copied or saved something
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total of the element's own situation is not the one in `expect`
 * @csspart share - The whole
 * @csspart label - Its head
 * @csspart targets - The choice of a form
 * @csspart target - One form; also `target-chosen`
 * @csspart hint - What the form is good for
 * @csspart picture - The picture as it will be saved
 * @csspart code-label - What the text beside a picture is
 * @csspart code - The code
 * @csspart actions - The buttons
 * @csspart button - A button; also `copy`, `copy-picture` and `save`
 * @csspart copied - What has been done
 * @csspart mismatch - Says that the author expects another total
 * @csspart problem - A situation that cannot be scored, and the reason
 * @csspart field - The attribute that is wrong, where it is not the hand
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssprop [--mj-form-width=48em] - How wide it is at most
 * @cssState invalid - The situation cannot be scored
 */
export class MjShare extends SharedExample {
  static override styles: CSSResultGroup = shareStyles;

  @state() private code: Codes.Code = {text: ''};
  @state() private said = '';
  @query('textarea') private readonly area!: HTMLTextAreaElement | null;
  @query('canvas') private readonly canvas!: HTMLCanvasElement | null;

  private key = '';

  protected override updated(): void {
    super.updated();
    const {shown, canvas, code, codes} = this;
    this.tell(shown, !this.source.state?.result);
    if (canvas && code.picture) codes?.draw(canvas, code.picture);
    void this.renew();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
  }

  /** Writes the code anew for another example or form only; what was there stays until it has come. */
  private async renew(): Promise<void> {
    const {shown, chosen, base, href, script} = this;
    if (!shown) return;
    const {state, result, strings, nameText} = shown;
    const key = JSON.stringify([
      state.situation,
      result,
      strings.lang,
      nameText.title,
      chosen,
      base,
      href,
      script,
    ]);
    if (key === this.key) return;
    this.key = key;
    const codes = await this.load();
    const code = await codes.codeOf(chosen, this.sharedOf(shown, codes), this.places);
    if (key !== this.key) return;
    this.code = code;
    this.said = '';
  }

  private say(said: string): void {
    this.said = said;
    announce(this, said);
  }

  private tellShare(how: 'copy' | 'save'): void {
    this.emit('mj-share', {target: this.chosen, how, text: this.code.text});
  }

  private readonly handleChoose = (target: Target): void => {
    this.target = target;
  };

  private readonly handleCopy = async (): Promise<void> => {
    const {area, strings} = this;
    if (!area || !strings) return;
    const copied = await copyFrom(area);
    this.say(copied ? strings.share.copied : strings.share.selected);
    if (copied) this.tellShare('copy');
  };

  private readonly handleCopyPicture = async (): Promise<void> => {
    const {code, codes, strings} = this;
    if (!code.picture || !codes || !strings) return;
    try {
      await copyPicture(codes.pngOf(code.picture));
      this.say(strings.share.copied);
      this.tellShare('copy');
    } catch {
      this.say(strings.share.saveInstead);
    }
  };

  private readonly handleSave = async (): Promise<void> => {
    const {code, codes, chosen} = this;
    if (!code.picture || !codes) return;
    const svg = chosen === 'svg';
    saveFile(
      svg ? new Blob([code.text], {type: 'image/svg+xml'}) : await codes.pngOf(code.picture),
      `mahjong.${chosen}`,
    );
    this.tellShare('save');
  };

  override render(): TemplateResult {
    const view = this.scored();
    this.shown = view;
    if (this.problem) return html`${this.renderSituationProblem()}`;
    if (!view) return html`<slot></slot>`;
    const {offered, chosen, code, said} = this;
    if (!offered.length) return html`${nothing}`;
    return html`${shareView({
      strings: view.strings.share,
      offered,
      chosen,
      code,
      said,
      onChoose: this.handleChoose,
      onCopy: () => void this.handleCopy(),
      onCopyPicture: () => void this.handleCopyPicture(),
      onSave: () => void this.handleSave(),
    })}${mismatchView(view, this.expect)}`;
  }
}

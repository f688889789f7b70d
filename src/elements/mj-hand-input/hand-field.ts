/** The hand as the value of a field: who is told of it, and whether it is valid. */
import {announce, hush} from '../../controllers/announcer.js';
import type {AllStrings} from '../../locales/index.js';
import type {ScoredView} from '../situation-element.js';
import {isUnfinished} from '../unfinished.js';
import type {Said} from './drafts.js';
import {flawOf, formDataOf} from './form-value.js';
import {HandValue} from './hand-value.js';
import {sayEdit, sayMissing, sayOther, sayRefusal, sayScore} from './said.js';

/** Until no tile has come for so long, the score is not said, nor what has to be done next. */
const SETTLED = 1000;
/** Nor how many tiles are missing, which changes with each of them. */
const PAUSED = 3000;

export abstract class HandField extends HandValue {
  private scoreDue = false;
  private quiet = false;
  private readonly scoreVoice = {};
  private saidScore = '';

  protected override handleEdit(said: Said | undefined, typing = false): void {
    this.touched = this.isNews = true;
    this.scoreDue = !this.quiet;
    this.requestUpdate();
    if (this.quiet) return;
    if (said && this.words) announce(this, sayEdit(this.words, said));
    this.fire('input', ...(typing ? [] : ['change' as const]));
  }

  /** Takes the last edit back. */
  undo(): void {
    this.quietly(() => this.editor.undo());
  }

  /** Does again what was taken back. */
  redo(): void {
    this.quietly(() => this.editor.redo());
  }

  /** Takes all tiles away; `undo` brings them back. */
  clear(): void {
    this.quietly(() => {
      this.editor.look();
      this.editor.clear();
    });
  }

  /** What a page's script does is no news to it: no events, no words. */
  private quietly(act: () => void): void {
    this.sync();
    this.quiet = true;
    act();
    this.quiet = false;
    this.submit();
  }

  /** Says why a tile was not added. */
  protected tellRefusal(): void {
    const {words, editor} = this;
    if (words && editor.refused) announce(this, sayRefusal(words, editor.refused));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
    hush(this.scoreVoice);
  }

  protected override updated(): void {
    super.updated();
    const {shown} = this;
    this.submit();
    if (this.reports()) this.tell(shown);
    if (!shown) return;
    if (!this.scoreDue) return;
    this.scoreDue = false;
    const said = this.sayResult(shown);
    // what has been said already, or will be, is no news
    if (said === this.saidScore) return;
    this.saidScore = said;
    const quiet = shown.result.reason?.code === 'too-few-tiles' ? PAUSED : SETTLED;
    if (said) announce(this.scoreVoice, said, quiet);
    else hush(this.scoreVoice);
  }

  private sayResult({strings, result}: ScoredView<AllStrings>): string {
    const {at, seat} = this.editor;
    const {status, reason} = result;
    if (status !== 'invalid' || !reason) return sayOther(strings, result, at) ?? sayScore(strings, result);
    return isUnfinished(reason) ? sayMissing(strings, reason, at && seat) : reason.message;
  }

  protected override send(): void {
    const {internals, strings, name, situation, editor, required} = this;
    // how a tile that is still to come will have come is kept, and not sent
    const kept = JSON.stringify({...situation, ...editor.whole.fields});
    internals.setFormValue(name ? formDataOf(name, situation) : null, kept);
    const flaw = this.readonly ? undefined : flawOf(editor.whole, this.scored()?.result, strings, required);
    this.judge(flaw?.flags ?? {}, flaw?.message, (flaw && this.anchor) ?? undefined);
  }

  /** Where a browser says that the value is not valid. */
  protected abstract readonly anchor: HTMLElement | null;
}

/** Announces the score after a reader's change, once the reader pauses. */
import {announce, hush} from '../../controllers/announcer.js';
import type {AllStrings} from '../../locales/index.js';
import type {ScoredView} from '../base/situation-element.js';
import {isUnfinished} from '../views/unfinished.js';
import type {Editor} from './editor.js';
import {sayMissing, sayOther, sayScore} from './edit-sentences.js';

/** The pause before the score is announced, in milliseconds. */
const SETTLED = 1000;
/** The pause before the number of missing tiles is announced, in milliseconds; it changes with each tile. */
const PAUSED = 3000;

/** Announces the score once after a change, and not again while it stays the same. */
export class ScoreVoice {
  private isDue = false;
  private lastSaid = '';

  /** Marks a change whose score has to be announced. */
  expect(isDue: boolean): void {
    this.isDue = isDue;
  }

  /** Announces the score once it is known. */
  say(view: ScoredView<AllStrings> | undefined, editor: Editor): void {
    if (!view || !this.isDue) return;
    this.isDue = false;
    const text = textOf(view, editor);
    // the same sentence is not repeated
    if (text === this.lastSaid) return;
    this.lastSaid = text;
    const quiet = view.result.reason?.code === 'too-few-tiles' ? PAUSED : SETTLED;
    if (text) announce(this, text, quiet);
    else hush(this);
  }

  /** Cancels a pending announcement. */
  hush(): void {
    hush(this);
  }
}

function textOf({strings, result}: ScoredView<AllStrings>, {at, seat}: Editor): string {
  const {status, reason} = result;
  if (status !== 'invalid' || !reason) return sayOther(strings, result, at) ?? sayScore(strings, result);
  return isUnfinished(reason) ? sayMissing(strings, reason, at && seat) : reason.message;
}

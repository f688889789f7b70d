/** Says aloud what a reader's change has come to, once the reader pauses. */
import {announce, hush} from '../../controllers/announcer.js';
import type {AllStrings} from '../../locales/index.js';
import type {ScoredView} from '../situation-element.js';
import {isUnfinished} from '../unfinished.js';
import type {Editor} from './editor.js';
import {sayMissing, sayOther, sayScore} from './said.js';

/** How long the reader must pause before the score is said, in milliseconds. */
const SETTLED = 1000;
/** The same for how many tiles are missing, which changes with each of them. */
const PAUSED = 3000;

/** Tells screen readers the score once after a change, and not again while it is the same. */
export class ScoreVoice {
  private isDue = false;
  private lastSaid = '';

  /** Something has changed: its score is to be said. */
  expect(isDue: boolean): void {
    this.isDue = isDue;
  }

  /** Says it once it is known. */
  say(view: ScoredView<AllStrings> | undefined, editor: Editor): void {
    if (!view || !this.isDue) return;
    this.isDue = false;
    const text = textOf(view, editor);
    // the same sentence is not said twice
    if (text === this.lastSaid) return;
    this.lastSaid = text;
    const quiet = view.result.reason?.code === 'too-few-tiles' ? PAUSED : SETTLED;
    if (text) announce(this, text, quiet);
    else hush(this);
  }

  /** Takes back what has not been said yet. */
  hush(): void {
    hush(this);
  }
}

function textOf({strings, result}: ScoredView<AllStrings>, {at, seat}: Editor): string {
  const {status, reason} = result;
  if (status !== 'invalid' || !reason) return sayOther(strings, result, at) ?? sayScore(strings, result);
  return isUnfinished(reason) ? sayMissing(strings, reason, at && seat) : reason.message;
}

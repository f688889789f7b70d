/** The score of a hand by the rules of the form. */
import {announce, hush} from '../../controllers/announcer.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {AllStrings} from '../../locales/index.js';

/** Empty for a hand that scores nothing, or cannot be scored. */
export function totalText({status, total, unit}: ScoreResult, {score, punctuation}: AllStrings): string {
  if (status === 'invalid' || status === 'not-a-win') return '';
  return `${score.total}${punctuation.colon}${score.amount(total, unit)}`;
}

/** Announces the score when a reader's change has changed it. */
export class TotalVoice {
  private last?: string;

  say(total: string, isTouched: boolean): void {
    const isNews = this.last !== undefined && total !== this.last;
    if (total && isTouched && isNews) announce(this, total);
    this.last = total;
  }

  hush(): void {
    hush(this);
  }
}

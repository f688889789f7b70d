/** Fires events for new results and for totals that the author did not expect. */
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import {emit} from '../base/emit.js';
import type {ScoredView} from '../views/scored-view.js';

/** The last reported result. */
interface News {
  readonly hand: string;
  readonly rules: string;
  readonly ruleset: Ruleset;
  readonly expect?: number;
}

/** Fires `mj-score` and `mj-mismatch`, once for each new result. */
export class ScoreNews {
  private last?: News;

  constructor(private readonly host: EventTarget) {}

  /** Forgets a result when the hand changes, so that it is reported again when that hand returns. */
  forgetOther(situation: Situation | undefined): void {
    if (this.last?.hand !== JSON.stringify(situation)) this.last = undefined;
  }

  /**
   * @param isScorer whether the host has scored the situation itself, so that no other element reports it
   * @param expect the total that the author expects
   */
  tell({result, state, known}: ScoredView, isScorer: boolean, expect?: number): void {
    const {last, host} = this;
    const {situation} = state;
    const {ruleset} = known;
    const now = {hand: JSON.stringify(situation), rules: result.rules, ruleset, expect};
    const isNew = last?.hand !== now.hand || last.rules !== now.rules || last.ruleset !== ruleset;
    if (!isNew && last.expect === expect) return;
    this.last = now;
    if (isNew && isScorer) emit(host, 'mj-score', {situation, result});
    if (typeof expect === 'number' && expect !== result.total) {
      emit(host, 'mj-mismatch', {expected: expect, actual: result.total});
    }
  }
}

/** Tells the author, in the console, what an element states that changes nothing: the page shows no trace of it. */
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Circumstances} from '../../core/notation/gb.js';
import {idleIn, idleText, type IdleWords, type OutcomeOf} from '../../core/reading/idle.js';
import {attributeOf} from '../../core/situation/attributes.js';
import type {Situation} from '../../core/situation/situation.js';

/** What is looked at. */
export interface Stating {
  /** What the element states itself. */
  readonly stated: Partial<Situation>;
  /** What its hand says besides the tiles. */
  readonly said: Circumstances | undefined;
  readonly situation: Situation;
  readonly ruleset: Ruleset;
}

/** The notes of one element. What is stated is looked at once, and each note is told once. */
export class IdleNotes {
  private last: readonly unknown[] = [];
  private readonly told = new Set<string>();

  constructor(private readonly host: Element) {}

  /** @param outcome what the hand comes to */
  tell({stated, said, situation, ruleset}: Stating, words: IdleWords, outcome: OutcomeOf): void {
    const now = [stated, situation, ruleset];
    if (now.every((one, i) => one === this.last[i])) return;
    this.last = now;
    for (const one of idleIn(situation, ruleset, outcome, {stated, ...(said && {said})})) {
      const message = idleText(one, ruleset.id, words, attributeOf);
      if (this.told.has(message)) continue;
      this.told.add(message);
      console.warn(`<${this.host.localName}> ${message}`, this.host);
    }
  }
}

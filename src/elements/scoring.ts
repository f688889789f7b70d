import {unknownOption} from '../core/reading/options.js';
import type {Fault, ProblemMessages} from '../core/situation/problem.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {invalid, score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {readSituation, type SituationProperties} from '../core/reading/typed-situation.js';

/** Keeps the last score of an element, and scores again when the situation, rule set or language changes. */
export class Scoring {
  private key = '';
  private ruleset?: Ruleset;
  private messages?: ProblemMessages;
  private result?: ScoreResult;

  /**
   * @param own the element, if the situation is its own; its options may be unreadable
   * @param fault the fault of its hand, if any
   */
  score(
    situation: Situation,
    ruleset: Ruleset,
    messages: ProblemMessages,
    own?: SituationProperties,
    fault?: Fault,
  ): ScoreResult {
    const key = JSON.stringify([situation, own?.options, fault]);
    if (this.result && key === this.key && ruleset === this.ruleset && messages === this.messages) {
      return this.result;
    }
    this.key = key;
    this.ruleset = ruleset;
    this.messages = messages;
    const unread = fault ?? (own && readSituation(own, '', ruleset).fault);
    this.result = unread
      ? invalid(situation.rules, ruleset, unread, messages)
      : scored(situation, ruleset, messages);
    return this.result;
  }
}

/** Scores a situation. Turns an unknown option, for which the core throws, into a problem that the page shows. */
function scored(situation: Situation, ruleset: Ruleset, messages: ProblemMessages): ScoreResult {
  try {
    return score(situation, ruleset, messages);
  } catch (error) {
    const unknown = Object.keys(situation.options ?? {}).find(
      (name) => !Object.hasOwn(ruleset.options, name),
    );
    if (unknown === undefined) throw error;
    const found = unknownOption(unknown, ruleset.options, ruleset.id);
    return invalid(situation.rules, ruleset, found, messages);
  }
}

import {fault, type ProblemMessages} from '../core/problem.js';
import {empty} from '../core/report.js';
import type {ScoreResult} from '../core/result.js';
import type {Ruleset} from '../core/ruleset.js';
import {score} from '../core/score.js';
import type {Situation} from '../core/situation.js';
import {readSituation, type SituationProperties} from './situation.js';

/** Scores an element's situation when it is another one, or the rule set or the language is: not with every render. */
export class Scoring {
  private key = '';
  private ruleset?: Ruleset;
  private messages?: ProblemMessages;
  private result?: ScoreResult;

  /** @param own the element, where the situation is its own: its options may be unreadable */
  score(
    situation: Situation,
    ruleset: Ruleset,
    messages: ProblemMessages,
    own?: SituationProperties,
  ): ScoreResult {
    const key = JSON.stringify([situation, own?.options]);
    if (this.result && key === this.key && ruleset === this.ruleset && messages === this.messages) {
      return this.result;
    }
    this.key = key;
    this.ruleset = ruleset;
    this.messages = messages;
    const unread = own && readSituation(own, '', ruleset).fault;
    this.result = unread
      ? empty('invalid', ruleset, `${ruleset.id}@${ruleset.version}`, unread, messages)
      : scored(situation, ruleset, messages);
    return this.result;
  }
}

/** An option that does not exist is a programmer's mistake elsewhere; in a page it is the author's, to be shown. */
function scored(situation: Situation, ruleset: Ruleset, messages: ProblemMessages): ScoreResult {
  try {
    return score(situation, ruleset, messages);
  } catch (error) {
    const unknown = Object.keys(situation.options ?? {}).find((name) => !(name in ruleset.options));
    if (unknown === undefined) throw error;
    const found = fault('unknown-option', unknown, undefined, 'options');
    return empty('invalid', ruleset, `${ruleset.id}@${ruleset.version}`, found, messages);
  }
}

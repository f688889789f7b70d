/** Describes the circumstances of a hand in words, for Markdown, BBCode, text and HTML. */
import {formatOther, otherHandsOf} from '../core/situation/other-hand.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import {circumstanceClauses} from '../locales/circumstances.js';
import type {AllStrings} from '../locales/index.js';
import {optionsText} from './attributes.js';

/** Phrases for seats, numbers, flags, other players' hands and house rules. */
export function saidOf(situation: Situation, ruleset: Ruleset, strings: AllStrings): string[] {
  const {settlement, score, hand: words, punctuation} = strings;
  const {unit} = ruleset;
  const agreed = optionsText(situation, ruleset);
  const said = [
    ...circumstanceClauses(strings, situation, {unit, without: ['seat']}),
    ...otherHandsOf(situation).map(({seat, hand, flowers = '', flags}) => {
      const own = circumstanceClauses(strings, {hand, ...(flags && {flags})}, {unit});
      return `${settlement.seats[seat]}${punctuation.colon}${words.join([formatOther({hand, flowers}), ...own])}`;
    }),
    ...(agreed ? [`${score.changed}${punctuation.colon}${agreed}`] : []),
  ];
  return said.map(punctuation.starting);
}

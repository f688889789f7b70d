/** An example to share, from the sources. */
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {en} from '../../src/locales/en.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text} from '../../src/rules/luqiao/names/en.js';
import type {SharedExample} from '../../src/share/shared.js';

export const SITUATION: Situation = {
  rules: 'luqiao@1',
  hand: '[FFF] 456m 78m 99m [234m] +6m',
  by: 'discard',
  from: 'west',
  seat: 'south',
  wild: '3p',
};

export const share = (situation: Partial<Situation> = {}, link?: string): SharedExample => {
  const whole = {...SITUATION, ...situation};
  const result = score(whole, luqiao, en.problems);
  return {situation: whole, ruleset: luqiao, result, text, strings: en, ...(link ? {link} : {})};
};

/** Text that would be markup in every language written here. */
export const NASTY = `</textarea><script>alert(1)</script>"'&[url=javascript:x]y[/url][x](javascript:y)\`|*_`;

/** An example in which every word of a reader, author or rule set would be markup. */
export function nasty(): SharedExample {
  const shared = share();
  const names = Object.fromEntries(Object.keys(text.names).map((id) => [id, {name: NASTY}]));
  return {
    ...shared,
    situation: {
      ...shared.situation,
      rules: NASTY,
      hand: NASTY,
      wild: NASTY,
      flags: [NASTY],
      others: {east: NASTY},
    },
    result: {...shared.result, rules: NASTY, reason: {code: 'empty', message: NASTY}},
    text: {...text, title: NASTY, names},
  };
}

/** Which tiles of a hand or a table are marked as wild: by the rules, it may be another kind than that of the indicator. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {kindName} from '../../src/core/tiles/tile.js';
import {shownAt} from '../../src/elements/mj-board/shared.js';
import {replay} from '../../src/round/game/replay.js';
import {roundRules} from '../../src/round/state/rules.js';
import {parseRound} from '../../src/round/text/parse.js';
import {flow} from '../../src/rules/luqiao/flow.js';
import {luqiao, mcr} from '../../src/rules/index.js';
import {handRows} from '../../src/share/hand-picture.js';
import {galleryRuleset} from '../variant/gallery.js';
import {isFault} from '../../src/core/situation/result.js';

const HAND = '123m 456m 789p 67s 22s +8s';

/** The name of the kind that is marked, with an indicator. */
function marked(ruleset: Ruleset | undefined, wild: string, options = {}): string | undefined {
  const found = handRows({rules: ruleset?.id ?? '', hand: HAND, wild, options}, ruleset).wild;
  return found === undefined ? undefined : kindName(found);
}

describe('the wild kind of a picture', () => {
  it('is the one after the indicator, where the rules say so', () => {
    const wuhan = galleryRuleset('wuhan');
    expect(['3s', '9m', 'N', 'F'].map((indicator) => marked(wuhan, indicator))).toEqual([
      '4s',
      '1m',
      'E',
      'C',
    ]);
  });
  it('is the indicator’s own, where the rules say so or say nothing', () => {
    for (const ruleset of [luqiao, mcr, undefined]) expect(marked(ruleset, '3s')).toBe('3s');
  });
  it('is the indicator’s own, where the options cannot be read', () => {
    expect(marked(luqiao, '3s', {noSuchOption: 1})).toBe('3s');
    expect(marked(luqiao, '3s', {laziCap: 'x'})).toBe('3s');
  });
  it('is none without an indicator', () => {
    expect(marked(galleryRuleset('wuhan'), '')).toBeUndefined();
  });
});

describe('the wild kind of a table', () => {
  const marked = (ruleset: Ruleset): string | undefined => {
    const rules = roundRules(ruleset, flow);
    if (isFault(rules)) throw new Error(rules.code);
    const record = parseRound('wild=3s left=40 turn=east E: 123m 456m 789p 3s 4s 22s +8s');
    if (isFault(record)) throw new Error(record.code);
    const {positions, problems} = replay(record);
    const {view} = shownAt({numbers: false}, {record, positions, problems, rules, ruleset, at: 0});
    return view?.wild === undefined ? undefined : kindName(view.wild);
  };
  it('is the one after the indicator, where the rules say so', () => {
    expect(marked(galleryRuleset('wuhan'))).toBe('4s');
    expect(marked(luqiao)).toBe('3s');
  });
});

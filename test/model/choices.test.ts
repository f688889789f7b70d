/** What can be stated of a hand, and why something cannot be. */
import {describe, expect, test} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {flagChoices, refusedRow, refusedWay} from '../../src/elements/mj-hand-input/choices.js';
import {handDraftOf} from '../../src/elements/mj-hand-input/draft.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {ribon} from '../../src/rules/ribon/index.js';

const HAND = '234567p55p999sEE +E';

const choice = (ruleset: Ruleset, flag: string, said: Partial<Situation>) => {
  const situation = {rules: ruleset.id, hand: HAND, by: 'self', ...said} as Situation;
  return flagChoices(ruleset, situation, handDraftOf(situation).hand).find((found) => found.flag === flag);
};

describe('a flag', () => {
  test.each<[string, Partial<Situation>, string | undefined]>([
    ['riichi', {}, undefined],
    ['riichi', {hand: '[EEE] 23p +4p'}, 'concealed'],
    ['replacement', {by: 'discard'}, 'by'],
    ['replacement', {}, 'position'],
    ['replacement', {hand: '[[1111s]] 234567p99s5p +5p'}, undefined],
    ['ippatsu', {}, 'needs'],
    ['ippatsu', {flags: ['riichi']}, undefined],
    ['heavenly', {flags: ['riichi']}, 'not'],
    ['heavenly', {seat: 'south'}, 'dealer'],
    ['earthly', {}, 'other'],
    ['heavenly', {hand: '[[EEEE]] 23p +4p'}, 'unmelded'],
  ])('%s of %o: %s', (flag, said, what) => {
    expect(choice(ribon, flag, said)?.refusal?.what).toBe(what);
  });

  test('that is set can be taken away, whatever contradicts it', () => {
    expect(choice(ribon, 'riichi', {hand: '[EEE] 23p +4p', flags: ['riichi']})).toEqual({
      flag: 'riichi',
      on: true,
    });
  });

  test('is forbidden by one that is set, too', () => {
    expect(choice(mcr, 'flowerReplacement', {flags: ['replacement']})?.refusal).toEqual({
      what: 'not',
      flags: ['replacement'],
    });
  });
});

test('ura indicators lie there only after riichi', () => {
  const situation = {rules: 'ribon', hand: HAND, by: 'self'} as const;
  expect(refusedRow(ribon, situation)).toBe(true);
  expect(refusedRow(ribon, {...situation, flags: ['riichi']})).toBe(false);
});

test('a tile that is held cannot have been the fourth of a kong', () => {
  const situation = {rules: 'mcr', hand: '123m456p789sEEE5p +5p'} as const;
  expect(refusedWay(mcr, situation, 'robbing')).toBe(true);
  expect(refusedWay(mcr, {...situation, hand: '12m456p789sEEE55p +3m'}, 'robbing')).toBe(false);
});

/** A fault of too many tiles says which hands have them. */
import {expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {ja} from '../../src/locales/ja.js';

const HAND = {rules: 'luqiao', by: 'self', seat: 'south', hand: '[CCC] [234m] 456m 78m 99m +6m'} as const;

it('names the other hands, the count and the tile', () => {
  const others = {west: '1m9m 1p9p 1s9s ESWNPF C', north: '1m9m 1p9p 1s9s ESWNPF C'};
  const {reason} = score({...HAND, others}, luqiao, ja.problems);
  expect(reason).toMatchObject({code: 'five-of-a-kind', about: 'C', count: 5, hands: ['west', 'north']});
  expect(reason?.message).toBe('西家と北家の手と合わせて中が5枚あります。');
});

it('names no hand where one alone has too many', () => {
  const {reason} = score({...HAND, hand: '[CCC] [CCC] 456m 78m 99m +6m'}, luqiao, ja.problems);
  expect(reason).toMatchObject({code: 'five-of-a-kind', about: 'C'});
  expect(reason?.hands).toBeUndefined();
});

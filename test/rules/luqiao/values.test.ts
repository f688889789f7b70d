import {expect, test} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';

const lineOf = (hand: string, id: string) =>
  score({rules: 'luqiao', hand, by: 'self', seat: 'south', wild: '1m'}, luqiao).lines.find(
    (line) => line.id === id,
  );

test('a line that counts two groups says what each is worth', () => {
  expect(lineOf('[888s] [[9999p]] 33m 77m SSS +3m', 'anke')).toMatchObject({value: 12, values: [4, 8]});
});

test('a line that counts one group does not repeat its value', () => {
  expect(lineOf('[888s] [[9999p]] 33m 77m SSS +3m', 'angang')).not.toHaveProperty('values');
});

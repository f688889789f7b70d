/** Examples of a text: its own, those of the rules that it builds on, and those that are found for its other rows. */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import {readRuleset} from '../../src/variant/index.js';
import {based, rulesetOf} from './texts.js';

function read(text: string): Ruleset {
  const {ruleset, problems} = readRuleset(text, {id: 'own', based});
  expect(problems).toEqual([]);
  if (!ruleset) throw new Error('nothing to score');
  return ruleset;
}

const SETUP = 'tiles = 136\nnames = hk\nunit = fan\n';
const TABLE = `${SETUP}
| Pattern                              | Fan | Example                              |
| ------------------------------------ | --- | ------------------------------------ |
| All Pungs                            | 3   | 222p 333s 666s 88m 99m +9m           |
| Half Flush                           | 3   |                                      |
| Two Dragons = pungs of dragons = 2   | 2   |                                      |
| Self-draw                            | 1   |                                      |
| Never = pungs of dragons = 4         | 9   |                                      |
`;

describe('the examples of a text', () => {
  it('are its own, and for other rows hands that are found; a row that no hand has stays without', async () => {
    const ruleset = read(TABLE);
    const examples = await ruleset.examples();
    const names = ruleset.patterns.map(({id, native}) => [native, Object.hasOwn(examples, id)]);
    expect(names).toEqual([
      ['All Pungs', true],
      ['Half Flush', true],
      ['Two Dragons', true],
      ['Self-draw', true],
      ['Never', false],
    ]);
    expect(examples.pengpenghu.hand).toBe('222p 333s 666s 88m 99m +9m');
  });

  it('have nothing beside the tiles that their row does not need', async () => {
    const examples = await read(TABLE).examples();
    expect(examples.hunyise).not.toHaveProperty('flags');
    expect(examples.hunyise).not.toHaveProperty('seat');
    const {zimo} = await read(`${SETUP}1 fan: Self-draw`).examples();
    expect(Object.keys(zimo).sort()).toEqual(['by', 'hand']);
    expect(zimo.by).toBe('self');
  });

  it.each(['sichuan', 'huangyan', 'taiwan-sml'])('of %s win, and have their row', async (name) => {
    const ruleset = rulesetOf(name);
    const examples = await ruleset.examples();
    expect(Object.keys(examples).length).toBeGreaterThan(ruleset.patterns.length / 2);
    for (const [id, example] of Object.entries(examples)) {
      const {status, lines} = score({...example, rules: ruleset.id}, ruleset);
      expect([id, status, lines.some((line) => line.id === id)]).toEqual([id, 'win', true]);
    }
  });

  it('are the same each time', async () => {
    expect(await read(TABLE).examples()).toEqual(await read(TABLE).examples());
  });
});

it('hands are drawn by a text without an example', async () => {
  const draws = await drawing(read(`${SETUP}3 fan: All Pungs, Half Flush`));
  expect(draws.patterns()).toEqual(['pengpenghu', 'hunyise']);
  for (const id of draws.patterns()) expect(draws.draw({seed: '1', patterns: [id]})?.situation).toBeDefined();
});

it('no hand is drawn by a text whose rows no hand has', async () => {
  const draws = await drawing(read(`${SETUP}3 fan: Never\nNever = pungs of dragons = 4`));
  expect(draws.draw({seed: '1'})).toBeUndefined();
});

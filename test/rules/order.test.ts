/** What was scored before does not matter: results share lines and groups, and suits that were split once are kept. */
import {describe, expect, it, vi} from 'vitest';
import type {Situation} from '../../src/core/situation/situation.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {readCases} from './cases.js';
import {Random, randomWin} from './mcr/plain/random.js';

const RANDOM_WINS = 3000;

/** A scorer of its own, which has kept nothing yet. */
async function freshScorer(): Promise<(situation: Situation) => string> {
  vi.resetModules();
  const {score} = await import('../../src/core/scoring/score.js');
  const rules = await import('../../src/rules/index.js');
  const all = [rules.luqiao, rules.mcr, rules.ribon, rules.shiragiku, rules.xinzhang];
  return (situation) => JSON.stringify(score(situation, all));
}

async function situations(): Promise<Situation[]> {
  const found: Situation[] = [];
  for (const {id, examples} of [luqiao, mcr, ribon, shiragiku, xinzhang]) {
    found.push(...readCases(id).map(({situation}) => situation));
    for (const example of Object.values(await examples())) found.push({rules: id, ...example});
  }
  const random = new Random(1000);
  for (let i = 0; i < RANDOM_WINS; i++) found.push(randomWin(random).situation);
  return found;
}

describe('the order in which situations are scored', () => {
  it('changes no byte of a result', async () => {
    const given = await situations();
    const forwards = await freshScorer();
    const backwards = await freshScorer();
    const there = given.map(forwards);
    const back = [...given].reverse().map(backwards).reverse();
    expect(back).toEqual(there);
    expect(given.map(forwards)).toEqual(there);
  });
});

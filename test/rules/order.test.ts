/** The order of scoring does not matter, although results share lines and groups, and splits of suits are kept. */
import {describe, expect, it} from 'vitest';
import type * as scoring from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {kindName} from '../../src/core/tiles/tile.js';
import type * as rulesets from '../../src/rules/index.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {fresh} from '../fresh.js';
import {readCases} from './cases.js';
import {Random, randomWin} from './mcr/plain/random.js';
import {handText, randomWin as setsAndPair, seeded} from './random.js';
import {randomWin as shiragikuWin, situationOf as shiragikuSituation} from './shiragiku/hands.js';
import {draw as xinzhangWin} from './xinzhang/draws.js';

const RANDOM_WINS = 3000;

/** A new scorer, which has kept nothing yet. */
async function freshScorer(): Promise<(situation: Situation) => string> {
  const again = fresh();
  const {score} = await again<typeof scoring>('src/core/scoring/score.ts');
  const rules = await again<typeof rulesets>('src/rules/index.ts');
  const all = [rules.luqiao, rules.mcr, rules.ribon, rules.shiragiku, rules.xinzhang];
  return (situation) => JSON.stringify(score(situation, all));
}

/** Wins of 路橋 with 財神, of しらぎく, and of 新章 and 超級盃, in turn. */
function* taiwanese(): Generator<Situation> {
  const random = seeded(1001);
  for (let i = 0; i < RANDOM_WINS / 8; i++) {
    const hand = setsAndPair(random, 4, () => 4);
    const wild = random(34);
    const held = hand.held.map((kind, at) => (at < i % 3 ? wild : kind));
    const by = random(2) ? 'self' : 'discard';
    yield {rules: 'luqiao', hand: handText({...hand, held}), wild: kindName(wild), by};
    yield shiragikuSituation(shiragikuWin(random));
    const rules = i % 2 ? 'xinzhang' : 'supercup';
    yield {rules, hand: handText(xinzhangWin(random)), by, flowers: random(2) ? '1f2f3f4f7f' : ''};
  }
}

async function situations(): Promise<Situation[]> {
  const found: Situation[] = [];
  for (const {id, examples} of [luqiao, mcr, ribon, shiragiku, xinzhang]) {
    found.push(...readCases(id).map(({situation}) => situation));
    for (const example of Object.values(await examples())) found.push({rules: id, ...example});
  }
  const random = new Random(1000);
  for (let i = 0; i < RANDOM_WINS; i++) found.push(randomWin(random).situation);
  return [...found, ...taiwanese()];
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

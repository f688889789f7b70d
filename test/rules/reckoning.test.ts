import {describe, expect, it} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import type {ReckoningStep} from '../../src/core/game/reckoning.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {reckoningOf} from '../../src/core/scoring/reckoning.js';
import {score} from '../../src/core/scoring/score.js';
import * as all from '../../src/rules/index.js';

/** How many hands of a game are reckoned; `DRAWN=5000` in the environment reckons four times as many: 20,000. */
const HANDS = 4 * Number(process.env.DRAWN ?? 250);
const LONG = 3_600_000;

/** What a step comes to, computed from its own numbers. */
function computed(step: ReckoningStep): number {
  switch (step.is) {
    case 'sum':
      return step.values.reduce((a, b) => a + b, 0);
    case 'product':
      return step.of * step.times;
    case 'power':
      return step.of * step.base ** step.exponent;
    case 'plus':
      return step.of + step.plus;
    case 'round':
      return Math.ceil(step.from / step.to) * step.to;
    case 'share':
      return step.shares.reduce((sum, {payers, times, to, each}) => {
        expect(each).toBe(Math.ceil((step.of * times) / to) * to);
        return sum + payers * each;
      }, 0);
    case 'limit':
    case 'table':
      return step.result;
  }
}

/** The number that a step takes from those before it; undefined for a sum of lines. */
function taken(step: ReckoningStep): number | undefined {
  if (step.is === 'sum') return undefined;
  return 'from' in step ? step.from : step.of;
}

function check(steps: readonly ReckoningStep[], total: number, at: string): void {
  steps.forEach((step, i) => {
    expect(step.result, at).toBe(computed(step));
    const from = taken(step);
    if (from !== undefined)
      expect(
        steps.slice(0, i).map(({result}) => result),
        at,
      ).toContain(from);
  });
  expect(steps.at(-1)?.result, at).toBe(total);
}

async function reckonAll(ruleset: Ruleset, preset?: string): Promise<number> {
  const drawn = await drawing(ruleset);
  const ids = drawn.patterns(preset);
  let scored = 0;
  // a situation that does not score is left out, and another one drawn
  for (let i = 0; scored < HANDS && i < 4 * HANDS; i++) {
    const id = ids[i % ids.length];
    const level = ([1, 2, 3] as const)[i % 3];
    const spec = {seed: `reckoning ${id} ${i}`, patterns: [id], level, near: i % 4 === 3};
    const situation = drawn.draw({...spec, ...(preset ? {preset} : {})})?.situation;
    if (!situation) continue;
    const result = score(situation, ruleset);
    if (result.status !== 'win' && result.status !== 'no-win-yet') continue;
    scored++;
    const at = JSON.stringify(situation);
    check(reckoningOf(result, ruleset, situation.options), result.total, at);
    for (const other of Object.values(result.others ?? {}))
      check(reckoningOf({...other, rules: result.rules}, ruleset, situation.options), other.total, at);
  }
  return scored;
}

describe('the steps from the lines to the total', () => {
  const rulesets: readonly Ruleset[] = Object.values(all);
  const games = rulesets.flatMap((ruleset) => [
    {ruleset, preset: undefined, name: ruleset.id},
    ...(ruleset.presets ?? []).map(({id}) => ({ruleset, preset: id, name: id})),
  ]);

  it.each(games)('of $name are right, and come to the total', {timeout: LONG}, async ({ruleset, preset}) => {
    expect(await reckonAll(ruleset, preset)).toBe(HANDS);
  });
});

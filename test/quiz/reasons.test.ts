/** A reason for a payment names only what changes it: without that fact, the two players settle otherwise. */
import {describe, expect, test} from 'vitest';
import {Drawing, type Examples} from '../../src/core/drawing/drawing.js';
import type {Payment} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import {SEATS, type Seat, type Situation} from '../../src/core/situation/situation.js';
import {examples as luqiao} from '../../src/rules/luqiao/examples.js';
import {examples as mcr} from '../../src/rules/mcr/examples.js';
import {examples as ribon} from '../../src/rules/ribon/examples.js';
import {examples as shiragiku} from '../../src/rules/shiragiku/examples.js';
import {examples as xinzhang} from '../../src/rules/xinzhang/examples.js';
import {rulesetOf} from './asking.js';

const EXAMPLES: Readonly<Record<string, Examples>> = {luqiao, mcr, ribon, shiragiku, xinzhang};

type Without = (situation: Situation, payment: Payment) => Situation;

/** Another dealer, who is neither the one who pays nor the one who receives. */
const undealt: Without = (situation, {from, to}) => ({
  ...situation,
  dealer: SEATS.find((seat) => seat !== from && seat !== to && seat !== situation.dealer),
});
const uncounted: Without = (situation) => ({...situation, counters: 0});
const unliable: Without = (situation) => ({...situation, liable: undefined});

/** The facts that reasons name. The win itself, a difference and a base are named for every payment of their kind. */
const FACTS: Readonly<Record<string, Without>> = {
  dealer: undealt,
  counters: uncounted,
  zhuangjia: undealt,
  lianzhuang: uncounted,
  lazhuang: uncounted,
  liable: unliable,
  baoDragon2: unliable,
  baoQingyise: unliable,
  baoLiveDragon: unliable,
};
const PLAIN = ['win', 'difference', 'base', 'tai', 'qiqiangyi'];

const between = (payments: readonly Payment[], from: Seat, to: Seat): number =>
  payments.reduce((sum, one) => sum + (one.from === from && one.to === to ? one.amount : 0), 0);

describe.each(Object.keys(EXAMPLES))('%s', (rules) => {
  test('names in a reason only what changes the amount', () => {
    const ruleset = rulesetOf(rules);
    const drawing = new Drawing(ruleset, EXAMPLES[rules]);
    const asked = new Set<string>();
    let hands = 0;
    for (const {situation: drawn} of drawing.series({seed: 'reasons', level: 2})) {
      if (++hands > 150) break;
      const seats = SEATS.filter((seat) => seat !== drawn.seat);
      const situation: Situation = {
        ...{...drawn, rules},
        ...(ruleset.fields.includes('dealer') && {dealer: SEATS[hands % 4]}),
        ...(ruleset.fields.includes('counters') && {counters: hands % 3}),
        ...(ruleset.fields.includes('liable') && hands % 2 && {liable: seats[hands % 3]}),
      };
      const {status, payments} = score(situation, ruleset);
      if (status !== 'win') continue;
      for (const payment of payments) {
        const {from, to, amount, why} = payment;
        expect(amount).not.toBe(0);
        asked.add(why);
        if (PLAIN.includes(why)) continue;
        expect(Object.keys(FACTS)).toContain(why);
        const other = score(FACTS[why](situation, payment), ruleset);
        if (other.status !== 'win') continue;
        expect(between(other.payments, from, to), `${why} ${JSON.stringify(situation)}`).not.toBe(
          between(payments, from, to),
        );
      }
    }
    expect(asked.size).toBeGreaterThan(0);
    if (rules === 'shiragiku') expect([...asked].sort()).toEqual(['base', 'counters', 'dealer', 'tai']);
    if (rules === 'xinzhang')
      for (const why of ['zhuangjia', 'lianzhuang', 'lazhuang']) expect(asked).toContain(why);
    if (rules === 'luqiao') expect(asked).toContain('liable');
  });
});

/** What `npm run bench` measures of drawing hands, and of questions about drawn hands. */
import {drawing, type Drawing} from '../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {arrangements} from '../../src/core/scoring/arrangements.js';
import {nearMisses} from '../../src/core/scoring/near-misses.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {discards} from '../../src/core/waiting/discards.js';
import * as rules from '../../src/rules/index.js';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

const EACH = 300;
const HANDS = 1500;

/** Calls per second. */
function rate(rounds: number, work: (n: number) => void): number {
  const started = performance.now();
  for (let n = 0; n < rounds; n++) work(n);
  return (rounds / (performance.now() - started)) * 1000;
}

/** Calls per second, after a first round that warms up. */
function warmRate(rounds: number, work: (n: number) => void): number {
  rate(rounds, work);
  return rate(rounds, work);
}

/** The median over all patterns, and the slowest one, after a first round that warms up. */
function drawRow(what: string, drawn: Drawing, near: boolean): Row {
  const rateOf = (id: string): number =>
    rate(EACH, (n) => drawn.draw({seed: `${id} ${n}`, patterns: [id], near}));
  drawn.patterns().forEach(rateOf);
  const rates = drawn.patterns().map((id) => ({id, value: rateOf(id)}));
  rates.sort((a, b) => a.value - b.value);
  const [slowest] = rates;
  const unit = `situations/s (median of ${rates.length} patterns; ${slowest.id} ${Math.round(slowest.value)})`;
  return {what, value: rates[rates.length >> 1].value, unit};
}

async function rowsOf(ruleset: Ruleset): Promise<Row[]> {
  const {id} = ruleset;
  const drawn = await drawing(ruleset);
  const situations: Situation[] = [];
  for (let n = 0; situations.length < HANDS; n++) {
    const situation = drawn.draw({seed: `bench ${n}`})?.situation;
    if (situation?.by) situations.push(situation);
  }
  const whole = situations.map(({hand, rules: own, wild}) => ({rules: own, hand, ...(wild ? {wild} : {})}));
  const of = <T>(list: readonly T[], work: (item: T) => unknown) =>
    warmRate(HANDS, (n) => void work(list[n]));
  return [
    drawRow(`${id}: draw`, drawn, false),
    drawRow(`${id}: draw near misses`, drawn, true),
    {what: `${id}: arrangements`, value: of(situations, (s) => arrangements(s, ruleset)), unit: 'calls/s'},
    {
      what: `${id}: near misses of a hand`,
      value: of(situations, (s) => nearMisses(s, ruleset)),
      unit: 'calls/s',
    },
    {what: `${id}: discards`, value: of(whole, (s) => discards(s, ruleset)), unit: 'calls/s'},
  ];
}

export const ids: readonly string[] = Object.values(rules).map(({id}) => id);

/** The rows of one rule set. */
export async function drawingRows(id: string): Promise<Row[]> {
  const ruleset = Object.values(rules).find((one) => one.id === id);
  return ruleset ? rowsOf(ruleset) : [];
}

/** What `npm run bench` measures of the core, with hands from fixed seeds. */
import {distance} from '../../src/core/waiting/distance.js';
import {readPosition, type ReadPosition} from '../../src/core/reading/read.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score, scorePosition} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import * as rules from '../../src/rules/index.js';
import {corpus, deal, drawWin, hardWin} from './corpus.js';
import {seeded} from '../rules/random.js';
import {isFault} from '../../src/core/situation/result.js';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

const RUNS = 9;

/** The positions of the situations that can be read; fails if most cannot, since nothing would be measured. */
function positions(situations: readonly Situation[], ruleset: Ruleset): ReadPosition[] {
  const read = situations.map((s) => readPosition(s, ruleset)).filter((p): p is ReadPosition => !isFault(p));
  if (read.length < situations.length * 0.9) throw new Error(`${ruleset.id}: too few readable hands`);
  return read;
}

/** If node runs with `--expose-gc`: collects what reading has left before the clock starts. */
declare const gc: () => void;

/**
 * The median of several runs after two that warm up, with the slowest and fastest.
 * @param renewed makes the items of one run, before the clock starts
 */
function rate<T>(what: string, renewed: () => readonly T[], work: (item: T) => unknown, unit: string): Row {
  const rates: number[] = [];
  for (let run = 0; run < RUNS + 2; run++) {
    const items = renewed();
    gc();
    const started = performance.now();
    for (const item of items) work(item);
    if (run > 1) rates.push((items.length / (performance.now() - started)) * 1000);
  }
  rates.sort((a, b) => a - b);
  const spread = `${Math.round(rates[0] / 1000)}k–${Math.round(rates[RUNS - 1] / 1000)}k`;
  return {what, value: rates[RUNS >> 1], unit: `${unit} (${spread})`};
}

function* rowsOf(ruleset: Ruleset): Generator<Row> {
  const {id} = ruleset;
  for (const wilds of ruleset.wilds ? [0, 1, 2, 3] : [0]) {
    const also = ruleset.wilds ? `, ${wilds} wild` : '';
    const wins = corpus((random) => drawWin(random, ruleset, wilds));
    const hard = corpus((random) => hardWin(random, ruleset, wilds));
    const read = (situations: readonly Situation[]) => () => positions(situations, ruleset);
    yield rate(`${id}: score${also}`, read(wins), (p) => scorePosition(p), 'hands/s');
    yield rate(`${id}: score hard hands${also}`, read(hard), (p) => scorePosition(p), 'hands/s');
    if (!wilds)
      yield rate(
        `${id}: score from text`,
        () => wins,
        (s) => score(s, ruleset),
        'hands/s',
      );
    const dealt = positions(
      corpus((random) => deal(random, ruleset, wilds)),
      ruleset,
    );
    const often = Array.from({length: 10}, () => dealt).flat();
    const size = 3 * ruleset.sets + 1;
    yield rate(`${id}: distance, ${size} tiles${also}`, () => often, distance, 'calls/s');
    const ready = wins.map(({hand, by: _, ...rest}) => ({...rest, hand: hand.split('+')[0]}));
    yield rate(
      `${id}: waits with values${also}`,
      () => ready,
      (s) => waits(s, ruleset),
      'calls/s',
    );
  }
}

export const ids: readonly string[] = Object.values(rules).map(({id}) => id);

/** The rows of one rule set. It is measured alone, as on a page; code that has served several is slower. */
export const scoreRows = (id: string): Row[] =>
  Object.values(rules)
    .filter((ruleset) => ruleset.id === id)
    .flatMap((ruleset) => [...rowsOf(ruleset)]);

/** Situations of all rule sets in turn, one a line. */
export function ndjson(lines: number): string {
  const random = seeded(7);
  const all = Object.values(rules);
  return Array.from({length: lines}, (_, i) => JSON.stringify(drawWin(random, all[i % all.length], 0))).join(
    '\n',
  );
}

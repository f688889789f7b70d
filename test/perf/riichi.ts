/** Scores the same wins of riichi mahjong here and by majiang-core, a program of others, by turns. */
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {corpus, drawWin} from './corpus.js';
import {made} from '../rules/riichi/majiang.js';
import {defaultOptions} from '../../src/core/reading/table.js';
import type {RiichiOptions} from '../../src/rules/riichi/options.js';
import {median} from './median.mjs';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

const RUNS = 15;

function rate<T>(items: readonly T[], work: (item: T) => unknown): number {
  const started = performance.now();
  for (const item of items) work(item);
  return (items.length / (performance.now() - started)) * 1000;
}

/** Each run scores all hands here, then there; the first two runs warm up. Both begin with the hand as text. */
export function riichiRows(): Row[] {
  const usual = defaultOptions(riichi) as RiichiOptions;
  const wins: Situation[] = corpus((random) => drawWin(random, riichi, 0)).map(({hand: text, by}) => {
    const hand = text.replace('+', ' +');
    return by === 'self' ? {rules: 'riichi', hand, by} : {rules: 'riichi', hand, by, from: 'west'};
  });
  const theirs = wins.map((one) => made(one, usual));
  const here: number[] = [];
  const there: number[] = [];
  for (let run = 0; run < RUNS + 2; run++) {
    const own = rate(wins, (one) => score(one, riichi));
    const other = rate(theirs, (ask) => ask());
    if (run < 2) continue;
    here.push(own);
    there.push(other);
  }
  return [
    {what: 'riichi: score from text', value: median(here), unit: 'hands/s'},
    {what: 'riichi: majiang-core, from text', value: median(there), unit: 'hands/s'},
    {
      what: 'riichi: times as fast as majiang-core',
      value: median(here.map((n, i) => n / there[i])),
      unit: '× (median of runs by turns)',
    },
  ];
}

/** What `npm run bench` measures of the core, on hands from fixed seeds. */
import {distance} from '../../src/core/distance.js';
import type {Position} from '../../src/core/position.js';
import {isFault, readPosition} from '../../src/core/read.js';
import type {Ruleset} from '../../src/core/ruleset.js';
import {score, scorePosition} from '../../src/core/score.js';
import type {Situation} from '../../src/core/situation.js';
import {tableOf} from '../../src/core/table.js';
import {kindName} from '../../src/core/tile.js';
import {waits} from '../../src/core/waits.js';
import * as rules from '../../src/rules/index.js';
import {handText, randomWin, seeded, shuffled, type Random} from '../rules/random.js';

interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

const HANDS = 4000;
const RUNS = 9;

const most = (ruleset: Ruleset) => (kind: number) => {
  const tiles =
    typeof ruleset.tiles === 'function' ? ruleset.tiles(tableOf(ruleset).defaults) : ruleset.tiles;
  return tiles.copies[kind];
};

/** A win at random, `wilds` of its held tiles replaced by 財神 where the rule set has them. */
function drawWin(random: Random, ruleset: Ruleset, wilds: number): Situation {
  for (;;) {
    const win = randomWin(random, ruleset.sets, most(ruleset));
    const chow = win.melds.some(({kinds}) => kinds[0] !== kinds[1]);
    if (chow && ruleset.melds && !ruleset.melds.includes('chow')) continue;
    const by = random(2) ? 'self' : 'discard';
    if (!ruleset.wilds) return {rules: ruleset.id, hand: handText(win), by};
    const wild = random(34);
    const all = [...win.held, win.win, ...win.melds.flatMap((meld) => meld.kinds)];
    if (all.includes(wild) || win.held.length < wilds) continue;
    const held = win.held.map((kind, i) => (i < wilds ? wild : kind));
    return {rules: ruleset.id, hand: handText({...win, held}), by: 'self', wild: kindName(wild)};
  }
}

/** So many tiles of a set, dealt at random. */
function deal(random: Random, ruleset: Ruleset, wilds: number): Situation {
  const wild = random(34);
  const wall: number[] = [];
  for (let kind = 0; kind < 34; kind++) {
    for (let i = 0; i < most(ruleset)(kind); i++) if (kind !== wild) wall.push(kind);
  }
  const size = 3 * ruleset.sets + 1;
  const held = [...Array<number>(wilds).fill(wild), ...shuffled(random, wall).slice(0, size - wilds)];
  const hand = held.map(kindName).join('');
  return {rules: ruleset.id, hand, ...(ruleset.wilds ? {wild: kindName(wild)} : {})};
}

/** Positions of the situations that can be read; a corpus that is mostly unreadable would measure nothing. */
function positions(situations: readonly Situation[], ruleset: Ruleset): Position[] {
  const read = situations.map((s) => readPosition(s, ruleset)).filter((p): p is Position => !isFault(p));
  if (read.length < situations.length * 0.9) throw new Error(`${ruleset.id}: too few readable hands`);
  return read;
}

const corpus = (make: (random: Random) => Situation): Situation[] => {
  const random = seeded(2026);
  return Array.from({length: HANDS}, () => make(random));
};

/** The median of several runs, after two that warm up; the slowest and fastest beside it. */
function rate<T>(what: string, items: readonly T[], work: (item: T) => unknown, unit: string): Row {
  const rates: number[] = [];
  for (let run = 0; run < RUNS + 2; run++) {
    const started = performance.now();
    for (const item of items) work(item);
    if (run > 1) rates.push((items.length / (performance.now() - started)) * 1000);
  }
  rates.sort((a, b) => a - b);
  const spread = `${Math.round(rates[0] / 1000)}k–${Math.round(rates[RUNS - 1] / 1000)}k`;
  return {what, value: rates[RUNS >> 1], unit: `${unit} (${spread})`};
}

/** A position as new: what was found out about it while scoring is forgotten. */
const forgetful = (position: Position): Position => ({...position, memo: {}});

function* rowsOf(ruleset: Ruleset): Generator<Row> {
  const {id} = ruleset;
  for (const wilds of ruleset.wilds ? [0, 1, 2, 3] : [0]) {
    const also = ruleset.wilds ? `, ${wilds} wild` : '';
    const wins = corpus((random) => drawWin(random, ruleset, wilds));
    const read = positions(wins, ruleset);
    yield rate(`${id}: score${also}`, read, (p) => scorePosition(forgetful(p)), 'hands/s');
    if (!wilds) yield rate(`${id}: score from text`, wins, (s) => score(s, ruleset), 'hands/s');
    const dealt = positions(
      corpus((random) => deal(random, ruleset, wilds)),
      ruleset,
    );
    yield rate(`${id}: distance, ${3 * ruleset.sets + 1} tiles${also}`, dealt, distance, 'calls/s');
    const ready = wins.map(({hand, by: _, ...rest}) => ({...rest, hand: hand.split('+')[0]}));
    yield rate(`${id}: waits with values${also}`, ready, (s) => waits(s, ruleset), 'calls/s');
  }
}

export const scoreRows = (): Row[] => Object.values(rules).flatMap((ruleset) => [...rowsOf(ruleset)]);

/** Situations of all rule sets in turn, one a line. */
export function ndjson(lines: number): string {
  const random = seeded(7);
  const all = Object.values(rules);
  return Array.from({length: lines}, (_, i) => JSON.stringify(drawWin(random, all[i % all.length], 0))).join(
    '\n',
  );
}

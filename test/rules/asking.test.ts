/**
 * A row is asked only if its facts hold; and only once for an arrangement, if it does not ask for the place of the
 * winning tile. Asking every row of every match gives the same results.
 */
import {describe, expect, it} from 'vitest';
import type {Match} from '../../src/core/game/match.js';
import type {Pattern} from '../../src/core/game/pattern.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {patternsOf} from '../../src/core/reading/table.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {readCases} from './cases.js';
import {handText, randomWin, seeded, type Random} from './random.js';

const RANDOM_WINS = 3000;

/** The rule set with rows that need no facts and ask for the place, and with every place of the winning tile tried. */
function askingAll(ruleset: Ruleset): Ruleset {
  const askAlways = (row: Pattern): Pattern => {
    const ask = (m: Match): number => (m.winAt < MOST ? row.when(m) : 0);
    // the facts that it needs are not looked at; those that `combine` looks for are kept
    return {...row, when: Object.assign(ask, row.when, {needs: 0})};
  };
  const presets = (ruleset.presets ?? []).map((preset) => {
    const changed = new Map(patternsOf(ruleset, preset).map((row) => [row.id, row]));
    const change = ({id}: Pattern): [string, Partial<Pattern> & {off?: true}] => {
      const row = changed.get(id);
      return [id, row ? askAlways(row) : {off: true}];
    };
    return {...preset, patterns: Object.fromEntries(ruleset.patterns.map(change))};
  });
  return {
    ...ruleset,
    patterns: ruleset.patterns.map(askAlways),
    presets,
    arranging: {...ruleset.arranging, placeMatters: () => true},
  };
}

/** More groups than a hand has. */
const MOST = 20;

/** Wins of all sorts: by each way of winning, with each flag, with flowers, from every seat. */
function* variations(situation: Situation, {flags = [], seats}: Ruleset): Generator<Situation> {
  for (const by of ['self', 'discard', 'robbing'] as const) {
    for (const flag of [undefined, ...flags.map((spec) => spec.flag)]) {
      for (const flowers of [situation.flowers ?? '', '1f5f']) {
        for (const seat of [situation.seat ?? 'east', seats[1]]) {
          yield {...situation, by, flowers, seat, flags: flag ? [flag] : []};
        }
      }
    }
  }
}

async function* situationsOf(ruleset: Ruleset): AsyncGenerator<Situation> {
  const {id: rules, sets} = ruleset;
  for (const example of Object.values(await ruleset.examples())) {
    yield* variations({rules, ...example}, ruleset);
  }
  for (const {situation} of readCases(rules)) yield situation;
  const random = seeded(11);
  for (let i = 0; i < RANDOM_WINS; i++) yield randomSituation(random, ruleset, sets);
}

function randomSituation(random: Random, {id, presets, wilds}: Ruleset, sets: number): Situation {
  const copies = (kind: number): number => (id !== 'ribon' || kind > 8 || kind % 8 === 0 ? 4 : 0);
  const rules = (presets ?? []).length && random(2) ? (presets ?? [])[0].id : id;
  const hand = handText(randomWin(random, sets, copies));
  const more = wilds ? {wild: hand.slice(-2)} : {};
  return {rules, hand, by: random(2) ? 'self' : 'discard', ...more};
}

const all: readonly Ruleset[] = [luqiao, mcr, ribon, shiragiku, xinzhang];

describe.each(all.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  it('scores the same where every row is asked of every match', async () => {
    const asking = askingAll(ruleset);
    let read = 0;
    for await (const situation of situationsOf(ruleset)) {
      const result = score(situation, ruleset);
      if (result.status !== 'invalid') read++;
      expect(score(situation, asking)).toEqual(result);
    }
    expect(read).toBeGreaterThan(RANDOM_WINS / 2);
  });
});

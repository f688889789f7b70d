/**
 * A row is asked only of a match that has what it needs: of no other would it be true. One that does not look at where the
 * winning tile is (`placed`) is asked once an arrangement: it would say the same for each place.
 */
import {describe, expect, it} from 'vitest';
import type {Match} from '../../src/core/game/match.js';
import type {Pattern} from '../../src/core/game/pattern.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {patternsOf} from '../../src/core/reading/table.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {readCases} from './cases.js';
import {handText, randomWin, seeded, type Random} from './random.js';

const RANDOM_WINS = 3000;

/** The table with every row asked of every match, wherever the winning tile is; rows that are true of one without what they need are noted. */
function askingAll(ruleset: Ruleset, wrong: Set<string>): Ruleset {
  const askAlways = ({needs = 0, ...row}: Pattern): Pattern => {
    const ask = (m: Match): number => {
      const found = row.when(m);
      if (found && needs & ~m.traits) wrong.add(row.id);
      return found;
    };
    return {...row, when: Object.assign(ask, row.when)};
  };
  const all = (patterns: readonly Pattern[]): Pattern[] => patterns.map(askAlways);
  const presets = ruleset.presets.map((preset) => {
    const changed = new Map(patternsOf(ruleset, preset).map((row) => [row.id, row]));
    const change = ({id}: Pattern): [string, Partial<Pattern> & {off?: true}] => {
      const row = changed.get(id);
      return [id, row ? askAlways(row) : {off: true}];
    };
    return {...preset, patterns: Object.fromEntries(ruleset.patterns.map(change))};
  });
  return {...ruleset, patterns: all(ruleset.patterns), presets, placed: undefined};
}

/** Wins in every way: by each of the tile's ways to come, with each flag, with flowers, from every seat. */
function* variations(situation: Situation, {flags, seats}: Ruleset): Generator<Situation> {
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
  const rules = presets.length && random(2) ? presets[0].id : id;
  const hand = handText(randomWin(random, sets, copies));
  const more = wilds ? {wild: hand.slice(-2)} : {};
  return {rules, hand, by: random(2) ? 'self' : 'discard', ...more};
}

describe.each([luqiao, mcr, ribon, shiragiku, xinzhang].map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    it('has no row that is true of a match without what it needs', async () => {
      const wrong = new Set<string>();
      const asking = askingAll(ruleset, wrong);
      let read = 0;
      for await (const situation of situationsOf(ruleset)) {
        const result = score(situation, ruleset);
        if (result.status !== 'invalid') read++;
        expect(score(situation, asking)).toEqual(result);
      }
      expect([...wrong]).toEqual([]);
      expect(read).toBeGreaterThan(RANDOM_WINS / 2);
    });
  },
);

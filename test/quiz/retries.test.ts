/** The retry repeats what was missed: its pattern is a box, and no pattern counts that the page has not named. */
import {describe, expect, test} from 'vitest';
import type {Situation} from '../../src/core/situation/situation.js';
import {OtherHands, type Idea} from '../../src/quiz/another.js';
import {Drawing} from '../../src/core/drawing/drawing.js';
import {nearMisses} from '../../src/core/scoring/near-misses.js';
import {Exercises} from '../../src/quiz/exercises.js';
import {missedPatterns} from '../../src/quiz/missed.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';
import {asking} from './asking.js';

const RULES = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'riichi'] as const;
type Rules = (typeof RULES)[number];

const othersOf = async (rules: Rules): Promise<OtherHands> =>
  new OtherHands(new Drawing(rulesets[rules], await rulesets[rules].examples()), rulesets[rules]);

const idsThatCount = (situation: Situation): string[] =>
  QUESTIONS.lines.expected(asking(situation)).split(' ');

/** Ids of lessons, so many. */
const IDS = Array.from({length: 100}, (_, i) => `lesson-${i}/1`);

/** How many retries of how many keep the missed patterns as boxes, true or one change away. */
function kept(others: OtherHands, idea: Idea & {readonly missed: readonly string[]}, ids = IDS) {
  const taught = new Set([...(idea.scope ?? []), ...idsThatCount(idea.situation)]);
  let boxed = 0;
  const hands = new Set<string>();
  for (const id of ids) {
    const made = others.like(idea, id);
    if (!made) continue;
    const asked = asking(made.situation, {patterns: made.patterns, scope: made.scope});
    expect(QUESTIONS.lines.fault(asked)).toBeUndefined();
    const boxes = QUESTIONS.lines.choices(asked);
    const counting = QUESTIONS.lines.expected(asked).split(' ');
    expect(counting.filter((one) => one !== 'no' && !taught.has(one))).toEqual([]);
    const {seat, round, dealer, by} = idea.situation;
    expect(made.situation).toMatchObject(JSON.parse(JSON.stringify({seat, round, dealer, by})) as object);
    const near = nearMisses(made.situation, asked.ruleset).map((miss) => miss.id);
    const has = [...counting, ...asked.result.excluded.map((one) => one.id), ...near];
    const isKept = idea.missed.every((one) => boxes.includes(one));
    if (isKept && idea.missed.some((one) => has.includes(one))) boxed++;
    hands.add(made.situation.hand);
  }
  return {boxed, hands: hands.size};
}

describe('the retry keeps what was missed', () => {
  test.each(RULES)('of %s, with nothing that is not taught', async (rules) => {
    const others = await othersOf(rules);
    const spec = {seed: 'retry', asks: ['lines'] as const, patterns: [], level: 1 as const, rules};
    const exercises = new Exercises(rulesets[rules], await rulesets[rules].examples(), spec);
    let boxed = 0;
    let hands = 0;
    for (const id of IDS) {
      const model = exercises.next();
      if (!model) throw new Error('none');
      const counting = idsThatCount(model.situation).filter((one) => one !== 'no');
      const missed = [counting[boxed % counting.length] ?? model.pattern];
      const of = kept(others, {situation: model.situation, ask: 'lines', missed, scope: []}, [id]);
      boxed += of.boxed;
      hands += of.hands;
    }
    expect(hands).toBe(100);
    expect(boxed).toBeGreaterThanOrEqual(95);
  });

  test('of a page about pinfu (riichi), and of one about a pure straight (mcr)', async () => {
    const pinfu: Situation = {
      ...{rules: 'riichi', hand: '345m 789p 234s 67m 88p +8m', by: 'self'},
      ...{seat: 'south', flags: ['riichi'], indicators: 'E'},
    };
    const first = QUESTIONS.lines.judge('futei', asking(pinfu));
    const missed = missedPatterns('lines', first);
    expect(missed).toEqual(expect.arrayContaining(['riichi', 'tsumo', 'pinfu']));
    const riichi = kept(await othersOf('riichi'), {situation: pinfu, ask: 'lines', missed, scope: []});
    expect(riichi.boxed).toBe(100);
    expect(riichi.hands).toBeGreaterThan(30);

    const straight: Situation = {
      ...{rules: 'mcr', hand: '[123s] [456s] 789s 567m 6p +6p'},
      ...{by: 'discard', from: 'west', seat: 'south'},
    };
    const mcr = kept(await othersOf('mcr'), {
      ...{situation: straight, ask: 'lines', scope: []},
      missed: ['qinglong'],
    });
    expect(mcr.boxed).toBe(100);
    expect(mcr.hands).toBeGreaterThan(30);
  });
});

test('an exercise about patterns has a box for each of them', async () => {
  for (let seed = 0; seed < 24; seed++) {
    const patterns = ['hunyise', 'qingyise'];
    const made = new Exercises(rulesets.mcr, await rulesets.mcr.examples(), {
      ...{seed: `${seed}`, asks: ['lines'], patterns, level: 1, rules: 'mcr'},
    }).next();
    if (!made) throw new Error('none');
    const boxes = QUESTIONS.lines.choices(asking(made.situation, {patterns: made.patterns}));
    expect(boxes).toEqual(expect.arrayContaining(patterns));
  }
});

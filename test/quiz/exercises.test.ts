/** Exercises from a seed: always the same, none repeated, and those answered wrong come back. */
import {describe, expect, test} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {ASKS} from '../../src/quiz/ask.js';
import type {Exercise} from '../../src/quiz/another.js';
import {
  ExerciseRun,
  Exercises,
  Likes,
  type DrawnExercise,
  type ExerciseSpec,
} from '../../src/quiz/exercises.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';

const {mcr} = rulesets;

const exercises = async (
  rules: keyof typeof rulesets,
  more: Partial<ExerciseSpec> = {},
): Promise<Exercises> => {
  const ruleset = rulesets[rules];
  return new Exercises(ruleset, await ruleset.examples(), {
    ...{seed: '7', asks: ASKS, patterns: [], level: 1, rules},
    ...more,
  });
};

const take = (from: Exercises, n: number): Exercise[] =>
  Array.from({length: n}, () => from.next()).filter((one) => one !== undefined);

function handOf(asked: DrawnExercise | undefined): Exercise {
  if (!asked || 'table' in asked) throw new Error('no hand');
  return asked;
}

const RULES = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr'] as const;

describe('exercises', () => {
  test.each(RULES)('of %s: none is there twice within a hundred, and each can be asked', async (rules) => {
    const list = take(await exercises(rules), 100);
    expect(new Set(list.map((one) => JSON.stringify([one.situation, one.ask]))).size).toBe(100);
    const ruleset = rulesets[rules];
    for (const {situation, ask} of list) {
      const asked = {situation, ruleset, result: score(situation, ruleset)};
      expect(QUESTIONS[ask].fault(asked)).toBeUndefined();
      const expected = QUESTIONS[ask].expected(asked);
      const one = ask === 'discard' ? expected.slice(0, /^\d/.test(expected) ? 2 : 1) : expected;
      expect(QUESTIONS[ask].judge(one, asked).right).toBe(true);
    }
    expect(new Set(list.map(({ask}) => ask)).size).toBeGreaterThan(4);
  });

  test('are the same for the same seed, and others for another', async () => {
    const text = async (seed: string) => JSON.stringify(take(await exercises('mcr', {seed}), 20));
    expect(await text('a')).toBe(await text('a'));
    expect(await text('a')).not.toBe(await text('b'));
  });

  test('keep to the patterns: a hand has one of them or just fails it', async () => {
    const list = take(await exercises('mcr', {asks: ['lines'], patterns: ['hunyise', 'qingyise']}), 40);
    expect(new Set(list.map(({pattern}) => pattern))).toEqual(new Set(['hunyise', 'qingyise']));
    const has = list.map(({situation, pattern}) =>
      score(situation, rulesets.mcr).lines.some(({id}) => id === pattern),
    );
    expect(has.filter(Boolean).length).toBeGreaterThan(10);
    expect(has.filter((one) => !one).length).toBeGreaterThan(5);
  });

  test('keep to the level: no melds in the first one but where a pattern needs them', async () => {
    const list = take(await exercises('mcr', {asks: ['total'], patterns: ['pinghu']}), 30);
    expect(list.filter(({situation}) => situation.hand.includes('['))).toEqual([]);
    const third = take(await exercises('mcr', {asks: ['total'], level: 3}), 60);
    expect(third.some(({situation}) => situation.hand.includes('['))).toBe(true);
  });

  test('say which patterns there are not', async () => {
    expect((await exercises('mcr', {patterns: ['pinghu', 'nothing']})).unknown).toEqual(['nothing']);
  });
});

describe('a course of exercises', () => {
  const course = async (count: number): Promise<ExerciseRun> =>
    new ExerciseRun(await exercises('mcr'), count);

  test('ends after so many, once what was wrong has come back', async () => {
    const one = await course(3);
    const seen: boolean[] = [];
    const first: string[] = [];
    for (let next = one.next(); next; next = one.next()) {
      if (!seen.length) first.push(next.exercise.pattern);
      seen.push(next.isBack);
      one.answer(next.exercise, next.isBack || seen.length > 1, next.isBack);
    }
    expect(seen).toEqual([false, false, false, true]);
    expect([one.done, one.right, one.missed, one.later]).toEqual([3, 2, [], first]);
  });

  test('brings back another hand of the same idea after three others', async () => {
    const one = await course(0);
    const first = one.next();
    if (!first) throw new Error('none');
    one.answer(first.exercise, false, false);
    expect(one.missed).toEqual([first.exercise.pattern]);
    for (let i = 0; i < 3; i++) {
      const next = one.next();
      expect(next?.isBack).toBe(false);
      if (next) one.answer(next.exercise, true, false);
    }
    const again = one.next();
    expect(again).toMatchObject({
      isBack: true,
      exercise: {ask: first.exercise.ask, pattern: first.exercise.pattern},
    });
    expect(again?.exercise.situation.hand).not.toBe(first.exercise.situation.hand);
    // right now: the pattern is no longer missed
    if (again) one.answer(again.exercise, true, true);
    expect(one.missed).toEqual([]);
  });
});

describe('another hand of the same idea', () => {
  const MODEL: Situation = {
    ...{rules: 'mcr', hand: '[123m] [456m] 789m 234p 5s +5s'},
    ...{by: 'discard', from: 'west', seat: 'south', round: 'east'},
  };

  test.each(ASKS)('asks the same of other tiles under the same circumstances: %s', async (ask) => {
    const {by, from, ...rest} = MODEL;
    const models: Partial<Record<string, Situation>> = {
      waits: {...rest, hand: '[123m] [456m] 789m 234p 5s'},
      discard: {...rest, hand: '[123m] [456m] 79m 234p 55s +9s', by: 'self'},
      // the lines of a hand of mcr count in one unit
      sums: {...MODEL, rules: 'riichi', hand: '[123m] [FFF] 789m 23p 55s +4p'},
    };
    const model = models[ask] ?? MODEL;
    const rules = model.rules as 'mcr';
    const ruleset = rulesets[rules];
    const likes = new Likes(ruleset, await ruleset.examples(), [{situation: model, ask}], 'seed');
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const made = handOf(likes.next());
      const {situation} = made;
      expect(made.ask).toBe(ask);
      expect(situation).toMatchObject({rules, seat: 'south', round: 'east'});
      if (ask !== 'waits' && ask !== 'discard') expect(situation).toMatchObject({by, from});
      const asked = {situation, ruleset, result: score(situation, ruleset)};
      expect(QUESTIONS[ask].fault(asked)).toBeUndefined();
      seen.add(situation.hand);
    }
    expect(seen.size).toBe(8);
    expect([...seen]).not.toContain(model.hand);
  });

  test('has the pattern that the hand is worth most for, or just misses it', async () => {
    const likes = new Likes(mcr, await rulesets.mcr.examples(), [{situation: MODEL, ask: 'lines'}], 'seed');
    const has = Array.from({length: 40}, () => {
      const made = handOf(likes.next());
      expect(made.pattern).toBe('qinglong');
      return score(made.situation, mcr).lines.some(({id}) => id === 'qinglong');
    });
    expect(has).toContain(true);
    expect(has).toContain(false);
  });

  test('takes turns with other tables of what is about tables, and passes over those that have none', async () => {
    const table = {rules: 'mcr', text: 'rules=mcr', at: 0, ask: 'may'} as const;
    const none = {...table, text: 'none'};
    const hand = {situation: MODEL, ask: 'total'} as const;
    const likes = new Likes(mcr, await rulesets.mcr.examples(), [none, table, hand], 'seed', (idea, seed) =>
      idea === none ? undefined : {...idea, text: seed},
    );
    const course = new ExerciseRun<DrawnExercise>(likes, 2);
    const first = course.next()?.exercise;
    expect(first).toEqual({idea: table, table: {...table, text: 'seed/1'}});
    if (!first) throw new Error('none');
    course.answer(first, false, false);
    handOf(course.next()?.exercise);
    expect([course.done, course.right, course.missed]).toEqual([1, 0, []]);
  });

  test('is the same for the same seed', async () => {
    const of = async (seed: string): Promise<unknown> =>
      new Likes(mcr, await rulesets.mcr.examples(), [{situation: MODEL, ask: 'total'}], seed).next();
    expect(await of('a')).toEqual(await of('a'));
    expect(await of('a')).not.toEqual(await of('b'));
  });
});

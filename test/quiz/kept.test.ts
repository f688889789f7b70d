/** What a reader keeps: read from any text, and asked again 1, 3, 7 and 21 days later. */
import {describe, expect, it} from 'vitest';
import type {Idea} from '../../src/quiz/another.js';
import {LONGEST_TABLE, type TableIdea} from '../../src/quiz/table-idea.js';
import {
  AFTER_DAYS,
  dayOf,
  dueOn,
  MOST_MISSED,
  nextDue,
  NOTHING_KEPT,
  readReaderRecord,
  rulesOfIdea,
  withAnswer,
  withLesson,
  withMissed,
} from '../../src/quiz/kept.js';

const idea = (hand: string, ask: Idea['ask'] = 'win'): Idea => ({
  situation: {rules: 'mcr', hand},
  ask,
});

const table: TableIdea = {rules: 'mcr', text: 'rules=mcr E: +1m', at: 1, ask: 'may', seat: 'south'};

describe('a question that was missed', () => {
  it('is due 1, 3, 7 and 21 days after the last answer, and then known', () => {
    let kept = withMissed(NOTHING_KEPT, idea('1m'), 100);
    let day = 100;
    for (const after of AFTER_DAYS) {
      expect(nextDue(kept, day)).toBe(after);
      expect(dueOn(kept, day + after - 1)).toEqual([]);
      day += after;
      expect(dueOn(kept, day)).toHaveLength(1);
      kept = withAnswer(kept, idea('1m'), true, day);
    }
    expect(AFTER_DAYS).toEqual([1, 3, 7, 21]);
    expect(kept.missed).toEqual([]);
    expect(nextDue(kept, day)).toBeUndefined();
  });

  it('begins anew after a wrong answer', () => {
    let kept = withMissed(NOTHING_KEPT, idea('1m'), 0);
    kept = withAnswer(kept, idea('1m'), true, 1);
    kept = withAnswer(kept, idea('1m'), false, 4);
    expect(nextDue(kept, 4)).toBe(1);
    kept = withAnswer(kept, idea('1m'), true, 5);
    expect(nextDue(kept, 5)).toBe(3);
  });

  it('counts one answer on a day, and none before its day', () => {
    const kept = withAnswer(withMissed(NOTHING_KEPT, idea('1m'), 0), idea('1m'), true, 1);
    expect(withAnswer(kept, idea('1m'), true, 1)).toBe(kept);
    expect(withAnswer(kept, idea('1m'), false, 3)).toBe(kept);
    expect(withAnswer(kept, idea('2m'), true, 9)).toBe(kept);
    expect(withAnswer(NOTHING_KEPT, idea('2m'), true, 9)).toBe(NOTHING_KEPT);
  });

  it('is kept once, and apart from another question about the same hand', () => {
    let kept = withMissed(withMissed(NOTHING_KEPT, idea('1m'), 0), idea('1m', 'waits'), 0);
    kept = withMissed(kept, {...idea('1m'), missed: ['a']}, 5);
    expect(kept.missed.map(({idea: {ask}, due}) => [ask, due])).toEqual([
      ['waits', 1],
      ['win', 6],
    ]);
  });

  it('may be about a table: apart from another seat, moment or question', () => {
    const others: TableIdea[] = [
      {...table, seat: 'west'},
      {...table, at: 0},
      {...table, ask: 'wins'},
    ];
    let kept = NOTHING_KEPT;
    for (const one of [table, ...others, idea('1m'), {...table, index: true}])
      kept = withMissed(kept, one, 3);
    expect(kept.missed.map(({idea: one}) => one)).toEqual([...others, idea('1m'), {...table, index: true}]);
    kept = withAnswer(kept, table, true, 4);
    expect(kept.missed.map(({due, times}) => [due, times])).toEqual([
      ...Array<number[]>(4).fill([4, 0]),
      [7, 1],
    ]);
    expect(kept.missed.map(({idea: one}) => rulesOfIdea(one))).toEqual(Array(5).fill('mcr'));
  });

  it('drops the oldest of too many', () => {
    let kept = NOTHING_KEPT;
    for (let i = 0; i <= MOST_MISSED; i++) kept = withMissed(kept, idea(String(i)), i);
    expect(kept.missed).toHaveLength(MOST_MISSED);
    expect(kept.missed[0].idea).toEqual(idea('1'));
  });
});

describe('a lesson', () => {
  it('is kept with the day on which each step got its mark', () => {
    let kept = withLesson(NOTHING_KEPT, 'tiles', {step: 2, steps: {1: 'right', 2: 'seen'}}, 7);
    kept = withLesson(kept, 'tiles', {step: 3, steps: {1: 'right', 2: 'missed', 3: 'seen'}}, 9);
    expect(kept.lessons.tiles).toEqual({
      step: 3,
      steps: {1: {mark: 'right', day: 7}, 2: {mark: 'missed', day: 9}, 3: {mark: 'seen', day: 9}},
    });
  });

  it('may be called like anything that objects have', () => {
    for (const id of ['__proto__', 'constructor', '']) {
      const kept = withLesson(NOTHING_KEPT, id, {step: 1, steps: {[id]: 'seen'}}, 3);
      const read = readReaderRecord(JSON.stringify(kept));
      expect(Object.entries(read.lessons)).toEqual([[id, {step: 1, steps: {[id]: {mark: 'seen', day: 3}}}]]);
      expect(withLesson(read, id, {step: 2, steps: {[id]: 'seen'}}, 4).lessons[id].steps[id].day).toBe(3);
    }
  });
});

describe('a text that a browser has kept', () => {
  it('is read as it was written', () => {
    const kept = withMissed(withLesson(NOTHING_KEPT, 'a', {step: 1, steps: {1: 'seen'}}, 1), idea('1m'), 1);
    expect(readReaderRecord(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    '',
    '{',
    '1',
    'null',
    '[]',
    '"a"',
    '{"version":1,"lessons":1,"missed":{}}',
    '{"version":1,"missed":[null,1,{}]}',
  ])('%s is nothing', (text) => expect(readReaderRecord(text)).toEqual(NOTHING_KEPT));

  it.each([undefined, 0, 2, '1'])('of version %s is not read', (version) => {
    const {lessons} = withLesson(NOTHING_KEPT, 'a', {step: 1, steps: {1: 'seen'}}, 1);
    expect(readReaderRecord(JSON.stringify({version, lessons, missed: []}))).toEqual(NOTHING_KEPT);
  });

  it('has no question about a table that lacks something, or is longer than any', () => {
    const missed = [
      {...table, ask: 'win'},
      {...table, rules: undefined},
      {...table, text: 7},
      {...table, text: 'x'.repeat(LONGEST_TABLE + 1)},
      {...table, at: 1.5},
      {...table, at: '1'},
      {...table, seat: 'up'},
      {...table, bottom: {}},
      {...table, seen: 1},
      {...table, index: 'yes'},
      {...table, looks: []},
    ].map((one) => ({idea: one, due: 4, times: 0}));
    const right = {idea: table, due: 4, times: 0};
    const text = JSON.stringify({...NOTHING_KEPT, missed: [...missed, right]});
    expect(readReaderRecord(text).missed).toEqual([right]);
  });

  it('loses what is wrong in it, and nothing else', () => {
    const right = {idea: idea('1m'), due: 4, times: 1};
    const wrong = [
      {...right, due: -1},
      {...right, times: 'x'},
      {...right, idea: {ask: 'win'}},
      {due: 1, times: 1},
    ];
    const lessons = {a: {step: 1, steps: {1: {mark: 'seen', day: 2}, 2: 'seen', 3: {mark: 1, day: 2}}}, b: 1};
    expect(readReaderRecord(JSON.stringify({version: 1, lessons, missed: [...wrong, right]}))).toEqual({
      version: 1,
      lessons: {a: {step: 1, steps: {1: {mark: 'seen', day: 2}}}},
      missed: [right],
    });
  });
});

it('counts days where the reader is', () => {
  const night = new Date(2026, 2, 5, 23, 59);
  expect(dayOf(new Date(2026, 2, 6, 0, 1)) - dayOf(night)).toBe(1);
  expect(dayOf(new Date(2026, 2, 5, 0, 1))).toBe(dayOf(night));
});

/** Reasons say more than the answer: tile, seat and cause, and no number of a rule; in four languages. */
import {describe, expect, test} from 'vitest';
import {Drawing} from '../../src/core/drawing/drawing.js';
import {waits} from '../../src/core/waiting/waits.js';
import * as boards from '../../src/locales/board.js';
import {loadLocale} from '../../src/locales/index.js';
import {quizWords} from '../../src/locales/quiz.js';
import * as rounds from '../../src/locales/round.js';
import {LANGS} from '../../src/core/game/names.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import {pose} from '../../src/quiz/pose.js';
import {inNotation} from '../../src/quiz/marked-tiles.js';
import {poseTable} from '../../src/quiz/table/pose.js';
import {waiting} from '../../src/quiz/waits.js';
import type {Posed} from '../../src/quiz/ask.js';
import {examples as luqiao} from '../../src/rules/luqiao/examples.js';
import {examples as mcr} from '../../src/rules/mcr/examples.js';
import {examples as ribon} from '../../src/rules/ribon/examples.js';
import {examples as riichi} from '../../src/rules/riichi/examples.js';
import {examples as shiragiku} from '../../src/rules/shiragiku/examples.js';
import {examples as xinzhang} from '../../src/rules/xinzhang/examples.js';
import {answer, asking, rulesetOf} from './asking.js';
import {roundOf} from './table-asking.js';

const EXAMPLES = {luqiao, mcr, ribon, riichi, shiragiku, xinzhang};
const CODE = /[A-Z]{2}-[A-Z]?\d/;

const reasonsOf = (posed: Posed): string[] => posed.solution().map((note) => inNotation(posed.say(note)));

function sayMore(posed: Posed, answerText: string): void {
  const reasons = reasonsOf(posed);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) {
    expect(reason).not.toMatch(CODE);
    expect(reason.replace(/[.。]$/, '')).not.toBe(answerText);
  }
}

describe.each(Object.entries(EXAMPLES))('%s', (rules, examples) => {
  test('no reason is the answer said again, and none has the number of a rule', async () => {
    const ruleset = rulesetOf(rules);
    let hands = 0;
    for (const {situation: drawn} of new Drawing(ruleset, examples).series({seed: 'told', level: 2})) {
      if (++hands > 12) break;
      const asked = asking({...drawn, rules});
      for (const lang of LANGS) {
        const strings = await loadLocale(lang);
        const quiz = await quizWords.load(lang);
        const text = rulesetWords(ruleset)[lang];
        for (const ask of ['win', 'groups', 'waits', 'lines'] as const) {
          if (QUESTIONS[ask].fault(asked)) continue;
          const posed = pose(ask, asked, {quiz, strings, text});
          sayMore(posed, inNotation(posed.name(QUESTIONS[ask].expected(asked).split(' ')[0] ?? '')));
        }
      }
    }
  });
});

describe.each(LANGS)('reasons of payments in %s', (lang) => {
  test.each([
    {rules: 'shiragiku', by: 'self', hand: '123m 456m 678p 345s 22p 78s +9s', seat: 'west', dealer: 'east'},
    {rules: 'xinzhang', by: 'self', hand: '123m 456m 678p 345s 22p 78s +9s', seat: 'east', dealer: 'east'},
  ] as const)('are in its words: $rules', async (situation) => {
    const asked = asking(situation);
    const ruleset = rulesetOf(situation.rules);
    const strings = await loadLocale(lang);
    const words = {quiz: await quizWords.load(lang), strings, text: rulesetWords(ruleset)[lang]};
    const posed = pose('payments', asked, words);
    expect(posed.fault).toBeUndefined();
    const {where, notes} = posed.judge('east:1 south:1 west:1 north:1');
    const reasons = [...where, ...notes].map((note) => posed.say(note));
    const causes = asked.result.payments.map(({why}) => why);
    expect(new Set(causes).size).toBeGreaterThan(1);
    // no cause is told as any other is, or by its id
    expect(reasons.join()).not.toContain(strings.settlement.otherwise);
    if (lang !== 'en') expect(reasons.join()).not.toMatch(/[A-Za-z]/);
  });
});

const TABLES: readonly (readonly [string, string, number?])[] = [
  ['may', 'rules=mcr turn=E\nS: [123m][456m] 78m 234p 55s\nW: 99m 123p 456s 789s 1s 2p\nplay: E: +W -9m'],
  ['may', 'rules=riichi turn=S indicators=E left=40\nS: 345p 678m 99s 234m 67s\nplay: S: +W'],
  ['wins', 'rules=riichi turn=E indicators=E left=40\nS: 567m 777m 55s 234s 34p | 2p 9s\nplay: E: +1s -S'],
  ['wins', 'rules=luqiao wild=9s turn=W\nS: [345s] 23m 567p 789p SS\nplay:\nW: +8p -4m'],
  [
    'next',
    'rules=riichi turn=E indicators=E counters=1 left=40\nW: 234m 678p 345s 66s 78s\nplay: E: +1s -9s W: win',
  ],
  ['move', 'rules=mcr turn=E\nS: [123m][456m] 78m 234p 55s\nplay: E: +W -9m S: win', 2],
];

describe('at a table', () => {
  test.each(TABLES)('%s: %s', async (ask, told, at) => {
    const round = await roundOf(String(told), at as number | undefined);
    for (const lang of LANGS) {
      const strings = await loadLocale(lang);
      const quiz = await quizWords.load(lang);
      const words = await rounds.roundWords.load(lang);
      const board = await boards.boardWords.load(lang);
      const text = rulesetWords(rulesetOf(round.record.rules ?? ''))[lang];
      const posed = poseTable(ask as 'may', {round, quiz, strings, words, board, text});
      expect(posed.fault).toBeUndefined();
      const seats = (['east', 'south', 'west', 'north'] as const).map((seat) => words.seat(seat));
      const expected = posed.judge('').expected.split(' ');
      const right = posed.choices
        .filter((one) => expected.includes(one))
        .map((one) => inNotation(posed.name(one)));
      for (const part of right) sayMore(posed, part);
      const [reason] = reasonsOf(posed);
      expect(
        seats.some((seat) => reason.includes(seat)),
        reason,
      ).toBe(true);
      // who deals next follows from the end of the hand, every other answer from tiles
      if (ask !== 'next') expect(reason, lang).toMatch(/\d[mps]|[ESWNPFC]\b/);
      // a cause is more than seat, tile and what is done
      const rest = [...seats, ...right].reduce((left, word) => left.replaceAll(word, ''), reason);
      expect(rest.replace(/[\d\s.,:：、。]|[mps]\b/g, '').length, `${lang}: ${reason}`).toBeGreaterThan(4);
    }
  });
});

describe('a wrong box', () => {
  test('of a single wait says what else the hand waits for: a hundred hands with several waits', () => {
    const ruleset = rulesetOf('mcr');
    let hands = 0;
    for (const {situation} of new Drawing(ruleset, mcr).series({seed: 'waits', level: 1})) {
      if (hands >= 100) break;
      const asked = asking({...situation, rules: 'mcr'});
      if (QUESTIONS.lines.fault(asked) || asked.result.status !== 'win') continue;
      const {ready} = waits(waiting(asked), ruleset);
      if (ready.length < 2) continue;
      hands++;
      const right = QUESTIONS.lines.expected(asked).split(' ');
      const boxes = QUESTIONS.lines.choices(asked).filter((id) => id !== 'no' && !right.includes(id));
      for (const box of boxes) {
        const {wrong, place} = answer('lines', asked, [...right, box].filter((id) => id !== 'no').join(' '));
        expect(wrong).toEqual([box]);
        expect(place).toHaveLength(1);
        expect(place[0].length).toBeGreaterThan(10);
        if (!['kanzhang', 'bianzhang', 'dandiaojiang'].includes(box)) continue;
        expect(place[0]).toMatch(/does not count: the hand waits for .*, too\.$/);
        const named = /waits for (.*), too/.exec(place[0])?.[1] ?? '';
        for (const {tile} of ready) if (!named.includes(tile)) expect(situation.hand).toContain(`+${tile}`);
      }
    }
    expect(hands).toBe(100);
  });
});

test('two readings with one score are both right (5p as a pair wait, or two-sided)', () => {
  const asked = asking({rules: 'riichi', by: 'self', hand: '555m 67m 888m 4p5p6p6p7p +5p'});
  const {solution, expected} = QUESTIONS.groups;
  expect(solution(asked, expected(asked)).map(({kind}) => kind)).toContain('sets');
  const lines = QUESTIONS.lines.expected(asked);
  const other = lines
    .split(' ')
    .filter((id) => !/wait/i.test(id))
    .join(' ');
  if (other !== lines) expect(answer('lines', asked, other).right).toBe(true);
});

test('the reader’s own split is the one that is explained', () => {
  const asked = asking({rules: 'luqiao', wild: '5s', by: 'self', hand: '123m 678p 99p 345s 78s +6s'});
  const [note] = QUESTIONS.groups.solution(asked, QUESTIONS.groups.read('123m 678p 99p 345s 678s', asked));
  expect(note).toMatchObject({kind: 'sets'});
  expect(JSON.stringify(note)).toMatch(/345s/);
});

test('“why” of fu and han has the patterns of the reader’s own reading', () => {
  const hand = '[234p] r5m5567m22pFFF +5m';
  const asked = asking({
    ...{rules: 'riichi', by: 'discard', from: 'east', seat: 'west', round: 'north', indicators: 'P', hand},
  });
  expect(QUESTIONS.sums.expected(asked)).toBe('fu:40 han:5');
  const {right, reasons = []} = QUESTIONS.sums.judge('fu:30 han:5', asked);
  expect(right).toBe(true);
  expect(reasons).toContainEqual({kind: 'total', total: 30, unit: 'fu'});
  expect(reasons).not.toEqual(QUESTIONS.sums.solution(asked));
  const fu = reasons.flatMap((note) => (note.kind === 'line' && note.unit === 'fu' ? [note.value ?? 0] : []));
  expect(Math.ceil(fu.reduce((sum, n) => sum + n, 0) / 10)).toBe(3);
});

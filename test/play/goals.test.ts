/** Goals are read with their places, told in four languages, and judged by the referee alone: each met, and just missed. */
import {describe, expect, it} from 'vitest';
import {rulesetWords} from '../../src/cli/texts.js';
import {LANGS} from '../../src/core/game/names.js';
import {unitPaid} from '../../src/core/game/settle.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {coachWords} from '../../src/locales/coach.js';
import {loadLocale} from '../../src/locales/index.js';
import {explainGoal, GOAL_CODES} from '../../src/play/goals/faults.js';
import type {Goal} from '../../src/play/goals/goal.js';
import {judgeGoals, type JudgedGoal} from '../../src/play/goals/judge.js';
import {wallThatMeets} from '../../src/play/goals/reach.js';
import {readGoals} from '../../src/play/goals/read.js';
import {goalSentences, judgedText, type GoalTelling} from '../../src/quiz/table/goal-text.js';
import {parseRound} from '../../src/round/text/parse.js';
import {replay, rulesOf} from '../round/rounds.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

const [mcr] = played.filter(({id}) => id === 'mcr');
/** South wins on a discard with two melds; it was ready from the start. */
const CALLED = 'rules=mcr turn=east S: [123m][456m] 78m 234p 55s play: E: +W -9m S: win';
/** South draws the same tile at once, with a closed hand. */
const DRAWN = 'rules=mcr turn=south S: 123456m 78m 234p 55s play: S: +9m win';
/** South is ready after its second discard, and wins on a tile of the west. */
const LATER =
  'rules=mcr turn=south S: 123456m 78m 234p 1s 5s play: S: +W -W W: +N -N N: +N -N E: +P -P S: +5s -1s W: +9m -9m S: win';

/** How the goals of a seat were judged at the end of a round. */
function judgedIn(round: string, text: string, seat: Seat): readonly JudgedGoal[] {
  const record = parseRound(round);
  if (isFault(record)) throw new Error(record.message);
  const {positions, problems, ending} = replay(record);
  if (!ending) throw new Error(problems[0]?.message ?? 'the round goes on');
  const goals = readGoals(text, mcr.patterns);
  if (isFault(goals)) throw new Error(goals.code);
  return judgeGoals(goals, {rules: rulesOf('mcr'), positions, ending}, seat);
}

describe('a goal', () => {
  it.each([
    [DRAWN, 'win', 'south', true],
    [DRAWN, 'win', 'west', false],
    [CALLED, 'win qinglong', 'south', true],
    [CALLED, 'win hunyise', 'south', false],
    [CALLED, 'win qinglong', 'east', false],
    [CALLED, 'total 18', 'south', true],
    [CALLED, 'total 19', 'south', false, 18],
    [CALLED, 'total 1', 'east', false],
    [DRAWN, 'by self', 'south', true],
    [CALLED, 'by self', 'south', false],
    [LATER, 'closed', 'south', true],
    [CALLED, 'closed', 'south', false],
    [LATER, 'safe', 'east', true],
    [LATER, 'safe', 'west', false],
    [DRAWN, 'ready in 0', 'south', true],
    [LATER, 'ready in 2', 'south', true],
    [LATER, 'ready in 1', 'south', false, 2],
    [CALLED, 'points 42', 'south', true],
    [CALLED, 'points 43', 'south', false, 42],
    [LATER, 'points -8', 'north', true],
    [LATER, 'points -7', 'north', false, -8],
  ] as const)('%s: %s of %s is met: %s', (round, text, seat, isMet, reached?: number) => {
    const [judged, ...more] = judgedIn(round, text, seat);
    expect(more).toEqual([]);
    expect(judged.isMet).toBe(isMet);
    if (!isMet) expect(judged.reached).toBe(reached);
  });

  it('of a seat that was never ready is missed', () => {
    const round = CALLED.replace('play:', 'W: 1479m 258p 3699s SW play:');
    const [judged] = judgedIn(round, 'ready in 9', 'west');
    expect(judged).toEqual({goal: {is: 'ready', most: 9}, isMet: false});
  });

  it('counts discards from where the seat began to play', () => {
    const [judged] = judgedIn(LATER.replace('5s play:', '5s | EN play:'), 'ready in 2', 'south');
    expect(judged).toMatchObject({isMet: true, reached: 2});
  });
});

it('goals are read in one list, in any case, with the commas of any language', () => {
  expect(readGoals('Win  qinglong，CLOSED、 ready in ６', mcr.patterns)).toEqual([
    {is: 'win', id: 'qinglong'},
    {is: 'closed'},
    {is: 'ready', most: 6},
  ]);
  const judged = judgedIn(LATER, 'win, closed, total 99, safe', 'south');
  expect(judged.map(({isMet}) => isMet)).toEqual([true, true, false, true]);
});

/** A text of goals, its fault, the words at fault, and what was probably meant. */
const WRONG = [
  ['', 'goal-missing', ''],
  ['win, , safe', 'goal-missing', ' '],
  ['win,', 'goal-missing', ''],
  ['safe, wim', 'goal-unknown', 'wim', 'win'],
  ['xylophone', 'goal-unknown', 'xylophone'],
  ['win qinlong', 'goal-pattern', 'qinlong', 'qinglong'],
  ['total', 'goal-number', 'total'],
  ['total 8.5', 'goal-number', '8.5'],
  ['points many', 'goal-number', 'many'],
  ['total 0', 'goal-too-low', '0', '1'],
  ['ready in -1', 'goal-too-low', '-1', '0'],
  ['ready 6', 'goal-word', '6', 'in'],
  ['by', 'goal-word', 'by', 'self'],
  ['win qinglong closed', 'goal-left-over', 'closed'],
  ['closed 3', 'goal-left-over', '3'],
  ['win qinglong, win  qinglong', 'goal-twice', 'win  qinglong'],
  ['total 8, total 9', 'goal-twice', 'total 9'],
] as const;

describe('a text that is wrong', () => {
  it.each(WRONG)('%j: %s at %j', (text, code, about, meant?: string) => {
    const read = readGoals(text, mcr.patterns);
    if (!isFault(read)) throw new Error('was read');
    expect(read).toMatchObject({code, about});
    expect(text.slice(read.at.start, read.at.end)).toBe(about);
    expect(read.at.end).toBe(read.at.start + about.length);
    if (code !== 'goal-missing') expect(read.meant).toBe(meant);
  });

  it('names a row that the tiles of the rule set cannot make', () => {
    const patterns = mcr.patterns.map((row) =>
      row.id === 'qinglong' ? {...row, impossible: true as const} : row,
    );
    expect(readGoals('win qinglong', patterns)).toMatchObject({
      code: 'goal-impossible',
      at: {start: 4, end: 12},
    });
    expect(readGoals('win qinlong', patterns)).not.toHaveProperty('meant', 'qinglong');
  });

  it('is told in every language, each fault in a sentence of its own', async () => {
    expect(
      new Set([...WRONG.map(([, code]) => code), 'goal-impossible', 'goal-unmet', 'goal-two-right']),
    ).toEqual(new Set(GOAL_CODES));
    for (const lang of LANGS) {
      const {faults} = await coachWords.load(lang);
      const said = GOAL_CODES.map(
        (code) => explainGoal({code, about: 'word', meant: 'meant', at: {start: 0, end: 4}}, faults).message,
      );
      expect(new Set(said).size).toBe(GOAL_CODES.length);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z“「\p{L}].*[.。]$/u);
    }
  });
});

/** The words of a language for mcr. */
async function tellingIn(lang: (typeof LANGS)[number]): Promise<GoalTelling> {
  const [coach, strings] = await Promise.all([coachWords.load(lang), loadLocale(lang)]);
  return {coach, strings, text: rulesetWords(mcr)[lang], unit: mcr.unit, paid: unitPaid(mcr)};
}

const ALL = 'win, win qinglong, total 19, by self, closed, safe, ready in 0, points -43, best';

describe('sentences', () => {
  it('say what is to be reached, and what became of it', async () => {
    const telling = await tellingIn('en');
    const goals = readGoals(ALL, mcr.patterns);
    if (isFault(goals)) throw new Error(goals.code);
    expect(goalSentences(goals, telling)).toEqual([
      'Win the hand.',
      `Win with ${telling.text.names.qinglong.name}.`,
      'Win with at least 19 fan.',
      'Win by self-draw.',
      'Call nothing.',
      'Discard no tile that another player wins on.',
      'Be ready before your first discard.',
      'Get at least −43 points in this hand.',
      'Find the best move.',
    ]);
    const said = ['closed', 'total 18', 'total 19', 'points 99'].flatMap((text) =>
      judgedIn(CALLED, text, 'south'),
    );
    expect(said.map((one) => judgedText(one, telling))).toEqual([
      'Not reached: call nothing.',
      'Reached: win with at least 18 fan.',
      'Not reached: win with at least 19 fan. The hand was worth 18 fan.',
      'Not reached: get at least 99 points in this hand. You got 42 points.',
    ]);
    const [late] = judgedIn(LATER, 'ready in 1', 'south');
    expect(judgedText(late, telling)).toBe(
      'Not reached: be ready after at most 1 discard. The hand was ready after 2 discards.',
    );
  });

  it.each(LANGS)('are whole in %s', async (lang) => {
    const telling = await tellingIn(lang);
    const goals = readGoals(ALL, mcr.patterns);
    if (isFault(goals)) throw new Error(goals.code);
    const said = [
      ...goalSentences(goals, telling),
      ...goals.flatMap((goal) =>
        [true, false].map((isMet) =>
          judgedText({goal, isMet, ...(goal.is === 'total' && {reached: 18})}, telling),
        ),
      ),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) {
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/undefined|\$\{|goal-|\.\.|。。/);
    }
  });
});

it('finds the wall on which goals are reached, and none where nobody can reach them', async () => {
  const table = await tableOf(mcr);
  const goals = (text: string): readonly Goal[] => {
    const read = readGoals(text, table.rules.table.rows);
    if (isFault(read)) throw new Error(read.code);
    return read;
  };
  const setUp = {seat: 'south', seed: '7'} as const;
  const first = wallThatMeets(table, goals('win'), setUp, 20);
  expect(first).toBeGreaterThan(0);
  expect(wallThatMeets(table, goals('win'), setUp, (first ?? 1) - 1)).toBeUndefined();
  expect(wallThatMeets(table, goals('total 9999'), setUp, 3)).toBeUndefined();
});

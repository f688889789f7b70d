/** Rule sets that authors write as modules: `mj check --rules file.mjs`, and the commands that use them. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {mj, mjGiven, type Ran} from './run.js';

/** A game with one row, whose example scores it. */
const RULES = `
const page = {cite: '1', provenance: 'page'};
export const small = {
  id: 'small', version: 1, unit: 'fan', seats: ['east', 'south', 'west', 'north'], sets: 4,
  tiles: {copies: Array(34).fill(4), flowers: false}, fields: [], options: {},
  patterns: [{id: 'selfDraw', native: '自摸', kind: 'win', value: 1, when: (m) => (m.ron ? 0 : 1 << 30), ...page}],
  examples: async () => ({selfDraw: {by: 'self', hand: '123m 456m 789m 13p 99s +2p'}}),
  worth: (sums) => sums.fan,
  pay: ({winner, total}) => ['east', 'south', 'west', 'north'].filter((from) => from !== winner)
    .map((from) => ({from, to: winner, amount: total, why: 'win'})),
};
export const words = {small: 'a small game'};
`;

/** How the game is played: in one round, where the next hand is never dealt. */
const FLOW = `
const flow = {
  options: {}, ruleOptions: {}, texts: {en: async () => ({options: {}})}, players: [4],
  deal: {fours: 3, then: [0, 1, 2, 3, 0]}, left: () => 83, kong: {cost: 1, needs: () => 1, most: () => Infinity},
  chow: true, winners: () => 'nearest', flags: () => [], falseWin: () => 0, pay: small.pay,
  nextDeal: ({dealer}) => ({dealer, counters: 0}), startPoints: () => 0, next: () => undefined, result: (points) => points,
  first: () => ({round: 'east', dealer: 'east', counters: 0, places: {east: 0, south: 1, west: 2, north: 3}}),
  ledgerCites: {},
};
small.flow = async () => flow;
`;
/** A file with the game, and how it is played. */
const PLAYED = RULES + FLOW;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterAll(async () => await rm(folder, {recursive: true}));

async function module(name: string, source: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, source);
  return file;
}

it('says nothing of rules that are right', async () => {
  const file = await module('right.mjs', RULES);
  expect(await mj('check', '--rules', file)).toEqual({out: '', err: '1 checked, 0 wrong\n', status: 0});
});

it('says what is wrong, with the field and what is meant', async () => {
  const file = await module('wrong.mjs', RULES.replace("unit: 'fan'", "unti: 'fan'"));
  expect(await mj('check', '--rules', file)).toEqual({
    out: `${file}: small: unit: expected a text, found nothing\n${file}: small: unti: expected no such field, found fan. Did you mean unit?\n`,
    err: '1 checked, 2 wrong\n',
    status: 1,
  });
  const {out, status} = await mj('check', '--json', '--rules', file);
  expect(JSON.parse(out)).toEqual([
    {ruleset: 'small', path: 'unit', expected: 'a text', got: 'nothing'},
    {ruleset: 'small', path: 'unti', expected: 'no such field', got: 'fan', near: 'unit'},
  ]);
  expect(status).toBe(1);
});

it('plays hands by rules that say how', async () => {
  const {pass, err} = await checked('played.mjs', PLAYED);
  expect([pass, err]).toEqual([true, '1 checked, 0 wrong\n']);
});

it.each([
  [
    'no deal',
    ['deal: {fours: 3, then: [0, 1, 2, 3, 0]}, ', ''],
    'flow().deal: expected an object, found nothing',
  ],
  [
    'a misspelt hook',
    ['chow: true', 'chow: true, furitten: {}'],
    'flow().furitten: expected no such field, found object. Did you mean furiten?',
  ],
  [
    'a preset that there is not',
    ['chow: true', 'chow: true, presets: {big: {}}'],
    'flow().presets.big: expected the id of a preset, found big',
  ],
  [
    'a flow that throws',
    ['async () => flow', "async () => { throw new Error('no file'); }"],
    'flow(): expected a result, found no file',
  ],
  [
    'what throws in play',
    ['flags: () => []', "flags: (m) => { if (m.left < 60) throw new Error('too few'); return []; }"],
    'flow(): expected hands that computer players play to their ends, found too few',
  ],
])('tells in how it is played: %s', async (name, [from, to], said) => {
  const {pass, out} = await checked(`${name.replaceAll(' ', '-')}.mjs`, PLAYED.replace(from, to));
  expect([pass, out]).toEqual([false, expect.stringContaining(said)]);
});

async function checked(name: string, source: string): Promise<{pass: boolean; out: string; err: string}> {
  const {status, out, err} = await mj('check', '--rules', await module(name, source));
  return {pass: status === 0, out, err};
}

/** A command line with a module in place of a rule set. */
const withRules = async (file: string, command: string, ...rest: readonly string[]): Promise<Ran> =>
  await mj(command, '--rules', file, ...rest);

it('scores, tells and plays by a module in place of a rule set', async () => {
  const file = await module('used.mjs', PLAYED);
  const hand = '123m 456m 789m 13p 99s';
  const scored = await withRules(file, 'score', '--by', 'self', '--json', `${hand} +2p`);
  expect(JSON.parse(scored.out)).toMatchObject({status: 'win', total: 1, lines: [{id: 'selfDraw'}]});
  for (const lang of LANGS)
    expect((await withRules(file, 'score', '--lang', lang, '--by', 'self', `${hand} +2p`)).out).toContain(
      '自摸',
    );
  expect(JSON.parse((await withRules(file, 'waits', '--json', hand)).out)).toMatchObject({
    ready: [{tile: '2p'}],
  });
  const table = await mj('rules', file);
  expect(table).toMatchObject({status: 0, err: ''});
  expect(table.out).toContain('自摸 (selfDraw): 1\n');
  const played = await withRules(file, 'play', '--hands', '2', '--levels', '2', '--json');
  expect(JSON.parse(played.out)).toMatchObject({rules: file, hands: 2, refused: 0});
  const record = join(folder, 'hands.txt');
  await withRules(file, 'play', '--hands', '2', '--levels', '2', '--record', record);
  expect((await mj('round', '--rules', file, record)).status).toBe(0);
});

it('uses the words that a module exports as texts', async () => {
  const words = `export const texts = {small: {en: {title: 'Small game', names: {selfDraw: {name: 'Drawn by oneself'}}, conditions: {}, presets: {}}}};`;
  const file = await module('worded.mjs', RULES + words);
  const {out} = await mj('rules', file);
  expect(out).toContain('Small game');
  expect(out).toContain('Drawn by oneself');
});

it('asks which rule set of several is meant', async () => {
  const several = await module('several.mjs', `${RULES}export const other = {...small, id: 'other'};`);
  const open = await mj('rules', several);
  expect([open.status, open.err]).toEqual([3, expect.stringContaining(`${several}#other, ${several}#small`)]);
  expect((await mj('rules', `${several}#other`)).out).toContain(`${several}#other@1`);
  expect((await mj('rules', `${several}#none`)).err).toContain('none');
});

it('names the fields that keep rules from being used', async () => {
  const file = await module('unused.mjs', RULES.replace("unit: 'fan'", 'unit: 7'));
  const {err, status} = await withRules(file, 'score', '--by', 'self', '123m 456m 789m 13p 99s +2p');
  expect([status, err]).toEqual([2, expect.stringContaining('small: unit: expected a text, found 7')]);
});

it('runs no module that only a line of hands or a page names', async () => {
  const file = await module('never.mjs', `globalThis.ranModule = true;${RULES}`);
  const hand = '123m 456m 789m 13p 99s +2p';
  const {status} = await mjGiven(JSON.stringify({rules: file, by: 'self', hand}), 'score', '--ndjson');
  expect(status).toBe(1);
  const page = join(folder, 'names.html');
  await writeFile(page, `<mj-example rules="${file}" by="self">${hand}</mj-example>`);
  await mj('check', page);
  expect('ranModule' in globalThis).toBe(false);
});

it.each(LANGS)('says what cannot be read, in %s', async (lang) => {
  const none = await module(`none-${lang}.mjs`, 'export const words = {};');
  const broken = await module(`broken-${lang}.mjs`, 'export const = 1;');
  for (const file of [none, broken, join(folder, 'missing.mjs')]) {
    const {out, err, status} = await mj('check', '--lang', lang, '--rules', file);
    expect([out, status]).toEqual(['', 3]);
    expect(err).toContain(file);
    expect(err).not.toMatch(/undefined|\n\s+at /);
  }
});

it('takes no pages beside it', async () =>
  expect((await mj('check', '--rules', 'x.mjs', 'page.html')).status).toBe(2));

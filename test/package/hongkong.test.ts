/**
 * A rule set written outside the package, in `hongkong/`: compiled against the published types, and used in Node as
 * its author would.
 */
import {cp, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {arrangements as ask} from '../../src/core/arrangements.js';
import type {ScoreResult} from '../../src/core/result.js';
import type {score as count} from '../../src/core/score.js';
import type {waits as await_} from '../../src/core/waits.js';
import type * as playModule from '../../src/play/index.js';
import type {WallCount} from '../../src/play/count/walls.js';
import type * as formatModule from '../../src/round/index.js';
import {handsOf, patienceOf} from '../play/hands-of.js';
import {install, type Consumer} from './consumer.js';
import {bin, root, run} from './packed.js';
import {HANDS, type Asked} from './hongkong-hands.js';
import type * as exampleModule from './hongkong/examples.js';
import type * as ruleModule from './hongkong/index.js';
import type * as payModule from './hongkong/payments.js';
import type * as roundModule from './hongkong/round.js';

const dist = ['node_modules', 'mahjong-elements', 'dist'];
const SOURCE = path.join(root, 'test/package/hongkong');
const CONFIG = {
  compilerOptions: {
    ...{strict: true, target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable']},
    ...{types: [], skipDefaultLibCheck: true},
  },
  include: ['hongkong'],
};

/** The files of the rule set. */
const sources = async (): Promise<string[]> =>
  (await readdir(SOURCE, {recursive: true}))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts'));

let consumer: Consumer;
let complaints: string;
let rules: typeof ruleModule;
let pay: typeof payModule;
let examples: (typeof exampleModule)['examples'];
let score: typeof count;
let waits: typeof await_;
let arrangements: typeof ask;
let round: typeof roundModule;

const load = async <T>(...file: string[]): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(consumer.home, ...file)).href)) as T;

beforeAll(async () => {
  consumer = await install('hongkong');
  await cp(SOURCE, path.join(consumer.home, 'hongkong'), {recursive: true});
  await writeFile(path.join(consumer.home, 'tsconfig.json'), JSON.stringify(CONFIG));
  complaints = await run(process.execPath, [bin('typescript/bin/tsc')], {cwd: consumer.home}).then(
    ({stdout}) => stdout,
    (error: unknown) => (error as {stdout: string}).stdout,
  );
  rules = await load('hongkong', 'index.js');
  pay = await load('hongkong', 'payments.js');
  round = await load('hongkong', 'round.js');
  ({examples} = await load<typeof exampleModule>('hongkong', 'examples.js'));
  ({score} = await load<{score: typeof count}>(...dist, 'core', 'score.js'));
  ({waits} = await load<{waits: typeof await_}>(...dist, 'core', 'waits.js'));
  ({arrangements} = await load<{arrangements: typeof ask}>(...dist, 'core', 'arrangements.js'));
}, 120_000);
afterAll(() => consumer.remove());

const scored = (situation: Asked): ScoreResult => score({rules: 'hongkong', ...situation}, rules.hongkong);
const counted = ({lines}: ScoreResult): string[] =>
  lines.map(({id, count, value}) => `${id}${count > 1 ? `×${count}` : ''} ${value}`).sort();

test('compiles against the published types', () => expect(complaints).toBe(''));

test('imports nothing but public entries of the package', async () => {
  const texts = await Promise.all((await sources()).map((file) => readFile(path.join(SOURCE, file), 'utf8')));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from |import |import\()'([^']+)'/g)].map(([, from]) => from),
  );
  expect(imported.length).toBeGreaterThan(30);
  expect(imported.filter((from) => !/^mahjong-elements(?:\/|$)|^\.{1,2}\/(?!\.\.\/)/.test(from))).toEqual([]);
});

describe('the guide', () => {
  const guide = path.join(root, 'stories/docs/writing-a-rule-set.md');

  test('has each file as it is, under its name', async () => {
    const blocks = (await readFile(guide, 'utf8')).matchAll(/^`([a-zA-Z/-]+\.ts)`:\n\n```ts\n(.*?)^```$/gms);
    const shown = new Map([...blocks].map(([, file, code]) => [file, code]));
    expect([...shown.keys()].sort()).toEqual((await sources()).sort());
    for (const [file, code] of shown) expect(code).toBe(await readFile(path.join(SOURCE, file), 'utf8'));
  });

  test('has no code beside them but that of pages, which are loaded by tests of their own', async () => {
    const blocks = [...(await readFile(guide, 'utf8')).matchAll(/^```(\w+)$/gm)].map(([, lang]) => lang);
    const others = blocks.filter((lang) => lang !== 'ts');
    expect(blocks.length - others.length).toBe((await sources()).length);
    expect([...new Set(others)]).toEqual(['html']);
  });
});

test('has an example for each pattern that scores it', () => {
  const ids = rules.hongkong.patterns.map(({id}) => id);
  expect(Object.keys(examples).sort()).toEqual([...ids].sort());
  for (const [id, example] of Object.entries(examples)) {
    const {status, lines} = scored({...example, options: {minimum: 0}});
    expect([id, status, lines.some((line) => line.id === id)]).toEqual([id, 'win', true]);
  }
});

describe('hands', () => {
  test.each(HANDS)('%s', (_, situation, lines, total) => {
    const result = scored(situation);
    expect([result.status, result.unit, counted(result), result.total]).toEqual([
      'win',
      'faan',
      lines,
      total,
    ]);
  });

  test('no seven pairs', () => {
    expect(scored({hand: '1133m 5577p 2288s E +E', by: 'self'}).status).toBe('not-a-win');
  });

  test('flowers are no part of the game where that is agreed', () => {
    const hand = {hand: '123m 456m 345p 78s 99s +9s', by: 'self', options: {flowers: false}} as const;
    expect(counted(scored(hand))).toEqual(['menqianqing 1', 'pinghu 1', 'zimo 1']);
    expect(scored({...hand, flowers: '1f'}).reason?.code).toBe('tile-not-in-set');
  });

  test('a preset takes a row out, and changes options', () => {
    const hand = {hand: '[111m] 234m 567m 78m 99m +9m', by: 'discard', from: 'west'} as const;
    expect(counted(scored(hand))).toEqual(['qingyise 7', 'wuhua 1']);
    const full = scored({...hand, rules: 'hongkong-full'});
    expect([full.rules, counted(full)]).toEqual(['hongkong-full@1', ['qingyise 7']]);
    expect(full.payments).toEqual([
      {from: 'west', to: 'east', amount: 2 * 128 + 128 + 128, why: 'discarder'},
    ]);
  });

  test('arrangements go before those that are worth less', () => {
    const hand = '111222333m 456p 9s +9s';
    const found = arrangements({rules: 'hongkong', hand, by: 'self', options: {minimum: 0}}, rules.hongkong);
    expect(found.map((one) => one.total)).toEqual([4, 3]);
  });
});

describe('the minimum', () => {
  const chicken = {hand: '[123m] 456m 333p 78s 99s +9s', by: 'discard', from: 'west', flowers: '2f'} as const;

  test('is not reached, reached and agreed otherwise', () => {
    const {status, reason, payments} = scored(chicken);
    expect([status, reason?.code, reason?.about, payments]).toEqual([
      'not-allowed',
      'below-minimum',
      '3',
      [],
    ]);
    const two = {...chicken, by: 'self', flowers: '1f'} as const;
    expect(scored(two)).toMatchObject({status: 'not-allowed', total: 2});
    expect(scored({...two, flags: ['lastTile']})).toMatchObject({status: 'win', total: 3});
    expect(scored({...chicken, options: {minimum: 0}})).toMatchObject({status: 'win', total: 0});
  });

  test('is a reason not to win that waits show', () => {
    const {ready} = waits({rules: 'hongkong', hand: '[123m] 456m 333p 78s 99s'}, rules.hongkong);
    expect(ready.map(({tile, status}) => [tile, status])).toEqual([
      ['6s', 'not-allowed'],
      ['9s', 'not-allowed'],
    ]);
  });
});

describe('the limit', () => {
  const flush = {hand: '[FFF] [CCC] [PPP] 78m 11m +9m', by: 'discard', from: 'west'} as const;

  test('is reached, passed and agreed otherwise', () => {
    expect(scored(flush)).toMatchObject({total: 10, capped: true, sums: {faan: 12}});
    expect(scored({...flush, options: {limit: 13}}).total).toBe(12);
    expect(scored({...flush, options: {limit: 13}}).capped).toBeUndefined();
    expect(scored({...flush, options: {limit: 8}})).toMatchObject({total: 8, capped: true});
    expect(scored({...flush, options: {limit: 9}}).reason?.code).toBe('bad-option');
  });

  test('is what a limit hand is worth', () => {
    const orphans = {hand: '19m 19p 19s ESWNPFC +1m', by: 'self'} as const;
    for (const limit of [8, 10, 13]) expect(scored({...orphans, options: {limit}}).total).toBe(limit);
  });
});

describe('flags', () => {
  const kong = {hand: '[[1111m]] 456m 345p 78s 99s +9s', by: 'self'} as const;
  const dealt = {hand: '123m 456m 345p 78s 99s +9s'} as const;
  const REFUSED: readonly (readonly [Asked, string, string])[] = [
    [{...kong, flags: ['kongOnKong']}, 'flag-conflict', 'kongOnKong'],
    [{...kong, by: 'discard', flags: ['replacement']}, 'flag-conflict', 'replacement'],
    [{...dealt, by: 'self', flags: ['replacement']}, 'flag-conflict', 'replacement'],
    [{...dealt, by: 'self', seat: 'south', flags: ['heavenly']}, 'flag-conflict', 'heavenly'],
    [{...kong, flags: ['heavenly']}, 'flag-conflict', 'heavenly'],
    [{...dealt, by: 'discard', from: 'south', seat: 'west', flags: ['earthly']}, 'flag-conflict', 'earthly'],
    [{...dealt, by: 'self', flags: ['riichi']}, 'unknown-flag', 'riichi'],
    [{...dealt, by: 'self', liable: 'east'}, 'bad-seat', 'east'],
  ];

  test.each(REFUSED)('%j is refused', (situation, code, about) => {
    const {status, reason} = scored(situation);
    expect([status, reason?.code, reason?.about]).toEqual(['invalid', code, about]);
  });

  test('make a hand heavenly or earthly', () => {
    expect(counted(scored({...dealt, by: 'self', flags: ['heavenly']}))).toContain('tianhu 10');
    const earthly = {...dealt, by: 'discard', from: 'east', seat: 'south', flags: ['earthly']} as const;
    expect(counted(scored(earthly))).toEqual(['dihu 10', 'pinghu 1', 'wuhua 1']);
  });
});

describe('payments', () => {
  const flush = {hand: '[111m] 234m 567m 78m 99m +9m', by: 'discard', from: 'west', options: {}} as const;
  const net = (situation: Asked) => scored(situation).net;

  test('points double with each faan, and from four on with every second', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(points.map((faan) => pay.pointsOf(faan, 'half'))).toEqual([
      1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128,
    ]);
    expect(points.map((faan) => pay.pointsOf(faan, 'full'))).toEqual(points.map((faan) => 2 ** faan));
  });

  test('the discarder pays double, or all of it', () => {
    expect(scored(flush).total).toBe(8);
    expect(net(flush)).toEqual({east: 256, south: -64, west: -128, north: -64});
    expect(net({...flush, options: {discarderPays: 'all'}})).toEqual({
      east: 256,
      south: 0,
      west: -256,
      north: 0,
    });
    expect(scored(flush).payments.map(({from, why}) => [from, why])).toEqual([
      ['south', 'win'],
      ['west', 'discarder'],
      ['north', 'win'],
    ]);
  });

  test('a self-draw is paid double by everybody', () => {
    expect(net({...flush, by: 'self', from: undefined})).toEqual({
      east: 576,
      south: -192,
      west: -192,
      north: -192,
    });
  });

  test('who is liable pays for everybody', () => {
    expect(net({...flush, by: 'self', from: undefined, liable: 'north'})).toEqual({
      east: 576,
      south: 0,
      west: 0,
      north: -576,
    });
  });

  test('nobody pays where it is not said who discarded', () => {
    expect(scored({...flush, from: undefined})).toMatchObject({status: 'win', payments: []});
  });

  test('sum up to zero for every example, under either preset', () => {
    for (const rules of ['hongkong', 'hongkong-full'])
      for (const example of Object.values(examples)) {
        const {payments, net} = scored({...example, rules, options: {...example.options, minimum: 0}});
        expect(payments.length).toBeGreaterThan(0);
        expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
      }
  });
});

describe('play', () => {
  const TABLE = `rules=hongkong
E: 123m 456m 345p 78s 99s C
S: 111p 222p 333p 44s 56s`;

  test('is refereed: a win, its payments, and who deals next', () => {
    const {problems, ending} = round.play(
      `${TABLE}\nplay: E: -C S: +9s -9s E: win expect E+32 S-16 W-8 N-8 next E 1`,
    );
    expect(problems).toEqual([]);
    expect(ending?.winners[0].result?.total).toBe(3);
  });

  test('refuses what the rules forbid, with the number of the rule', () => {
    const {problems} = round.play(`${TABLE}\nplay: E: -C S: +1s -1s N: [_123s]`);
    expect(problems.map(({code, cite}) => [code, cite])).toEqual([['chow-from-left', 'HK-11']]);
    const [below] = round.play(
      `${TABLE.replace('99s C', '99s C out 2f')}\nplay: E: -C S: +9s -9s E: win`,
    ).problems;
    expect([below.code, below.cite]).toEqual(['below-minimum', 'HK-2']);
  });

  test(
    'is played by computer players, and refereed again',
    async () => {
      const {playHands, tableFor} = await load<typeof playModule>(...dist, 'play', 'index.js');
      const {formatRound} = await load<typeof formatModule>(...dist, 'round', 'index.js');
      const table = await tableFor({ruleset: rules.hongkong});
      if ('code' in table) throw new Error(table.code);
      const problems: string[] = [];
      const again = ({records, seats}: WallCount): void => {
        const {problems: found, ending} = round.play(formatRound(records[0]));
        problems.push(...found.map(({message}) => message));
        const points = (of: readonly number[]): string => of.toSorted((a, b) => a - b).join();
        if (points(Object.values(ending?.net ?? {})) !== points(seats.map((seat) => seat.points)))
          problems.push(formatRound(records[0]));
      };
      const asked = {hands: handsOf(6), seed: 'hongkong', levels: [4]} as const;
      const {hands, drawn, refused} = playHands(table, asked, again);
      expect([problems, refused]).toEqual([[], 0]);
      expect(hands - drawn).toBeGreaterThanOrEqual(0.8 * hands);
    },
    patienceOf(6),
  );

  test('begins a game with the first player in the east', () => {
    const frame = round.game('Ah-Fai', 'Bo', 'Chan', 'Ding');
    expect([frame.round, frame.dealer, frame.places]).toEqual([
      'east',
      'east',
      {east: 0, south: 1, west: 2, north: 3},
    ]);
  });
});

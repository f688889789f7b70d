/** How rules as text are played: `flow = like mcr`. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {playHands} from '../../src/play/count/play-hands.js';
import {tableFor, type PlayTable} from '../../src/play/table/table.js';
import {readRuleset} from '../../src/variant/index.js';
import {parseRound} from '../../src/round/text/parse.js';
import {notationOf} from '../../src/round/text/notation.js';
import {at} from '../../src/round/state/at.js';
import {waitsOf} from '../../src/round/judging/waiting.js';
import {kindName} from '../../src/core/tiles/tile.js';
import type {Moment} from '../../src/core/game/flow.js';
import type {VariantCode} from '../../src/variant/index.js';
import {based} from './texts.js';
import {isFault} from '../../src/core/situation/result.js';

const OWN = `牌 = 144
叫法 = hk
起糊 = 3
點數表 = 0:1 1:2 2:4 3:8 4:16 5:24 6:32 7:48
出銃 = 出銃者 ×2, 其餘 ×1
自摸 = 每家 ×2
1番：平糊、門前清、自摸、門風、圈風、三元牌、無花
3番：對對糊、混一色
7番：清一色
`;

const read = (text: string) => readRuleset(text, {id: 'own', based});

async function tableOf(ruleset: Ruleset | undefined): Promise<PlayTable> {
  if (!ruleset) throw new Error('nothing to score');
  const table = await tableFor({ruleset});
  if (isFault(table)) throw new Error(table.code);
  return table;
}

describe('a text', () => {
  it('says nothing of play unless it is told', () => expect(read(OWN).ruleset?.flow).toBeUndefined());

  it.each(['flow = like mcr', '進行 = mcr と同じ', '打法 = 同 mcr'])(
    '%s: is played, and never below its minimum',
    async (line) => {
      const {ruleset, problems} = read(`${OWN}${line}\n`);
      expect(problems).toEqual([]);
      const table = await tableOf(ruleset);
      const {referee} = table;
      let wins = 0;
      const {refused} = playHands(table, {hands: 6, seed: 'own', levels: [4, 3]}, ({records}) => {
        const ending = referee.replay(records[0]).ending;
        for (const {total = 0} of ending?.winners ?? []) {
          wins++;
          expect(total).toBeGreaterThanOrEqual(3);
        }
      });
      expect(refused).toBe(0);
      expect(wins).toBeGreaterThan(0);
    },
  );

  it('has as many draws as its own tiles leave', async () => {
    const left = async (text: string): Promise<unknown> => {
      const {rules} = await tableOf(read(text).ruleset);
      return rules.flow.left(rules.o);
    };
    expect(await left(`${OWN}flow = like mcr`)).toBe(144 - 53);
    expect(await left(`${OWN.replace('144', '136')}flow = like mcr`)).toBe(136 - 53);
  });

  it('pays as it says itself, and has no rule numbers of others', async () => {
    const {rules} = await tableOf(read(`${OWN}flow = like mcr`).ruleset);
    expect(
      rules.flow.pay({winner: 'east', by: 'self', total: 3, dealer: 'east', counters: 0}, rules.o),
    ).toEqual(
      rules.ruleset.pay({winner: 'east', by: 'self', total: 3, dealer: 'east', counters: 0}, rules.o),
    );
    expect(rules.flow.cites).toBeUndefined();
  });

  it('takes what it lacks of the other rules’ options as those have it', async () => {
    const text = OWN.replace('144', '136').replace('3番：對對糊、混一色', '3番：對對糊、混一色、立直');
    const {rules} = await tableOf(read(`${text}circumstances = riichi\nflow = like mahjongsoul`).ruleset);
    expect(rules.o).not.toHaveProperty('liability');
    expect(() => rules.flow.liable?.([], rules.o)).not.toThrow();
    expect(rules.flow.ready?.words).toEqual(['riichi']);
  });

  it.each([
    ['like shiragiku', 'bad-setting'],
    ['like nothing', 'unknown-rules'],
    ['mcr', 'bad-setting'],
  ])('flow = %s is refused', (value, code) => {
    const {problems} = read(`${OWN}flow = ${value}\n`);
    expect(problems.map((one) => [one.code, one.line])).toEqual([[code, 10]]);
  });
});

it('rules that build on others are played as those are', async () => {
  const {ruleset, problems} = read('based-on = mcr\nwithout = 缺一門\n');
  expect(problems).toEqual([]);
  const table = await tableOf(ruleset);
  expect(table.rules.flow.left(table.rules.o)).toBe(144 - 53);
  expect(table.rules.flow.cites).toHaveProperty('below-minimum', 'MC-16');
});

describe('a text is played by its own rules, whatever those that it is played like have', () => {
  const ROWS = '叫法 = hk\n1番：自摸、門前清\n3番：對對糊、清一色\n';

  async function tableFrom(lines: string): Promise<PlayTable> {
    const {ruleset, problems} = read(`${lines}\n${ROWS}`);
    expect(problems).toEqual([]);
    return tableOf(ruleset);
  }

  /** What a referee says of a hand that begins with these lines, by its first problem. */
  async function saidOf(lines: string, hand: string): Promise<string | undefined> {
    const {referee} = await tableFrom(lines);
    const record = parseRound(`rules=own ${hand}`);
    if (!('moves' in record)) throw new Error(record.code);
    return referee.replay(record).problems[0]?.code;
  }

  const CLAIM = (held: string, move: string, more = ''): string =>
    `turn=E ${more}\nE: 19m 19p 19s ESWNCFP\nS: ${held}\nplay:\nE: +5m -5m\nS: ${move}`;

  it.each([
    ['', undefined],
    ['melds = no chow\n', 'no-chow'],
  ])('%s: a chow is %s', async (line, said) =>
    expect(await saidOf(`${line}flow = like mcr`, CLAIM('34m 123p 456p 789s 22s', '[34_5m] -2s'))).toBe(said),
  );

  describe('wild tiles', () => {
    const DRAWN = '牌 = 144\nwild = indicator\nflow = like mcr';

    it('are found by an indicator that is turned after the deal, in a game with flowers too', async () => {
      const table = await tableFrom(DRAWN);
      expect(table.rules.flow.left(table.rules.o)).toBe(144 - 53 - 1);
      const {refused, hands} = playHands(table, {hands: 2, seed: 'wild', levels: [4, 3]}, ({records}) =>
        expect(table.referee.replay(records[0]).positions[0].frame.wild).toBeDefined(),
      );
      expect([hands, refused]).toEqual([2, 0]);
    });

    it.each([
      ['indicator', '5m', 'wild-called'],
      ['indicator', '4m', undefined],
      ['next of indicator', '4m', 'wild-called'],
      ['next of indicator', '5m', undefined],
    ])('%s %s: a call of 5m is %s', async (wild, turned, said) =>
      expect(
        await saidOf(
          `wild = ${wild}\nflow = like luqiao`,
          CLAIM('55m 123p 456p 789s 22s', '[5_55m] -2s', `wild=${turned}`),
        ),
      ).toBe(said),
    );

    it('that are always the same have no indicator, and complete hands', async () => {
      const table = await tableFrom('wild = C\nflow = like luqiao');
      const {rules, referee} = table;
      const turned = await tableFrom('wild = indicator\nflow = like luqiao');
      expect(rules.flow.left(rules.o)).toBe(turned.rules.flow.left(turned.rules.o) + 1);
      const begun = referee.start({
        hands: {east: [0, 1, 2, 9, 10, 11, 18, 19, 20, 22, 22, 22, 24, 33]},
      });
      if (isFault(begun)) throw new Error(begun.code);
      expect(begun.frame.wild).toBeUndefined();
      const record = parseRound('rules=own turn=S\nS: 123m 123p 123s 55s 7sC\nplay:\nS: +8s win');
      if (!('moves' in record)) throw new Error(record.code);
      const {positions, problems, ending} = referee.replay(record);
      expect(problems).toEqual([]);
      const south = at(rules, positions[0], 'south');
      expect(south && waitsOf(south).map(kindName)).toEqual(expect.arrayContaining(['6s', '9s', '5s']));
      expect(ending?.winners[0].seat).toBe('south');
    });

    it('are seven at the most: players do not try hands that nobody scores', async () => {
      const table = await tableFrom('wild = indicator, next of indicator\nmelds = no chow\nflow = like mcr');
      expect(playHands(table, {hands: 2, seed: 'seven', levels: [4]}).refused).toBe(0);
    });
  });

  it('sets aside the honors that count as flowers', async () => {
    const table = await tableFrom('手牌 = 16\n牌 = 144 作花 字牌\nflow = like xinzhang');
    const HONORS = /[ESWNPFC]/;
    let laid = 0;
    const {refused} = playHands(table, {hands: 3, seed: 'honors', levels: [3]}, ({records}) => {
      const {positions} = table.referee.replay(records[0]);
      for (const {held = [], out, river} of Object.values(positions.at(-1)!.seats)) {
        expect(notationOf(held)).not.toMatch(HONORS);
        expect(notationOf(river.map(({tile}) => tile))).not.toMatch(HONORS);
        if (HONORS.test(notationOf(out))) laid++;
      }
    });
    expect(refused).toBe(0);
    expect(laid).toBeGreaterThan(0);
  });

  it.each([
    ['', undefined],
    ['passed = same tile\n', 'missed-win'],
  ])('%s: a win on a tile that was passed is %s', async (line, said) =>
    expect(
      await saidOf(
        `${line}flow = like mcr`,
        'turn=E\nE: 19m 19p 19s ESWNCFP\nS: 123m 123p 123s 55s 67s\nW: 123m 123p 123s 44s 99p\nplay:\nE: +5s -5s\nS: pass\nW: pass\nS: +9m -9m\nW: +8s -8s\nS: pass\nN: +8s -8s\nS: win',
      ),
    ).toBe(said),
  );

  it('pays for others only if the text says so', async () => {
    const liable = async (line: string): Promise<unknown> =>
      (await tableFrom(`${line}牌 = 136\nflow = like mahjongsoul`)).rules.flow.liable;
    expect(await liable('')).toBeUndefined();
    expect(await liable('包 = discarder when count dragons = 9\n')).toBeDefined();
  });

  it('has the circumstances of its rows, also those that the other rules do not know', async () => {
    const {rules} = await tableFrom('flow = like mcr\n8番：天胡、地胡');
    const moment: Partial<Moment> = {
      ...{by: 'self', isDealer: true, turns: 0, noDiscard: true, called: false, konged4: false},
      ...{left: 80, shown: 0},
    };
    const flags = (more: Partial<Moment>): readonly string[] =>
      rules.flow.flags({...moment, ...more} as Moment, rules.o);
    expect(flags({})).toEqual(['heavenly']);
    expect(flags({isDealer: false, turns: 1})).toEqual(['earthly']);
    expect(flags({isDealer: false, turns: 1, called: true})).toEqual([]);
    expect(flags({isDealer: false, turns: 2, noDiscard: false})).toEqual([]);
    expect(flags({turns: 1, noDiscard: false})).toEqual([]);
  });

  it.each<[string, VariantCode]>([
    ['人数 = 3\n手牌 = 16', 'nothing-alike'],
    ['人数 = 3\n牌 = 144', 'nothing-alike'],
  ])('%s: no built-in rules are played alike', (lines, code) => {
    const {problems} = read(`${lines}\n${ROWS}flow = like mcr`);
    expect(problems.map((one) => [one.code, one.allowed])).toEqual([[code, []]]);
  });
});

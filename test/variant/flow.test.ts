/** How rules as text are played: `flow = like mcr`. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {playHands} from '../../src/play/count/play-hands.js';
import {tableFor, type PlayTable} from '../../src/play/table/table.js';
import {readRuleset} from '../../src/variant/index.js';
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

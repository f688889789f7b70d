import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';

const examples = await luqiao.examples();

const play = (more: Partial<Situation>) =>
  score({rules: 'luqiao', hand: '', by: 'discard', from: 'west', ...more}, luqiao);

const values = (more: Partial<Situation>): Record<string, number> =>
  Object.fromEntries(play(more).lines.map(({id, value}) => [id, value]));

describe('路橋: each row is scored by its example', () => {
  for (const pattern of luqiao.patterns) {
    it(pattern.id, () => {
      const result = score({rules: 'luqiao', ...examples[pattern.id]}, luqiao);
      expect(result.status).toBe('win');
      expect(result.lines.map(({id}) => id)).toContain(pattern.id);
    });
  }
});

describe('路橋: wins that are not allowed', () => {
  const reason = (more: Partial<Situation>): string | undefined => play(more).reason?.code;

  it('TZ-20 on a discarded 財神', () => {
    expect(reason({hand: '33m 666p 12399s FFF +4m', wild: '4m'})).toBe('wild-discard');
    expect(play({hand: '33m 666p 12399s FFF +4m', wild: '4m', by: 'self'}).status).toBe('win');
  });
  it('TZ-22 a 財神 single wait, by discard or on a robbed kong; a self-draw is', () => {
    const hand = '[123m][678p] 123p 45s 99p +7m';
    expect(reason({hand, wild: '9p'})).toBe('wild-single-wait');
    expect(reason({hand, wild: '9p', by: 'robbing'})).toBe('wild-single-wait');
    expect(play({hand, wild: '9p', by: 'self'}).status).toBe('win');
  });
  it('TZ-22 (B) where the win must score more than the one passed', () => {
    const more = {
      hand: '[123m][678p] 123p 45s 99p +7m',
      wild: '9p',
      options: {caishenTanki: 'mustScoreMore'},
    };
    expect(play({...more, passedTotal: 8}).status).toBe('win');
    expect(reason({...more, passedTotal: 10})).toBe('wild-single-wait');
    expect(play(more).notes?.[0].code).toBe('not-checked');
  });
  it('TZ-21 (B) a missed win', () => {
    const more = {hand: '[345s] 23m 567p 789p SS +4m', wild: '9s', options: {missedWin: 'mustScoreMore'}};
    expect(reason({...more, passedTotal: 10})).toBe('missed-win');
    expect(play({...more, passedTotal: 9}).status).toBe('win');
    expect(play({...more, passedTotal: 50, by: 'self'}).status).toBe('win');
  });
  it('TZ-A12 on a discarded 白 that stands for the indicator', () => {
    const more = {hand: '[333m] 22m 456p 78s EEE +P', wild: '9s'};
    expect(play(more).status).toBe('win');
    expect(reason({...more, options: {ronOnWhiteAsCaishen: false}})).toBe('white-as-wild');
  });
  it('TZ-A12 with the worth of the arrangement that may be used, where that may not win either', () => {
    const more = {
      hand: 'PP 123m 234m 678m 99m +P',
      wild: '5m',
      options: {ronOnWhiteAsCaishen: false, missedWin: 'mustScoreMore'},
    };
    expect(play({...more, passedTotal: 55})).toMatchObject({status: 'win', total: 56});
    expect(play({...more, passedTotal: 60})).toMatchObject({status: 'not-allowed', total: 56});
    expect(reason({...more, passedTotal: 60})).toBe('missed-win');
  });
});

describe('路橋: what is no position', () => {
  const code = (more: Partial<Situation>): string | undefined => {
    const result = play(more);
    expect(result.status).toBe('invalid');
    return result.reason?.code;
  };
  const hand = '[345s] 23m 567p 789p SS +4m';

  it('a dealer who is not East', () => expect(code({hand, dealer: 'south'})).toBe('bad-seat'));
  it('a called set with 財神 (TZ-14), with its place', () => {
    expect(code({hand, wild: '4s'})).toBe('wild-in-meld');
    expect(play({hand, wild: '4s'}).reason?.at).toEqual({start: 0, end: 6});
  });
  it('a fifth tile, the indicator counted', () => {
    expect(
      code({hand: '[333m] 22m 456p 78s EEE +2m', wild: '2m', others: {south: '2m 123456789p NWF'}}),
    ).toBe('five-of-a-kind');
  });
  it('flowers (TZ-1)', () => expect(code({hand, flowers: '春'})).toBe('tile-not-in-set'));
  it('fourteen tiles and no winning tile', () =>
    expect(code({hand: '123m456m789m123pEE'})).toBe('missing-winning-tile'));
  it('a tile too few', () => expect(code({hand: '[345s] 23m 567p 789p S +4m'})).toBe('too-few-tiles'));
  it('a flag it does not know', () => expect(code({hand, flags: ['riichi']})).toBe('unknown-flag'));
  it('a winner who discards to himself', () => expect(code({hand, seat: 'west'})).toBe('from-self'));
  it('an option with a value it cannot have', () =>
    expect(code({hand, options: {laziCap: 'many'}})).toBe('bad-option'));
  it('an option that it does not have is a mistake of the caller', () => {
    expect(() => play({hand, options: {laziCapp: 1}})).toThrow(TypeError);
  });
});

describe('路橋: the other hands', () => {
  it('TZ-18 a robbed kong counts as not made, however it is written', () => {
    for (const robbed of ['[333s]', '[333+3s]', '[3333s]']) {
      const others = {north: `${robbed} 248m 3p 4s WWPCC`, east: '[6666p] 1m 4m 7m 2s 5s 8s 9p NF C'};
      const hand = '[9999m] 66m 234p 24999s +3s';
      const result = play({hand, seat: 'south', wild: '5m', by: 'robbing', from: 'north', others});
      expect(result.others?.north?.total, robbed).toBe(4);
      expect(result.others?.east?.total).toBe(8);
    }
  });
});

describe('路橋: options', () => {
  it('TZ-A1 exactly 100 is 辣子, or not', () => {
    const more: Partial<Situation> = {
      hand: '[FFF] [234p] 22p 56p 789p +7p',
      wild: '9s',
      options: {laziCap: 14 * 4},
    };
    expect(play({...more, seat: 'south'}).net).toMatchObject({west: -56});
    expect(play({...more, seat: 'south', options: {laziCap: 56, laziAt: 'gt100'}}).net).toMatchObject({
      west: -28,
    });
  });
  it('TZ-A2 three natural 財神 in a hand that has not won', () => {
    const others = {north: '555m 1m 9m 1p 9p 1s 9s E W N F'};
    const base = {hand: '[345s] 23m 567p 789p SS +4m', seat: 'south', wild: '5m', others} as const;
    expect(play(base).others?.north?.total).toBe(0);
    expect(play({...base, options: {nonWinnerCaishenNatural: true}}).others?.north?.total).toBe(4);
  });
  it('TZ-A3 a 財神 in a kong', () => {
    const more = {hand: '[[1119p]] 23m 567p 789s SS +4m', wild: '9p', seat: 'south'} as const;
    expect(play(more).reason?.code).toBe('not-a-meld');
    const agreed = {...more, options: {caishenInKong: true}};
    expect(values(agreed)).toMatchObject({angang: 32});
    expect(play(agreed).groups[0]).toMatchObject({kind: 'kong', tiles: '1111p', wild: '1p'});
    expect(play({...agreed, hand: '[119p] 23m 567p 789s SS +4m'}).reason?.code).toBe('not-a-meld');
  });
  it('TZ-A4 嵌檔 beside a 財神; a 白 that stands for its kind is no 財神', () => {
    const options = {qiandangWithWild: false};
    const beside = {hand: '[EEE] 2p 7m 678p 345s 11s +3p', wild: '7m', by: 'self'} as const;
    expect(values(beside)).toHaveProperty('qiandang');
    expect(values({...beside, options})).not.toHaveProperty('qiandang');
    expect(values({hand: '[EEE] 2p P 678p 345s 11s +3p', wild: '4p', by: 'self', options})).toHaveProperty(
      'qiandang',
    );
  });
  it('TZ-A4 嵌檔 only where nothing else is waited for', () => {
    const options = {qiandangStrictSingleWait: true};
    const hand = '[EEE] 24p 66p 678p 345s +3p';
    expect(values({hand, wild: '9m', options})).toHaveProperty('qiandang');
    expect(values({hand: '[EEE] 2445p 66p 678s +3p', wild: '9m', options})).not.toHaveProperty('qiandang');
  });
  it('TZ-A5 a hand of honors', () => {
    const more = {hand: '[EEE] [SSS] WWW CC NN +N', seat: 'south', wild: '1m'} as const;
    expect(values(more)).toMatchObject({hunyise: 1});
    expect(values({...more, options: {allHonors: 'qingyise'}})).toMatchObject({qingyise: 3});
    expect(values({...more, options: {allHonors: 'none'}})).not.toHaveProperty('hunyise');
  });
  it('TZ-A10 四風会斉 for the winner and for others', () => {
    const small = {hand: '[EEE] [SSS] [WWW] N 567p +N', wild: '1m'} as const;
    const on = (sifenghuiqi: string) => ({options: {sifenghuiqi}});
    expect(values({hand: '[EEE] [SSS] [WWW] NN 55p +N', wild: '9s', ...on('daOnly')})).toMatchObject({
      sifenghuiqi: 13,
    });
    expect(values({...small, ...on('daOnly')})).not.toHaveProperty('sifenghuiqi');
    expect(values({...small, ...on('xiaoToo')})).toMatchObject({sifenghuiqi: 13});
    expect(values({...small, ...on('xiaoOwnPair')})).not.toHaveProperty('sifenghuiqi');
    expect(values({...small, seat: 'north', ...on('xiaoOwnPair')})).toMatchObject({sifenghuiqi: 13});
    const others = {west: '[EEE] [SSS] [WWW] NN 5p 9s'};
    const options = {sifenghuiqi: 'xiaoToo', sifenghuiqiNonWinnerTai: 4};
    const result = play({hand: '[345s] 23m 567p 789p 11p +4m', wild: '9m', others, options});
    expect(result.others?.west?.sums).toMatchObject({tai: 5});
  });
  it('TZ-A11 a fifth copy made by a 財神', () => {
    const fifth = {hand: '[2222p] 3p 9s 4s 567s EEE 4s +1p', wild: '9s', by: 'self'} as const;
    expect(play(fifth).status).toBe('win');
    expect(play({...fifth, options: {wildMaxFourCopies: true}}).status).toBe('not-a-win');
  });
  it('TZ-A11 a hand that only a 財神 as the fifth copy completes is ready, or not', () => {
    const hand = {rules: 'luqiao', hand: '1111m 234p 567p 789s', wild: 'E'};
    expect(waits(hand, luqiao)).toMatchObject({distance: 0, ready: [{tile: 'E'}]});
    const agreed = {...hand, options: {wildMaxFourCopies: true}};
    expect(waits(agreed, luqiao)).toMatchObject({distance: 1, ready: []});
  });
});

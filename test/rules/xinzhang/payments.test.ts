import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Flag, type Seat, type Situation} from '../../../src/core/situation/situation.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {seeded} from '../random.js';

const net = (more: Partial<Situation>): Readonly<Partial<Record<Seat, number>>> => {
  const result = score({rules: 'xinzhang', hand: '', ...more}, xinzhang);
  expect(result.status).toBe('win');
  return result.net;
};

/** A hand of the south with 5台 (example 17). */
const FIVE: Partial<Situation> = {
  hand: '[234s] [678p] 234m 567m 34p 66s +5p',
  by: 'discard',
  from: 'west',
  seat: 'south',
  round: 'south',
  flowers: '春夏秋冬蘭',
  counters: 2,
};

describe('新章: a discard (XZ-4, XZ-A1, XZ-A2)', () => {
  const paid = (dealer: Seat, ronFormula: string, zenjuDealer: string, more: object = {}): number =>
    -(net({...FIVE, dealer, options: {ronFormula, zenjuDealer, ...more}}).west ?? 0);

  // winner, discarder or another is the dealer; the dealer's 台 are 1 + 2 × 2
  for (const [formula, pairwise, sumOfThree] of [
    ['3x(di+tai)', [39, 39, 24], [39, 29, 29]],
    ['di+3xtai', [33, 33, 18], [23, 23, 23]],
    ['di+tai', [13, 13, 8], [13, 13, 13]],
  ] as const) {
    it(formula, () => {
      const dealers = ['south', 'west', 'north'] as const;
      expect(dealers.map((dealer) => paid(dealer, formula, 'pairwise'))).toEqual(pairwise);
      expect(dealers.map((dealer) => paid(dealer, formula, 'sumOfThree'))).toEqual(sumOfThree);
    });
  }

  it('底 4, and another 台 for a repeat', () => {
    expect(paid('north', '3x(di+tai)', 'pairwise', {di: 4})).toBe(27);
    expect(paid('west', '3x(di+tai)', 'pairwise', {lianzhuangTai: 1})).toBe(33);
    expect(paid('west', 'di+tai', 'pairwise', {lianzhuangTai: 0})).toBe(9);
  });

  it('nobody else pays, and the reasons are told apart', () => {
    const result = score({rules: 'xinzhang', hand: '', ...FIVE, dealer: 'west'}, xinzhang);
    expect(result.payments).toEqual([
      {from: 'west', to: 'south', amount: 24, why: 'win', how: '3 × (base 3 + 5)'},
      {from: 'west', to: 'south', amount: 3, why: 'zhuangjia', how: '3 × 1'},
      {from: 'west', to: 'south', amount: 12, why: 'lazhuang', how: '3 × 4'},
    ]);
  });

  it('a robbed kong is paid like a discard', () => {
    expect(
      net({
        hand: '[345m] [111m] [567m] 3455m EEE +2m',
        by: 'robbing',
        from: 'west',
        dealer: 'north',
        round: 'south',
      }),
    ).toEqual({east: 27, south: 0, west: -27, north: 0});
  });

  it('who has to pay is not said: scored, nothing paid, and told', () => {
    const {from: _, ...unsaid} = FIVE;
    const result = score({rules: 'xinzhang', hand: '', ...unsaid}, xinzhang);
    expect(result).toMatchObject({status: 'win', total: 5, payments: []});
    expect(result.notes?.map(({code}) => code)).toEqual(['from-needed']);
  });
});

describe('新章: a self-draw (XZ-5)', () => {
  const hand: Partial<Situation> = {hand: '[234s] [888s] 234m 567m 34p 66s +5p', by: 'self', counters: 3};

  it('each pays 底 and 台, the dealer his own too', () => {
    expect(net({...hand, seat: 'south', dealer: 'north'})).toEqual({
      east: -6,
      south: 25,
      west: -6,
      north: -13,
    });
  });
  it('all pay the dealer his', () => {
    expect(net({...hand, seat: 'south', dealer: 'south'}).south).toBe(39);
  });
});

describe('新章: flower wins (XZ-10, XZ-11, XZ-A12)', () => {
  const seven: Partial<Situation> = {
    by: 'self',
    from: 'west',
    seat: 'south',
    flowers: '春夏秋冬梅蘭菊',
    flags: ['sevenFlowers', 'flowerReplacement'],
  };
  const loose = '123m 555p 234s 678s 45m 99p +8m';
  const complete = '123m 555p 234s 678s 45m 99p +6m';

  it('七搶一 with a hand that is not complete is paid like a discard', () => {
    const {west: _, ...others} = net({...seven, hand: loose, dealer: 'north', counters: 1});
    expect(others).toEqual({east: 0, south: 33, north: 0});
    expect(net({...seven, hand: loose, dealer: 'west', counters: 1}).south).toBe(42);
    expect(net({...seven, hand: loose, dealer: 'south', counters: 1}).south).toBe(42);
    const options = {zenjuDealer: 'sumOfThree'};
    expect(net({...seven, hand: loose, dealer: 'north', counters: 1, options}).south).toBe(36);
    expect(net({...seven, hand: loose, dealer: 'north', options: {ronFormula: 'di+tai'}}).south).toBe(11);
  });

  it('七搶一 with a complete hand: three times from one, and the hand from all', () => {
    const result = score(
      {rules: 'xinzhang', ...seven, hand: complete, dealer: 'west', counters: 1},
      xinzhang,
    );
    expect(result.total).toBe(13);
    expect(result.net).toEqual({east: -8, south: 24 + 11 + 16, west: -24 - 11, north: -8});
    expect(net({...seven, hand: complete, dealer: 'west', options: {ronFormula: 'di+tai'}}).south).toBe(49);
  });

  it('七搶一 and 天胡 on the deal: the dealer’s 台 is in 天胡, and is not paid again', () => {
    const flags: readonly Flag[] = ['sevenFlowers', 'flowerReplacement', 'heavenly'];
    const {total, net: paid} = score(
      {rules: 'xinzhang', ...seven, flags, hand: complete, seat: 'south', dealer: 'south'},
      xinzhang,
    );
    expect(total).toBe(8 + 24 + 2);
    expect(paid).toEqual({east: -29, south: 2 * 29 + 24 + 29, west: -24 - 29, north: -29});
    const twice = score(
      {rules: 'xinzhang', ...seven, flags, hand: complete, dealer: 'south', counters: 2},
      xinzhang,
    );
    expect(twice.payments.map(({why}) => why)).not.toContain('zhuangjia');
    expect(twice.net.south).toBe(111 + 3 * 4);
  });

  it('七搶一 alone before the dealer’s first discard: the hand is not 天胡, and the dealer’s 台 is paid', () =>
    expect(net({...seven, flags: ['sevenFlowers', 'heavenly'], hand: loose, dealer: 'south'}).south).toBe(
      36,
    ));

  it('whatever the form: melds, nothing alike, two special shapes', () => {
    const total = (hand: string): number => score({rules: 'xinzhang', ...seven, hand}, xinzhang).total;
    expect(total('[123m] [777s] [[EEEE]] 19m 19p 19s W +N')).toBe(8);
    expect(total('1111m 44m 11p 888s PP FF C +C')).toBe(8 + 8 + 3 + 2);
    expect(total('11m5m9m 2p6p9p 1s4s7s E S W N P F +C')).toBe(8 + 6 + 3 + 2);
    expect(total('[123m] [777s] [[EEEE]] 123m 12p 11s +3p')).toBe(8 + 2 + 1 + 1 + 1);
  });

  it('八仙過海: all three pay', () => {
    const eight = {...seven, from: undefined, flowers: '春夏秋冬梅蘭菊竹', flags: ['eightFlowers']};
    expect(net({...eight, hand: loose, dealer: 'west', counters: 1})).toEqual({
      east: -11,
      south: 36,
      west: -14,
      north: -11,
    });
  });

  it('a complete hand has 槓上開花: the win is declared with the replacement tile, said or not', () => {
    const eight = {flowers: '春夏秋冬梅蘭菊竹', flags: ['eightFlowers']};
    for (const more of [{flags: ['sevenFlowers']}, eight]) {
      const result = score({rules: 'xinzhang', ...seven, ...more, hand: complete}, xinzhang);
      expect(result.lines.map(({id}) => id).sort()).toEqual(
        ['buqiuren', 'gangshangkaihua', more === eight ? 'baxianguohai' : 'qiqiangyi'].sort(),
      );
    }
    const cup = {rules: 'supercup', ...seven, hand: complete, from: undefined, flags: ['sevenFlowers']};
    const result = score(cup, xinzhang);
    expect(result.lines.map(({id}) => id)).toEqual(['menqianqing', 'zimo', 'benhua', 'huagang']);
    expect(result.notes).toBeUndefined();
  });

  it('no flower counts beside them, whether the hand is complete or not', () => {
    const eight = {flowers: '春夏秋冬梅蘭菊竹', flags: ['eightFlowers']} as const;
    const flowersOf = (more: Partial<Situation> & Pick<Situation, 'hand'>) =>
      score({rules: 'xinzhang', ...seven, ...more}, xinzhang).excluded.filter(({id}) =>
        ['benhua', 'huagang'].includes(id),
      );
    for (const hand of [loose, complete]) {
      for (const [more, by] of [
        [{}, 'qiqiangyi'],
        [eight, 'baxianguohai'],
      ] as const)
        expect(flowersOf({...more, hand}), `${hand} ${by}`).toEqual([
          {id: 'benhua', by},
          {id: 'huagang', by},
        ]);
    }
  });

  it('a declared win needs no minimum', () => {
    const options = {minTai: 9};
    expect(score({rules: 'xinzhang', ...seven, hand: loose, options}, xinzhang).status).toBe('win');
    expect(score({rules: 'xinzhang', ...seven, hand: complete, options}, xinzhang).status).toBe('win');
  });

  it('not declared, 花槓 counts: what is complete, or two (XZ-A11)', () => {
    const lines = (more: Partial<Situation>): Record<string, number> =>
      Object.fromEntries(
        score({rules: 'xinzhang', ...seven, hand: complete, flags: [], ...more}, xinzhang).lines.map(
          ({id, value}) => [id, value],
        ),
      );
    expect(lines({})).toMatchObject({huagang: 2, benhua: 1});
    expect(lines({options: {undeclared71Huagang: 2}})).toMatchObject({huagang: 4});
    expect(lines({options: {undeclared71Huagang: 2}})).not.toHaveProperty('benhua');
    for (const from of [undefined, 'south'] as const) {
      expect(lines({options: {undeclared71Huagang: 2}, from})).toMatchObject({huagang: 2});
    }
    expect(lines({by: 'discard'})).toMatchObject({huagang: 2});
    for (const by of ['discard', 'robbing'] as const) {
      expect(lines({options: {undeclared71Huagang: 2}, by})).toMatchObject({huagang: 4});
      expect(lines({options: {undeclared71Huagang: 2}, by})).not.toHaveProperty('benhua');
    }
    const six = {flowers: '春夏秋冬梅蘭', options: {undeclared71Huagang: 2}};
    expect(lines(six)).toMatchObject({huagang: 2});
    expect(lines({flowers: '春夏秋冬梅蘭菊竹'})).toMatchObject({huagang: 4});
  });
});

it('新章: payments sum to zero, and only the named seat pays a discard', () => {
  const random = seeded(31);
  for (let i = 0; i < 500; i++) {
    const seat = SEATS[random(4)];
    const from = SEATS.filter((other) => other !== seat)[random(3)];
    const by = (['discard', 'self', 'self'] as const)[random(3)];
    const seven = by === 'self' && random(2) === 0;
    const result = score(
      {
        rules: random(4) ? 'xinzhang' : 'supercup',
        hand: ['123m 555p 234s 678s 45m 99p +6m', '1111m 44m 11p 888s PP FF C +C'][random(2)],
        by,
        seat,
        from,
        dealer: SEATS[random(4)],
        counters: random(4),
        flowers: seven ? '1f2f3f4f5f6f7f' : '',
        flags: seven ? ['sevenFlowers', 'flowerReplacement'] : [],
        options: {
          di: 3 + random(2),
          minTai: 0,
          ronFormula: ['3x(di+tai)', 'di+3xtai', 'di+tai'][random(3)],
          zenjuDealer: ['pairwise', 'sumOfThree'][random(2)],
        },
      },
      xinzhang,
    );
    const amounts = Object.entries(result.net);
    expect(amounts.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
    if (result.status !== 'win') continue;
    expect(result.net[seat]).toBeGreaterThan(0);
    const payers = amounts.filter(([, amount]) => amount < 0).map(([name]) => name);
    expect(payers.length).toBe(by === 'discard' ? 1 : 3);
    if (by === 'discard') expect(payers).toEqual([from]);
  }
});

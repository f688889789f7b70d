/** Circumstances of riichi mahjong that go together, and those that cannot. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {riichi} from '../../../src/rules/riichi/index.js';

const play = (more: Partial<Situation>) =>
  score({rules: 'riichi', hand: '123m 456m 789m 234p 5p +5p', indicators: '9s', ...more}, riichi);

const DEALER = {by: 'self', seat: 'east'} as const;
const OTHER = {by: 'self', seat: 'south'} as const;
const RON = {by: 'discard', seat: 'south', from: 'west'} as const;
const CALLED = '[123m] 456m 789m 234p 5p +5p';
const KONG = '[[1111m]] 456m 789m 234p 5p +5p';

describe('a win on the first turn', () => {
  it.each<[string, Partial<Situation>]>([
    ['天和', {...DEALER, flags: ['heavenly']}],
    ['地和', {...OTHER, flags: ['earthly']}],
    ['人和', {...RON, flags: ['human']}],
  ])('can be %s', (_, more) => expect(play(more).status).toBe('win'));

  it.each<[string, Partial<Situation>]>([
    ['天和 of another than the dealer', {...OTHER, flags: ['heavenly']}],
    ['天和 by discard', {...RON, seat: 'east', flags: ['heavenly']}],
    ['天和 with a concealed kong', {...DEALER, hand: KONG, flags: ['heavenly']}],
    ['天和 with the last tile', {...DEALER, flags: ['heavenly', 'lastTile']}],
    ['地和 of the dealer', {...DEALER, flags: ['earthly']}],
    ['地和 by discard', {...RON, flags: ['earthly']}],
    ['地和 with a concealed kong', {...OTHER, hand: KONG, flags: ['earthly']}],
    ['人和 of the dealer', {...RON, seat: 'east', flags: ['human']}],
    ['人和 by self-draw', {...OTHER, flags: ['human']}],
    ['人和 with a meld', {...RON, hand: CALLED, flags: ['human']}],
    ['人和 after riichi', {...RON, flags: ['human', 'riichi']}],
  ])('cannot be %s', (_, more) => expect(play(more).reason?.code).toBe('flag-conflict'));
});

const MANGAN = 8000;

describe('人和 as a mangan alone, as in the rules of the European Mahjong Association (RC-14)', () => {
  const human = (more: Partial<Situation>) => play({...RON, flags: ['human'], ...more});
  const idsOf = ({lines}: ReturnType<typeof play>): readonly string[] => lines.map(({id}) => id);
  // 三色, 平和 and one dora: four han
  const FOUR_HAN = '123m 123p 123s 67m 99s +8m';
  // 清一色, 一盃口 and 平和: eight han
  const EIGHT_HAN = '123m 345m 678m 67m 99m +8m';

  it.each<[string, string]>([
    ['a hand without another yaku', '123m 567m 345p 68s 99s +7s'],
    ['a hand of four han', FOUR_HAN],
  ])('%s is a mangan', (_, hand) => {
    const result = human({rules: 'ema', hand, indicators: '9m'});
    expect([result.total, idsOf(result)]).toEqual([MANGAN, ['renhouMangan']]);
  });

  it('a hand that is worth more by its yaku is scored by these', () => {
    const result = human({rules: 'ema', hand: EIGHT_HAN});
    expect(result.total).toBe(16_000);
    expect(idsOf(result)).not.toContain('renhouMangan');
  });

  it('a yakuman stays a yakuman', () => {
    expect(human({rules: 'ema', hand: '19m 19p 19s ESWNPFC +C', indicators: '9s'}).total).toBe(32_000);
  });

  it('is five han with all else in the World Riichi Championship', () => {
    const result = human({rules: 'wrc', hand: FOUR_HAN, indicators: '9m'});
    expect(idsOf(result)).toEqual(expect.arrayContaining(['renhouFiveHan', 'sanshokuDoujun', 'dora']));
    expect([result.sums.han, result.total]).toEqual([9, 16_000]);
  });
});

import {describe, expect, it} from 'vitest';
import {formatOptions, parseOptions} from '../../../src/core/reading/options.js';
import {includedBy, tableOf} from '../../../src/core/reading/table.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {options} from '../../../src/rules/mcr/options.js';
import {observed} from '../cases.js';
import {excluded, play, total, values} from './play.js';

const agreed = (chosen: Record<string, unknown>, more: Partial<Situation> = {}): Partial<Situation> => ({
  ...more,
  options: chosen,
});

const twoConcealed = '[[1111m]] [[9999p]] 234s 55p 67s +5s';
const mixed = '[1111m] [[5555p]] 123s 78m 99p +9m';

describe('國標: the options', () => {
  it('twoConcealedKongs: 8 or 6', () => {
    expect(values(twoConcealed)).toHaveProperty('shuangangang', 8);
    expect(values(twoConcealed, agreed({twoConcealedKongs: 8}))).toHaveProperty('shuangangang', 8);
    expect(values(twoConcealed, agreed({twoConcealedKongs: 6}))).toHaveProperty('shuangangang', 6);
  });
  it('mixedKongs: 4 + 2, a pattern of its own, or 1 + 2', () => {
    const kongs = (chosen: Record<string, unknown>): unknown[] => {
      const {shuangminggang, mingangang, minggang, angang} = values(mixed, agreed(chosen));
      return [shuangminggang, mingangang, minggang, angang];
    };
    expect(kongs({})).toEqual([4, undefined, undefined, 2]);
    expect(kongs({mixedKongs: 6})).toEqual([4, undefined, undefined, 2]);
    expect(kongs({mixedKongs: 5})).toEqual([undefined, 5, undefined, undefined]);
    expect(kongs({mixedKongs: 3})).toEqual([undefined, undefined, 1, 2]);
    for (const mixedKongs of [6, 5, 3]) {
      expect(values('[1111m] [5555p] 123s 78m 99p +9m', agreed({mixedKongs}))).toHaveProperty(
        'shuangminggang',
        4,
      );
      expect(values('[1111m] [5555p] [[7777s]] 78m 99p +9m', agreed({mixedKongs}))).toMatchObject({
        sangang: 32,
      });
    }
  });
  it.each([
    ['qidui', '1144m2277p5588sE +E', 4, 1],
    ['shisanyao', '19m19p19sESWNPFC +C', 4, 1],
    ['jiulianbaodeng', '1112345678999m +5m', 4, 1],
    ['qixingbukao', '147m 258p 3s ESWNCF +P', 4, 1],
    ['quanbukao', '147m 25p 369s ESWNC +F', 4, 1],
    ['sianke', '222m 333m 444p 77s 88s +8s', 1, 1],
    ['lianqidui', '1122334455667m +7m', 1, 1],
    ['zuhelong', '147m 258p 369s 12s 55m +3s', 4, 4],
  ])('selfDrawSpecial: %s', (id, hand, concealed, drawn) => {
    const added = (chosen: Record<string, unknown>): number => {
      const {buqiuren = 0, zimo = 0} = values(hand, agreed(chosen, {by: 'self'}));
      return buqiuren + zimo;
    };
    expect(values(hand, {by: 'self'})).toHaveProperty(id);
    expect(added({})).toBe(concealed);
    expect(added({selfDrawSpecial: 'fullyConcealed'})).toBe(concealed);
    expect(added({selfDrawSpecial: 'selfDrawn'})).toBe(drawn);
  });
  it('nineGatesYaojiuke: none, or one of them', () => {
    const hand = '1112345678999m +5m';
    expect(values(hand, agreed({nineGatesYaojiuke: 0}))).not.toHaveProperty('yaojiuke');
    expect(score({rules: 'mcr', hand, by: 'self'}, mcr).excluded).toContainEqual({
      id: 'yaojiuke',
      by: 'jiulianbaodeng',
    });
    expect(values(hand, agreed({nineGatesYaojiuke: 1}))).toHaveProperty('yaojiuke', 1);
    expect(values('1112345678999m +6m', agreed({nineGatesYaojiuke: 1}))).not.toHaveProperty('yaojiuke');
    for (const nineGatesYaojiuke of [0, 1]) {
      expect(excluded('1112345678999m +6m', agreed({nineGatesYaojiuke}))).toHaveProperty(
        'yaojiuke',
        'jiulianbaodeng',
      );
    }
  });
  it.each([
    '[PPP] FFF CCC 23s 11m +4s',
    '[CCC] [FFF] 123m PP 99s +9s',
    '[234m] 223344m 34m 99p +2m',
    '[222s] [333s] 444s 555s 7m +7m',
    '[123m] [234m] 345m 456m 9p +9p',
    '[EEE] [SSS] WW 234p 55m +W',
  ])('strict98: no 缺一門 with %s', (hand) => {
    expect(values(hand)).toHaveProperty('queyimen', 1);
    expect(values(hand, agreed({strict98: false}))).toHaveProperty('queyimen', 1);
    expect(values(hand, agreed({strict98: true}))).not.toHaveProperty('queyimen');
  });
  it('strict98: the rows that leave 缺一門 out say so under it alone', () => {
    const {rows, defaults} = tableOf(mcr);
    const more = rows.filter((row) => {
      const [strict, plain] = [true, false].map((strict98) => includedBy(row, {...defaults, strict98}));
      return strict.includes('queyimen') && !plain.includes('queyimen');
    });
    expect(more.map(({native}) => native)).toEqual([
      '大三元',
      '小三元',
      '一色四同順',
      '一色四節高',
      '一色四歩高',
      '三風刻',
    ]);
  });
  it('strict98: 缺一門 with anything else', () => {
    expect(values('[123m] [456m] 789m 555s 2s +2s', agreed({strict98: true}))).toHaveProperty('queyimen', 1);
  });
  it('knittedStraightWaits: the winning tile closes a wait beside the knitted straight', () => {
    for (const [hand, wait] of [
      ['147m 258p 369s 12s 55m +3s', 'bianzhang'],
      ['147m 258p 369s 13p 55m +2p', 'kanzhang'],
      ['[PPP] 147m 258p 369s 3s +3s', 'dandiaojiang'],
    ]) {
      expect(values(hand)).not.toHaveProperty(wait);
      expect(values(hand, agreed({knittedStraightWaits: false}))).not.toHaveProperty(wait);
      expect(values(hand, agreed({knittedStraightWaits: true}))).toHaveProperty(wait, 1);
    }
  });
  it('falseWinPenalty, allFlowersWin and lastDiscardCalls leave the scoring of a hand alone', () => {
    for (const chosen of [{falseWinPenalty: 20}, {allFlowersWin: true}, {lastDiscardCalls: true}]) {
      expect(total(mixed, agreed(chosen))).toBe(total(mixed));
    }
  });
  describe('allFlowersWin (MC-11)', () => {
    const held = '[234m] 119m 258p 3s EEP';
    const won = agreed({allFlowersWin: true}, {by: undefined, flowers: '12345678f', seat: 'south'});

    it('wins with all eight, whatever the hand, and is paid by everybody', () => {
      const result = play(held, won);
      expect(result).toMatchObject({status: 'win', total: 16});
      expect(observed(result).lines).toEqual({wufanhu: 8, huapai: 8});
      expect(result.net).toEqual({east: -24, south: 72, west: -24, north: -24});
    });
    it('wins with no fewer, and not where it is not agreed', () => {
      expect(play(held, {...won, flowers: '1234567f'})).toMatchObject({status: 'no-win-yet', total: 0});
      expect(play(held, {...won, options: {}}).status).toBe('no-win-yet');
    });
    it('needs no such win where a tile completes the hand, nor saves an incomplete one', () => {
      const tile = {...won, by: 'self'} as const;
      expect(observed(play(`${mixed.slice(0, -2)}9m`, tile)).lines).toMatchObject({huapai: 8});
      expect(play(`${held} +5s`, tile)).toMatchObject({status: 'not-a-win', reason: {code: 'incomplete'}});
    });
  });
  it('say what is no value of theirs, and throw for an option that is none', () => {
    expect(score({rules: 'mcr', hand: mixed, by: 'discard', options: {mixedKongs: 4}}, mcr)).toMatchObject({
      status: 'invalid',
      reason: {code: 'bad-option'},
    });
    expect(() => total(mixed, agreed({mixed: 4}))).toThrow(TypeError);
  });
  it('are read as they are written', () => {
    const chosen = {mixedKongs: 5, selfDrawSpecial: 'selfDrawn', strict98: true, falseWinPenalty: 30};
    expect(parseOptions(options, formatOptions(options, chosen))).toEqual(chosen);
  });
});

describe('國標: the preset', () => {
  const bundle = {
    twoConcealedKongs: 6,
    mixedKongs: 5,
    selfDrawSpecial: 'selfDrawn',
    nineGatesYaojiuke: 1,
    knittedStraightWaits: true,
  };
  it.each([twoConcealed, mixed, '1112345678999m +5m', '147m 258p 369s 12s 55m +3s'])(
    'is its options: %s',
    (hand) => {
      for (const by of ['discard', 'self'] as const) {
        const preset = observed(score({rules: 'guobiao', hand, by}, mcr));
        expect(preset).toEqual(observed(score({rules: 'mcr', hand, by, options: bundle}, mcr)));
      }
    },
  );
  it('can be changed in turn', () => {
    expect(total(twoConcealed, {rules: 'guobiao', options: {twoConcealedKongs: 8}})).toBe(
      total(twoConcealed, {rules: 'guobiao'}) + 2,
    );
  });
});

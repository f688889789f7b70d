/** Who pays for a yakuman whose last set a player let be called, under every agreement, against the plain second scorer. */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {liableSeat} from '../../../src/rules/riichi/liability.js';
import {riichi} from '../../../src/rules/riichi/index.js';
import {seatOf} from '../drawn.js';
import {seeded} from '../random.js';
import {handOf} from './drawn.js';
import {fedOf, netIfLiable} from './plain.js';

const EACH = Number(process.env.DRAWN ?? 150);
const DRAGONS = '[PPP] [FFF] [CCC] 23m 55p +1m';
const KONGS = '[1111m] [2222m] [3333m] [4444m] 9p +9p';
const base = {rules: 'riichi', by: 'self', seat: 'south', liable: 'north'} as const;

const netOf = (situation: Situation): number[] => {
  const {status, net} = score(situation, riichi);
  expect(status).toBe('win');
  return SEATS.map((seat) => net[seat] ?? 0);
};
const codeOf = (situation: Situation) => score(situation, riichi).reason?.code;

describe('liability of riichi mahjong', () => {
  it.each([
    ['yakuman', 'discarder'],
    ['yakuman', 'liable'],
    ['hand', 'discarder'],
  ] as const)('%s, counters %s: 大三元 and 字一色', (liabilityFor, liabilityCounters) => {
    const hand = '[PPP] [FFF] [CCC] [EEE] N +N';
    const win = {...base, hand, counters: 1, options: {liabilityFor, liabilityCounters}};
    const drawn = netOf(win);
    const fed = netOf({...win, by: 'discard', from: 'east'});
    const isHand = liabilityFor === 'hand';
    const pays = liabilityCounters === 'liable';
    expect(drawn).toEqual(
      isHand
        ? [0, 64_300, 0, -64_300]
        : pays
          ? [-16_000, 64_300, -8000, -40_300]
          : [-16_100, 64_300, -8100, -40_100],
    );
    expect(fed).toEqual(
      isHand
        ? [-32_300, 64_300, 0, -32_000]
        : pays
          ? [-48_000, 64_300, 0, -16_300]
          : [-48_300, 64_300, 0, -16_000],
    );
  });

  it('of tenhou.net: the liable player pays the counters too', () => {
    const hand = '[EEE][SSS][WWW][NNN] 5p +5p';
    const net = netOf({
      ...base,
      rules: 'tenhou',
      hand,
      by: 'discard',
      from: 'north',
      liable: 'west',
      counters: 1,
    });
    expect(net).toEqual([0, 32_300, -16_300, -16_000]);
  });

  it('for four kongs only where that is agreed', () => {
    expect(codeOf({...base, hand: KONGS})).toBe('liable-unfed');
    expect(netOf({...base, hand: KONGS, options: {kongLiability: true}})).toEqual([0, 32_000, 0, -32_000]);
    expect(netOf({...base, rules: 'mleague', hand: KONGS})).toEqual([0, 32_000, 0, -32_000]);
    const added = '[111+1m] [222+2m] [[3333m]] [444+4m] 9p +9p';
    expect(codeOf({...base, rules: 'mleague', hand: added})).toBe('liable-unfed');
  });

  it.each([
    ['PPP [FFF] [CCC] 23m 55p +1m', 'liable-unfed'],
    ['[[PPPP]] [[FFFF]] [[CCCC]] 23m 55p +1m', 'liable-unfed'],
    ['[EEE] [SSS] [WWW] 123m N +N', 'liable-unfed'],
    ['[[PPPP]] [FFF] [CCC] 23m 55p +1m', undefined],
    ['[PPP+P] [FFF] [CCC] 23m 55p +1m', undefined],
  ])('needs the sets, one of them called: %s %s', (hand, code) => expect(codeOf({...base, hand})).toBe(code));

  it('is never the winner’s own, and is not asked where there is none', () => {
    expect(codeOf({...base, hand: DRAGONS, liable: 'south'})).toBe('liable-winner');
    expect(
      codeOf({...base, hand: 'PPP [FFF] [CCC] 23m 55p +1m', options: {liability: false}}),
    ).toBeUndefined();
  });

  it('falls on who fed the fourth kong, unless one was added later', () => {
    const house = {liability: true, kongLiability: true};
    const made = {kind: 'kong', of: 1} as const;
    const pung = {...made, added: true, from: 'west'} as const;
    const last = {...made, from: 'north'} as const;
    expect(liableSeat([made, made, made, last], house)).toBe('north');
    expect(liableSeat([{...pung, among: 3}, made, made, last], house)).toBe('north');
    expect(liableSeat([{...pung, among: 4}, made, made, last], house)).toBeUndefined();
    expect(liableSeat([made, made, last, made], house)).toBeUndefined();
    expect(liableSeat([made, made, made, last], {liability: true, kongLiability: false})).toBeUndefined();
  });

  it('is paid as the plain second scorer says, and the payments come to nothing', async () => {
    const random = seeded(77);
    const drawn = await drawing(riichi);
    const flip = (): boolean => random(2) === 0;
    let met = 0;
    for (const id of ['daisangen', 'daisuushii', 'suukantsu'])
      for (let i = 0; i < EACH; i++) {
        const options = {
          yakumanStack: flip(),
          doubleYakuman: flip(),
          liabilityFor: flip() ? 'yakuman' : 'hand',
          liabilityCounters: flip() ? 'discarder' : 'liable',
          kongLiability: flip(),
        } as const;
        const situation = drawn.draw({seed: `fed ${id} ${i}`, patterns: [id], level: 3, options})?.situation;
        if (!situation?.by) continue;
        const seats = SEATS.filter((seat) => seat !== (situation.seat ?? 'east'));
        const asked: Situation = {...situation, liable: seats[random(seats.length)]};
        const hand = handOf(asked);
        const result = score(asked, riichi);
        const at = JSON.stringify(asked);
        if (!fedOf(hand).length) {
          expect(result.reason?.code, at).toBe('liable-unfed');
          continue;
        }
        const yakuman = Object.fromEntries(result.lines.map((line) => [line.id, line.value]));
        const from = asked.from ? seatOf(asked.from) : -1;
        const net = SEATS.map((seat) => result.net[seat] ?? 0);
        expect(net, at).toEqual(netIfLiable(hand, seatOf(asked.liable), from, yakuman).map((n) => n || 0));
        expect(net.reduce((a, b) => a + b, 0)).toBe(0);
        met++;
      }
    expect(met).toBeGreaterThan(EACH / 10);
  });
});

import {describe, expect, it} from 'vitest';
import type {ScoreResult} from '../../../src/core/game/result.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {observed} from '../cases.js';
import {Random, randomWin, spell} from './plain/random.js';

const HANDS = 250;

/** The notation of a hand, taken apart. */
interface Written {
  readonly melds: readonly string[];
  readonly held: readonly string[];
  readonly win: string;
}

const read = (hand: string): Written => ({
  melds: hand.match(/\[+[^\]]*\]+/g) ?? [],
  held: hand.replace(/\[+[^\]]*\]+|\+.*/g, '').match(/\d[mps]|[A-Z]/g) ?? [],
  win: hand.replace(/.*\+/, ''),
});

const write = ({melds, held, win}: Written): string => `${melds.join('')} ${spell(held)} +${win}`;

/** The situation with the tiles of all its hands replaced. */
const respelled = (situation: Situation, turn: (tiles: string) => string): Situation => ({
  ...situation,
  hand: turn(situation.hand),
  others: Object.fromEntries(
    Object.entries(situation.others ?? {}).map(([seat, hand]) => [
      seat,
      typeof hand === 'string' ? turn(hand) : hand,
    ]),
  ),
});

function forEachHand(seed: number, test: (situation: Situation, random: Random) => void): void {
  const random = new Random(seed);
  for (let i = 0; i < HANDS; i++) test(randomWin(random).situation, random);
}

const scored = (situation: Situation): Pick<ScoreResult, 'total' | 'net'> => observed(score(situation, mcr));

describe('國標: what must not matter', () => {
  it('the order of tiles and melds', () => {
    forEachHand(1, (situation, random) => {
      const {melds, held, win} = read(situation.hand);
      const hand = write({melds: random.shuffle(melds), held: random.shuffle(held), win});
      expect(score({...situation, hand}, mcr)).toEqual(score(situation, mcr));
    });
  });
  it('which suit is which, 緑一色 and 推不倒 apart', () => {
    forEachHand(2, (situation) => {
      const turn = (tiles: string): string =>
        tiles.replace(/[mps]/g, (s) => ({m: 'p', p: 's', s: 'm'})[s] ?? s);
      const [before, after] = [situation, respelled(situation, turn)].map((one) => score(one, mcr));
      const named = [...before.lines, ...after.lines].some(({id}) => ['lvyise', 'tuibudao'].includes(id));
      if (!named) expect(observed(after)).toEqual(observed(before));
    });
  });
  it('which number is which from the other end, but for what the names say', () => {
    const names = ['lvyise', 'tuibudao', 'dayuwu', 'xiaoyuwu', 'quanda', 'quanxiao'];
    forEachHand(3, (situation) => {
      const turn = (tiles: string): string => tiles.replace(/\d/g, (n) => String(10 - Number(n)));
      const [before, after] = [situation, respelled(situation, turn)].map((one) => score(one, mcr));
      const named = [...before.lines, ...after.lines].some(({id}) => names.includes(id));
      if (!named) expect(after.total, situation.hand).toBe(before.total);
    });
  });
});

describe('國標: what must always hold', () => {
  it('payments sum to zero, and nobody but the winner gets any', () => {
    forEachHand(4, (situation) => {
      const {net, status, payments} = score(situation, mcr);
      expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
      expect(payments.length).toBe(status === 'win' ? 3 : 0);
      expect(payments.every(({to}) => to === situation.seat)).toBe(true);
    });
  });
  it('the lines sum up to the total, and flowers add one each', () => {
    forEachHand(5, (situation) => {
      const {lines, total, sums} = score(situation, mcr);
      expect(lines.reduce((sum, {value}) => sum + value, 0)).toBe(total);
      expect(sums).toEqual({fan: total});
      const bare = scored({...situation, flowers: ''}).total;
      expect(scored({...situation, flowers: '春夏秋'}).total).toBe(bare + 3);
    });
  });
  it('a groups index is one of the groups', () => {
    forEachHand(6, (situation) => {
      const {lines, groups} = score(situation, mcr);
      for (const line of lines) for (const at of line.groups) expect(groups[at]).toBeDefined();
    });
  });
  it('nothing that is typed throws', () => {
    const random = new Random(7);
    const pieces = [...'123456789mpsESWNPFC[]+ _rXf', '[[', ']]', '+5m', 'ron', '春'];
    for (let i = 0; i < 2000; i++) {
      const hand = Array.from({length: random.below(30)}, () => random.pick(pieces)).join('');
      const by = random.pick(['discard', 'self', 'robbing', undefined] as const);
      expect(() => score({rules: 'mcr', hand, ...(by ? {by} : {})}, mcr)).not.toThrow();
    }
  });
});

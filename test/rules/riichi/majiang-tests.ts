/** Tests that send hands of riichi mahjong through majiang-core too: drawn ones, which other tests of their file share, and random ones. */
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {arrangements} from '../../../src/core/scoring/arrangements.js';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {defaultOptions} from '../../../src/core/reading/table.js';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {riichi} from '../../../src/rules/riichi/index.js';
import type {RiichiOptions} from '../../../src/rules/riichi/options.js';
import {roundedFu} from '../../../src/rules/riichi/points.js';
import {drawnPairs} from '../drawn-bundle.js';
import {handText, randomWin, seeded, type Random} from '../random.js';
import {asked} from './majiang.js';

const EACH = Number(process.env.DRAWN ?? 75);
const usual = defaultOptions(riichi) as RiichiOptions;

const isFu = new Set<string>(riichi.patterns.filter(({unit}) => unit === 'fu').map(({id}) => id));

/** Our yaku, fu, points and net, in the form of the other scorer's; undefined without a yaku. */
function ours(situation: Situation): ReturnType<typeof asked> {
  const {status, lines, total, net, sums} = score(situation, riichi);
  if (status === 'not-allowed' || status === 'not-a-win') return undefined;
  expect(status, JSON.stringify(situation)).toBe('win');
  return {
    yaku: Object.fromEntries(lines.filter(({id}) => !isFu.has(id)).map(({id, value}) => [id, value])),
    fu: sums.yakuman ? undefined : roundedFu(sums.fu),
    total,
    net: SEATS.map((seat) => net[seat] ?? 0),
  };
}

/** 人和 and 流し満貫 are no yaku there. */
const UNKNOWN = ['renhouFiveHan', 'renhouMangan', 'renhou', 'nagashi'];

function randomHouse(random: Random): Partial<RiichiOptions> {
  const flip = (): boolean => random(2) === 0;
  return {
    openTanyao: flip(),
    doubleWindPair: flip() ? 2 : 4,
    kiriageMangan: flip(),
    countedYakuman: flip(),
    yakumanStack: flip(),
    doubleYakuman: flip(),
  };
}

/** Whether another reading of a hand has other lines and the same total. */
function hasTwins(situation: Situation): boolean {
  const [first, ...others] = arrangements(situation, riichi);
  const idsOf = ({lines}: typeof first): string =>
    lines
      .map(({id}) => id)
      .sort()
      .join();
  return others.some((other) => other.total === first.total && idsOf(other) !== idsOf(first));
}

const withoutYaku = (told: ReturnType<typeof ours>) => told && {...told, yaku: undefined};

/** Defines the tests. */
export function testAgainstMajiang(): void {
  describe('riichi mahjong against majiang-core', async () => {
    const drawn = await drawing(riichi);

    /** Compares a drawn situation with what the other scorer says of it, if it can be asked. */
    function compare(situation: Situation): void {
      const {by, flags, options} = situation;
      if (!by || flags?.some((flag) => flag === 'human' || flag === 'nagashi')) return;
      const told = [ours(situation), asked(situation, {...usual, ...options})];
      if (isDeepStrictEqual(told[0], told[1])) return;
      // of two readings that are worth the same, each program tells one
      const [own, theirs] = hasTwins(situation) ? told.map(withoutYaku) : told;
      expect(own, JSON.stringify(situation)).toEqual(theirs);
    }

    it('drawn hands of every pattern, and near misses', async () => {
      const pairs = await drawnPairs('riichi');
      for (const {id, hand, near} of pairs.ofEach(EACH))
        for (const situation of [hand, near?.situation])
          if (situation && !UNKNOWN.includes(id)) compare(situation);
    });

    it.each([
      ['daisangen', /\[([PFC])\1/g, 3],
      ['daisuushii', /\[([ESWN])\1/g, 4],
    ] as const)('liability for %s', (id, set, sets) => {
      const random = seeded(13);
      let liable = 0;
      for (let i = 0; i < 5 * EACH; i++) {
        const options = i % 2 ? randomHouse(random) : {};
        const {situation} = drawn.draw({seed: `liable ${i}`, patterns: [id], level: 3, options}) ?? {};
        const seats = SEATS.filter((seat) => seat !== situation?.seat);
        const called = [...(situation?.hand ?? '').matchAll(set)].length;
        if (!situation?.by || called < sets || situation.hand.includes('[[')) continue;
        const asks: Situation = {...situation, liable: seats[random(seats.length)]};
        expect(ours(asks), JSON.stringify(asks)).toEqual(asked(asks, {...usual, ...options}));
        liable++;
      }
      expect(liable).toBeGreaterThan(EACH / 20);
    });

    it('random wins', () => {
      const random = seeded(12);
      for (let i = 0; i < 100 * EACH; i++) {
        const hand = handText(randomWin(random, 4, () => 4)).replace('+', ' +');
        const seat = SEATS[random(4)];
        const selfDraw = random(2) === 0;
        const from = SEATS[(SEATS.indexOf(seat) + 1 + random(3)) % 4];
        const situation: Situation = {
          rules: 'riichi',
          // no hand of it shows a red five
          options: {redTiles: {'5m': 0, '5p': 0, '5s': 0}},
          hand,
          seat,
          round: SEATS[random(2)],
          counters: random(3),
          ...(selfDraw ? {by: 'self'} : {by: 'discard', from}),
        };
        expect(ours(situation), JSON.stringify(situation)).toEqual(asked(situation, usual));
      }
    });
  });
}

import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {waits} from '../../../src/core/waiting/waits.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {randomOf} from '../../../src/core/tiles/random.js';
import {riichi} from '../../../src/rules/riichi/index.js';
import {isFuriten} from '../../../src/round/judging/win-rules.js';
import {start} from '../../../src/round/play/start.js';
import {playOut} from '../../../tools/fuzz/random-play.js';
import {at, declarationsOf, seatsAfter} from '../../../src/round/state/at.js';
import {meldsText, notationOf} from '../../../src/round/text/notation.js';
import {rulesOf} from '../../round/rounds.js';
import {isFault} from '../../../src/core/situation/result.js';

/** Waits for 2p and 5p, with and without riichi. */
const hand = '234m 567m 34p 678s 55s';
const asked = (more: Partial<Situation>): Situation => ({rules: 'riichi', hand, ...more});
const bars = (more: Partial<Situation>): (string | undefined)[][] =>
  waits(asked(more), riichi).ready.map(({tile, discard, self}) => [
    tile,
    discard.reason?.code,
    discard.reason?.about,
    self.reason?.code,
  ]);

describe('furiten (RC-20)', () => {
  it('bars every wait by discard if one of them lies among the own discards, and no self-draw', () => {
    expect(bars({river: '1z 5p'})).toEqual([
      ['2p', 'furiten-river', '5p', undefined],
      ['5p', 'furiten-river', '5p', undefined],
    ]);
    expect(bars({river: '1z 6p 1p'}).map(([, code]) => code)).toEqual([undefined, undefined]);
  });

  it('lasts until the next draw after a win that was passed, and to the end of the hand after riichi', () => {
    expect(bars({passedTiles: '2p'})[1]).toEqual(['5p', 'furiten-passed', '2p', undefined]);
    expect(bars({passedTiles: '2p', flags: ['riichi']})[1]).toEqual([
      '5p',
      'furiten-riichi',
      '2p',
      undefined,
    ]);
    expect(bars({passedTiles: '2p', flags: ['doubleRiichi']})[1][1]).toBe('furiten-riichi');
  });

  it('takes a red five for a five', () => {
    expect(bars({river: '0p'})[0][1]).toBe('furiten-river');
  });

  it('bars a robbed kong too', () => {
    expect(bars({river: '5p', by: 'robbing'}).map(([, code]) => code)).toEqual([
      'furiten-river',
      'furiten-river',
    ]);
  });

  it('refuses the win itself, before the lack of a yaku', () => {
    const open = {
      rules: 'riichi',
      hand: '[234m] 567m 34p 999s 55s +5p',
      by: 'discard',
      from: 'south',
    } as const;
    expect(score(open, riichi).reason?.code).toBe('no-yaku');
    expect(score({...open, river: '2p'}, riichi)).toMatchObject({
      status: 'not-allowed',
      reason: {code: 'furiten-river', about: '2p'},
    });
  });

  it('counts the own discards as seen, but those in the melds of others once', () => {
    const left = (more: Partial<Situation>): number | undefined =>
      waits(asked(more), riichi).ready.find(({tile}) => tile === '2p')?.left;
    expect(left({})).toBe(4);
    expect(left({river: '2p'})).toBe(3);
    expect(left({river: '2p', others: {south: '[222p] 147m 369s EEWW'}})).toBe(1);
    expect(waits(asked({river: '55555p'}), riichi).reason).toMatchObject({
      code: 'five-of-a-kind',
      about: '5p',
    });
    expect(waits(asked({river: '1f'}), riichi).reason).toMatchObject({
      code: 'tile-not-in-set',
      field: 'river',
    });
  });

  it('is the same to the referee and to the scorer, in hands played at random', () => {
    const rules = rulesOf('riichi');
    let barred = 0;
    let free = 0;
    for (let i = 0; i < 48; i++) {
      const first = start(rules, {seed: `furiten ${i}`});
      if (isFault(first)) throw new Error(first.code);
      for (const p of playOut(rules, first, randomOf(`furiten ${i}`)).positions) {
        for (const seat of seatsAfter(rules, p.frame.dealer)) {
          const here = at(rules, p, seat);
          if (!here?.state.held || here.state.drawn !== undefined || here.state.dead) continue;
          const {held, melds, river, missed} = here.state;
          if (held.length + 3 * melds.length !== 13 || !river.length) continue;
          const situation: Situation = {
            rules: 'riichi',
            seat,
            hand: `${meldsText(here.state)} ${notationOf(held)}`,
            river: notationOf(river.map(({tile}) => tile)),
            flags: [...declarationsOf(here.state)],
            passedTiles: notationOf(Object.keys(missed).map(Number)),
          };
          const {ready, reason} = waits(situation, riichi);
          expect(reason, JSON.stringify(situation)).toBeUndefined();
          for (const {discard} of ready) {
            const isBarred = discard.reason?.code.startsWith('furiten') === true;
            expect(isBarred, JSON.stringify(situation)).toBe(isFuriten(here));
            if (isBarred) barred++;
            else free++;
          }
        }
      }
    }
    expect(barred).toBeGreaterThan(20);
    expect(free).toBeGreaterThan(20);
  });
});

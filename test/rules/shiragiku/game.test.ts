import {describe, expect, it} from 'vitest';
import {
  drawReason,
  firstDeal,
  isLastDeal,
  isLastDraw,
  nextDeal,
  tilesLeft,
  winnersOn,
  type Deal,
} from '../../../src/rules/shiragiku/game.js';

describe('しらぎく: who deals next', () => {
  const deal: Deal = {round: 'south', dealer: 1, counters: 2};
  it('SG-21 the same after every draw, with one more counter', () => {
    expect(nextDeal(deal, [], 'hanchan')).toEqual({...deal, counters: 3});
  });
  it('SG-22 the same if the dealer wins, alone or with others', () => {
    expect(nextDeal(deal, [1], 'hanchan')).toEqual({...deal, counters: 3});
    expect(nextDeal(deal, [0, 1], 'hanchan')).toEqual({...deal, counters: 3});
  });
  it('SG-22 the next player if somebody else wins, without counters', () => {
    expect(nextDeal(deal, [3], 'hanchan')).toEqual({round: 'south', dealer: 2, counters: 0});
    expect(nextDeal({round: 'east', dealer: 3, counters: 1}, [0], 'hanchan')).toEqual({
      round: 'south',
      dealer: 0,
      counters: 0,
    });
  });
  it('SG-7 a game has 4, 8 or 16 hands, if no dealer stays', () => {
    for (const [length, hands] of [
      ['tonpu', 4],
      ['hanchan', 8],
      ['ichang', 16],
    ] as const) {
      let played = 0;
      for (let now: Deal | undefined = firstDeal; now; now = nextDeal(now, [(now.dealer + 1) % 4], length)) {
        played++;
        expect(isLastDeal(now, length)).toBe(played === hands);
      }
      expect(played).toBe(hands);
    }
  });
  it('SG-21, SG-22 the last dealer stays too', () => {
    const last: Deal = {round: 'east', dealer: 3, counters: 0};
    expect(nextDeal(last, [3], 'tonpu')).toEqual({...last, counters: 1});
    expect(nextDeal(last, [], 'tonpu')).toEqual({...last, counters: 1});
    expect(nextDeal(last, [0], 'tonpu')).toBeUndefined();
  });
});

describe('しらぎく: several winners (SG-20)', () => {
  it('the nearest in turn after the discarder', () => {
    expect(winnersOn([0, 3], 1, false)).toEqual([3]);
    expect(winnersOn([1, 2], 3, false)).toEqual([1]);
    expect(winnersOn([], 3, false)).toEqual([]);
  });
  it('all of them where that is agreed', () => {
    expect(winnersOn([0, 3, 2], 1, true)).toEqual([2, 3, 0]);
    expect(winnersOn([0, 1], 1, true)).toEqual([0]);
  });
});

describe('しらぎく: the wall (SG-6)', () => {
  it('63 tiles can be drawn with flowers, 55 without', () => {
    expect(tilesLeft({draws: 0, replacements: 0}, true)).toBe(63);
    expect(tilesLeft({draws: 0, replacements: 0}, false)).toBe(55);
  });
  it('each kong or flower takes one ordinary draw', () => {
    expect(isLastDraw({draws: 62, replacements: 0}, true)).toBe(true);
    expect(isLastDraw({draws: 52, replacements: 10}, true)).toBe(true);
    expect(isLastDraw({draws: 53, replacements: 0}, false)).toBe(false);
    expect(isLastDraw({draws: 54, replacements: 0}, false)).toBe(true);
  });
});

describe('しらぎく: draws (SG-21)', () => {
  const table = {draws: 10, replacements: 0, kongs: 0, discards: [27, 27, 27, 27], interrupted: false};
  it('four equal winds, not interrupted', () => {
    expect(drawReason(table, true)).toBe('fourWinds');
    expect(drawReason({...table, interrupted: true}, true)).toBeUndefined();
    expect(drawReason({...table, discards: [27, 27, 27, 28]}, true)).toBeUndefined();
    expect(drawReason({...table, discards: [31, 31, 31, 31]}, true)).toBeUndefined();
    expect(drawReason({...table, discards: [27, 27, 27]}, true)).toBeUndefined();
    expect(drawReason({...table, discards: [27, 27, 27, 27, 27]}, true)).toBeUndefined();
  });
  it('four kongs, whoever made them', () => {
    expect(drawReason({...table, discards: [], kongs: 4}, true)).toBe('fourKongs');
    expect(drawReason({...table, discards: [], kongs: 3}, true)).toBeUndefined();
  });
  it('an exhausted wall', () => {
    expect(drawReason({...table, discards: [], draws: 60, replacements: 3}, true)).toBe('exhausted');
    expect(drawReason({...table, discards: [], draws: 59, replacements: 3}, true)).toBeUndefined();
  });
});

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

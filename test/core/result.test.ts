import {describe, expect, it} from 'vitest';
import {parseTiles} from '../../src/core/notation/parse.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import * as rulesets from '../../src/rules/index.js';
import {readCases} from '../rules/cases.js';
import {isFault} from '../../src/core/situation/result.js';

const RULESETS = Object.values(rulesets);
const FILES = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'guobiao'];

/** The paths of everything that is not frozen. */
const loose = (value: unknown, path: string): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Object.isFrozen(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, inner]) => loose(inner, `${path}.${key}`)),
      ];

const counted = ({groups}: ScoreResult): number =>
  groups.reduce((sum, {tiles}) => {
    const read = parseTiles(tiles);
    return sum + (isFault(read) ? NaN : read.tiles.length);
  }, 0);

const ALL_FLOWERS = '1f2f3f4f5f6f7f8f';

describe('a result', () => {
  it.each(FILES)('%s: is frozen through and through, and JSON', (file) => {
    for (const {situation} of readCases(file)) {
      const result = score(situation, RULESETS);
      expect(loose(result, situation.hand)).toEqual([]);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });
  it('is frozen where it says a place too', () => {
    const {reason} = score({rules: 'mcr', hand: '123m?'}, RULESETS);
    expect(reason?.at).toEqual({start: 4, end: 5});
    expect(loose(reason, 'reason')).toEqual([]);
  });
  it.each([
    ['discard', true],
    ['self', false],
  ] as const)('shows a triplet by %s, open: %s', (by, open) => {
    const {groups} = score({rules: 'mcr', hand: '123m 456m 789m 55s 11p +5s', by}, RULESETS);
    expect(groups.find(({kind}) => kind === 'pung')).toMatchObject({tiles: '555s', open});
  });
  it.each(['shiragiku', 'xinzhang'])('%s: shows all tiles of a win that needs no complete hand', (rules) => {
    const won: Situation = {rules, hand: '123m 555p 234s 678s 45m 99p +8m', by: 'self', flowers: ALL_FLOWERS};
    const result = score({...won, flags: ['eightFlowers']}, RULESETS);
    expect([result.status, counted(result)]).toEqual(['win', 17]);
  });
});

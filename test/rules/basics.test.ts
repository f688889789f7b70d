import {describe, expect, it} from 'vitest';
import {PATTERN_KINDS} from '../../src/core/game/pattern.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';

describe.each([luqiao, mcr, ribon, shiragiku, xinzhang].map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (_, {basics = [], patterns}) => {
    it('names patterns that it has, each once, for beginners', () => {
      expect(basics.length).toBeGreaterThan(9);
      expect(new Set(basics).size).toBe(basics.length);
      expect(patterns.map(({id}) => id)).toEqual(expect.arrayContaining([...basics]));
    });

    it('has patterns of every kind', () => {
      expect(new Set(patterns.map(({kind}) => kind))).toEqual(new Set(PATTERN_KINDS));
    });
  },
);

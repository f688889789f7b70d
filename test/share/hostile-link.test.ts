/** Permalinks written by a stranger: their content stays text. */
import {describe, expect, it} from 'vitest';
import type {Situation} from '../../src/core/situation/situation.js';
import {score} from '../../src/core/scoring/score.js';
import {openAddress} from '../../src/elements/mj-share/opened.js';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {readPermalink} from '../../src/share/link.js';
import {NASTY} from './shared.js';

const HOSTILE = [
  NASTY,
  '',
  '~',
  '~1~0~2',
  '.',
  '\u0000',
  '\u202e',
  '-1e309',
  '__proto__',
  'constructor',
  'a:b;'.repeat(10_000),
  'x'.repeat(100_000),
  '%',
  '[object Object]',
];
const NAMES = [...ATTRIBUTES, '__proto__', 'constructor', 'toString', 'onclick', 'style'];

/** An example that accepts whatever it is given. */
function opened(address: string): {taken: boolean; edited?: Situation; agreed?: unknown} {
  const got: {edited?: Situation; agreed?: unknown} = {};
  const taken = openAddress(address, '', {
    situation: {rules: 'luqiao', hand: ''},
    known: {ruleset: luqiao, texts: {}},
    edit: (situation) => (got.edited = situation),
    agree: (...agreed) => (got.agreed = agreed),
  });
  return {taken, ...got};
}

const addressOf = (packed: string): string => `https://example.org/?mj=${packed}#a`;
const pack = (pairs: readonly (readonly [string, string])[]): string =>
  encodeURIComponent(
    pairs
      .flat()
      .map((text) => text.replaceAll('~', '~0').replaceAll('.', '~1'))
      .join('.'),
  );

describe('a permalink that a stranger has written', () => {
  it.each(NAMES)('is scored, or says why not, whatever it says of %s', (name) => {
    for (const value of HOSTILE) {
      const pairs = [
        ['rules', 'luqiao'],
        ['by', 'self'],
        ['hand', '[EEE] 24p 678p 345s 11s +3p'],
        [name, value],
      ] as const;
      const {taken, edited} = opened(addressOf(pack(pairs)));
      if (!taken || !edited) continue;
      const {rules, hand} = edited;
      expect([typeof rules, typeof hand]).toEqual(['string', 'string']);
      expect(JSON.parse(JSON.stringify(edited))).toEqual(edited);
      expect(['win', 'invalid', 'not-allowed', 'not-a-win', 'no-win-yet']).toContain(
        score({...edited, rules: 'luqiao'}, luqiao).status,
      );
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([...HOSTILE, 'a', 'a.b', '.'.repeat(100_000), 'rules.luqiao.hand', '%ff', '%'])(
    'is none, or one, and nothing is thrown: %j',
    (packed) => {
      const address = addressOf(packed);
      expect(() => [readPermalink(address), opened(address)]).not.toThrow();
    },
  );
});

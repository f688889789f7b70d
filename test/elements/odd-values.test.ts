/** A script sets values of the wrong type: elements refuse them in words, and nothing throws. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {score} from '../../src/core/scoring/score.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {pageErrors} from './page-errors.js';
import {waitUntil} from './patience.js';

const ring: Record<string, unknown> = {};
ring.ring = ring;

const HAND = {tiles: [1, 2, 3], melds: [], flowers: []};
const SITUATION = {rules: 'mcr', by: 'self', hand: '[PPP] 234567m 99p 78s +9s'} as const;
const RESULT = score({...SITUATION}, mcr);
const ALWAYS: readonly unknown[] = ['no', 1n, true, 5, Symbol('s'), [], () => 1];

/** By element and property: values that are refused besides the usual ones, and a value that is taken. */
const CASES: readonly (readonly [string, string, readonly unknown[], unknown])[] = [
  ['mj-example', 'ruleset', [...ALWAYS, {}, {...mcr, patterns: 1}, {...mcr, presets: [null]}], mcr],
  [
    'mj-hand',
    'value',
    [1n, true, {}, {...HAND, melds: [{}]}, {...HAND, tiles: [1e9]}, {...HAND, win: 'x'}],
    HAND,
  ],
  ['mj-example', 'situation', [...ALWAYS, ring, {...SITUATION, counters: 1n}], SITUATION],
  ['mj-hand-input', 'situation', [...ALWAYS, ring, {...SITUATION, counters: 1n}], SITUATION],
  ['mj-hand-input', 'value', [[], ring, {hand: 1n}], SITUATION],
  [
    'mj-score-breakdown',
    'result',
    [...ALWAYS, {}, {...RESULT, lines: [null]}, {...RESULT, groups: [{}]}],
    RESULT,
  ],
  ['mj-settlement', 'result', [...ALWAYS, {}, {...RESULT, payments: [{}]}], RESULT],
  ['mj-example', 'counters', [1n, {}, Symbol('s')], 3],
  ['mj-example', 'expect', [1n, {}], 12],
  ['mj-rules-table', 'level', [Object.create(null)], '1'],
  ['mj-share', 'base', [Object.create(null)], 'https://example.org/'],
];

describe('what is not what is meant', () => {
  const errors = pageErrors();

  for (const [tag, name, odd, right] of CASES) {
    it(`is refused in words: ${name} of <${tag}>`, async () => {
      const box = await fixture(html`<div></div>`);
      odd.forEach((value) => {
        const one = document.createElement(tag);
        Object.assign(one, {rules: 'mcr', by: 'self', hand: SITUATION.hand});
        box.append(one);
        Reflect.set(one, name, value);
      });
      const given = [...box.querySelectorAll<MjElement>(tag)];
      const said = (one: Element) => one.shadowRoot!.querySelector('[part=error]')?.textContent.trim();
      await waitUntil(() => given.every((one) => one.problem?.code === 'bad-field' && said(one)));
      expect(given.map(({problem}) => problem!.field)).to.deep.equal(odd.map(() => name));
      for (const one of given) Reflect.set(one, name, right);
      await waitUntil(() => given.every((one) => one.problem?.code !== 'bad-field'), 'still refused');
      expect(errors).to.deep.equal([]);
    });
  }
});

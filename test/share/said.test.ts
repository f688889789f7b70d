import {describe, expect, it} from 'vitest';
import {en} from '../../src/locales/en.js';
import {en as tools} from '../../src/locales/tools/en.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {bbcode} from '../../src/share/bbcode.js';
import {staticHtml} from '../../src/share/html.js';
import {markdown} from '../../src/share/markdown.js';
import {saidOf} from '../../src/share/circumstance-words.js';
import {plainText} from '../../src/share/text.js';
import {share} from './shared.js';

const SAID = saidOf(
  {
    rules: 'ribon',
    hand: '123p456p789p12s55s +3s',
    by: 'discard',
    from: 'west',
    round: 'south',
    dealer: 'south',
    counters: 2,
    flags: ['riichi', 'ippatsu'],
    others: {south: {hand: '1p', flags: ['openRiichi']}, west: '2p'},
    options: {banban: 3},
  },
  ribon,
  {...en, ...tools},
);

it('what tiles do not say is said in words', () => {
  expect(SAID).toEqual([
    'South round',
    'Dealer: South',
    'On West’s discard',
    '2 repeat counters',
    'Riichi',
    'Ippatsu',
    'South: 1p, Open riichi',
    'West: 2p',
    'Changed rules: banban:3',
  ]);
});

it('a plain hand needs no words', () => {
  expect(saidOf({rules: 'ribon', hand: '1p'}, ribon, {...en, ...tools})).toEqual([]);
});

describe('it is part of', () => {
  it.each([
    ['Markdown', markdown],
    ['BBCode', bbcode],
    ['plain text', plainText],
    ['HTML', staticHtml],
  ])('%s', async (_, form) => {
    expect(await form({...share(), said: SAID})).toContain(
      'Dealer: South · On West’s discard · 2 repeat counters · Riichi',
    );
  });
});

/** Each word of conditions means what it says in English: hands that it is true of, and hands that it is not. */
import {describe, expect, it} from 'vitest';
import {CONDITION_WORDS} from '../../src/variant/conditions/vocabulary.js';
import {WAIT_FORMS, WINNING_FORMS} from '../../src/variant/conditions/forms.js';
import {NAMED_KINDS, readKinds} from '../../src/variant/conditions/kinds.js';
import {SET_SORTS} from '../../src/variant/conditions/set-words.js';
import {SMALL_WORDS} from '../../src/variant/conditions/small-words.js';
import {TERM_WORDS} from '../../src/variant/formulas/read.js';
import {score} from '../../src/core/scoring/score.js';
import {fold} from '../../src/variant/names/fold.js';
import {readRuleset} from '../../src/variant/index.js';
import {robbed, ron, self, type Win} from './wins.js';

const CHOWS = '123m 456m 345p 78s 99s +9s';
/** A robbed tile has the other three on the table. */
const ROBBED = robbed('123m 456m 345p 78s 22s +9s');
const PUNGS = '[111m] 444p 777s 22s 99p +9p';
const PAIRS = '1133m 5577p 2299s E +E';
const ORPHANS = '19m 19p 19s ESWNPFC +1m';
const HONORS = '[EEE] [PPP] 123m 78m NN +9m';
const KONGS = '[1111m] [[9999p]] 234s 56s EE +4s';

/** A condition, with hands that it is true of and hands that it is not. */
type Case = readonly [condition: string, yes: readonly Win[], no: readonly Win[]];

const CASES: readonly Case[] = [
  ['only numbers', [self(CHOWS)], [self(HONORS)]],
  ['only 2-8', [self('234m 456m 345p 67s 55s +8s')], [self(CHOWS)]],
  ['has winds', [self(HONORS)], [self(CHOWS)]],
  ['without honors', [self(CHOWS)], [self(HONORS)]],
  ['each orphans', [self('123m 789m 123p 78s EE +9s')], [self(CHOWS)]],
  ['suits = 3', [self(CHOWS)], [self(HONORS)]],
  ['longest >= 6', [self(CHOWS)], [self(ORPHANS)]],
  ['count 9 >= 3', [self(CHOWS)], [self('123m 456m 345p 78s 22s +6s')]],
  ['kinds honors = 7', [self(ORPHANS)], [self(HONORS)]],
  ['fours', [self('111m 123m 456p 78s 22s +9s')], [self(CHOWS), self(KONGS)]],
  ['open fours', [self('[111m] 123m 456p 78s 22s +9s')], [self('111m 123m 456p 78s 22s +9s'), self(KONGS)]],
  ['concealed fours', [self('111m 123m 456p 78s 22s +9s')], [self('[111m] 123m 456p 78s 22s +9s')]],
  ['quads', [self(KONGS), self('111m 123m 456p 78s 22s +9s')], [self(CHOWS)]],
  ['quads >= 2', [self(KONGS)], [self('111m 123m 456p 78s 22s +9s')]],
  ['fullflush', [self('123m 456m 789m 23m 55m +4m')], [self(HONORS), self(CHOWS)]],
  ['halfflush', [self(HONORS)], [self('123m 456m 789m 23m 55m +4m')]],
  ['pair of winds', [self(HONORS)], [self(CHOWS)]],
  ['little dragons', [self('[PPP] [FFF] CC 123m 78m +9m')], [self('[PPP] [FFF] [CCC] 12m 99m +3m')]],
  ['form sevenPairs', [self(PAIRS)], [self(CHOWS)]],
  ['form thirteenOrphans', [self(ORPHANS)], [self(PAIRS)]],
  ['form sets', [self(CHOWS)], [self(PAIRS)]],
  ['allpungs', [self(PUNGS)], [self(CHOWS)]],
  ['allchows', [self(CHOWS)], [self(PUNGS)]],
  ['ninegates', [self('1112345678999m +5m'), self('1112345678899m +9m')], [self('[111m] 2345678999m +5m')]],
  ['purenine', [self('1112345678999m +5m')], [self('1112345678899m +9m')]],
  ['melds = 2', [self(KONGS), self(HONORS)], [self(CHOWS)]],
  ['self', [self(CHOWS)], [ron(CHOWS)]],
  ['ron', [ron(CHOWS), ROBBED], [self(CHOWS)]],
  ['discard', [ron(CHOWS)], [self(CHOWS), ROBBED]],
  ['robbed', [ROBBED], [ron(CHOWS), self(CHOWS)]],
  ['concealed', [self(CHOWS), ron(CHOWS), self('[[1111m]] 456m 345p 78s 99s +9s')], [self(PUNGS)]],
  ['allcalled', [ron('[123m] [456m] [345p] [789s] 9s +9s')], [ron(HONORS), ron(CHOWS)]],
  ['dealer', [self(CHOWS)], [self(CHOWS, {seat: 'south'})]],
  ['won terminals', [self(CHOWS)], [self(KONGS)]],
  ['wait two-sided', [self('123m 456m 345p 78s 99s +6s')], [self('123m 456m 345p 79s 99s +8s')]],
  ['wait closed', [self('123m 456m 345p 79s 99s +8s')], [self('123m 456m 345p 78s 22s +9s')]],
  ['wait edge', [self('123m 456m 345p 12s 99s +3s')], [self('123m 456m 345p 78s 22s +9s')]],
  ['wait pair', [self('123m 456m 345p 789s 2s +2s')], [self('123m 456m 345p 78s 22s +9s')]],
  ['solewait pair', [self('123m 456m 345p 789s E +E')], [self('123m 456m 345p 2345s +2s')]],
  ['lonewait pair', [self('123m 456m 345p 789s E +E')], [self('123m 456m 345p 2345s +2s')]],
  ['waits = 2', [self('123m 456m 345p 78s 22s +9s')], [self('123m 456m 345p 79s 22s +8s')]],
  ['flag lastTile', [self(CHOWS, {flags: ['lastTile']})], [self(CHOWS)]],
  ['ownkong', [self('[[1111m]] 456m 345p 78s 99s +9s')], [self('[1111m] 456m 345p 78s 99s +9s')]],
  ['lastseen', [self('[333m] 12m 456p 789s EE +3m')], [self(CHOWS)]],
  ['counters = 2', [self(CHOWS, {counters: 2})], [self(CHOWS)]],
  ['flowers >= 2', [self(CHOWS, {flowers: '1f2f'})], [self(CHOWS, {flowers: '1f'})]],
  ['ownflower', [self(CHOWS, {flowers: '1f'})], [self(CHOWS, {flowers: '2f'})]],
  ['flowerset', [self(CHOWS, {flowers: '1f2f3f4f'})], [self(CHOWS, {flowers: '1f2f3f5f'})]],
  ['dora', [self(CHOWS, {indicators: '3m'})], [self(CHOWS, {indicators: '7p'})]],
  ['uradora', [self(CHOWS, {uraIndicators: '3m'})], [self(CHOWS, {indicators: '3m'})]],
  ['akadora', [self('123m 456m 34r5p 78s 99s +9s')], [self(CHOWS)]],
  ['always', [self(CHOWS)], []],
  // sets
  ['pungs of dragons', [self(HONORS)], [self(CHOWS)]],
  ['pungs >= 2', [self(KONGS), self(PUNGS)], [self(CHOWS)]],
  ['triplets >= 1', [self(PUNGS)], [self(KONGS)]],
  ['kongs = 2', [self(KONGS)], [self(PUNGS)]],
  ['concealed kongs = 1', [self(KONGS)], [self('[1111m] 456m 345p 78s 99s +9s')]],
  ['open kongs', [self(KONGS)], [self('[[1111m]] 456m 345p 78s 99s +9s')]],
  ['concealed pungs = 2', [ron('[111m] 444p 777s 78s 99p +9s')], [ron('111m 444p 777s 22s 99p +9p')]],
  ['chows >= 4', [self(CHOWS)], [self(HONORS)]],
  ['called sets >= 2', [self(HONORS)], [self(PUNGS)]],
  ['pairs = 7', [self(PAIRS)], [self(CHOWS)]],
  ['chows 1a 4a 7a', [self('123m 456m 789m 23p 55p +4p')], [self('123m 456p 789m 23p 55p +4p')]],
  ['chows 1a 4b 7c', [self('123m 456p 789s 23p 55p +4p')], [self('123m 456m 789m 23p 55p +4p')]],
  ['chows na na', [self('123m 123m 456p 78s 55p +9s')], [self('123m 123p 456p 78s 55p +9s')]],
  ['chows na nb nc', [self('234m 234p 234s 78s 55p +9s')], [self('234m 234p 345s 78s 55p +9s')]],
  [
    'pungs na n+1a n+2a',
    [self('[333m] [444m] [555m] 78s 55p +9s')],
    [self('[333m] [444m] [666m] 78s 55p +9s')],
  ],
  ['chows nx nx my my', [self('123m 123m 789s 78s 55p +9s')], [self('123m 123m 456s 78s 55p +9s')]],
  ['pungs na nb pair nc', [self('[222m] [222p] 22s 345m 78s +9s')], [self('[222m] [222p] 33s 345m 78s +9s')]],
];

const settings = '牌 = 144 赤 5p\nforms = sevenPairs thirteenOrphans\n情況 = lastTile';

/** Whether a hand has a row with this condition. */
function holds(condition: string, hand: Win): boolean {
  const text = `${settings}\n1番：甲、乙\n甲 = ${condition}\n乙 = always`;
  const {ruleset, problems} = readRuleset(text, {id: 'words'});
  expect(problems, condition).toEqual([]);
  if (!ruleset) return false;
  const result = score({...hand, rules: 'words'}, ruleset);
  expect(result.status, `${condition}: ${hand.hand} ${result.reason?.message ?? ''}`).toBe('win');
  return result.lines.some(({id}) => id === '甲');
}

describe('a condition', () => {
  it.each(CASES)('%s', (condition, yes, no) => {
    for (const hand of yes) expect(holds(condition, hand), `${condition}: ${hand.hand}`).toBe(true);
    for (const hand of no) expect(holds(condition, hand), `not ${condition}: ${hand.hand}`).toBe(false);
  });

  it('has a case for each word', () => {
    // what only a game with wild tiles or with other tiles set aside has, and the row that counts where no other does, have tests of their own
    const elsewhere = ['wilds', 'wonwild', 'waitsany', 'nothing', 'knitted', 'bonus'];
    const said = new Set(CASES.flatMap(([condition]) => condition.split(' ')));
    const words = [...CONDITION_WORDS.english, ...SET_SORTS];
    expect(words.filter((word) => !said.has(word) && !elsewhere.includes(word))).toEqual(
      ['sets'].filter((word) => !said.has(word)),
    );
  });

  it('is joined, negated and put into brackets, also by words and without spaces', () => {
    const hand = self(HONORS);
    for (const one of [
      'has winds & self',
      'has winds 且 自摸',
      '自摸且has winds',
      '!(ron | allchows)',
      '非ron',
      'ron | self',
      '(ron または ツモ) かつ 字牌 あり',
    ])
      expect(holds(one, hand), one).toBe(true);
    for (const one of ['has winds & ron', '!self', 'ron & self | allpungs', '字牌 なし'])
      expect(holds(one, hand), one).toBe(false);
  });
});

describe('an honor', () => {
  it.each([
    'E 東 东 東風 东风 1z 🀀',
    'S 南 南風 2z',
    'W 西 西風 3z',
    'N 北 北風 4z',
    'P 白 白板 白皮 白ポッチ white-dragon 5z',
    'F 發 发 発 發財 发财 青發 green-dragon 6z',
    'C 中 紅中 红中 red-dragon 7z',
  ])('has these names: %s', (names) => {
    const [letter, ...others] = names.split(' ');
    const kinds = readKinds(letter);
    expect(kinds).toBeDefined();
    expect(others.filter((name) => JSON.stringify(readKinds(name)) !== JSON.stringify(kinds))).toEqual([]);
  });

  it.each(['e', 'X', '梅', '1f', '東南', '赤中', 'r5p', ''])('is not named so: %s', (word) =>
    expect(readKinds(word)).toBeUndefined(),
  );
});

const LISTS = {CONDITION_WORDS, NAMED_KINDS, WINNING_FORMS, WAIT_FORMS, SMALL_WORDS, TERM_WORDS};

describe('the names of words', () => {
  it.each(Object.entries(LISTS))('are no name of another word: %s', (_, {words}) => {
    const names = words.flatMap(([all]) =>
      [...new Set(all.split(' ').map(fold))].map((name) => [name, all] as const),
    );
    const twice = names.filter(([name, word]) => names.some(([other, of]) => other === name && of !== word));
    expect(twice).toEqual([]);
  });
});

/** Ledgers as riichi players write them: shares, abortive draws, 流し満貫, and hands told move by move as such lines. */
import {describe, expect, it} from 'vitest';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {LANGS} from '../../src/core/game/names.js';
import {spellOptions} from '../../src/core/reading/options.js';
import {ledgerWords} from '../../src/locales/ledger.js';
import {explainLedger} from '../../src/round/ledger/faults.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import {hands, read} from './ledger-said.js';
import {rulesOf} from './rounds.js';

const net = (line: string, heading = ''): number[] =>
  Object.values(hands(`rules=riichi ${heading}\n${line}`).list[0].net);

describe('a self-draw', () => {
  it.each([
    ['B tsumo 4000'],
    ['B ツモ 1000-2000'],
    ['B ツモ 1000/2000'],
    ['B ツモ 1000・2000'],
    ['B 自摸 1000～2000'],
    ['B ツモ 2000-1000'],
    ['B ツモ 1000点・2000点'],
    ['B ツモ 4000点'],
  ])('%s', (line) => expect(net(line)).toEqual([-2000, 4000, -1000, -1000]));

  it.each([
    ['A tsumo 12000'],
    ['A tsumo 4000 all'],
    ['A ツモ 4000all'],
    ['A ツモ 4000オール'],
    ['A ツモ 4000 オール'],
    ['A ツモ 4000点オール'],
    ['A 自摸 各4000'],
  ])('%s', (line) => expect(net(line)).toEqual([12_000, -4000, -4000, -4000]));

  it('is paid for counters beside what the players say', () =>
    expect(net('B ツモ 1000-2000 リーチ C', 'counters=2')).toEqual([-2200, 4600, -1200, -1200]));
});

describe('a draw', () => {
  it.each([
    ['流局', [0, 0, 0, 0]],
    ['draw A', [3000, -1000, -1000, -1000]],
    ['draw A B', [1500, 1500, -1500, -1500]],
    ['流局 A B C', [1000, 1000, 1000, -3000]],
    ['流局 A B C D', [0, 0, 0, 0]],
    ['A nagashi', [12_000, -4000, -4000, -4000]],
    ['B 流し満貫', [-4000, 8000, -2000, -2000]],
    ['B 流し満貫 2000-4000', [-4000, 8000, -2000, -2000]],
    ['流局 A C, B 流し満貫 8000', [-4000, 8000, -2000, -2000]],
    ['B 流局满贯, C 流局满贯', [-8000, 6000, 6000, -4000]],
  ])('%s', (line, paid) => expect(net(line)).toEqual(paid));

  it('lets the dealer stay who is ready, and the deal pass otherwise', () => {
    const dealer = (line: string): string => hands(`rules=riichi\n${line}`).last.next!.dealer;
    expect(['流局', '流局 A', 'B 流し満貫', '流局 A, B 流し満貫', '九種九牌', '流局 B'].map(dealer)).toEqual([
      'B',
      'A',
      'B',
      'A',
      'A',
      'B',
    ]);
  });

  it.each([
    ['九種九牌', 0],
    ['流局 九種九牌', 0],
    ['C 九種九牌', 0],
    ['九種九牌 C', 0],
    ['nine-terminals', 0],
    ['四风连打', 0],
    ['四家立直', 4],
    ['四槓散了 リーチ B', 1],
    ['三家和 riichi A B', 2],
  ])('%s: nobody pays but for sticks, and the dealer stays', (line, sticks) => {
    const ledger = read(`rules=riichi\n${line}`);
    expect(ledger.fault).toBeUndefined();
    const [{ending}] = ledger.hands;
    expect([ending.payments, ending.sticks, ending.deal]).toEqual([
      [],
      sticks,
      {dealer: 'east', counters: 1},
    ]);
  });
});

it('pays counters and sticks to the first of two winners alone', () =>
  expect(net('A ron D 2000, C ron D 3900', 'counters=1')).toEqual([2300, 0, 3900, -6200]));

it.each(['rules=ema', 'rules=riichi options=severalCounters:each'])(
  'pays counters to each of two winners where that is agreed: %s',
  (rules) => {
    const [{net: paid}] = hands(`${rules} counters=1\nA ron D 2000, C ron D 3900`).list;
    expect(Object.values(paid)).toEqual([2300, 0, 4200, -6500]);
  },
);

describe('a false win', () => {
  it.each([
    ['', 'falsewin B', [0, 0, 0, 0]],
    ['options=falseWinPays:points', 'falsewin B', [0, 0, 0, 0]],
    ['options=falseWinPays:mangan', 'falsewin A', [-12_000, 4000, 4000, 4000]],
    ['options=falseWinPays:mangan', 'チョンボ B', [4000, -8000, 2000, 2000]],
    ['options=falseWinPays:mangan', 'falsewin B, C ron D 1000', [4000, -8000, 3000, 1000]],
  ])('%s %s', (options, line, paid) => expect(net(line, options)).toEqual(paid));

  it('is played again: dealer, counters and round stay', () =>
    expect(hands('rules=riichi counters=2\nfalsewin B').last.next).toMatchObject({
      dealer: 'A',
      counters: 2,
      round: 'east',
    }));

  it('takes 20 points of the result, each time, where that is agreed', () => {
    const heading = 'rules=riichi options=rounds:east;falseWinPays:points;uma:none;extension:none';
    const lines = ['falsewin B', 'draw', 'draw', 'falsewin B C', 'draw', 'draw'];
    expect(hands([heading, ...lines].join('\n')).last).toMatchObject({
      result: {A: 15, B: -45, C: -25, D: -5},
    });
  });
});

describe('a liable player', () => {
  it.each([
    ['', 'B tsumo 32000 C bao', [0, 32_300, -32_300, 0]],
    ['', 'B 自摸 8000-16000 C 包', [0, 32_300, -32_300, 0]],
    ['', 'B ron D 32000 C パオ', [0, 32_300, -16_000, -16_300]],
    ['', 'B ron D 32000 bao', [0, 32_300, 0, -32_300]],
    ['', 'B ron D 64000 C bao 32000', [0, 64_300, -16_000, -48_300]],
    ['', 'B tsumo 64000 C bao 32000', [-16_100, 64_300, -40_100, -8100]],
    ['options=liabilityCounters:liable', 'B ron D 32000 C bao', [0, 32_300, -16_300, -16_000]],
    ['options=liabilityFor:hand', 'B tsumo 64000 C bao', [0, 64_300, -64_300, 0]],
    ['', 'A tsumo 48000 C bao', [48_300, 0, -48_300, 0]],
  ])('%s %s', (options, line, paid) => expect(net(line, `counters=1 ${options}`)).toEqual(paid));
});

describe('refuses, with the place and the rule,', () => {
  it.each([
    ['rules=riichi', 'A tsumo 1000-2000', 'shares-all', '1000-2000', 9, undefined],
    ['rules=riichi', 'B tsumo 4000 all', 'shares-two', '4000 all', 9, undefined],
    ['rules=riichi', 'B ron A 1000-2000', 'shares-one', '1000-2000', 9, undefined],
    ['rules=riichi', 'B tsumo 1000-2100', 'total-none', '1000-2100', 9, undefined],
    ['rules=riichi', 'A tsumo 4100 all', 'total-none', '4100 all', 9, 'RC-9'],
    ['rules=riichi', 'A nagashi 8000', 'total-none', '8000', 11, 'RC-17'],
    ['rules=riichi;options=nagashi:false', 'A nagashi', 'not-in-rules', 'nagashi', 3, undefined],
    ['rules=riichi', 'draw A, B ron C 1000', 'left-over', 'B', 9, undefined],
    ['rules=riichi', 'B nagashi, draw A, C nagashi, D ron A 1000', 'left-over', 'D', 31, undefined],
    ['rules=riichi', '九種九牌, B nagashi', 'left-over', 'B', 7, undefined],
    ['rules=riichi', '九種九牌 E', 'unknown-player', 'E', 6, undefined],
    ['rules=riichi', 'A nagashi riichi B', 'riichi-ready', 'B', 18, 'RC-16'],
    ['rules=riichi', 'B tsumo 32000 bao', 'player-missing', 'bao', 15, undefined],
    ['rules=riichi', 'B tsumo 32000 B bao', 'bao-winner', 'B', 15, undefined],
    ['rules=riichi', 'B tsumo 32000 E bao', 'unknown-player', 'E', 15, undefined],
    ['rules=riichi', 'B tsumo 8000 C bao', 'not-in-rules', 'bao', 16, 'RC-18'],
    ['rules=riichi', 'B tsumo 64000 C bao', 'bao-total', 'bao', 17, 'RC-18'],
    ['rules=riichi', 'B tsumo 64000 C bao 30000', 'total-none', '30000', 21, 'RC-18'],
    ['rules=riichi;options=liability:false', 'B tsumo 32000 C bao', 'not-in-rules', 'bao', 17, 'RC-18'],
    ['rules=luqiao', 'A ron B 100 C bao', 'not-in-rules', 'C', 13, undefined],
    ['rules=mleague', '九種九牌', 'not-in-rules', '九種九牌', 1, 'RC-25'],
    ['rules=mcr', '九種九牌', 'not-in-rules', '九種九牌', 1, undefined],
    ['rules=mcr', 'A tsumo 12 all', 'bad-total', '12 all', 9, undefined],
    ['rules=ribon', 'A nagashi', 'total-missing', 'nagashi', 3, undefined],
    ['rules=ribon', 'draw B, A nagashi 44', 'left-over', 'A', 9, undefined],
  ])('%s: %s', async (heading, line, code, about, column, cite) => {
    const {fault} = read(`${heading}\n${line}`);
    expect(fault).toMatchObject({code, line: 2, column});
    expect(fault?.about).toBe(about);
    expect(fault?.cite).toBe(cite);
    for (const lang of LANGS) {
      const {message} = explainLedger(fault!, (await ledgerWords.load(lang)).faults);
      expect(message).not.toMatch(/undefined/);
    }
  });
});

/** Rules under which hands can be drawn before the wall is used up, or are paid in a drawn hand. */
describe.each(['riichi', 'mleague', 'ema', 'shiragiku'])('hands of %s played at random', (id) => {
  it('come to the same by the line that the ledger writes, in every language', async () => {
    const words = await Promise.all(LANGS.map(async (lang) => (await ledgerWords.load(lang)).words));
    const drawn = new Set<string>();
    let n = 0;
    for (const {rules, frame, record, positions, ending} of playGames(rulesOf(id), 90, 'd')) {
      if (!ending) continue;
      const points = Object.entries(frame.places).map(([seat, i]) => {
        const own = frame.points[seat as keyof typeof frame.points] ?? 0;
        return `${'ABCD'.charAt(i)}${own}`;
      });
      const heading = [
        `rules=${id} dealer=${'ABCD'.charAt(frame.places[frame.dealer] ?? 0)} round=${frame.round}`,
        `counters=${frame.counters} sticks=${frame.sticks} points=${points.join(',')}`,
        ...(rules.given ? [`options=${spellOptions(rules.given)}`] : []),
      ].join('\n');
      const told = {rounds: [{record, positions, problems: [], ending}], words: words[n++ % LANGS.length]};
      const round = readLedger(`${heading}\n@1`, rulesOfLedger, {}, told);
      if (round.fault?.code === 'unknown-option' || round.fault?.code === 'round-rules') continue;
      const at = `${heading}\n${round.hands[0]?.text}`;
      expect(round.fault, at).toBeUndefined();
      const [{ending: own, text}] = round.hands;
      const line = readLedger(`${heading}\n${text}`, rulesOfLedger);
      expect(line.fault, at).toBeUndefined();
      const [{ending: written}] = line.hands;
      expect([written.points, written.sticks, written.deal, written.drawn], at).toEqual([
        own.points,
        own.sticks,
        own.deal,
        // a wall that is used up by flowers is used up
        own.drawn === 'lastFlower' ? 'exhausted' : own.drawn,
      ]);
      if (own.drawn) drawn.add(own.drawn);
    }
    expect(n).toBeGreaterThan(60);
    const wanted = {
      riichi: ['nineOrphans', 'fourWinds', 'threeWins', 'exhausted'],
      mleague: ['exhausted'],
      ema: ['exhausted'],
    };
    expect([...drawn]).toEqual(expect.arrayContaining(wanted[id as keyof typeof wanted] ?? ['fourWinds']));
  });
});

/** Three wins on one discard draw the hand, whatever a log calls it. */
import {describe, expect, it} from 'vitest';
import {drawNote} from '../../src/round/convert/draw-names.js';
import {fromKobalab} from '../../src/round/convert/from-kobalab.js';
import {fromMjai} from '../../src/round/convert/from-mjai.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import type {LogHand} from '../../src/round/convert/log-hand.js';

const WON = ['win', 'win', 'win'];

const lastOf = ([{record}]: readonly LogHand[]) => record?.moves.slice(2).map((move) => move.do);

describe('three wins', () => {
  it.each(['三家和', '三家和了', ''])('in a log of majiang: %s', (name) => {
    const steps = [
      {
        qipai: {
          ...{zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, defen: [25000, 25000, 25000, 25000]},
          baopai: 'z4',
          shoupai: ['m123p579s147z1235', 'm234567p46s23488', 'm345678p46s34522', 'm456p23446s67855'],
        },
      },
      {zimo: {l: 0, p: 'z6'}},
      {dapai: {l: 0, p: 'p5'}},
      {pingju: {name}},
    ];
    expect(lastOf(fromKobalab(JSON.stringify({player: [], log: [steps]})))).toEqual(WON);
  });

  const start = {
    ...{type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: 'N'},
    tehais: Array.from({length: 4}, () => Array.from({length: 13}, () => '?')),
  };
  const mjai = (pai: string, end: object): readonly LogHand[] =>
    fromMjai(
      [
        start,
        {type: 'tsumo', actor: 0, pai: '?'},
        {type: 'dahai', actor: 0, pai, tsumogiri: true},
        {type: 'ryukyoku', ...end},
      ]
        .map((event) => JSON.stringify(event))
        .join('\n'),
    );

  it.each(['sanchahou', 'sanchaho', 'san_cha_ho', '三家和了', 'triple_ron', undefined])(
    'in a log of mjai: %s',
    (reason) => expect(lastOf(mjai('5p', {reason}))).toEqual(WON),
  );

  it('not where the log says another reason', () =>
    expect(lastOf(mjai('5p', {reason: 'suucha_riichi'}))).toEqual(['end']));

  it.each(['三家和了', '三家和', '三家ロン'])('in a log of tenhou.net/6: %s', (name) => {
    const hand = [11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43, 44];
    const empty = [hand, [], []];
    const log = [
      [0, 0, 0],
      [25000, 25000, 25000, 25000],
      [44],
      [],
      hand,
      [45],
      [60],
      ...empty,
      ...empty,
      ...empty,
      [name],
    ];
    expect(lastOf(fromTenhou6(JSON.stringify({log: [log]})))).toEqual(WON);
  });

  it.each([
    ['kyushu_kyuhai', '九種九牌'],
    ['sufuurenta', '四風連打'],
    ['suukansansen', '四槓散了'],
    ['suucha_riichi', '四家立直'],
    ['nagashimangan', '流し満貫'],
    ['fanpai', undefined],
    ['exhaustive_draw', undefined],
    ['something', 'something'],
  ])('%s is told as %s', (word, note) => expect(drawNote(word)).toBe(note));
});

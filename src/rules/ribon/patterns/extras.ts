/** 役以外の本数: what is added to the yaku, in the order of the page's sum. */
import {Match, bitCount} from '../../../core/match.js';
import type {Pattern} from '../../../core/ruleset.js';
import {CONCEALED, FLAGGED, KONGS, SELF, SPECIAL} from '../../../core/traits.js';
import {bonusOf, doraTiles, namesOf, type DoraLine} from '../bonus.js';
import {alikePairs} from '../forms.js';
import {optionsOf} from '../options.js';

export const flagged = (there: boolean): number => (there ? Match.whole : 0);

/** A value that an open hand has less of. */
export const byDoor = (closed: number, open: number): Pick<Pattern, 'value' | 'shown'> => ({
  value: (m) => (m.concealed ? closed : open),
  shown: {closed, open},
});

const doraRow = (line: DoraLine): Pick<Pattern, 'value' | 'when' | 'times' | 'tiles'> => ({
  value: 1,
  when: (m) => flagged(bonusOf(m.position)[line] > 0),
  times: (m) => bonusOf(m.position)[line],
  tiles: (m) => doraTiles(m.position, line),
});

const simples = {hand: '[222p][666s] 678p 34s 88s +2s', by: 'discard', seat: 'south', from: 'west'} as const;

export const extras = [
  {
    id: 'banban',
    native: 'バンバン',
    kind: 'bonus',
    value: (m) => optionsOf(m).banban,
    shown: {closed: 2, open: 2},
    loose: true,
    when: () => Match.whole,
    example: {...simples, gari: 'N', indicators: 'E'},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'oya',
    native: '親',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => flagged(m.isDealer),
    example: {...simples, seat: 'east', gari: 'N'},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'honba',
    native: '本場',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => flagged(m.position.counters > 0),
    times: (m) => m.position.counters,
    example: {...simples, gari: 'N', counters: 3},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'menzen',
    native: '門前',
    kind: 'win',
    ...byDoor(1, 0),
    loose: true,
    needs: CONCEALED,
    when: (m) => flagged(m.concealed),
    example: {hand: '234p 678p 234s 78s 66s +6s', by: 'discard', seat: 'south', from: 'west', gari: 'N'},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'minkan',
    native: '明槓',
    kind: 'sets',
    value: 1,
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & m.open,
    example: {...simples, hand: '[2222p][666+6s] 678p 34s 88s +2s', gari: 'N'},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'ankan',
    native: '暗槓',
    kind: 'sets',
    value: 2,
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & ~m.open,
    example: {...simples, hand: '[[2222p]][666s] 678p 34s 88s +2s', gari: 'N'},
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'gari',
    native: 'ガリ',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => flagged(m.position.gari.length > 0),
    times: (m) => m.position.gari.length,
    sum: (m) => bonusOf(m.position).gari,
    tiles: (m) => namesOf(m.position.gari),
    example: {...simples, gari: 'NNNN 9m', indicators: '1m'},
    cite: 'RB-21',
    provenance: 'page',
  },
  {
    id: 'nogari',
    native: 'ノーガリ',
    kind: 'bonus',
    ...byDoor(20, 10),
    loose: true,
    when: (m) => flagged(m.position.gari.length === 0),
    example: simples,
    cite: 'RB-25',
    provenance: 'page',
  },
  {
    id: 'dora',
    native: 'ドラ',
    kind: 'bonus',
    ...doraRow('dora'),
    example: {
      hand: '[WWW][888p] 222p 99p 77p +7p',
      by: 'discard',
      seat: 'south',
      from: 'east',
      gari: 'N',
      indicators: '6p',
    },
    cite: 'RB-14',
    provenance: 'page',
  },
  {
    id: 'uradora',
    native: '裏ドラ',
    kind: 'bonus',
    ...doraRow('uradora'),
    example: {
      hand: '123p 678p 345s 67s 99s +8s',
      by: 'self',
      gari: 'N',
      uraIndicators: '8s',
      flags: ['riichi'],
    },
    cite: 'RB-14',
    provenance: 'page',
  },
  {
    id: 'kandora',
    native: 'カンドラ',
    kind: 'bonus',
    ...doraRow('kandora'),
    example: {...simples, hand: '[2222p][666s] 678p 34s 88s +2s', gari: 'N', indicators: 'E 1p'},
    cite: 'RB-14',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

/** What is added to some yaku: the opened リーチ, the four alike of 七対子. */
export const additions = [
  {
    id: 'openRiichi',
    native: 'オープンリーチ',
    kind: 'win',
    value: 1,
    needs: FLAGGED | SELF,
    when: (m) => flagged(m.self && m.has('openRiichi')),
    example: {hand: '234p 678p 234s 78s 66s +6s', by: 'self', gari: 'N', flags: ['openRiichi']},
    cite: 'RB-28',
    provenance: 'page',
  },
  {
    id: 'fourAlike',
    native: '4枚使い',
    kind: 'form',
    value: 1,
    needs: SPECIAL,
    when: alikePairs,
    times: (m) => bitCount(alikePairs(m)) / 2,
    example: {hand: '1111 6666p 4s EE WW +4s', by: 'discard', seat: 'west', from: 'south', gari: 'N'},
    cite: 'RB-30',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

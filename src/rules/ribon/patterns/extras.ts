/** 役以外の本数: what is added to the yaku, in the order of the page's sum. */
import {Match, whole} from '../../../core/game/match.js';
import type {Pattern, Shown} from '../../../core/game/pattern.js';
import {CONCEALED, FLAGGED, KONGS, SELF, SPECIAL} from '../../../core/game/traits.js';
import {bonusOf, doraTiles, namesOf, type DoraLine} from '../bonus.js';
import {alikePairs} from '../forms.js';
import {optionsOf} from '../options.js';
import {bitCount} from '../../../core/tiles/kind-sets.js';
import type {Options} from '../../../core/game/options.js';

/** A value that an open hand has less of. */
export const byDoor = (closed: number, open: number): Pick<Pattern, 'value' | 'shown'> => ({
  value: (m) => (m.concealed ? closed : open),
  shown: {closed, open},
});

/** 純チャン: one less when open, or five either way, as チャンタ is in 東天紅サンマ. */
export const junchanWorth = (options: Options): Shown => {
  const {junchan} = optionsOf({options});
  return {closed: junchan, open: junchan === 5 ? 5 : 2};
};

const doraRow = (line: DoraLine): Pick<Pattern, 'value' | 'when' | 'times' | 'tiles'> => ({
  value: 1,
  when: (m) => whole(bonusOf(m.position)[line] > 0),
  times: (m) => bonusOf(m.position)[line],
  tiles: (m) => doraTiles(m.position, line),
});

export const extras = [
  {
    id: 'banban',
    native: 'バンバン',
    kind: 'bonus',
    value: (m) => optionsOf(m).banban,
    shown: (options) => {
      const {banban} = optionsOf({options});
      return {closed: banban, open: banban};
    },
    loose: true,
    when: () => Match.whole,
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'oya',
    native: '親',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => whole(m.isDealer),
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'honba',
    native: '本場',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => whole(m.position.counters > 0),
    times: (m) => m.position.counters,
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
    when: (m) => whole(m.concealed),
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
    cite: 'RB-T',
    provenance: 'page',
  },
  {
    id: 'gari',
    native: 'ガリ',
    kind: 'bonus',
    value: 1,
    loose: true,
    when: (m) => whole(m.position.gari.length > 0),
    times: (m) => m.position.gari.length,
    sum: (m) => bonusOf(m.position).gari,
    tiles: (m) => namesOf(m.position.gari),
    cite: 'RB-21',
    provenance: 'page',
  },
  {
    id: 'nogari',
    native: 'ノーガリ',
    kind: 'bonus',
    ...byDoor(20, 10),
    loose: true,
    when: (m) => whole(m.position.gari.length === 0),
    cite: 'RB-25',
    provenance: 'page',
  },
  {
    id: 'dora',
    native: 'ドラ',
    kind: 'bonus',
    ...doraRow('dora'),
    cite: 'RB-14',
    provenance: 'page',
  },
  {
    id: 'uradora',
    native: '裏ドラ',
    kind: 'bonus',
    ...doraRow('uradora'),
    cite: 'RB-14',
    provenance: 'page',
  },
  {
    id: 'kandora',
    native: 'カンドラ',
    kind: 'bonus',
    ...doraRow('kandora'),
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
    when: (m) => whole(m.self && m.has('openRiichi')),
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
    cite: 'RB-30',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];

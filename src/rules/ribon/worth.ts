/** Values that depend on the hand, and how often rows count. */
import type {Match} from '../../core/game/match.js';
import type {Pattern} from '../../core/game/pattern.js';
import {whether} from '../../core/patterns/winning.js';
import type {Condition, Worth} from '../../core/patterns/pattern-table.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {bonusOf, doraTiles, namesOf, type DoraLine} from './bonus.js';
import {alikePairs} from './forms.js';
import type {RibonOptions} from './options.js';

/** A value for closed hands, and a lower one for open hands. */
export const byDoor = (closed: number, open: number) =>
  ({value: (m: Match) => (m.concealed ? closed : open), shown: {closed, open}}) satisfies Worth;

/** The value that is always added. */
export const banban: Worth = {
  value: (m: Match<RibonOptions>) => m.options.banban,
  shown: ({banban}: RibonOptions) => ({closed: banban, open: banban}),
};

/** 純チャン: one less when open. House rules may make it five in both cases, as チャンタ is in 東天紅サンマ. */
export const asJunchan: Worth = {
  value: (m: Match<RibonOptions>) => (m.concealed ? m.options.junchan : openJunchan(m.options)),
  shown: (options: RibonOptions) => ({closed: options.junchan, open: openJunchan(options)}),
};

const openJunchan = ({junchan}: RibonOptions): number => (junchan === 3 ? 2 : junchan);

/** The value of ガリ: one each, more for sets and by indicators (RB-21 to RB-24). */
export const asGari: Worth = {
  value: 1,
  sum: (m: Match<RibonOptions>) => bonusOf(m.position).gari,
};

/** The number of counters. */
export const counters = (m: Match): number => m.position.counters;

/** The number of pairs that occur twice. */
export const pairsOf = (m: Match): number => bitCount(alikePairs(m)) / 2;

/** How often dora or ガリ count, and the tiles that show it. */
export const bonusCount = (line: DoraLine | 'gari'): Pick<Pattern, 'times' | 'tiles'> =>
  line === 'gari'
    ? {times: (m: Match) => m.position.gari.length, tiles: (m: Match) => namesOf(m.position.gari)}
    : {
        times: (m: Match<RibonOptions>) => bonusOf(m.position)[line],
        tiles: (m: Match<RibonOptions>) => doraTiles(m.position, line),
      };

/** A win with dora of this line. */
export const winWithDora = (line: DoraLine): Condition =>
  whether((m: Match<RibonOptions>) => bonusOf(m.position)[line] > 0);

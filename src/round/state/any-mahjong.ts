/** A round without a rule set ("any mahjong"): only the order of turns and the number of tiles are checked. */
import type {Flow, FlowText} from '../../core/game/flow.js';
import {DECLARATIONS} from '../record/record.js';

const none = (): Promise<FlowText> => Promise.resolve({options: {}});

/** The flow of a round without rules: allows whatever some rule set allows, and settles nothing. */
export const anyFlow: Flow = {
  options: {},
  texts: {ja: none, 'zh-Hant': none, 'zh-Hans': none, en: none},
  deal: {fours: 3, then: [0, 1, 2, 3, 0]},
  left: () => Infinity,
  kong: {cost: 0, needs: () => 0, most: () => Infinity, robs: () => 'any'},
  laidOut: {field: 'flowers', is: () => true, cost: 0, optional: () => true, robs: () => 'any'},
  chow: true,
  winners: () => 'all',
  calls: {lastDiscard: () => true},
  ready: {
    words: DECLARATIONS,
    declare: ({word}) => (word === 'open' ? ['riichi', 'openRiichi'] : ['riichi']),
    kong: () => 'sameWaits',
  },
  flags: () => [],
  falseWin: () => 0,
  pay: () => [],
  nextDeal: ({dealer, counters}) => ({dealer, counters}),
  startPoints: () => 0,
};

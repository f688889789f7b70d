import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/en.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: 'Rotations',
      help: 'A rotation ends after the deal has passed four times. With 0 the game has no set end.',
    },
    startPoints: {...flowWords.startPoints, choices: {0: '0', 500: '500'}},
    kongNeedsTwo: {
      label: 'Kong near the end',
      help: 'A kong needs two tiles: its replacement tile and one more that stays undrawn.',
    },
    lastDiscardCalls: flowWords.lastDiscardCalls,
    swapCalls: {
      label: 'Discarding what was called',
      help: 'What you may not discard right after a call.',
      choices: {
        free: 'Free',
        sameTile: 'Not the same tile',
        bothEnds: 'Neither the same tile nor the other end',
      },
    },
    discards: {
      label: 'How discards are shown',
      help: 'One pool in the middle, or a river for each player.',
      choices: {pool: 'A pool', river: 'Rivers'},
    },
    falseWin: flowWords.falseWin('Drawn, and the dealer stays'),
  },
};

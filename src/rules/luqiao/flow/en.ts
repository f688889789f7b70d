import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: 'Rotations',
      help: 'One is over when the deal has passed four times; 0 is no end.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What everybody has at first.',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: 'Kong near the end',
      help: 'A kong needs two tiles: its replacement and one more that stays.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'The last discard may be called; what the caller throws is the last again.',
    },
    swapCalls: {
      label: 'Throwing back what was called',
      help: 'What may not be thrown right after a call.',
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
    falseWin: {
      label: 'False win',
      help: 'A win that is none makes its hand dead, or ends the whole hand.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};

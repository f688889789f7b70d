import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: 'Rotations',
      help: 'A rotation ends when the deal has passed four times; 0 plays on without end.',
    },
    startPoints: {
      label: 'Points at the start',
      help: 'What each player starts with.',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: 'Kong near the end',
      help: 'A kong needs two tiles: its replacement and one more that stays.',
    },
    lastDiscardCalls: {
      label: 'Calls on the last discard',
      help: 'The last discard may be called; the caller’s discard is then the last.',
    },
    swapCalls: {
      label: 'Discarding what was called',
      help: 'What may not be discarded right after a call.',
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
      help: 'A wrongly declared win either makes that player’s hand dead or ends play.',
      choices: {deadHand: 'The hand is dead, play goes on', endsHand: 'Drawn; same dealer, same counters'},
    },
  },
};

/** What a record leaves unsaid although its rules need it. */
import type {Flow} from '../../core/game/flow.js';
import type {RoundPosition} from './position.js';

/** Whether the rules turn an indicator after the deal (TZ-6) that the record does not name: it is played as if there were none. */
export const lacksIndicator = ({wilds}: Flow, {frame}: RoundPosition): boolean =>
  wilds !== undefined && frame.wild === undefined;

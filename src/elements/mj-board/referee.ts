/** The referee, fetched where something is played, or asked. */
export {judge} from '../../round/play/judge.js';
export {legal} from '../../round/judging/legal.js';
export {replay, replayBy, replayLine} from '../../round/game/replay.js';
export {rulesAt} from '../../round/state/rules.js';
export {readMove} from '../../round/text/move.js';

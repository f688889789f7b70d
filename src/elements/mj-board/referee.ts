/** The referee, fetched where something is played, or asked. */
export {judge} from '../../round/play/judge.js';
export {legal} from '../../round/judging/legal.js';
export {replay, replayLine} from '../../round/game/replay.js';

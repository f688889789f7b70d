/** The referee, fetched where something is played, or asked. */
export {judge} from '../../round/judge.js';
export {legal} from '../../round/legal.js';
export {replay, replayLine} from '../../round/replay.js';

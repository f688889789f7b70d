/** For Node: rounds and games are refereed with no page at all. */
import {begin, isFault, parseRound, replay, type Replay} from 'mahjong-elements/round/index.js';
import {flow} from './flow.js';
import {hongkong} from './index.js';

/** Plays a round that is told as text: every position, every fault, and how the hand ended. */
export function play(text: string): Replay {
  const record = parseRound(text);
  return replay(record, isFault(record) ? {} : {ruleset: hongkong, flow});
}

/** The first hand of a game between four players. */
export function game(...players: readonly string[]) {
  const frame = begin(flow, {}, players);
  if (isFault(frame)) throw new TypeError(frame.code);
  return frame;
}

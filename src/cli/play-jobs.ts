/** `mj play --jobs N`: walls are played in several threads, and counted in their order. */
import {Worker} from 'node:worker_threads';
import type {Lang} from '../core/game/names.js';
import {WallPlayer, type HandsAsked, type WallCount} from '../play/count/walls.js';
import type {Answers} from './blocks.js';
import {Jobs} from './jobs.js';
import {tableOfRules, type RulesGiven} from './play-table.js';
import {commandWords} from './words/index.js';

/** What a thread is told before its first wall. */
export interface PlayWork extends RulesGiven {
  readonly asked: HandsAsked;
  readonly lang: Lang;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Makes a function that plays the wall whose number a block says, and answers with what came of it. */
export async function wallAnswerer({
  asked,
  lang,
  ...rules
}: PlayWork): Promise<(block: Uint8Array) => Answers> {
  const table = await tableOfRules(rules, {lang, says: commandWords(lang)});
  const player = new WallPlayer(table, asked, () => performance.now());
  return (block) => {
    const n = Number(decoder.decode(block));
    try {
      return {out: encoder.encode(JSON.stringify(player.play(n))), lines: 1, bad: false};
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return {out: new Uint8Array(), lines: 0, bad: true, failure};
    }
  };
}

/** A thread that plays. */
const startThread = (play: PlayWork): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), {workerData: {play}, stdout: true, stderr: true});

/**
 * Plays walls in several threads.
 * @param add is told of each wall in order, and says whether more are wanted
 */
export async function playJobs(
  most: number,
  work: PlayWork,
  walls: readonly number[],
  add: (wall: WallCount) => boolean,
): Promise<void> {
  const jobs = new Jobs(most, () => startThread(work));
  const ahead: Promise<Answers>[] = [];
  let next = 0;
  const ask = (): void => {
    while (next < walls.length && ahead.length < jobs.ahead)
      ahead.push(Promise.resolve(jobs.answer(encoder.encode(String(walls[next++])))));
  };
  try {
    ask();
    for (let answer = ahead.shift(); answer; ask(), answer = ahead.shift()) {
      const {out, failure} = await answer;
      if (failure !== undefined) throw new Error(failure);
      if (!add(JSON.parse(decoder.decode(out)) as WallCount)) return;
    }
  } finally {
    await jobs.end();
  }
}

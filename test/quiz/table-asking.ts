/** Helpers for the tests of questions about a table: a round in notation, and the referee's words in English. */
import type {RoundState} from '../../src/contexts/round.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {en as board} from '../../src/locales/board/en.js';
import {en as strings} from '../../src/locales/en.js';
import {en as quiz} from '../../src/locales/quiz/en.js';
import {en as words} from '../../src/locales/round/en.js';
import type {Posed, TableAsk, Verdict} from '../../src/quiz/ask.js';
import {inNotation} from '../../src/quiz/marked-tiles.js';
import type {QuizNote} from '../../src/quiz/note.js';
import {poseTable} from '../../src/quiz/table/pose.js';
import {replay} from '../../src/round/game/replay.js';
import {parseRound} from '../../src/round/text/parse.js';
import {text} from '../../src/rules/mcr/names/en.js';
import {rulesetOf} from './asking.js';
import {isFault} from '../../src/core/situation/result.js';

/** A round as a board or an `<mj-round>` provides it, at its last position or at another. */
export async function roundOf(told: string, at?: number): Promise<RoundState> {
  const record = parseRound(told);
  if (isFault(record)) throw new Error(record.message);
  if (!record.rules) return {...replay(record), record, at: 0};
  const ruleset = rulesetOf(record.rules);
  const flow = await ruleset.flow?.();
  if (!flow) throw new Error('no flow');
  const played = replay(record, {ruleset, flow});
  return {...played, record, ruleset, flow, at: at ?? played.positions.length - 1};
}

export const ask = (what: TableAsk, round: RoundState, seat?: Seat, pose = poseTable): Posed =>
  pose(what, {round, ...(seat && {seat}), quiz, strings, text, words, board});

export const said = (notes: readonly QuizNote[], posed: Posed): string[] =>
  notes.map((note) => inNotation(posed.say(note)));

/** Reads and judges an answer, and puts into words where it is wrong (`place`) and why; `told` is both. */
export function answer(
  posed: Posed,
  given: string,
): Verdict & {readonly why: string[]; readonly place: string[]; readonly told: string[]} {
  const read = posed.read(given);
  if (read === undefined) throw new Error(`no answer: ${given}`);
  const verdict = posed.judge(read);
  const [place, why] = [said(verdict.where, posed), said(verdict.notes, posed)];
  return {...verdict, place, why, told: [...place, ...why]};
}

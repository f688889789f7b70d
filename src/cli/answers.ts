/** Answers lines of `--ndjson`, for each command that takes them. */
import {UnknownOptionError} from '../core/reading/options.js';
import type {Lang} from '../core/game/names.js';
import {fault, type Fault, type ProblemMessages} from '../core/situation/problem.js';
import type {ScoreResult} from '../core/game/result.js';
import {invalid, score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {discards, noDiscards, type DiscardsResult} from '../core/waiting/discards.js';
import {notWaiting, waits, type WaitsResult} from '../core/waiting/waits.js';
import {loadLocale} from '../locales/index.js';
import {answerBlock, type LineAnswer, type Answers} from './blocks.js';
import {resultText} from './json.js';
import {rulesets} from './rulesets.js';

type AnswerLine = (line: string | undefined, messages: ProblemMessages) => LineAnswer;

const ANSWERS = {
  score(line, messages) {
    const result = answerLine<ScoreResult>(
      line,
      (situation) => score(situation, rulesets, messages),
      (rules, found) => invalid(rules, rulesets, found, messages),
    );
    return {json: resultText(result), bad: result.status === 'invalid'};
  },
  waits(line, messages) {
    const result = answerLine<WaitsResult>(
      line,
      (situation) => waits(situation, rulesets, messages),
      (rules, found) => notWaiting(rules, rulesets, found, messages),
    );
    return {json: JSON.stringify(result), bad: result.status === 'invalid'};
  },
  discards(line, messages) {
    const result = answerLine<DiscardsResult>(
      line,
      (situation) => discards(situation, rulesets, messages),
      (rules, why) => noDiscards(rules, rulesets, why, messages),
    );
    return {json: JSON.stringify(result), bad: result.status === 'invalid'};
  },
} satisfies Readonly<Record<string, AnswerLine>>;

/** The settings that a thread receives before its first block. */
export interface Work {
  readonly command: keyof typeof ANSWERS;
  readonly lang: Lang;
}

/** Makes a function that answers blocks in the calling thread. */
export async function answerer({command, lang}: Work): Promise<(block: Uint8Array) => Answers> {
  const {problems} = await loadLocale(lang);
  const answer = ANSWERS[command];
  return (block) => answerBlock(block, (line) => answer(line, problems));
}

/**
 * The answer to a line. A line that is no situation, is too long, or names an unknown option gets an answer that says
 * so.
 * @param bad makes the answer to a line that cannot be read, for the rule set that it names
 */
export function answerLine<T>(
  line: string | undefined,
  of: (situation: Situation) => T,
  bad: (rules: string, found: Fault) => T,
): T {
  if (line === undefined) return bad('', fault('too-long'));
  let situation: Situation;
  try {
    // editors on Windows put a byte order mark before the first line
    situation = JSON.parse(line.startsWith('\ufeff') ? line.slice(1) : line) as Situation;
  } catch {
    return bad('', fault('bad-json'));
  }
  try {
    return of(situation);
  } catch (error) {
    // an unknown option is a mistake in the file, not in the program
    if (!(error instanceof UnknownOptionError)) throw error;
    return bad(situation.rules, error.fault);
  }
}

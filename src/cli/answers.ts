/** Answers lines of `--ndjson`, for each command that takes them. */
import {UnknownOptionError} from '../core/reading/options.js';
import {findRules} from '../core/reading/read.js';
import type {Lang} from '../core/game/names.js';
import {fault, type Fault, type ProblemMessages} from '../core/situation/problem.js';
import {isRecord} from '../core/situation/value.js';
import type {Situation} from '../core/situation/situation.js';
import {loadLocale} from '../locales/index.js';
import {answerBlock, type LineAnswer, type Answers} from './blocks.js';
import {rulesets} from './rulesets.js';
import {handOutcome, HAND_QUESTIONS, type HandCommand, type HandQuery} from './questions.js';
import {idleIn, type Idle} from '../core/reading/idle.js';

/** The answer to a line; `unused` in it names the fields and flags that change nothing. */
function answerIn(command: HandCommand, line: string | undefined, messages: ProblemMessages): LineAnswer {
  const question: HandQuery = HAND_QUESTIONS[command];
  let unused: readonly string[] = [];
  const result = answerLine(
    line,
    (situation) => {
      const answered = question.answer(situation, rulesets, messages);
      unused = idleNames(situation, command);
      return answered;
    },
    (rules, why) => question.refuse(rules, rulesets, why, messages),
  );
  const text = question.textOf(result);
  const json = unused.length ? `${text.slice(0, -1)},"unused":${JSON.stringify(unused)}}` : text;
  return {json, bad: result.status === 'invalid'};
}

function idleNames(situation: unknown, command: HandCommand): readonly string[] {
  const read = isRecord(situation) ? findRules(situation.rules, rulesets) : undefined;
  if (!read) return [];
  return idleIn(situation as Situation, read.ruleset, (one) => handOutcome(command, one, rulesets)).map(
    nameOf,
  );
}

const nameOf = ({field, about = ''}: Idle): string => (field === 'flags' ? `${field}.${about}` : field);

/** The settings that a thread receives before its first block. */
export interface Work {
  readonly command: HandCommand;
  readonly lang: Lang;
}

/** Makes a function that answers blocks in the calling thread. */
export async function answerer({command, lang}: Work): Promise<(block: Uint8Array) => Answers> {
  const {problems} = await loadLocale(lang);
  return (block) => answerBlock(block, (line) => answerIn(command, line, problems));
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

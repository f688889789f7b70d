/** `mj play --merge PART.json…`: adds up the parts of a run. */
import {isRecord} from '../core/situation/value.js';
import {isUnlike, mergeCounts, missingParts} from '../play/count/sum.js';
import type {HandCounts} from '../play/count/counted.js';
import {findRules} from '../core/reading/read.js';
import type {Args} from './args.js';
import {print, printJson, remark} from './output.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {countLines} from './play-lines.js';
import {rulesets} from './rulesets.js';

/** Runs `mj play --merge`. Returns the exit status. */
export async function mergeCommand(args: Args): Promise<number> {
  const {given, says, words} = args;
  const files: string[] = [];
  const parts: HandCounts[] = [];
  let isGood = true;
  const allRead = await eachText(words, says.files, (file, source) => {
    const counts = countsIn(source);
    if (counts) {
      files.push(file);
      parts.push(counts);
    } else {
      remark(says.play.noCounts(file));
      isGood = false;
    }
    return Promise.resolve();
  });
  if (!allRead) return UNREADABLE;
  if (!isGood || !parts.length) return 1;
  const sum = mergeCounts(parts);
  if (isUnlike(sum)) {
    remark(says.play.otherRun(files[sum.at], sum.field));
    return 1;
  }
  const missing = missingParts(sum);
  if (missing.parts.length) remark(says.note(says.play.partsMissing(missing.parts, missing.of)));
  if (given.json) printJson(sum);
  else print(...countLines(sum, findRules(sum.rules, rulesets)?.ruleset, args));
  return sum.refused ? 1 : 0;
}

const NUMBERS = ['hands', 'drawn', 'refused'] as const;
const OF_SEAT = ['level', 'wins', 'selfDrawn', 'dealtIn', 'points'] as const;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether a text names parts that there are, each once: `1+3/10`. */
function arePartsOf(text: string): boolean {
  const [, parts, of] = /^(\d+(?:\+\d+)*)\/(\d+)$/.exec(text) ?? [];
  const numbers = parts?.split('+').map(Number) ?? [];
  const isPart = (n: number): boolean => n >= 1 && n <= Number(of);
  return numbers.length > 0 && numbers.every(isPart) && new Set(numbers).size === numbers.length;
}

/** The counts that a file holds; undefined for anything else. */
function countsIn(source: string): HandCounts | undefined {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const {rules, version, seed, seats, lines, ms, part} = value;
  const isCounted =
    NUMBERS.every((name) => isCount(value[name])) &&
    typeof rules === 'string' &&
    typeof version === 'number' &&
    typeof seed === 'string' &&
    (part === undefined || (typeof part === 'string' && arePartsOf(part))) &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every(
      (seat: unknown) => isRecord(seat) && OF_SEAT.every((name) => typeof seat[name] === 'number'),
    ) &&
    isRecord(lines) &&
    Object.values(lines).every(isCount) &&
    isRecord(ms) &&
    Object.values(ms).every((times) => isRecord(times) && isRecord(times.classes));
  return isCounted ? (value as unknown as HandCounts) : undefined;
}

/** What a reader keeps of lessons and exercises, and when what was missed is asked again. Plain JSON; days are numbers. */
import {isRecord} from '../core/situation/value.js';
import {isAsk} from './ask.js';
import type {Idea} from './another.js';
import {isTableIdea, type TableIdea} from './table-idea.js';

/** How far a reader has come with a step, and on which day. */
export interface KeptStep {
  readonly mark: string;
  /** The day on which the step got this mark, as `dayOf` counts days. */
  readonly day: number;
}

/** How far a reader has come with a lesson. */
export interface KeptLesson {
  /** The number of the step that is shown, from 1. */
  readonly step: number;
  /** The steps that were shown, by their ids or their numbers from 1. */
  readonly steps: Readonly<Record<string, KeptStep>>;
}

/** A question that can be asked on another day, with another hand or at another table. */
export type KeptIdea = Idea | TableIdea;

/** A question that was answered wrong, and is to be asked again. */
export interface Missed {
  readonly idea: KeptIdea;
  /** The day from which on the question is due. */
  readonly due: number;
  /** How often the question was right at the first attempt since it was missed, each time on a day on which it was due. */
  readonly times: number;
}

/** The version of what is kept. What another version has kept is not read. */
const VERSION = 1;

/** All that one name keeps. */
export interface ReaderRecord {
  readonly version: typeof VERSION;
  /** Lessons by their ids; the empty id is that of a lesson without one. */
  readonly lessons: Readonly<Record<string, KeptLesson>>;
  readonly missed: readonly Missed[];
}

/** What is kept at first. */
export const NOTHING_KEPT: ReaderRecord = {version: VERSION, lessons: {}, missed: []};

/** After how many days a question that was missed is asked again: at first, and after each right answer. */
export const AFTER_DAYS = [1, 3, 7, 21] as const;

/** How many missed questions are kept; of more, the one that was missed first is dropped. */
export const MOST_MISSED = 200;

const DAY = 24 * 60 * 60 * 1000;

/** The day of a date where the reader is: the number of days since 1970-01-01. */
export const dayOf = (date: Date): number =>
  Math.floor(date.getTime() / DAY - date.getTimezoneOffset() / (24 * 60));

/** Whether a value that a script has set, or that a browser has kept, is a hand with a question about it. */
export const isIdea = (value: unknown): value is Idea =>
  isRecord(value) &&
  isRecord(value.situation) &&
  typeof value.situation.rules === 'string' &&
  isAsk(String(value.ask));

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isMissed = (value: unknown): value is Missed =>
  isRecord(value) &&
  (isIdea(value.idea) || isTableIdea(value.idea)) &&
  isCount(value.due) &&
  isCount(value.times);

const isKeptStep = (value: unknown): value is KeptStep =>
  isRecord(value) && typeof value.mark === 'string' && isCount(value.day);

/** A record without the entries that are not of a kind. */
const onlyOf = <T>(record: unknown, keep: (value: unknown) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(record) ? record : {}).flatMap(([key, value]) => {
      const kept = keep(value);
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );

/** Reads what a browser has kept. Whatever is none of it is left out: another version or another script may have written it. */
export function readReaderRecord(text: string | null | undefined): ReaderRecord {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return NOTHING_KEPT;
  }
  if (!isRecord(json) || json.version !== VERSION) return NOTHING_KEPT;
  const {lessons, missed} = json;
  const lessonOf = (value: unknown): KeptLesson | undefined =>
    isRecord(value) && isCount(value.step)
      ? {step: value.step, steps: onlyOf(value.steps, (step) => (isKeptStep(step) ? step : undefined))}
      : undefined;
  return {
    version: VERSION,
    lessons: onlyOf(lessons, lessonOf),
    missed: Array.isArray(missed) ? (missed as unknown[]).filter(isMissed) : [],
  };
}

/** Keeps how far the reader has come with a lesson. A step whose mark is the same keeps its day. */
export function withLesson(
  kept: ReaderRecord,
  id: string,
  {step, steps}: {readonly step: number; readonly steps: Readonly<Record<string, string>>},
  today: number,
): ReaderRecord {
  const before = Object.hasOwn(kept.lessons, id) ? kept.lessons[id].steps : {};
  const dated = Object.entries(steps).map(([key, mark]): [string, KeptStep] => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    return [key, old?.mark === mark ? old : {mark, day: today}];
  });
  return {...kept, lessons: {...kept.lessons, [id]: {step, steps: Object.fromEntries(dated)}}};
}

/** The rules by which a question is asked. */
export const rulesOfIdea = (idea: KeptIdea): string => (isTableIdea(idea) ? idea : idea.situation).rules;

/** What a question is about: its hand, or its table. */
const subjectOf = (idea: KeptIdea): string =>
  JSON.stringify(isTableIdea(idea) ? [idea.text, idea.at, idea.seat] : idea.situation);

/** Whether two ideas are the same question about the same hand or table. */
const isSame = (a: KeptIdea, b: KeptIdea): boolean => a.ask === b.ask && subjectOf(a) === subjectOf(b);

/** Keeps a question that was answered wrong: it is due tomorrow. */
export function withMissed(kept: ReaderRecord, idea: KeptIdea, today: number): ReaderRecord {
  const others = kept.missed.filter((one) => !isSame(one.idea, idea));
  const missed = [...others, {idea, due: today + AFTER_DAYS[0], times: 0}];
  return {...kept, missed: missed.slice(-MOST_MISSED)};
}

/**
 * Takes note of the first answer to a question that was due. If the answer was right, the question is due later, and after
 * the last of `AFTER_DAYS` it is known; if the answer was wrong, the question is due tomorrow.
 */
export function withAnswer(
  kept: ReaderRecord,
  idea: KeptIdea,
  isRight: boolean,
  today: number,
): ReaderRecord {
  const at = kept.missed.findIndex((one) => isSame(one.idea, idea));
  const asked = kept.missed.at(at);
  if (at < 0 || !asked || asked.due > today) return kept;
  const times = isRight ? asked.times + 1 : 0;
  const next = times < AFTER_DAYS.length ? [{...asked, due: today + AFTER_DAYS[times], times}] : [];
  return {...kept, missed: kept.missed.toSpliced(at, 1, ...next)};
}

/** The questions that are due, what was missed first in front. */
export const dueOn = ({missed}: ReaderRecord, today: number): Missed[] =>
  missed.filter(({due}) => due <= today);

/** In how many days the next question is due; 0 if one is due today, undefined where none is kept. */
export const nextDue = ({missed}: ReaderRecord, today: number): number | undefined =>
  missed.length ? Math.max(0, Math.min(...missed.map(({due}) => due)) - today) : undefined;

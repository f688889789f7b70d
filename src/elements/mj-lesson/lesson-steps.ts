/** The steps of a lesson: the author's sections, shown one at a time. */
import {isOneOf} from '../../core/situation/value.js';

/** The slot of hidden sections; no such slot exists. */
const ASIDE = 'step';

/** The elements that ask; a hand to play does if it has goals. */
export const QUESTION_TAGS = 'mj-quiz, mj-drill, mj-play[goal]';

/** The sections that are steps: direct children, in their order. */
export const sectionsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(':scope > section'),
];

/** Shows one section alone; all of them in print and where none is chosen. */
export function showOnly(sections: readonly HTMLElement[], at: number | undefined): void {
  sections.forEach((section, i) => {
    const isAside = at !== undefined && i !== at;
    // setting an attribute to the same value would wake mutation observers
    if (isAside === (section.slot === ASIDE)) return;
    if (isAside) section.slot = ASIDE;
    else section.removeAttribute('slot');
  });
}

/** Whether the author lets readers go on from a step without answering: `<section data-free>`. */
export const isFree = (section: Element): boolean => section.hasAttribute('data-free');

/** The title of a step: its heading, or its number. */
export const titleOf = (section: Element, at: number): string =>
  section.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() || String(at + 1);

/** The step that an address leads to: `#lesson-3`, or the id of a section. */
export function stepOf(hash: string, id: string, sections: readonly Element[]): number | undefined {
  const name = hash.slice(1);
  const byId = sections.findIndex((section) => section.id !== '' && section.id === name);
  if (byId >= 0) return byId;
  if (!id || !name.startsWith(`${id}-`)) return undefined;
  const step = Number(name.slice(id.length + 1)) - 1;
  return Number.isInteger(step) && step >= 0 && step <= sections.length ? step : undefined;
}

const STEP_MARKS = ['seen', 'right', 'missed', 'shown'] as const;

/** How far a reader has come with a step: seen, right at the first attempt, wrong at first, or its answer shown. */
export type StepMark = (typeof STEP_MARKS)[number];

/** Whether a value is a mark of a step. */
export const isStepMark = isOneOf(STEP_MARKS);

/** How far a reader has come with a lesson, for a page that keeps it: steps by their ids, or by their numbers from 1. */
export interface LessonProgress {
  /** The number of the step that is shown, from 1. */
  readonly step: number;
  readonly steps: Readonly<Record<string, StepMark>>;
}

/** The questions of a step that can be asked: one with a problem is nothing that a reader could answer. */
const questionsOf = (section: Element): Element[] =>
  [...section.querySelectorAll<Element & {readonly problem?: unknown}>(QUESTION_TAGS)].filter(
    ({problem}) => problem === undefined,
  );

/** Whether a question of a step leads on itself, once all of the step are over. */
export const leadsOn = (section: Element): boolean =>
  questionsOf(section).some(({localName}) => localName === 'mj-quiz');

/** A reader's results in one lesson. */
export class StepMarks {
  /** Whether the first answer to each question was right. */
  private readonly first = new Map<Element, boolean>();
  private readonly over = new Set<Element>();
  /** Questions of which the answer was shown, or no attempt was left; those solved with a hint. */
  private readonly shown = new Set<Element>();
  private readonly hinted = new Set<Element>();
  private readonly seen = new Set<Element>();
  /** Steps with a wrong answer after which another hand was answered right at the first attempt. */
  private readonly mended = new Set<Element>();

  answer(question: Element & {readonly hinted?: boolean}, isRight: boolean): void {
    if (isRight && question.hinted) this.hinted.add(question);
    if (!this.first.has(question)) this.first.set(question, isRight);
    if (isRight) this.over.add(question);
  }

  /** Records that the answer has been shown, or no attempt is left. */
  show(question: Element): void {
    this.end(question);
    this.shown.add(question);
  }

  /** Records that a question is over, and was wrong at first. */
  end(question: Element): void {
    if (!this.first.has(question)) this.first.set(question, false);
    this.over.add(question);
  }

  /** Records that a step has been shown. */
  see(section: Element): void {
    this.seen.add(section);
  }

  /** Records that another hand of a step's idea was right at the first attempt. */
  mend(section: Element): void {
    this.mended.add(section);
  }

  forget(): void {
    const {first, over, shown, hinted, seen, mended} = this;
    for (const marks of [first, over, shown, hinted, seen, mended]) marks.clear();
  }

  get done(): number {
    return this.over.size;
  }

  get right(): number {
    return [...this.first].filter(([question, isRight]) => isRight && this.over.has(question)).length;
  }

  isSeen(section: Element): boolean {
    return this.seen.has(section);
  }

  isMended(section: Element): boolean {
    return this.mended.has(section);
  }

  /** Whether all questions of a section have been answered. */
  isSolved(section: Element): boolean {
    return questionsOf(section).every((question) => this.over.has(question));
  }

  /** Whether a question of a section was wrong at first. */
  isMissed(section: Element): boolean {
    return this.missed(section).length > 0;
  }

  /** Whether all questions of a section were right at the first attempt, without a hint. */
  isRightAtOnce(section: Element): boolean {
    const isHelped = questionsOf(section).some((question) => this.hinted.has(question));
    return this.isSolved(section) && !this.isMissed(section) && !isHelped;
  }

  /** Whether a section was solved in the end, if need be with another hand: no answer had to be shown. */
  isSolvedAlone(section: Element): boolean {
    if (!this.isSolved(section)) return false;
    return this.isMended(section) || !questionsOf(section).some((question) => this.shown.has(question));
  }

  /** The questions of a section that were wrong at first. */
  missed(section: Element): Element[] {
    return questionsOf(section).filter((question) => this.first.get(question) === false);
  }

  /** How far the reader has come with a section; undefined where it has not been shown. */
  markOf(section: Element): StepMark | undefined {
    if (this.isMissed(section) && this.isSolved(section))
      return this.isSolvedAlone(section) ? 'missed' : 'shown';
    if (questionsOf(section).length && this.isSolved(section)) return 'right';
    return this.isSeen(section) ? 'seen' : undefined;
  }

  /** Takes over how far the reader has come with a section. */
  restore(section: Element, mark: StepMark): void {
    this.see(section);
    if (mark === 'seen') return;
    for (const question of questionsOf(section)) this.answer(question, mark === 'right');
    if (mark === 'missed') for (const question of questionsOf(section)) this.end(question);
    if (mark === 'shown') for (const question of questionsOf(section)) this.show(question);
  }
}

/** The name of a step among what a page keeps: its id, or its number. */
export const keyOf = (section: Element, at: number): string => section.id || String(at + 1);

/** The number of questions in these sections; an element with exercises counts as one. */
export const questionsIn = (sections: readonly Element[]): number =>
  sections.reduce((sum, section) => sum + questionsOf(section).length, 0);

/** The steps of a lesson: the author's sections, shown one at a time. */

/** The slot of hidden sections; no such slot exists. */
const ASIDE = 'step';

const QUESTIONS = 'mj-quiz, mj-drill';

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

/** A reader's results in the questions of one lesson. */
export class Marks {
  /** Whether the first answer to each question was right. */
  private readonly first = new Map<Element, boolean>();
  private readonly over = new Set<Element>();

  answer(question: Element, isRight: boolean): void {
    if (!this.first.has(question)) this.first.set(question, isRight);
    if (isRight) this.over.add(question);
  }

  /** Records that the answer has been shown, or no attempt is left. */
  end(question: Element): void {
    if (!this.first.has(question)) this.first.set(question, false);
    this.over.add(question);
  }

  forget(): void {
    this.first.clear();
    this.over.clear();
  }

  get done(): number {
    return this.over.size;
  }

  get right(): number {
    return [...this.first].filter(([question, isRight]) => isRight && this.over.has(question)).length;
  }

  /** Whether all questions of a section have been answered. */
  isSolved(section: Element): boolean {
    return [...section.querySelectorAll(QUESTIONS)].every((question) => this.over.has(question));
  }

  /** Whether a question of a section was wrong at first. */
  isMissed(section: Element): boolean {
    return [...section.querySelectorAll(QUESTIONS)].some((question) => this.first.get(question) === false);
  }
}

/** The number of questions in these sections; an element with exercises counts as one. */
export const questionsIn = (sections: readonly Element[]): number =>
  sections.reduce((sum, section) => sum + section.querySelectorAll(QUESTIONS).length, 0);

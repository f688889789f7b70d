/** How far a reader has come with one question. */
import type {Posed, Verdict} from '../../quiz/ask.js';

/** How many answers were checked, and what has been shown since the question was put. */
export class Attempts {
  /** The answer as it stands, checked or not. */
  entry = '';
  /** Answers that have been checked. */
  count = 0;
  verdict?: Verdict;
  /** Whether the answer has been edited since the verdict. */
  isEdited = false;
  /** Ids of the patterns that the reader was wrong about, those of the first answer first. */
  readonly missed = new Set<string>();
  isHinted = false;
  isRevealed = false;

  /** @param most how many answers are checked; 0 for as many as it takes */
  left(most: number): number {
    return most > 0 ? Math.max(0, most - this.count) : Infinity;
  }

  /** How much is told of a wrong answer: where it is wrong at the first miss, from the second one also why. */
  tellsWhy(most: number): boolean {
    return this.count > 1 || this.isOver(most);
  }

  /** Whether nothing more can be answered. */
  isOver(most: number): boolean {
    return this.isRevealed || this.verdict?.right === true || this.left(most) === 0;
  }

  /** Checks the answer as it stands; undefined where there is none yet. */
  check(posed: Pick<Posed, 'read' | 'judge'>): Verdict | undefined {
    const given = posed.read(this.entry);
    if (given === undefined) return undefined;
    this.count++;
    this.isEdited = false;
    return (this.verdict = posed.judge(given));
  }

  /** Another answer: the reasons against the last one stay until the next check. */
  enter(entry: string): void {
    this.entry = entry;
    this.isEdited = true;
    if (this.verdict?.right) this.verdict = undefined;
  }
}

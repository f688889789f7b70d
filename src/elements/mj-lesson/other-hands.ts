/** Other hands and tables of the ideas of questions. The elements that draw them are fetched when the first is needed. */
import {html, type TemplateResult} from 'lit';
import {later, whenFetched, type Needing} from '../../controllers/fetched.js';
import type {Idea} from '../../quiz/another.js';
import type {TableIdea} from '../../quiz/table-idea.js';
import type {ProgressDetail} from '../base/events.js';
import type {MjQuiz, Onward, TableExercise} from '../mj-quiz/shared.js';
import {DRILL_PARTS} from '../views/parts.js';
import type {StepMarks} from './lesson-steps.js';
import type {TableSurroundings} from './tables.js';

const drillFor = later(() => import('../mj-drill/define.js'));

/** Other tables need the referee. */
async function fetchTables() {
  const [{tablesView, tableIdea}] = await Promise.all([
    import('./tables.js'),
    import('../mj-board/define.js'),
    import('../mj-quiz/define.js'),
  ]);
  return {tablesView, tableIdea};
}

const tablesFor = later(fetchTables);

/** Hands that are asked about. */
export interface AskedHands {
  readonly like: readonly Idea[];
  readonly seed: string;
  /** What comes after the last one. */
  readonly onward?: Onward;
  /** Called with what was done, and for an idea that has no other hand. They do not count as questions of the lesson. */
  readonly onTold?: (event: CustomEvent<Partial<ProgressDetail>>) => void;
}

/** Hands drawn anew; undefined until the element for them has come. */
export function otherHands(
  host: Needing,
  {like, seed, onward, onTold}: AskedHands,
): TemplateResult | undefined {
  if (!drillFor(host)) return undefined;
  const handle = (event: CustomEvent<Partial<ProgressDetail>>): void => {
    event.stopPropagation();
    onTold?.(event);
  };
  return html`<mj-drill
    class="fresh"
    part="fresh"
    tabindex="-1"
    exportparts=${DRILL_PARTS}
    .like=${like}
    .seed=${seed}
    .onward=${onward}
    @mj-progress=${handle}
    @mj-invalid=${handle}
  ></mj-drill>`;
}

/** Tables drawn anew; undefined until they have come, and where there are none. */
export const otherTables = (
  host: Needing,
  like: readonly TableExercise[],
  around: TableSurroundings,
): TemplateResult | undefined => tablesFor(host)?.tablesView(like, around);

/** Tells how a question about a table is kept, as soon as what that needs has come; nothing where it cannot be. */
export function whenKeepable(host: Needing, asked: TableExercise, keep: (idea: TableIdea) => void): void {
  whenFetched(host, fetchTables, fetchTables, ({tableIdea}) => {
    const idea = tableIdea(asked);
    if (idea) keep(idea);
  });
}

/** What another hand or table can be asked about: the questions that were wrong at first in some steps. */
export function missedIn(
  marks: StepMarks,
  sections: readonly HTMLElement[],
): {readonly ideas: readonly Idea[]; readonly tables: readonly TableExercise[]} {
  const questions = sections.flatMap((section) => marks.missed(section)) as Partial<MjQuiz>[];
  return {
    ideas: questions.flatMap(({exercise}) => exercise ?? []),
    tables: questions.flatMap(({tableExercise}) => tableExercise ?? []),
  };
}

/** How many hands the summary has to practise with. */
const PRACTICE = 3;

/** Hands to practise with: of the questions of these steps, each once, and again from the first where they are few. */
export function practiceOf(sections: readonly HTMLElement[]): readonly Idea[] {
  const quizzes = new Set(sections.flatMap((section) => [...section.querySelectorAll<MjQuiz>('mj-quiz')]));
  const ideas = [...quizzes].flatMap(({exercise}) => exercise ?? []);
  return ideas.length ? [...Array(PRACTICE).keys()].map((i) => ideas[i % ideas.length]) : [];
}

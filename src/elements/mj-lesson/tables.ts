/** Other tables of the same idea as those that were asked about wrong. Fetched when the first of them is needed. */
import {html, type TemplateResult} from 'lit';
import {reasked} from '../../quiz/table/reask.js';
import type {AnswerDetail} from '../base/events.js';
import type {MjQuiz, Onward, TableExercise} from '../mj-quiz/shared.js';
import {tableQuestion} from '../views/table-question.js';

export {tableIdea} from '../../quiz/table/reask.js';

/** What surrounds the tables. */
export interface TableSurroundings {
  readonly seed: string;
  /** What comes after the last one. */
  readonly onward?: Onward;
  /** Called with whether the first answer to each of them was right, once all are right. */
  readonly onEnd?: (isRight: boolean) => void;
}

/** The tables with their questions, one below the other; undefined where there is no other table. */
export function tablesView(
  like: readonly TableExercise[],
  {seed, onward, onEnd}: TableSurroundings,
): TemplateResult | undefined {
  const tables = like.flatMap((one, i) => reasked(one, `${seed}/${i}`) ?? []);
  if (!tables.length) return undefined;
  const onAnswer = ({currentTarget}: CustomEvent<AnswerDetail>): void => {
    const quizzes = [
      ...((currentTarget as Element).parentElement?.querySelectorAll<MjQuiz>('mj-quiz') ?? []),
    ];
    if (quizzes.every(({solved}) => solved)) onEnd?.(quizzes.every(({tries}) => tries === 1));
  };
  const last = tables.length - 1;
  return html`<div class="fresh" part="fresh" tabindex="-1">
    ${tables.map((table, i) => tableQuestion(table, {onAnswer, onward: i === last ? onward : undefined}))}
  </div>`;
}

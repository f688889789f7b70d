/** Other tables of the same idea as those that were asked about wrong. Fetched when the first of them is needed. */
import {html, type TemplateResult} from 'lit';
import {SEATS} from '../../core/situation/situation.js';
import {tableRetry, type TableRetry} from '../../quiz/table/retry.js';
import type {AnswerDetail} from '../base/events.js';
import type {MjQuiz, Onward, TableExercise} from '../mj-quiz/shared.js';
import {QUIZ_PARTS} from '../views/parts.js';

/** What surrounds the tables. */
export interface TableSurroundings {
  readonly seed: string;
  /** What comes after the last one. */
  readonly onward?: Onward;
  /** Called with whether the first answer to each of them was right, once all are right. */
  readonly onEnd?: (isRight: boolean) => void;
}

/** Words of an attribute, where those that are seats follow their players. */
const satBy = (words: string | undefined, sits: TableRetry['sits']): string | undefined =>
  words?.replaceAll(/[a-z]+/g, (word) => {
    const seat = SEATS.find((one) => one === word);
    return seat ? sits(seat) : word;
  });

/** The tables with their questions, one below the other; undefined where there is no other table. */
export function tablesView(
  like: readonly TableExercise[],
  {seed, onward, onEnd}: TableSurroundings,
): TemplateResult | undefined {
  const tables = like.flatMap((one, i) => {
    const made = tableRetry(one, `${seed}/${i}`);
    if (!made) return [];
    const {text, seat, sits} = made;
    return [{...one, text, seat, bottom: satBy(one.bottom, sits), seen: satBy(one.seen, sits)}];
  });
  if (!tables.length) return undefined;
  const handle = ({currentTarget}: CustomEvent<AnswerDetail>): void => {
    const quizzes = [
      ...((currentTarget as Element).parentElement?.querySelectorAll<MjQuiz>('mj-quiz') ?? []),
    ];
    if (quizzes.every(({solved}) => solved)) onEnd?.(quizzes.every(({tries}) => tries === 1));
  };
  return html`<div class="fresh" part="fresh" tabindex="-1">
    ${tables.map(
      ({text, round, ask, seat, bottom, seen, index, looks}, i) =>
        html`<mj-quiz
          exportparts=${QUIZ_PARTS}
          .ask=${ask}
          .seat=${seat}
          .hint=${looks.hint}
          .attempts=${looks.attempts}
          .reveal=${looks.reveal}
          .index=${looks.index}
          .theme=${looks.theme}
          .tileTheme=${looks.tileTheme}
          .size=${looks.size}
          .names=${looks.names}
          .onward=${i === tables.length - 1 ? onward : undefined}
          @mj-answer=${handle}
          ><mj-board .index=${index} .at=${String(round.at)} .bottom=${bottom} .seen=${seen}
            >${text}</mj-board
          ></mj-quiz
        >`,
    )}
  </div>`;
}

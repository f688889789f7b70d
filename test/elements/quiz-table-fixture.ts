/** Questions about a table on a page, for their tests. */
import {fixture, html} from '@open-wc/testing';
import {nothing} from 'lit';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import '../../src/elements/mj-board/define.js';
import '../../src/elements/mj-quiz/define.js';
import './all-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

export const CLAIM = `E: | 1m>S 9p E W^ 9m?
  S: [_123m][456m] 78m 234p 55s | N 1s^ 9s
  W: 99m 123p 456s 789s 1s 2p | P 1m C
  N: [123p][456p] 789p 99s 78m | 2s 8s`;
export const ENDED = `turn=E
  S: [123m][456m] 78m 234p 55s
  play: E: +W -9m S: win`;

/** Where East decides after its first move. */
export const TURN = `turn=E
  E: 99m 123p 456s 789s 1s 2p
  play: E: +9p -1s`;

let tables = 0;

/** Whether a question is shown, or cannot be asked: of that, nothing stands on the page. */
const isShown = (quiz: MjQuiz) => () => quiz.problem ?? quiz.shadowRoot?.querySelector('[part=quiz]');

/** A question around a board, once it is shown. */
export async function around(
  ask: string,
  text: string,
  more: {seat?: string; words?: string; lang?: string; at?: string} = {},
): Promise<MjQuiz> {
  const box = await fixture<HTMLElement>(
    html`<div lang=${more.lang ?? 'en'}>
      <mj-quiz ask=${ask} seat=${more.seat ?? ''} name="answer" hint
        >${more.words ?? ''}<mj-board rules="mcr" round="east" left="52" at=${more.at ?? nothing}
          >${text}</mj-board
        ></mj-quiz
      >
    </div>`,
  );
  const quiz = box.querySelector('mj-quiz')!;
  await waitUntil(isShown(quiz));
  return quiz;
}

/** A question about a board, once it is shown. */
export async function about(
  ask: string,
  text: string,
  more: {seat?: string; lang?: string; rules?: string; at?: string} = {},
): Promise<MjQuiz> {
  const id = `table-${++tables}`;
  const box = await fixture<HTMLElement>(
    html`<div lang=${more.lang ?? 'en'}>
      <mj-board id=${id} rules=${more.rules ?? 'mcr'} round="east" left="52" at=${more.at ?? nothing}
        >${text}</mj-board
      >
      <mj-quiz ask=${ask} for=${id} seat=${more.seat ?? ''} name="answer" hint></mj-quiz>
    </div>`,
  );
  const quiz = box.querySelector('mj-quiz')!;
  await waitUntil(isShown(quiz));
  return quiz;
}

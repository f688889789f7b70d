/** The mark at a part of an answer that is wrong: a cross, and words for screen readers. */
import {html, nothing, type TemplateResult} from 'lit';
import type {QuizView} from './view.js';

/** The mark, where a part of the checked answer is wrong. */
export const wrongView = (
  part: string,
  {wrong, words: {strings}}: Pick<QuizView, 'wrong' | 'words'>,
): TemplateResult | typeof nothing =>
  wrong.includes(part)
    ? html`<span class="wrong-mark" part="wrong" aria-hidden="true">×</span
        ><span class="sr">${strings.quiz.wrongHere}</span>`
    : nothing;

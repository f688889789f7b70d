/** The mark at a part of an answer: a cross where it is wrong, a tick where it was missed; and words for screen readers. */
import {html, nothing, type TemplateResult} from 'lit';
import type {QuizView} from './view.js';

/** The mark, where a part of the checked answer is wrong. */
export const markView = (
  part: string,
  {wrong, missed, words: {strings}}: Pick<QuizView, 'wrong' | 'missed' | 'words'>,
): TemplateResult | typeof nothing => {
  if (wrong.includes(part))
    return html`<span class="part-mark wrong-mark" part="wrong" aria-hidden="true">×</span
      ><span class="sr">${strings.quiz.wrongHere}</span>`;
  if (!missed.includes(part)) return nothing;
  return html`<span class="part-mark missed-mark" part="unchosen" aria-hidden="true">✓</span
    ><span class="sr">${strings.quiz.missedHere}</span>`;
};

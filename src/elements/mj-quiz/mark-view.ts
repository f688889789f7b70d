/**
 * The mark at a part of an answer: a cross in a ring where it is wrong, a tick in a full disc where it is right, a tick in a
 * ring where it was missed. Each has another shape, and words for screen readers.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {QuizView} from './view.js';

/** What becomes of a part of an answer. */
export type Sign = 'wrong' | 'right' | 'missed';

const TICK = 'M3.5 8.5l3 3 6-7';
const PATHS: Readonly<Record<Sign, string>> = {
  wrong: 'M4.5 4.5l7 7m0-7l-7 7',
  right: TICK,
  missed: TICK,
};

const PARTS: Readonly<Record<Sign, string>> = {wrong: 'wrong', right: 'right', missed: 'unchosen'};

type Marking = Pick<QuizView, 'wrong' | 'missed' | 'isRight' | 'words'>;

/** A part of an answer. */
interface Part {
  readonly name: string;
  /** Whether the checked answer has it. */
  readonly isGiven: boolean;
}

/** What has become of a part of an answer; undefined where nothing is told of it. */
export function signOf({name, isGiven}: Part, {wrong, missed, isRight}: Marking): Sign | undefined {
  if (wrong.includes(name)) return 'wrong';
  if (missed.includes(name)) return 'missed';
  return isRight && isGiven ? 'right' : undefined;
}

/** The disc alone, where words stand elsewhere. */
export const discView = (sign: Sign): TemplateResult =>
  html`<span class="part-mark ${sign}-mark" part=${PARTS[sign]} aria-hidden="true"
    ><svg viewBox="0 0 16 16"><path d=${PATHS[sign]} /></svg
  ></span>`;

const wordsOf = (sign: Sign, {words: {strings}}: Marking): string => strings.quiz[`${sign}Here`];

/** The mark beside a field; nothing where none is due. */
export function markView(part: Part, view: Marking): TemplateResult | typeof nothing {
  const sign = signOf(part, view);
  return sign ? html`${discView(sign)}<span class="sr">${wordsOf(sign, view)}</span>` : nothing;
}

/** The mark on a button, and the id of the words that describe the button: its name stays what it was. */
export function buttonMark(
  part: Part,
  id: string,
  view: Marking,
): {readonly mark: TemplateResult | typeof nothing; readonly described: string | typeof nothing} {
  const sign = signOf(part, view);
  if (!sign) return {mark: nothing, described: nothing};
  return {
    mark: html`${discView(sign)}<span id=${id} hidden>${wordsOf(sign, view)}</span>`,
    described: id,
  };
}

/** A message for a word that an attribute does not take; the element is shown all the same. */
import {nothing, type TemplateResult} from 'lit';
import type {Strings} from '../locales/index.js';
import {problemView} from './problem-view.js';

/** @param known the words that the attribute takes */
export function strayView(
  field: string,
  text: string,
  known: readonly string[],
  {problems}: Strings,
): TemplateResult | typeof nothing {
  const stray = text.split(/[\s,]+/).find((word) => word && !known.includes(word));
  if (stray === undefined) return nothing;
  const start = text.indexOf(stray);
  const message = problems['bad-field'](stray);
  return problemView({text, field, at: {start, end: start + stray.length}, message});
}

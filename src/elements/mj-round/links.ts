/** Links to the steps of a round: `#name/3/41` for the step 41 of the third hand. */
import {decoded} from '../../core/situation/decoded.js';

/** The address of a step. */
export const linkTo = (id: string, hand: number, step: number): string =>
  `#${encodeURIComponent(id)}/${hand}/${step}`;

/** The step of an element that the page's address names, and its hand where the address names one. */
export function stepInAddress(id: string): {readonly hand?: number; readonly step: number} | undefined {
  const [, name = '', hand, step] = /^#(.*?)(?:\/(\d{1,3}))?\/(\d{1,4})$/.exec(location.hash) ?? [];
  if (!id || step === undefined || decoded(name) !== id) return undefined;
  return {step: Number(step), ...(hand !== undefined && {hand: Number(hand)})};
}

/** Reads the children of an example: its hand, elements that show it, or both. */
import {isText} from '../../controllers/node-kind.js';
import {mayShow} from '../inside.js';

function shows(host: Element, isStated: boolean): boolean {
  const inside = ':scope > :not([slot], br)';
  return [...host.querySelectorAll(`${inside}, ${inside} *`)].some(({localName}) =>
    mayShow(localName, isStated),
  );
}

/** Whether elements inside show the example, where the text inside may be its hand. */
export const hasCustomElements = (host: Element): boolean => shows(host, false);

/** Whether elements inside show the example, where its hand is stated elsewhere. */
export const hasElements = (host: Element): boolean => shows(host, true);

/** The hand inside: text beside elements, or the text of an `<mj-hand>`. */
export function handInside(host: Element): string | undefined {
  const direct = [...host.childNodes].filter(isText).map(({data}) => data);
  return direct.join('').trim() || host.querySelector('mj-hand')?.textContent.trim() || undefined;
}

/** Whether a breakdown inside shows the problem. */
export const hasBreakdown = (host: Element): boolean => host.querySelector('mj-score-breakdown') !== null;

/** Reads the children of an example: its hand, elements that show it, or both. */
import {isTextNode} from '../../controllers/node-kind.js';
import {mayShow} from '../tag-kinds.js';

/** Looks no further than the first element that shows the example: examples may stand in one another. */
function shows(host: Element, isStated: boolean): boolean {
  const may = ({localName}: Element): boolean => mayShow(localName, isStated);
  return [...host.children].some((child) => {
    if (child.hasAttribute('slot') || child.localName === 'br') return false;
    if (may(child)) return true;
    for (const inner of child.getElementsByTagName('*')) if (may(inner)) return true;
    return false;
  });
}

/** Whether elements inside show the example, where the text inside may be its hand. */
export const hasCustomElements = (host: Element): boolean => shows(host, false);

/** Whether elements inside show the example, where its hand is stated elsewhere. */
export const hasElements = (host: Element): boolean => shows(host, true);

/** The hand inside: text beside elements, or the text of an `<mj-hand>`. */
export function notationInside(host: Element): string | undefined {
  const direct = [...host.childNodes].filter(isTextNode).map(({data}) => data);
  return direct.join('').trim() || host.querySelector('mj-hand')?.textContent.trim() || undefined;
}

/** Whether a breakdown inside shows the problem. */
export const hasBreakdown = (host: Element): boolean => host.querySelector('mj-score-breakdown') !== null;

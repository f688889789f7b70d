/** The steps that a cover leads to: the author's links, each with how far the reader is and the tile that it turns up. */
import {isElement, isTextNode} from '../../controllers/node-kind.js';
import type {ReaderRecord} from '../../quiz/kept.js';
import {decoded} from '../../core/situation/decoded.js';

/** Done, done with the answer shown, the one to go on with, or not yet. */
export type StepState = 'done' | 'repeat' | 'next' | 'open';

/** A step of a lesson. */
export interface CoverStep {
  readonly href: string;
  readonly title: string;
  /** Where the reader shows that the lesson of the step is known; undefined where the step has an id of its own. */
  readonly test?: string;
  /** The tile in notation that is turned up once the step is done. */
  readonly tile: string;
  readonly state: StepState;
  /** The name of the part that it belongs to; empty where the list has no parts. */
  readonly part: string;
}

/** A link of the author to a step. */
export interface StepLink {
  /** The address as the browser reads it. */
  readonly href: string;
  /** What follows `#` in it. */
  readonly anchor: string;
  readonly title: string;
  readonly part: string;
}

/** Addresses that a link may lead to; anything else, such as a script, is no step. */
const LEADING = ['http:', 'https:', 'file:'];

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The name of the part that a link belongs to: what its list stands below, in an item of the list around. */
function partOf(link: Element, host: Element): string {
  const item = link.closest('ol, ul')?.parentElement?.closest('li');
  if (!item || !host.contains(item)) return '';
  const words = [...item.childNodes].filter(
    (node) => isTextNode(node) || (isElement(node) && !node.matches('ol, ul')),
  );
  return plain(words.map(({textContent}) => textContent).join(''));
}

/** The links to steps: those in the list that the author puts into the slot `steps`. */
export const linksIn = (host: Element): StepLink[] =>
  [...host.querySelectorAll<HTMLAnchorElement>(':scope > [slot="steps"] a[href]')]
    .filter(({protocol}) => LEADING.includes(protocol))
    .map((link) => ({
      href: link.href,
      // what is no escaped text stays as it is
      anchor: decoded(link.hash.slice(1)) ?? link.hash.slice(1),
      title: plain(link.textContent),
      part: partOf(link, host),
    }));

/** The tiles of each lesson, in the order of the lessons: characters, dots, bamboos, honors, flowers. */
const ROWS: readonly (readonly string[])[] = [
  ...['m', 'p', 's'].map((suit) => [...'123456789'].map((n) => n + suit)),
  [...'ESWNPFC'],
  [...'12345678'].map((n) => `${n}f`),
];

/** The lesson and the number of the step in it that an address names: `tiles-3`. */
function placeOf(anchor: string): {readonly lesson: string; readonly step: string} {
  const [, lesson = '', step = anchor] = /^(.*)-(\d+)$/.exec(anchor) ?? [];
  return {lesson, step};
}

/** How far the reader is with the step that an address leads to; undefined where the step was not shown. */
function markOf(
  {lessons}: ReaderRecord,
  anchor: string,
): {readonly mark: string; readonly isHere: boolean} | undefined {
  const {lesson, step} = placeOf(anchor);
  const kept = Object.hasOwn(lessons, lesson) ? lessons[lesson] : undefined;
  if (kept && Object.hasOwn(kept.steps, step))
    return {mark: kept.steps[step].mark, isHere: kept.step === Number(step)};
  // a step that has an id of its own
  const other = Object.values(lessons).find(({steps}) => Object.hasOwn(steps, anchor));
  return other && {mark: other.steps[anchor].mark, isHere: false};
}

/** How a step stands; the one to go on with is chosen among all. */
function stateOf(kept: ReaderRecord, {anchor}: StepLink): Exclude<StepState, 'next'> {
  const found = markOf(kept, anchor);
  // a step that has only been seen is done once the reader has gone on from it
  if (!found || (found.mark === 'seen' && found.isHere)) return 'open';
  return found.mark === 'shown' ? 'repeat' : 'done';
}

/** Whether a reader has been through a step. */
export const isTurnedUp = ({state}: CoverStep): boolean => state === 'done' || state === 'repeat';

/** The steps of a cover. The tiles of one lesson's steps are of one suit. */
export function coverSteps(links: readonly StepLink[], kept: ReaderRecord): CoverStep[] {
  const lessons: string[] = [];
  const counts = new Map<string, number>();
  const steps = links.map((link): CoverStep => {
    const {lesson} = placeOf(link.anchor);
    if (!lessons.includes(lesson)) lessons.push(lesson);
    const row = ROWS[Math.min(lessons.indexOf(lesson), ROWS.length - 1)];
    const nth = counts.get(lesson) ?? 0;
    counts.set(lesson, nth + 1);
    const {href, title, part} = link;
    const test = lesson && {test: href.replace(/#.*$/, `#${encodeURIComponent(lesson)}-test`)};
    return {href, title, part, tile: row[nth % row.length], state: stateOf(kept, link), ...test};
  });
  const next = steps.findIndex(({state}) => state === 'open');
  return steps.map((step, i) => (i === next ? {...step, state: 'next'} : step));
}

/** What has the focus when the reader is asked. */
import type {LitElement} from 'lit';
import type {OpenHand} from '../../play/table/open-hand.js';
import {enqueue} from '../../controllers/turns.js';
import {giveTabStop} from '../acts/roving.js';
import {mayDiscard} from './task.js';

/** Whether the focus is elsewhere on the page: it is left there. */
export function isElsewhere(host: Element): boolean {
  const {activeElement, body} = host.ownerDocument;
  return activeElement !== null && activeElement !== body && !host.matches(':focus-within');
}

/**
 * What the reader does next: the drawn tile, the first claim, for a strict one the button that he has, or to pass, the
 * tiles while others play, at the end the first button.
 */
function taskIn(root: ParentNode, hand: OpenHand): HTMLElement | null {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  if (hand.isOver) return find('.main');
  if (hand.question?.isEveryTile) return find('.moves :focus') ?? find('[data-move=pass]');
  if (hand.question && !mayDiscard(hand)) return find('[part~=move]');
  return nextKey(root);
}

/** The drawn tile, or the last one. */
const nextKey = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('.key.drawn') ?? root.querySelector<HTMLElement>('.key:last-child');

/** Leaves the tab stop of the tiles where the focus is; where it is not among them, the next tile has it. */
export function keepNextStop(root: ParentNode): void {
  const keys = root.querySelector('.keys.hand');
  if (keys && !keys.matches(':focus-within')) giveTabStop(keys, nextKey(keys));
}

/**
 * Lets the focus go before what has it is drawn no more: a browser that loses an element with the focus lays out at once what is
 * left of the page.
 */
export function loseFocus({renderRoot}: LitElement): void {
  renderRoot.querySelector<HTMLElement>(':focus')?.blur();
}

/**
 * Gives the focus to what the reader does next, unless it is elsewhere: in a task of its own, since a browser lays out the page
 * before it moves the focus. What is not shown yet has the focus as soon as it is.
 */
export function focusTask(host: LitElement, hand: OpenHand): void {
  if (!isElsewhere(host)) enqueue({come: () => giveFocus(host, hand)});
}

function giveFocus(host: LitElement, hand: OpenHand): void {
  const task = taskIn(host.renderRoot, hand);
  if (!task) return;
  const focus = (): void => {
    if (!isElsewhere(host)) task.focus({preventScroll: hand.isOver});
  };
  if (task.checkVisibility()) return focus();
  const drawing = new ResizeObserver(() => {
    if (!task.checkVisibility()) return;
    drawing.disconnect();
    focus();
  });
  drawing.observe(task);
}

/** Keys of the element, and what has the focus when the reader is asked. */
import type {OpenHand} from '../../play/table/open-hand.js';
import {mayDiscard} from './task.js';

/** What single keys do, by their names. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Does what a key stands for. Held down, a key that presses buttons presses them once. */
export function doShortcut(event: KeyboardEvent, acts: Shortcuts): void {
  const {key, altKey, ctrlKey, metaKey, repeat, isComposing} = event;
  if (altKey || ctrlKey || metaKey || isComposing) return;
  if (repeat && (key === 'Enter' || key === ' ')) return event.preventDefault();
  if (!Object.hasOwn(acts, key)) return;
  event.preventDefault();
  acts[key]();
}

/** Whether the focus is elsewhere on the page: it is left there. */
export function isElsewhere(host: Element): boolean {
  const {activeElement, body} = host.ownerDocument;
  return activeElement !== null && activeElement !== body && !host.matches(':focus-within');
}

/**
 * What the reader does next: the drawn tile, the first claim, for a strict one the button that he has, or to pass, the
 * tiles while others play, at the end the first button.
 */
export function taskIn(root: ParentNode, hand: OpenHand): HTMLElement | null {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  if (hand.isOver) return find('.main');
  if (hand.question?.isEveryTile) return find('.moves :focus') ?? find('[data-move=pass]');
  if (hand.question && !mayDiscard(hand)) return find('[part~=move]');
  return find('.key.drawn') ?? [...root.querySelectorAll<HTMLElement>('.key')].at(-1) ?? null;
}

/** Gives something the focus as soon as it is drawn, if the focus is nowhere else by then. */
export function focusDrawn(host: Element, task: HTMLElement, options: FocusOptions): void {
  const focus = (): void => {
    if (!isElsewhere(host)) task.focus(options);
  };
  if (task.checkVisibility()) return focus();
  const drawing = new ResizeObserver(() => {
    if (!task.checkVisibility()) return;
    drawing.disconnect();
    focus();
  });
  drawing.observe(task);
}

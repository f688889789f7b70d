import type {Detail, EventName} from './events.js';

/**
 * Fires an event of this package. All bubble, and cross shadow roots.
 * @returns false if it was cancelled
 */
export const emit = <T extends EventName>(
  from: EventTarget,
  type: T,
  detail: Detail<T>,
  cancelable = false,
): boolean => from.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true, cancelable}));

/** What tests see of a hand that is played. */
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';

export const find = (play: MjPlay, selector: string): HTMLElement[] => [
  ...(play.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

export const text = (play: MjPlay, selector: string): string =>
  find(play, selector)
    .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
    .join(' ');

/** Whether the hand is over: it is told as a round then. */
export const isOver = (play: MjPlay): boolean => find(play, 'mj-round').length > 0;

/** How a reader moves through a round: by keys, by turns of players and by a swipe. */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';

/** The consecutive moves of one seat. */
export interface Turn {
  readonly seat: Seat;
  /** Its steps, from 1. */
  readonly steps: readonly number[];
}

/** @returns the turns up to the first fault, or up to a step */
export function turnsOf({record, positions}: RoundState, limit = Infinity): Turn[] {
  const turns: {seat: Seat; steps: number[]}[] = [];
  record.moves.slice(0, Math.min(limit, positions.length - 1)).forEach(({seat}, i) => {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push(i + 1);
    else turns.push({seat, steps: [i + 1]});
  });
  return turns;
}

/** The last step of the previous or the next turn. */
function turnFrom(state: RoundState, step: number, way: 1 | -1): number {
  const ends = [0, ...turnsOf(state).map(({steps}) => steps.at(-1) ?? 0)];
  const found = way > 0 ? ends.find((end) => end > step) : ends.findLast((end) => end < step);
  return found ?? step;
}

/** The step that a key leads to: ← → one step, ↑ ↓ one turn, Home and End; undefined for other keys. */
export function stepOfKey(event: KeyboardEvent, state: RoundState, step: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const last = state.positions.length - 1;
  const to: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => Math.max(step - 1, 0),
    ArrowRight: () => Math.min(step + 1, last),
    ArrowUp: () => turnFrom(state, step, -1),
    ArrowDown: () => turnFrom(state, step, 1),
    Home: () => 0,
    End: () => last,
  };
  return Object.hasOwn(to, event.key) ? to[event.key]() : undefined;
}

/** The way to another hand of a game that a key leads: Page Up to the one before, Page Down to the next. */
export function handOfKey(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : undefined;
}

/** Swiping over the table: to the left for the next step, to the right for the one before. */

/** A shorter way is a tap, in pixels. */
const SHORTEST = 32;

/** The beginning of a swipe. */
interface Begun {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Listens to the pointers of a table; the page's own scrolling stays. */
export class Swipe {
  private begun?: Begun;

  /** @param onSwipe gets 1 for the next step, -1 for the one before */
  constructor(private readonly onSwipe: (way: 1 | -1) => void) {}

  readonly start = ({pointerType, isPrimary, pointerId: id, clientX: x, clientY: y}: PointerEvent): void => {
    this.begun = isPrimary && pointerType !== 'mouse' ? {id, x, y} : undefined;
  };

  readonly end = ({pointerId, clientX, clientY}: PointerEvent): void => {
    const {begun} = this;
    this.begun = undefined;
    if (begun?.id !== pointerId) return;
    const [across, along] = [clientX - begun.x, clientY - begun.y];
    if (Math.abs(across) < SHORTEST || Math.abs(across) < 2 * Math.abs(along)) return;
    this.onSwipe(across < 0 ? 1 : -1);
  };

  readonly cancel = (): void => {
    this.begun = undefined;
  };
}

import type {RoundState} from '../../contexts/round.js';
import {turnFrom} from './turns.js';

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

/** Undo and redo of whole states, as a value. */

/** How many steps are kept. */
const LIMIT = 500;

/** What something was before, and what it was after what was taken back; the last is the nearest. */
export interface History<T extends object | string> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** The history of something that has not changed yet. */
export const NO_HISTORY: History<never> = {past: [], future: []};

/** A state that undo or redo leads to, and the history there. */
export interface Moved<T extends object | string> {
  readonly now: T;
  readonly history: History<T>;
}

/** Keeps what was there before a change, after which there is nothing to redo. */
export const keepStep = <T extends object | string>({past}: History<T>, before: T): History<T> => ({
  past: [...past.slice(1 - LIMIT), before],
  future: [],
});

/**
 * Takes the last change back.
 * @param now what is there now
 * @returns undefined where nothing has changed
 */
export function undo<T extends object | string>({past, future}: History<T>, now: T): Moved<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return {now: before, history: {past: past.slice(0, -1), future: [...future, now]}};
}

/** Makes the change again that was taken back last; the reverse of `undo`. */
export function redo<T extends object | string>({past, future}: History<T>, now: T): Moved<T> | undefined {
  const found = undo({past: future, future: past}, now);
  return found && {now: found.now, history: {past: found.history.future, future: found.history.past}};
}

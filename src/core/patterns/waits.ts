/** Conditions about how the winning tile was waited for; the group that it completed shows them. */
import type {WaitForm} from '../game/wait-form.js';
import type {Condition} from './pattern-table.js';

/** The tile completed its group in one of these ways. */
export const wait =
  (...forms: readonly WaitForm[]): Condition =>
  (m) =>
    forms.includes(m.wait) ? 1 << m.winAt : 0;

/** Marks a condition that only a hand meets which waits for no other kind of tile. */
export const onlyWait = (condition: Condition): Condition & {readonly onlyWait: true} =>
  Object.assign((m: Parameters<Condition>[0]) => condition(m), {onlyWait: true} as const);

/** The tile completed its group in one of these ways, and no other kind would have completed the hand. */
export const soleWait = (...forms: readonly WaitForm[]): Condition => {
  const waited = wait(...forms);
  return (m) => {
    const group = waited(m);
    return group && m.waited.length === 1 ? group : 0;
  };
};

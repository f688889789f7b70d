/** Undo and redo of whole states. */
import {describe, expect, test} from 'vitest';
import {keepStep, NO_HISTORY, redo, undo, type History} from '../../src/elements/acts/history.js';

const after = (...states: readonly string[]): History<string> =>
  states.reduce<History<string>>(keepStep, NO_HISTORY);

describe('a history', () => {
  test('goes back and forth', () => {
    const once = undo(after('a', 'b'), 'c');
    expect(once?.now).toBe('b');
    const twice = once && undo(once.history, once.now);
    expect(twice).toEqual({now: 'a', history: {past: [], future: ['c', 'b']}});
    const again = twice && redo(twice.history, twice.now);
    expect(again?.now).toBe('b');
    const last = again && redo(again.history, again.now);
    expect(last).toEqual({now: 'c', history: after('a', 'b')});
  });

  test('has nothing to go to at first', () => {
    expect([undo(NO_HISTORY, 'a'), redo(NO_HISTORY, 'a')]).toEqual([undefined, undefined]);
  });

  test('keeps an empty text as well', () => {
    expect(undo(after(''), 'a')?.now).toBe('');
  });

  test('has nothing to redo after another change', () => {
    const back = undo(after('a'), 'b');
    expect(back && keepStep(back.history, back.now)).toEqual(after('a'));
  });

  test('keeps 500 steps', () => {
    const {past} = after(...[...Array(600).keys()].map(String));
    expect([past.length, past[0], past.at(-1)]).toEqual([500, '100', '599']);
  });
});

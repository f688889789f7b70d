/** Undo and redo of whole states. */
import {describe, expect, test} from 'vitest';
import {History} from '../../src/elements/acts/history.js';

describe('a history', () => {
  test('goes back and forth', () => {
    const history = new History<string>();
    history.keep('a');
    history.keep('b');
    expect(history.undo('c')).toBe('b');
    expect(history.undo('b')).toBe('a');
    expect(history.canUndo).toBe(false);
    expect(history.redo('a')).toBe('b');
    expect(history.redo('b')).toBe('c');
    expect(history.canRedo).toBe(false);
  });

  test('has nothing to go to at first, and keeps what is there then', () => {
    const history = new History<string>();
    expect(history.undo('a')).toBe(undefined);
    expect(history.canRedo).toBe(false);
  });

  test('keeps an empty text as well', () => {
    const history = new History<string>();
    history.keep('');
    expect(history.undo('a')).toBe('');
  });

  test('has nothing to redo after another change', () => {
    const history = new History<string>();
    history.keep('a');
    history.undo('b');
    history.keep('a');
    expect(history.canRedo).toBe(false);
    expect(history.canUndo).toBe(true);
  });

  test('keeps 500 steps', () => {
    const history = new History<string>();
    for (let n = 0; n < 600; n++) history.keep(String(n));
    let now = '600';
    while (history.canUndo) now = history.undo(now) ?? '';
    expect(now).toBe('100');
  });
});

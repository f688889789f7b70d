/** A reader enters another player's hand. */
import {beforeEach, describe, expect, test} from 'vitest';
import {parseTiles} from '../../src/core/notation/parse.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {draftSituation} from '../../src/elements/mj-hand-input/draft.js';
import {reduce, started, type EditorAction} from '../../src/elements/mj-hand-input/reduce.js';
import {draftBy, settingOf} from '../../src/elements/mj-hand-input/setting.js';
import {
  canUndo,
  otherEdited,
  EMPTY_EDITOR,
  type EditorState,
} from '../../src/elements/mj-hand-input/state.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {isFault} from '../../src/core/situation/result.js';

let state: EditorState;

const act = (action: EditorAction): void => {
  state = reduce(state, action);
};

const now = (): Situation => draftSituation(state.whole, 'luqiao');
const add = (names: string): void => {
  const read = parseTiles(names);
  if (!isFault(read)) read.tiles.forEach((tile) => act({do: 'add', tile}));
};
const typeAll = (keys: string): void => [...keys].forEach((char) => act({do: 'type', char}));
const begin = (given: Partial<Situation> = {}): void => {
  const rules = {rules: 'luqiao', hand: '', ...given};
  const setting = settingOf(luqiao, rules);
  state = started({...state, setting}, draftBy(setting, rules));
};

beforeEach(() => {
  state = EMPTY_EDITOR;
  begin({hand: '1m+1m', by: 'self', wild: '5s'});
  act({do: 'look', seat: 'south'});
});

describe('another player’s hand', () => {
  test('takes tiles, melds and text; the hand that is scored stays', () => {
    act({do: 'meld', name: 'pung'});
    add('E1p');
    typeAll('2p');
    expect(now()).toEqual({
      rules: 'luqiao',
      hand: '1m+1m',
      by: 'self',
      wild: '5s',
      others: {south: '[EEE] 12p'},
    });
  });

  test('has thirteen tiles at most, and none of them wins', () => {
    add('123456789m1234p5p');
    act({do: 'win'});
    typeAll('+6p');
    expect(now().others).toEqual({south: '123456789m1234p'});
  });

  test('is gone with its last tile', () => {
    add('1p');
    act({do: 'remove'});
    expect(now()).not.toHaveProperty('others');
  });

  test('leaves fewer tiles for the rest', () => {
    add('EEEE');
    act({do: 'look', seat: 'west'});
    add('E');
    expect(now().others).toEqual({south: 'EEEE'});
  });

  test('is seen again when it is undone, a run of typing at once', () => {
    act({do: 'write', text: '1', isTyping: true});
    act({do: 'write', text: '1p', isTyping: true});
    act({do: 'look'});
    act({do: 'undo'});
    expect([otherEdited(state), now().others]).toEqual(['south', undefined]);
    act({do: 'redo'});
    expect(now().others).toEqual({south: '1p'});
    act({do: 'undo'});
    act({do: 'undo'});
    expect(canUndo(state)).toBe(false);
  });

  test('lets the indicator be laid beside the hand that is scored', () => {
    act({do: 'aim', row: 'wild'});
    add('9s');
    expect([now().wild, otherEdited(state)]).toEqual(['9s', 'south']);
  });

  test('may have the wild tile in a kong where that is agreed', () => {
    begin({wild: '5s', options: {caishenInKong: true}, others: {south: '[555m5s]'}});
    expect(state.whole.others?.south?.fault).toBeUndefined();
  });

  test('goes with the others when everything is cleared', () => {
    add('1p');
    act({do: 'look'});
    act({do: 'clear'});
    expect(now()).toEqual({rules: 'luqiao', hand: '', wild: '5s'});
  });
});

/** A reader at the editor: keys, typing, modes, selection, undo. */
import {beforeEach, describe, expect, test} from 'vitest';
import {parseTiles} from '../../src/core/notation/parse.js';
import {handDraftOf} from '../../src/elements/mj-hand-input/draft.js';
import {readAny} from '../../src/elements/mj-hand-input/dialects.js';
import {reduce, started, type EditorAction} from '../../src/elements/mj-hand-input/reduce.js';
import {ANY_SETTING, draftBy, settingOf} from '../../src/elements/mj-hand-input/setting.js';
import {
  canRedo,
  canUndo,
  editedDraft,
  meldButton,
  spentOf,
  EMPTY_EDITOR,
  type EditEffect,
  type EditorState,
} from '../../src/elements/mj-hand-input/state.js';
import {ALL_TILES, keyRows} from '../../src/elements/mj-hand-input/stock.js';
import {tileName, type Tile} from '../../src/core/tiles/tile.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {ribon} from '../../src/rules/ribon/index.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {isFault} from '../../src/core/situation/result.js';

/** The effect of each change so far. */
let said: (EditEffect | undefined)[];
let state: EditorState;

const act = (action: EditorAction): void => {
  const {whole} = state;
  state = reduce(state, action);
  if (state.whole !== whole) said.push(state.outcome.said);
};

const tiles = (text: string): Tile[] => {
  const read = parseTiles(text);
  return isFault(read) ? [] : read.tiles;
};
const text = (): string => editedDraft(state).text;
const play = (ruleset: Ruleset, hand = ''): void => {
  const setting = settingOf(ruleset, {rules: ruleset.id, hand: ''});
  state = started({...EMPTY_EDITOR, setting}, handDraftOf({hand}));
};
const add = (names: string): void => tiles(names).forEach((tile) => act({do: 'add', tile}));
const typeAll = (keys: string): void => [...keys].forEach((char) => act({do: 'type', char}));

beforeEach(() => {
  said = [];
  state = EMPTY_EDITOR;
});

describe('keys', () => {
  test('fourteen of them make a hand whose last tile won', () => {
    play(mcr);
    add('123m456p789sEEE5p5p');
    expect(text()).toBe('123m456p789sEEE5p +5p');
    expect(said.at(-1)?.what).toBe('won');
  });

  test('of which none is left do nothing, and say so', () => {
    play(mcr, '5555p');
    add('5p');
    expect(text()).toBe('5555p');
    expect(spentOf(state, tiles('5p')[0])).toBe('none');
  });

  test('that the rule set does not have are refused, and it is said', () => {
    play(mcr);
    typeAll('r5p');
    expect([text(), state.outcome.refused]).toEqual(['', {tile: tiles('r5p')[0], why: 'none'}]);
  });

  test('do nothing once the hand is full, but for flowers', () => {
    play(mcr, '123m456p789sEEE5p +5p');
    expect(spentOf(state, tiles('1m')[0])).toBe('full');
    expect(spentOf(state, tiles('1f')[0])).toBeUndefined();
  });

  test('go into the row that is aimed at, once for the indicator of the wild tile', () => {
    play(luqiao);
    act({do: 'aim', row: 'wild'});
    add('5s1m');
    expect([editedDraft(state).fields.wild, text()]).toEqual(['5s', '1m']);
  });

  test('go into a row for as long as it is aimed at', () => {
    play(ribon);
    act({do: 'aim', row: 'indicators'});
    add('2p3p');
    act({do: 'aim', row: 'indicators'});
    add('4p');
    expect([editedDraft(state).fields.indicators, text()]).toEqual(['23p', '4p']);
  });

  test.each<[Ruleset, string]>([
    [luqiao, '123456789m 123456789p 123456789s ESWNPFC'],
    [mcr, '123456789m 123456789p 123456789s ESWNPFC 1f2f3f4f5f6f7f8f'],
    [ribon, '19m 123456789p 123456789s ESWNPFC r3pr5pr3sr5srP'],
  ])('are those of the rule set: %o', (ruleset, all) => {
    const {set} = settingOf(ruleset, {rules: ruleset.id, hand: ''});
    expect(
      keyRows(set)
        .map((row) => row.map(tileName).join(''))
        .join(''),
    ).toBe(tiles(all).map(tileName).join(''));
  });
});

describe('melds', () => {
  test('are made of the next tile', () => {
    play(mcr);
    act({do: 'meld', name: 'chow'});
    add('1m');
    act({do: 'meld', name: 'pung'});
    add('E');
    act({do: 'meld', name: 'concealed'});
    add('9s');
    add('5p');
    expect(text()).toBe('[123m][EEE][[9999s]] 5p');
  });

  test('take the red tile where no other is left', () => {
    play(ribon);
    act({do: 'meld', name: 'kong'});
    add('5p');
    expect(text()).toBe('[555pr5p]');
  });

  test('cannot be made where too few tiles are left', () => {
    play(mcr, '11m');
    act({do: 'meld', name: 'pung'});
    expect(spentOf(state, tiles('1m')[0])).toBe('none');
    expect(spentOf(state, tiles('2m')[0])).toBeUndefined();
  });

  test('are made of what is selected, and taken up again', () => {
    play(mcr, '111m23p');
    act({do: 'select', piece: {of: 'held', at: 0}});
    expect(meldButton(state, 'pung')).toEqual({usable: true, down: false});
    expect(meldButton(state, 'kong').usable).toBe(false);
    act({do: 'meld', name: 'pung'});
    expect(text()).toBe('[111m] 23p');
    act({do: 'select', piece: {of: 'meld', at: 0}});
    expect(meldButton(state, 'pung').down).toBe(true);
    act({do: 'meld', name: 'pung'});
    expect(text()).toBe('23p111m');
  });

  test('are those that the rule set has', () => {
    expect(settingOf(ribon, {rules: 'ribon', hand: ''}).melds).toEqual(['pung', 'kong', 'concealed']);
  });

  test('have no room in a hand with too many tiles', () => {
    play(mcr, '123m456p789sEE');
    expect(meldButton(state, 'pung').usable).toBe(false);
  });
});

describe('typing', () => {
  test.each([
    ['5p', '5p'],
    ['234p', '234p'],
    ['r5s', 'r5s'],
    ['rP', 'rP'],
    ['0p', 'r5p'],
    ['EsW', 'ESW'],
    ['東', 'E'],
    ['🀀', 'E'],
    ['[123m]', '[123m]'],
    ['[[EEEE]]5p', '[[EEEE]] 5p'],
    ['12m+3m', '12m +3m'],
  ])('%s', (keys, after) => {
    state = {...state, setting: {...ANY_SETTING, set: {...ALL_TILES, reds: {'5p': 1, '5s': 1, P: 1}}}};
    typeAll(keys);
    expect(text().replaceAll(' ', '')).toBe(after.replaceAll(' ', ''));
  });

  test('waits for the suit, and Backspace takes the rank back first', () => {
    typeAll('1m5');
    act({do: 'remove'});
    typeAll('p');
    expect(text()).toBe('1mP');
  });

  test('of what is no tile is of no use', () => {
    for (const char of ['q', 'X', '5q']) {
      typeAll(char);
      expect(state.outcome.isUnused).toBe(true);
    }
    expect([text(), state.pending]).toEqual(['', '']);
  });
});

describe('pasting', () => {
  test('adds a few tiles', () => {
    play(mcr, '12m');
    act({do: 'paste', read: {hand: '3m 1f'}});
    expect([text(), editedDraft(state).fields.flowers]).toEqual(['123m', '1f']);
  });

  test('puts a whole hand in place of the one there is', () => {
    play(mcr, '12m');
    act({do: 'paste', read: {hand: '[EEE] 1m +1m'}});
    expect(text()).toBe('[EEE] 1m +1m');
  });

  test('takes the winds and flags of a hand in the notation gb, in place of those there are', async () => {
    play(mcr);
    const flags = ['replacement', 'human'];
    const draft = handDraftOf({hand: '12m', round: 'north', seat: 'north', flags, flowers: '1f'});
    state = started(state, draft);
    act({do: 'paste', read: await readAny('123m456p789sEEE5p5p|SW1010')});
    expect(text()).toBe('123m456p789sEEE5p tsumo 5p');
    expect(editedDraft(state).fields).toEqual({
      ...{round: 'south', seat: 'west', by: 'self', flowers: '1f'},
      flags: ['human', 'lastTile'],
    });
    act({do: 'undo'});
    expect([text(), editedDraft(state).fields.seat]).toEqual(['12m', 'north']);
  });

  test('takes the winds of a hand that has not won, too', async () => {
    play(mcr);
    act({do: 'paste', read: await readAny('123m456p789sEEE5p|SW0000')});
    expect([text(), editedDraft(state).fields]).toEqual([
      '123m456p789sEEE5p',
      {round: 'south', seat: 'west'},
    ]);
  });

  test('takes no winds for the hand of another player', async () => {
    play(mcr, '12m');
    act({do: 'look', seat: 'west'});
    act({do: 'paste', read: await readAny('123m456p789sEEE5p|SW0000')});
    expect([text(), editedDraft(state).fields, state.whole.fields]).toEqual(['123m456p789sEEE5p', {}, {}]);
  });

  test('keeps what cannot be read', () => {
    play(mcr, '12m');
    act({do: 'paste', read: {hand: 'hello'}});
    expect(text()).toBe('hello');
    act({do: 'undo'});
    expect(text()).toBe('12m');
  });
});

describe('removing', () => {
  test('takes all that is selected', () => {
    play(mcr, '1234m');
    for (const at of [0, 2]) act({do: 'select', piece: {of: 'held', at}});
    act({do: 'remove'});
    expect(text()).toBe('24m');
    expect(said).toEqual([{what: 'removed', tiles: tiles('13m')}]);
  });

  test.each([
    ['12m +3m', '12m', {tiles: tiles('3m')}],
    ['12m', '1m', {tiles: tiles('2m')}],
    ['[EEE]', '', {meld: {kind: 'pung', tiles: tiles('EEE'), open: true}}],
    ['[EEE', '[EE', undefined],
  ])('takes the last of %s, and says what it was', (before, after, what) => {
    play(mcr, before);
    act({do: 'remove'});
    expect(text()).toBe(after);
    expect(said).toEqual([what && {what: 'removed', ...what}]);
    play(mcr);
    act({do: 'remove'});
    expect([text(), said.length]).toEqual(['', 1]);
  });

  test('takes from the row that is aimed at', () => {
    play(ribon, '1p');
    act({do: 'aim', row: 'indicators'});
    add('2p3p');
    act({do: 'remove'});
    expect([editedDraft(state).fields.indicators, text()]).toEqual(['2p', '1p']);
  });
});

describe('undo and redo', () => {
  test('go back and forth through everything', () => {
    play(mcr);
    add('12m');
    act({do: 'set', field: 'seat', value: 'west'});
    act({do: 'flag', flag: 'lastTile'});
    act({do: 'clear'});
    for (let i = 0; i < 5; i++) act({do: 'undo'});
    expect([text(), editedDraft(state).fields, canUndo(state)]).toEqual(['', {}, false]);
    for (let i = 0; i < 5; i++) act({do: 'redo'});
    expect([editedDraft(state).fields, canRedo(state)]).toEqual([{seat: 'west'}, false]);
  });

  test('take a run of typing as one, and deleting as another', () => {
    for (const typed of ['1', '12', '12m', '12', '1']) act({do: 'write', text: typed, isTyping: true});
    act({do: 'undo'});
    expect(text()).toBe('12m');
    act({do: 'undo'});
    expect(text()).toBe('');
  });

  test('an edit after undo leaves nothing to do again', () => {
    add('1m');
    act({do: 'undo'});
    add('2m');
    expect(canRedo(state)).toBe(false);
  });

  test('bring back what other rules put in its place', () => {
    add('1m');
    act({do: 'replace', draft: handDraftOf({hand: '5p'})});
    act({do: 'undo'});
    expect(text()).toBe('1m');
  });
});

describe('other rules', () => {
  test('read kongs with wild tiles where that is agreed', () => {
    const situation = {rules: 'luqiao', hand: '[5s111m] 1p', wild: '5s'};
    const agreed = settingOf(luqiao, {...situation, options: {caishenInKong: true}});
    expect(draftBy(agreed, situation).fault).toBeUndefined();
    expect(draftBy(ANY_SETTING, situation).fault?.code).toBe('not-a-meld');
  });

  test('with options that do not exist are as by default', () => {
    expect(settingOf(luqiao, {rules: 'luqiao', hand: '', options: {nothing: 1}}).size).toBe(13);
  });
});

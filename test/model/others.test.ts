/** A reader enters another player's hand. */
import {beforeEach, describe, expect, test} from 'vitest';
import {parseTiles} from '../../src/core/notation/parse.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {draftSituation} from '../../src/elements/mj-hand-input/draft.js';
import {Editor} from '../../src/elements/mj-hand-input/editor.js';
import {draftBy, settingOf} from '../../src/elements/mj-hand-input/setting.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {isFault} from '../../src/core/situation/result.js';

let editor: Editor;

const now = (): Situation => draftSituation(editor.whole, 'luqiao');
const add = (names: string): void => {
  const read = parseTiles(names);
  if (!isFault(read)) read.tiles.forEach((tile) => editor.add(tile));
};
const typeAll = (keys: string): void => [...keys].forEach((key) => editor.type(key));
const begin = (given: Partial<Situation> = {}): void => {
  const rules = {rules: 'luqiao', hand: '', ...given};
  editor.setting = settingOf(luqiao, rules);
  editor.start(draftBy(editor.setting, rules));
};

beforeEach(() => {
  editor = new Editor(() => undefined);
  begin({hand: '1m+1m', by: 'self', wild: '5s'});
  editor.look('south');
});

describe('another player’s hand', () => {
  test('takes tiles, melds and text; the hand that is scored stays', () => {
    editor.meld('pung');
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
    editor.win();
    typeAll('+6p');
    expect(now().others).toEqual({south: '123456789m1234p'});
  });

  test('is gone with its last tile', () => {
    add('1p');
    editor.remove();
    expect(now()).not.toHaveProperty('others');
  });

  test('leaves fewer tiles for the rest', () => {
    add('EEEE');
    editor.look('west');
    add('E');
    expect(now().others).toEqual({south: 'EEEE'});
  });

  test('is seen again when it is undone, a run of typing at once', () => {
    editor.setText('1', true);
    editor.setText('1p', true);
    editor.look();
    editor.undo();
    expect([editor.at, now().others]).toEqual(['south', undefined]);
    editor.redo();
    expect(now().others).toEqual({south: '1p'});
    editor.undo();
    editor.undo();
    expect(editor.canUndo).toBe(false);
  });

  test('lets the indicator be laid beside the hand that is scored', () => {
    editor.aim('wild');
    add('9s');
    expect([now().wild, editor.at]).toEqual(['9s', 'south']);
  });

  test('may have the wild tile in a kong where that is agreed', () => {
    begin({wild: '5s', options: {caishenInKong: true}, others: {south: '[555m5s]'}});
    expect(editor.whole.others?.south?.fault).toBeUndefined();
  });

  test('goes with the others when everything is cleared', () => {
    add('1p');
    editor.look();
    editor.clear();
    expect(now()).toEqual({rules: 'luqiao', hand: '', wild: '5s'});
  });
});

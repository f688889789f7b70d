/** Operations on a hand that is being put together. */
import {describe, expect, test} from 'vitest';
import {
  handDraftOf,
  rowOf,
  draftSituation,
  withField,
  withText,
  type HandDraft,
} from '../../src/elements/mj-hand-input/draft.js';
import * as edit from '../../src/elements/mj-hand-input/edit.js';
import type {MeldName} from '../../src/elements/mj-hand-input/melds.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import type {Tile} from '../../src/core/tiles/tile.js';
import {isFault} from '../../src/core/situation/result.js';

const SIZE = 13;
const hand = (text: string): HandDraft => handDraftOf({hand: text});
const tile = (text: string): Tile => {
  const read = parseTiles(text);
  if (isFault(read)) throw new Error(text);
  return read.tiles[0];
};

describe('a tile more', () => {
  test.each([
    ['', '5p', '5p'],
    ['12m', '3m', '123m'],
    ['[EEE] 12m', 'r5p', '[EEE] 12mr5p'],
    ['123m 456p 789s EEE 5p', '5p', '123m456p789sEEE5p +5p'],
    // a text that cannot be read can be typed on
    ['[12m', '3m', '[12m3m'],
    ['12q', '3m', '12q3m'],
  ])('%s and %s', (before, added, after) => {
    expect(edit.insert(hand(before), tile(added), SIZE).text).toBe(after);
  });

  test('that is a flower lies beside the hand', () => {
    const draft = edit.insert(hand('12m'), tile('3f'), SIZE);
    expect([draft.text, draft.fields.flowers]).toEqual(['12m', '3f']);
  });

  test('flowers typed in the hand are laid out with the next one', () => {
    const draft = edit.insert(hand('12m 1f'), tile('3m'), SIZE);
    expect([draft.text, draft.fields.flowers]).toEqual(['123m', '1f']);
  });

  test('a new indicator takes the place of the old one', () => {
    const draft = edit.insertBeside(edit.insertBeside(hand(''), 'wild', tile('5s')), 'wild', tile('E'));
    expect(draft.fields.wild).toBe('E');
  });
});

describe('a meld', () => {
  test.each<[string, number[], MeldName, string]>([
    ['111m23p', [0, 1, 2], 'pung', '[111m] 23p'],
    ['111m23p', [1], 'pung', '[111m] 23p'],
    ['1111m2p', [0], 'kong', '[1111m] 2p'],
    ['1111m2p', [0], 'concealed', '[[1111m]] 2p'],
    ['1234m', [1], 'chow', '[234m] 1m'],
    ['124m3m', [3, 0, 1], 'chow', '[123m] 4m'],
    ['89m7mE', [1], 'chow', '[789m] E'],
    ['5r55p', [1], 'pung', '[r555p]'],
  ])('from %s at %j: %s', (before, selected, name, after) => {
    const draft = edit.meld(hand(before), selected, name);
    expect(hand(draft.text).hand).toEqual(hand(after).hand);
  });

  test.each<[string, number[], MeldName]>([
    ['112m', [0], 'pung'],
    ['89m1p', [0], 'chow'],
    ['ESW', [0, 1, 2], 'chow'],
    ['111m', [0, 1, 2], 'chow'],
    ['111m2m', [0, 3], 'pung'],
  ])('cannot be made from %s at %j: %s', (before, selected, name) => {
    const draft = hand(before);
    expect(edit.meld(draft, selected, name)).toBe(draft);
  });

  test('is taken up again', () => {
    expect(edit.unmeld(hand('[111m] 2p'), 0).text).toBe('2p111m');
  });

  test('becomes another kind of kong', () => {
    expect(edit.change(hand('[1111m] 2p'), 0, 'concealed').text).toBe('[[1111m]] 2p');
  });

  test('becomes an added kong with the fourth tile from the hand', () => {
    expect(edit.change(hand('[111m] 12p1m'), 0, 'kong').text).toBe('[111+1m] 12p');
  });

  test('that is a pung without a fourth tile stays one', () => {
    expect(edit.canChange(hand('[111m] 12p'), 0, 'kong')).toBe(false);
  });
});

describe('the winning tile', () => {
  test('is one of those held, and the one before goes back', () => {
    expect(edit.setWinningTile(hand('12m +3m'), 0).text).toBe('23m +1m');
  });

  test('goes back into the hand', () => {
    expect(edit.unwin(hand('12m +3m')).text).toBe('123m');
  });
});

describe('taking away', () => {
  test('a piece in the middle', () => {
    expect(edit.remove(hand('[EEE][SSS] 123m'), {of: 'meld', at: 0}).text).toBe('[SSS] 123m');
    expect(edit.remove(hand('123m'), {of: 'held', at: 1}).text).toBe('13m');
  });

  test('everything, but whose hand it is', () => {
    const draft = edit.clear(
      handDraftOf({hand: '123m', seat: 'west', wild: '5s', flags: ['riichi'], by: 'self'}),
    );
    expect(draftSituation(draft, 'luqiao')).toEqual({rules: 'luqiao', hand: '', seat: 'west', wild: '5s'});
  });
});

describe('a situation', () => {
  test('says how a tile came only where one won', () => {
    const draft = handDraftOf({hand: '12m', by: 'discard', from: 'south'});
    expect(draftSituation(draft, 'mcr')).toEqual({rules: 'mcr', hand: '12m'});
    expect(draftSituation(edit.insert(draft, tile('3m'), 2), 'mcr')).toEqual({
      rules: 'mcr',
      hand: '12m +3m',
      by: 'discard',
      from: 'south',
    });
  });

  test('names nobody for a self-draw', () => {
    const draft = handDraftOf({hand: '12m+3m', by: 'self', from: 'south'});
    expect(draftSituation(draft, 'mcr')).not.toHaveProperty('from');
  });

  test('takes from the text how the tile came', () => {
    const draft = withText(handDraftOf({hand: '', by: 'discard'}), '12m 自摸3m');
    expect(draft.fields.by).toBe('self');
    expect(withField(draft, 'by', 'robbing').text).toBe('12m +3m');
  });

  test('keeps the others’ hands, whatever is said of them', () => {
    const others = {south: '12q', west: {hand: '', flowers: '1f', flags: ['riichi', 'unheard-of']}};
    const given = {rules: 'luqiao', hand: '1m', others, liable: 'south', passedTotal: 8} as const;
    expect(draftSituation(handDraftOf(given), 'luqiao')).toEqual(given);
  });

  test('has no players but those at the table, and no hands that are none', () => {
    const others = {up: '1m', south: 5, west: null, east: [], north: '1p'};
    expect(draftSituation(handDraftOf({hand: '', others} as object), 'luqiao').others).toEqual({north: '1p'});
  });

  test('has no fields but its own', () => {
    const given = JSON.parse('{"hand": "1m", "__proto__": {"x": 1}, "wild": 5, "flags": "riichi"}') as object;
    expect(draftSituation(handDraftOf(given), 'mcr')).toEqual({rules: 'mcr', hand: '1m'});
  });

  test('rows that cannot be read are empty, and their text stays', () => {
    const draft = handDraftOf({hand: '', gari: '1q'});
    expect([rowOf(draft, 'gari'), draft.fields.gari]).toEqual([[], '1q']);
  });
});

test('sorting puts tiles in order of their kinds', () => {
  expect(edit.sort(hand('E9s1m r5p5p')).text).toBe('1m5pr5p9sE');
});

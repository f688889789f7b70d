/** The hand of an editor follows page and example until somebody changes it. */
import {describe, expect, test} from 'vitest';
import type {Situation} from '../../src/core/situation/situation.js';
import {draftSituation} from '../../src/elements/mj-hand-input/draft.js';
import {follow, isOwn, reset, type HandOrigin} from '../../src/elements/mj-hand-input/follow.js';
import {reduce, type EditorAction} from '../../src/elements/mj-hand-input/reduce.js';
import {canUndo, EMPTY_EDITOR, type EditorState} from '../../src/elements/mj-hand-input/state.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {ribon} from '../../src/rules/ribon/index.js';

/** A page that gives a hand, an example around that has one, or both. */
const origin = (given: {hand?: string; around?: string; fields?: Partial<Situation>} = {}): HandOrigin => ({
  hand: given.hand,
  around: given.around === undefined ? undefined : {rules: 'luqiao', hand: given.around},
  ruleset: luqiao,
  rules: {rules: 'luqiao'},
  withAttributes: (hand) => ({rules: 'luqiao', ...given.fields, hand}),
});

const typed: EditorAction = {do: 'write', text: '9s'};
const begun = (from: HandOrigin): EditorState => follow(EMPTY_EDITOR, from);
const hand = ({whole}: EditorState): string => whole.text;

describe('the page', () => {
  test('gives the hand with what the attributes state, and nothing to undo', () => {
    const state = begun(origin({hand: '1m', fields: {seat: 'west'}}));
    expect(draftSituation(state.whole, '')).toEqual({rules: '', seat: 'west', hand: '1m'});
    expect(canUndo(state)).toBe(false);
  });

  test('changes it until a reader does', () => {
    const state = follow(begun(origin({hand: '1m'})), origin({hand: '2m'}));
    expect([hand(state), state.isTouched]).toEqual(['2m', false]);
    const edited = reduce(state, typed);
    expect([hand(follow(edited, origin({hand: '3m'}))), edited.isTouched]).toEqual(['9s', true]);
  });

  test('leaves it alone where nothing has changed there', () => {
    const state = begun(origin({hand: '1m'}));
    expect(follow(state, origin({hand: '1m'}))).toBe(state);
  });

  test('gets it back', () => {
    const edited = reduce(begun(origin({hand: '1m'})), typed);
    const state = reset(edited, origin({hand: '1m'}));
    expect([hand(state), state.isTouched, canUndo(state)]).toEqual(['1m', false, true]);
    expect(hand(follow(state, origin({hand: '2m'})))).toBe('2m');
  });

  test('changes it no more once a script has', () => {
    const state = reduce(begun(origin({hand: '1m'})), {
      do: 'replace',
      draft: begun(origin({hand: '5p'})).whole,
    });
    expect(hand(follow(state, origin({hand: '3m'})))).toBe('5p');
  });

  test('changes the rules under it: a text that they can read is read again', () => {
    const other = {...origin({hand: '[5s111m]'}), ruleset: ribon, rules: {rules: 'ribon'}};
    const state = reduce(begun(other), {do: 'write', text: '[5s111m] 1p'});
    const wild = reduce(state, {do: 'set', field: 'wild', value: '5s'});
    expect(wild.whole.fault?.code).toBe('not-a-meld');
    const agreed = {...origin(), rules: {rules: 'luqiao', options: {caishenInKong: true}}};
    expect(follow(wild, agreed).whole.fault).toBeUndefined();
  });
});

describe('the example around', () => {
  test('gives its hand where the page gives the editor none', () => {
    const state = begun(origin({around: '1m'}));
    expect([hand(state), state.isNews, isOwn(state, origin({around: '1m'}))]).toEqual(['1m', false, false]);
    expect(hand(follow(state, origin({around: '2m'})))).toBe('2m');
  });

  test('has to be told of a hand that the page gives, and of each change', () => {
    const own = origin({hand: '1m', around: '2m'});
    const state = begun(own);
    expect([hand(state), state.isNews, isOwn(state, own)]).toEqual(['1m', true, true]);
    expect(reduce({...state, isNews: false}, typed).isNews).toBe(true);
  });

  test('is not told of what changes nothing', () => {
    const state = begun(origin({around: '1m'}));
    expect(reduce(state, {do: 'aim', row: 'wild'}).isNews).toBe(false);
  });

  test('changes the hand even after a reader has, once it was told', () => {
    const edited = reduce(begun(origin({around: '1m'})), typed);
    expect(hand(follow(edited, origin({around: '2m'})))).toBe('9s');
    const told = follow({...edited, isNews: false}, origin({around: '9s'}));
    const other = follow(told, origin({around: '3m'}));
    expect([hand(other), hand(reduce(other, {do: 'undo'}))]).toEqual(['3m', '9s']);
  });

  test('answers with the hand that it was told, which changes nothing', () => {
    const edited = reduce(begun(origin({around: '1m'})), {do: 'set', field: 'by', value: 'self'});
    const told = follow({...edited, isNews: false}, origin({around: '1m'}));
    // how a tile still to come wins is the editor's alone
    expect(told.whole.fields.by).toBe('self');
  });

  test('gets its first hand back, and is told', () => {
    const edited = reduce(begun(origin({around: '1m'})), typed);
    const state = reset({...edited, isNews: false}, origin({around: '9s'}));
    expect([hand(state), state.isNews, isOwn(state, origin())]).toEqual(['1m', true, true]);
  });
});

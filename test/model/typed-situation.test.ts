/** The situation that an element's own attributes say, without the element. */
import {describe, expect, test} from 'vitest';
import type {TypedHand} from '../../src/controllers/notation.js';
import type {SituationProperties} from '../../src/core/reading/typed-situation.js';
import {TypedSituation} from '../../src/elements/attributes/typed-situation.js';
import {luqiao} from '../../src/rules/luqiao/index.js';

const HAND = '[PPP] 234567m 99p 78s +9s';

/** A host whose properties a test changes. */
class Host {
  properties: SituationProperties & {ruleset?: unknown} = {};
  hand: TypedHand = {};
  ruleset? = luqiao;
  private changes = 0;
  readonly typed = new TypedSituation({
    properties: this.all,
    changes: () => this.changes,
    ruleset: () => this.ruleset,
    hand: () => this.hand,
  });

  /** The properties of now, under their names. */
  private get all(): SituationProperties {
    const names = ['rules', 'ruleset', 'options', 'flags', 'by', 'seat', 'othersWest'] as const;
    const from = {};
    for (const name of names) Object.defineProperty(from, name, {get: (): unknown => this.properties[name]});
    return from;
  }

  set(properties: SituationProperties & {ruleset?: unknown}): this {
    this.properties = {...this.properties, ...properties};
    this.changes++;
    return this;
  }
}

describe('the situation that an element says itself', () => {
  test('is made of its attributes and its hand', () => {
    const host = new Host().set({rules: 'luqiao', by: 'self', flags: 'lastTile, kong', othersWest: '123m'});
    host.hand = {hand: HAND};
    expect(host.typed.situation).toEqual({
      rules: 'luqiao',
      by: 'self',
      flags: ['lastTile', 'kong'],
      others: {west: '123m'},
      hand: HAND,
    });
    expect(host.typed.hasHand).toBe(true);
  });

  test('has no hand where none is typed, but states what it says', () => {
    const {typed} = new Host().set({rules: 'luqiao', seat: 'south'});
    expect(typed.hasHand).toBe(false);
    expect(typed.statedFields).toEqual({rules: 'luqiao', seat: 'south'});
  });

  test('states no rules that only its rule set has', () => {
    const host = new Host().set({seat: 'south'});
    expect(host.typed.fields.rules).toBe('luqiao');
    expect(host.typed.statedFields).toEqual({seat: 'south'});
    expect(host.set({ruleset: luqiao}).typed.statedFields.rules).toBe('luqiao');
  });

  test('is the same object as long as it says the same', () => {
    const host = new Host().set({rules: 'luqiao', by: 'self'});
    host.hand = {hand: HAND};
    const {situation, statedFields} = host.typed;
    expect(host.typed.situation).toBe(situation);
    host.set({by: 'self'});
    expect(host.typed.situation).toBe(situation);
    expect(host.typed.statedFields).toBe(statedFields);
    host.set({by: 'discard'});
    expect(host.typed.situation).not.toBe(situation);
    expect(host.typed.situation.by).toBe('discard');
  });

  test('leaves out options until the rule set says which there are', () => {
    const host = new Host().set({rules: 'luqiao', options: 'caishenInKong:true'});
    host.ruleset = undefined;
    expect(host.typed.fields.options).toBe(undefined);
    host.ruleset = luqiao;
    expect(host.typed.fields.options).toEqual({caishenInKong: true});
  });

  test('tells the fault of its options under a rule set, and none without options', () => {
    const host = new Host().set({rules: 'luqiao', options: 'noSuch:1'});
    expect(host.typed.optionsFault(luqiao)?.field).toBe('options');
    expect(host.set({options: ''}).typed.optionsFault(luqiao)).toBe(undefined);
  });

  test('gives way to a situation that was set as a whole, which states nothing', () => {
    const host = new Host().set({rules: 'luqiao', by: 'self'});
    const given = {rules: 'mcr', hand: '123m'};
    host.typed.wholeSituation = given;
    expect(host.typed.situation).toBe(given);
    expect(host.typed.statedFields).toEqual({});
    expect(host.typed.hasHand).toBe(true);
  });

  test('takes the rules that were agreed since, with their options alone', () => {
    const host = new Host().set({rules: 'luqiao', options: 'caishenInKong:true'});
    host.hand = {hand: HAND};
    host.typed.agreedRules = {rules: 'luqiao', options: {}};
    expect(host.typed.situation).toEqual({rules: 'luqiao', options: {}, hand: HAND});
    host.typed.agreedRules = undefined;
    expect(host.typed.situation.options).toEqual({caishenInKong: true});
  });
});

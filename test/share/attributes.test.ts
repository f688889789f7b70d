import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {attributesOf, canonical} from '../../src/share/attributes.js';
import {SITUATION} from './shared.js';

const attributes = (situation: object, ruleset: Ruleset = luqiao) =>
  Object.fromEntries(attributesOf({...SITUATION, ...situation}, ruleset));

describe('the attributes of an example', () => {
  it('are the fields of its situation', () => {
    expect(attributes({})).toEqual({
      rules: 'luqiao@1',
      by: 'discard',
      from: 'west',
      seat: 'south',
      wild: '3p',
    });
  });

  it('say nothing that is so by default', () => {
    const plain = {
      seat: 'east',
      round: 'east',
      dealer: 'east',
      counters: 0,
      flags: [],
      flowers: '',
      wild: '',
    };
    expect(attributes(plain)).toEqual({rules: 'luqiao@1', by: 'discard', from: 'west'});
  });

  it('have their names in kebab case, the other hands too', () => {
    const given = attributes({
      uraIndicators: '1p',
      passedTotal: 20,
      passedTiles: '3m6m',
      others: {east: '1m', north: {hand: '2m'}},
    });
    expect(given).toMatchObject({
      'ura-indicators': '1p',
      'passed-total': '20',
      'passed-tiles': '3m6m',
      'others-east': '1m',
      'others-north': '2m',
    });
  });

  it('name the house rules that are agreed otherwise', () => {
    expect(attributes({options: {laziCap: 50, roundUpToTen: false}}).options).toBe('laziCap:50');
  });

  it('name a house rule that is not as the preset has it, although it is as the rule set has it', () => {
    const options = {doraIndicators: 1, northInTsuuiisou: 'sevenPairs'};
    expect(attributes({rules: 'tohtenko', options}, ribon).options).toBe('doraIndicators:1');
  });

  it('pin the rule set or preset, and leave what is neither as it is', () => {
    expect(attributes({rules: 'luqiao'}).rules).toBe('luqiao@1');
    expect(attributes({rules: 'tohtenko'}, ribon).rules).toBe('tohtenko@1');
    expect(attributes({rules: 'luqiao@9'}).rules).toBe('luqiao@9');
  });

  it('put spaces between flags', () => {
    expect(attributes({flags: ['liveTile', 'notReady']}).flags).toBe('liveTile notReady');
  });
});

describe('a hand for an address', () => {
  it('is in canonical notation, with what its words say', () => {
    expect(canonical({rules: 'luqiao', hand: '(1)(1)二三四 ツモ(1)'})).toEqual({
      rules: 'luqiao',
      by: 'self',
      hand: '11p234m +1p',
    });
  });

  it('stays as it is where it cannot be read', () => {
    expect(canonical({rules: 'luqiao', hand: '12q'}).hand).toBe('12q');
  });
});

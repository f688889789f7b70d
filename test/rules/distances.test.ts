import {describe, expect, it} from 'vitest';
import {waits} from '../../src/core/waiting/waits.js';
import * as rulesets from '../../src/rules/index.js';
import {readCases} from './cases.js';

describe('how far hands are from being ready', () => {
  it.each(readCases('waits'))('$situation.rules: $situation.hand', ({situation, expect: wanted}) => {
    expect(waits(situation, Object.values(rulesets)).distance).toBe(wanted.distance);
  });
});

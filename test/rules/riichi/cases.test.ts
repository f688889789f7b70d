import {describe} from 'vitest';
import {riichi} from '../../../src/rules/riichi/index.js';
import {testCases} from '../cases.js';

describe('riichi mahjong: well-known hands', () => testCases('riichi', riichi));

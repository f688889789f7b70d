import {describe} from 'vitest';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {testCases} from '../cases.js';

describe('路橋: the worked cases', () => testCases('luqiao', luqiao));

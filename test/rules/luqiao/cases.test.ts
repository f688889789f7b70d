import {describe} from 'vitest';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {testCases, testDistances} from '../cases.js';

describe('路橋: the worked cases', () => testCases('luqiao', luqiao));
describe('路橋: distances', () => testDistances(luqiao));

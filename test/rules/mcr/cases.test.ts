import {describe} from 'vitest';
import {mcr} from '../../../src/rules/mcr/index.js';
import {testCases} from '../cases.js';

describe('國標: the worked cases', () => testCases('mcr', mcr));
describe('國標: the cases of the preset', () => testCases('guobiao', mcr));

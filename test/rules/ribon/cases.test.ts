import {describe} from 'vitest';
import {ribon} from '../../../src/rules/ribon/index.js';
import {testCases} from '../cases.js';

describe('李凡師サンマ: the worked cases', () => testCases('ribon', ribon));

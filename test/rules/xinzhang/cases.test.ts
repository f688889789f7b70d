import {describe} from 'vitest';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {testCases} from '../cases.js';

describe('新章: the worked cases', () => testCases('xinzhang', xinzhang));

import {describe} from 'vitest';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {testCases} from '../cases.js';

describe('しらぎく: the worked cases', () => testCases('shiragiku', shiragiku));

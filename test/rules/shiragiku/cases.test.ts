import {describe} from 'vitest';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {testCases, testDistances} from '../cases.js';

describe('しらぎく: the worked cases', () => testCases('shiragiku', shiragiku));
describe('しらぎく: distances', () => testDistances(shiragiku));

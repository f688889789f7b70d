import {testDrawn} from '../drawn-tests.js';

testDrawn('mcr', ['mcr', 'guobiao']);

import {testDrawn} from '../drawn-tests.js';

testDrawn('luqiao', ['luqiao']);

import {testDrawn} from '../drawn-bundle.js';

testDrawn('luqiao', ['luqiao']);

import {testDrawn} from '../drawn-tests.js';

testDrawn('shiragiku', ['shiragiku']);

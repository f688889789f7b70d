import {testDrawn} from '../drawn-tests.js';

testDrawn('ribon', ['ribon', 'tohtenko']);

import {testDrawn} from '../drawn-bundle.js';

testDrawn('ribon', ['ribon', 'tohtenko']);

import {testDrawn} from '../drawn-tests.js';

testDrawn('xinzhang', ['xinzhang', 'supercup']);

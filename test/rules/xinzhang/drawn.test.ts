import {testDrawn} from '../drawn-bundle.js';

testDrawn('xinzhang', ['xinzhang', 'supercup']);

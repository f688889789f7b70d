import {testDrawn} from '../drawn-bundle.js';

testDrawn('shiragiku', ['shiragiku']);

import {testDrawn} from '../drawn-bundle.js';

testDrawn('mcr', ['mcr', 'guobiao']);

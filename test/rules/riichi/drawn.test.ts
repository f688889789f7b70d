import {testDrawn} from '../drawn-bundle.js';

testDrawn('riichi', ['riichi', 'tenhou', 'mleague']);

import {describe} from 'vitest';
import {text as en} from '../../../src/rules/shiragiku/names/en.js';
import {text as ja} from '../../../src/rules/shiragiku/names/ja.js';
import {text as zhHans} from '../../../src/rules/shiragiku/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/shiragiku/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('しらぎく in words', () => {
  testWords('ja', ja);
  testWords('zh-Hant', zhHant);
  testWords('zh-Hans', zhHans);
  testWords('en', en);
});

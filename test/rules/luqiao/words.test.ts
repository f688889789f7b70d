import {describe} from 'vitest';
import {text as en} from '../../../src/rules/luqiao/names/en.js';
import {text as ja} from '../../../src/rules/luqiao/names/ja.js';
import {text as zhHans} from '../../../src/rules/luqiao/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/luqiao/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('路橋 in words', () => {
  testWords('ja', ja);
  testWords('zh-Hant', zhHant);
  testWords('zh-Hans', zhHans);
  testWords('en', en);
});

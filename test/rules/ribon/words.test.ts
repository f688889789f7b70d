import {describe} from 'vitest';
import {text as en} from '../../../src/rules/ribon/names/en.js';
import {text as ja} from '../../../src/rules/ribon/names/ja.js';
import {text as zhHans} from '../../../src/rules/ribon/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/ribon/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('李凡師サンマ in words', () => {
  testWords('ja', ja);
  testWords('zh-Hant', zhHant);
  testWords('zh-Hans', zhHans);
  testWords('en', en);
});

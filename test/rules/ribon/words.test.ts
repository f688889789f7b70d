import {describe} from 'vitest';
import {text as en} from '../../../src/rules/ribon/names/en.js';
import {text as ja} from '../../../src/rules/ribon/names/ja.js';
import {text as zhHans} from '../../../src/rules/ribon/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/ribon/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('李凡師サンマ in words', async () => {
  await testWords('ja', ja);
  await testWords('zh-Hant', zhHant);
  await testWords('zh-Hans', zhHans);
  await testWords('en', en);
});

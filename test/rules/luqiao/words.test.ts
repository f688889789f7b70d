import {describe} from 'vitest';
import {text as en} from '../../../src/rules/luqiao/names/en.js';
import {text as ja} from '../../../src/rules/luqiao/names/ja.js';
import {text as zhHans} from '../../../src/rules/luqiao/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/luqiao/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('路橋 in words', async () => {
  await testWords('ja', ja);
  await testWords('zh-Hant', zhHant);
  await testWords('zh-Hans', zhHans);
  await testWords('en', en);
});

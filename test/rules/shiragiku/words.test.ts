import {describe} from 'vitest';
import {text as en} from '../../../src/rules/shiragiku/names/en.js';
import {text as ja} from '../../../src/rules/shiragiku/names/ja.js';
import {text as zhHans} from '../../../src/rules/shiragiku/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/shiragiku/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('しらぎく in words', async () => {
  await testWords('ja', ja);
  await testWords('zh-Hant', zhHant);
  await testWords('zh-Hans', zhHans);
  await testWords('en', en);
});

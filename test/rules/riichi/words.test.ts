import {describe} from 'vitest';
import {text as en} from '../../../src/rules/riichi/names/en.js';
import {text as ja} from '../../../src/rules/riichi/names/ja.js';
import {text as zhHans} from '../../../src/rules/riichi/names/zh-Hans.js';
import {text as zhHant} from '../../../src/rules/riichi/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('riichi mahjong in words', async () => {
  await testWords('ja', ja);
  await testWords('zh-Hant', zhHant);
  await testWords('zh-Hans', zhHans);
  await testWords('en', en);
});

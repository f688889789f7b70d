import {describe} from 'vitest';
import * as en from '../../../src/rules/mcr/names/en.js';
import * as ja from '../../../src/rules/mcr/names/ja.js';
import * as hans from '../../../src/rules/mcr/names/zh-Hans.js';
import * as hant from '../../../src/rules/mcr/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('國標: its words', async () => {
  await testWords('ja', ja.text);
  await testWords('zh-Hant', hant.text);
  await testWords('zh-Hans', hans.text);
  await testWords('en', en.text);
});

import {describe} from 'vitest';
import * as en from '../../../src/rules/mcr/names/en.js';
import * as ja from '../../../src/rules/mcr/names/ja.js';
import * as hans from '../../../src/rules/mcr/names/zh-Hans.js';
import * as hant from '../../../src/rules/mcr/names/zh-Hant.js';
import {testWords} from '../words.js';

describe('國標: its words', () => {
  testWords('ja', ja.text);
  testWords('zh-Hant', hant.text);
  testWords('zh-Hans', hans.text);
  testWords('en', en.text);
});

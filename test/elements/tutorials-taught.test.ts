/** A tutorial of each rule set teaches, in all four languages between them: by taps, on a telephone. */
import {taughtByTouch} from './taught-fixture.js';

describe('a tutorial', () => {
  taughtByTouch(
    'luqiao.html',
    'shiragiku.en.html',
    'ribon.html',
    'xinzhang.zh-Hant.html',
    'mcr.zh-Hans.html',
    'riichi.en.html',
  );
});

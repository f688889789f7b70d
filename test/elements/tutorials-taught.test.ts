/** Every tutorial in English teaches: by taps, on a telephone. */
import {taughtByTouch} from './taught-fixture.js';

describe('a tutorial', () => {
  taughtByTouch(
    'luqiao.en.html',
    'shiragiku.en.html',
    'ribon.en.html',
    'xinzhang.en.html',
    'mcr.en.html',
    'riichi.en.html',
  );
});

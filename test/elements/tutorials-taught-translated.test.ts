/** Every tutorial in the other languages teaches: by taps, on a telephone. */
import {taughtByTouch} from './taught-fixture.js';

describe('a tutorial in another language', () => {
  taughtByTouch('luqiao.html', 'shiragiku.html', 'ribon.html', 'xinzhang.html', 'mcr.html', 'riichi.html');
  taughtByTouch('xinzhang.zh-Hant.html', 'mcr.zh-Hant.html', 'mcr.zh-Hans.html');
});

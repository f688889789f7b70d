/** Every tutorial in the other languages can be solved with the keyboard alone. */
import {solvedByKeyboard} from './tutorial-fixture.js';

describe('a tutorial in another language', () => {
  solvedByKeyboard('luqiao.html', 'shiragiku.html', 'ribon.html', 'xinzhang.html', 'mcr.html', 'riichi.html');
  solvedByKeyboard('xinzhang.zh-Hant.html', 'mcr.zh-Hant.html', 'mcr.zh-Hans.html');
});

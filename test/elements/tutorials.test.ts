/** Every tutorial in English can be solved with the keyboard alone. */
import {solvedByKeyboard} from './tutorial-fixture.js';

describe('a tutorial', () => {
  solvedByKeyboard(
    'luqiao.en.html',
    'shiragiku.en.html',
    'ribon.en.html',
    'xinzhang.en.html',
    'mcr.en.html',
    'riichi.en.html',
  );
});

/** The sentence that says a hand: everything that lies beside the hand is in it. */
import {describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {loadLocale} from '../../src/locales/index.js';
import {speakSituation} from '../../src/share/shared.js';

const RIBON = {
  rules: 'ribon',
  hand: '234p 567p 22s 345s 67p +8p',
  by: 'self',
  seat: 'south',
  gari: 'N1m',
  indicators: '4s',
  uraIndicators: '9p',
} as const;
const LUQIAO = {
  rules: 'luqiao',
  hand: '123m +1p',
  by: 'discard',
  wild: '5m',
  flowers: '1f',
  passedTiles: '3s',
} as const;

describe('the sentence of a hand', () => {
  it('says what was set aside, and the indicators', async () => {
    expect(speakSituation(RIBON, await loadLocale('en'))).toBe(
      'Hand of 14 tiles: seat South; in hand 2 3 4 5 6 7 dots, 2 2 3 4 5 bamboos, 6 7 dots; winning tile 8 of dots, self-drawn; ' +
        'gari: North wind, 1 of characters; dora indicators: 4 of bamboos; ura dora indicators: 9 of dots.',
    );
  });

  it('says the indicator of the wild tile once, flowers, and the tiles that were passed', async () => {
    expect(speakSituation(LUQIAO, await loadLocale('ja'))).toBe(
      '4枚の手牌。手の内 一二三萬。和了牌 一筒、ロン。花牌 春。見逃した牌 三索。財神表示牌 五萬。',
    );
  });

  it.each(LANGS)('is empty for a hand that cannot be read: %s', async (lang) => {
    expect(speakSituation({rules: 'luqiao', hand: '12x'}, await loadLocale(lang))).toBe('');
  });
});

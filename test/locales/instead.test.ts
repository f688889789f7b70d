/** What messages say may be written instead, in every language. */
import {describe, expect, it} from 'vitest';
import {explainFault, fault, notAmong, type Fault} from '../../src/core/situation/problem.js';
import {LANGS, loadLocale} from '../../src/locales/index.js';

const thirteen = 'abcdefghijklm'.split('').map((letter) => letter.repeat(8));

const FAULTS: readonly (readonly [Fault, Readonly<Record<(typeof LANGS)[number], string>>])[] = [
  [
    notAmong('ron', 'by', ['discard', 'self', 'robbing']),
    {
      en: '“ron” is not allowed here. Write discard, self or robbing.',
      ja: '「ron」はここでは使えません（書けるのは discard・self・robbing）。',
      'zh-Hant': '這裡不能填「ron」，請填 discard、self 或 robbing。',
      'zh-Hans': '这里不能填“ron”，请填 discard、self 或 robbing。',
    },
  ],
  [
    {...fault('bad-field', 'x', 'counters'), isNumber: true},
    {
      en: '“x” is not allowed here. Write a whole number.',
      ja: '「x」はここでは使えません（整数を書いてください）。',
      'zh-Hant': '這裡不能填「x」，請填整數。',
      'zh-Hans': '这里不能填“x”，请填整数。',
    },
  ],
  [
    {...fault('unknown-flag', 'riichi', 'flags'), rules: 'mcr', allowed: ['replacement', 'lastTile']},
    {
      en: 'There is no flag “riichi” in mcr. There are replacement, lastTile.',
      ja: 'mcrに「riichi」という状況はありません（あるのは replacement・lastTile）。',
      'zh-Hant': 'mcr沒有「riichi」這個情況，有的是 replacement、lastTile。',
      'zh-Hans': 'mcr没有“riichi”这个情况，有的是 replacement、lastTile。',
    },
  ],
  [
    {...fault('bad-option', 'twoConcealedKongs', 'options'), allowed: ['8', '6']},
    {
      en: 'The option “twoConcealedKongs” must be 8 or 6.',
      ja: '設定「twoConcealedKongs」に書ける値は8・6です。',
      'zh-Hant': '選項「twoConcealedKongs」只能填 8 或 6。',
      'zh-Hans': '选项“twoConcealedKongs”只能填 8 或 6。',
    },
  ],
  [
    {...fault('option-without-colon', 'cap=6', 'options'), allowed: ['cap:6']},
    {
      en: 'Write name:value, for example cap:6.',
      ja: '「名前:値」の形で書いてください（例：cap:6）。',
      'zh-Hant': '請寫成「名稱:值」，例如 cap:6。',
      'zh-Hans': '请写成“名称:值”，例如 cap:6。',
    },
  ],
  [
    {...fault('five-of-a-kind', '5s'), isRobbed: true},
    {
      en: 'You hold the 5 of bamboos yourself, so nobody can add it to a pung.',
      ja: '五索を自分で持っているので、ほかの人は加槓できません。',
      'zh-Hant': '五條在自己手上，別家不可能用它加槓。',
      'zh-Hans': '五条在自己手里，别家不可能用它加杠。',
    },
  ],
  [
    notAmong('bbbbbbbx', 'filter', thirteen),
    {
      en: '“bbbbbbbx” is not allowed here. Did you mean bbbbbbbb?',
      ja: '「bbbbbbbx」はここでは使えません。bbbbbbbb のことですか？',
      'zh-Hant': '這裡不能填「bbbbbbbx」。是不是 bbbbbbbb？',
      'zh-Hans': '这里不能填“bbbbbbbx”。是不是 bbbbbbbb？',
    },
  ],
];

describe.each(LANGS)('in %s', (lang) => {
  it.each(FAULTS)('a fault says what may be written: $code', async (found, said) => {
    const {problems} = await loadLocale(lang);
    expect(explainFault({...found}, problems).message).toBe(said[lang]);
  });

  it('a list has a dozen words at most', async () => {
    const {problems} = await loadLocale(lang);
    const {message} = explainFault(notAmong('0', 'filter', thirteen), problems);
    expect(message).toContain(thirteen[11]);
    expect(message).not.toContain(thirteen[12]);
    expect(message).toContain('…');
  });
});

/** Requirements of a rule set's words in each language, apart from completeness, which the compiler checks. */
import {expect, it} from 'vitest';
import type {Lang, RulesetDetails, RulesetText} from '../../src/core/game/names.js';

/** Common characters that only one of the two Chinese scripts has. */
const TRADITIONAL = /[門對發萬東莊連與個這後來開關無聽單點數種張組順將會從為時過點槓風聴荘見話說讓請]/;
const SIMPLIFIED = /[门对发万东庄连与个这来开关无听单点数种张组顺将会从为时过杠风见话说让请]/;
const KANA = /^[ぁ-ゖァ-ヺー・\s]+$/;
const PINYIN = /^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü, ]+$/i;

const READING: Readonly<Record<Lang, RegExp | undefined>> = {
  ja: KANA,
  'zh-Hant': PINYIN,
  'zh-Hans': PINYIN,
  en: undefined,
};

function sentences(
  {conditions, presetConditions = {}}: RulesetText,
  {options, rules}: RulesetDetails,
): string[] {
  const helps = Object.values(options).map(({help}) => help);
  const ofPresets = Object.values(presetConditions).flatMap((own) => Object.values(own ?? {}));
  const all = [...Object.values(conditions), ...ofPresets, ...Object.values(rules), ...helps];
  return all.filter((sentence) => sentence !== undefined);
}

/** All words except other spellings, which may be in any script. */
function shown(text: RulesetText, details: RulesetDetails): string[] {
  const options = Object.values(details.options).flatMap(({label, choices}) => [
    label,
    ...Object.values(choices ?? {}),
  ]);
  const names = Object.values(text.names).map(({name}) => name);
  return [...names, ...sentences(text, details), ...options, ...Object.values(text.payments ?? {})];
}

const SCRIPTS: Partial<Record<Lang, RegExp>> = {'zh-Hant': SIMPLIFIED, 'zh-Hans': TRADITIONAL};

/** Patterns with plain Japanese names, whose reading nobody asks for. */
const PLAIN_NAMES = new Set([
  ...['pairOwnWind', 'pairDragon', 'ownWindPung', 'dragonPung'],
  ...['openRiichiRon', 'fourAlike'],
]);

export async function testWords(lang: Lang, text: RulesetText): Promise<void> {
  const details = await text.details();
  it(`${lang}: sentences end, and none is said twice`, () => {
    const all = sentences(text, details);
    expect(all.filter((sentence) => !(lang === 'en' ? /[^.]\.$/ : /[^。]。$/).test(sentence))).toEqual([]);
    const said = Object.values(details.rules);
    expect(said.filter((sentence, i) => said.indexOf(sentence) < i)).toEqual([]);
  });
  it(`${lang}: names differ, and are read in the language's own letters`, () => {
    const names = Object.values(text.names);
    const isPlain = ([id]: [string, unknown]): boolean => lang === 'ja' && PLAIN_NAMES.has(id);
    const read = Object.entries(text.names)
      .filter((entry) => !isPlain(entry))
      .map(([, name]) => name);
    expect(new Set(names.map(({name}) => name)).size).toBe(names.length);
    const script = READING[lang];
    const odd = read.filter(({reading = ''}) => (script ? !script.test(reading) : reading !== ''));
    expect(odd).toEqual([]);
  });
  it(`${lang}: is written in its own script`, () => {
    const other = SCRIPTS[lang];
    expect(shown(text, details).filter((words) => other?.test(words))).toEqual([]);
  });
}

/** The words of the options of play: each is explained in every language. */
import {describe, expect, it} from 'vitest';
import {LANGS, type Lang, type OptionText} from '../../src/core/game/names.js';
import {rulesets} from './rounds.js';

const numbersIn = ({help}: OptionText): readonly string[] => help.match(/\d+/g) ?? [];

describe.each(rulesets)('$id', ({flow}) => {
  it('explains each option of play, with the same numbers in both Chinese scripts', async () => {
    const played = (await flow?.())!;
    const wordsOf = async (lang: Lang): Promise<Readonly<Record<string, OptionText>>> =>
      (await played.texts[lang]!()).options;
    const [hant, hans] = await Promise.all([wordsOf('zh-Hant'), wordsOf('zh-Hans')]);
    const all = await Promise.all(LANGS.map(wordsOf));
    for (const name of Object.keys(played.options)) {
      for (const options of all) expect(options[name].help, name).not.toBe('');
      expect(numbersIn(hans[name]), name).toEqual(numbersIn(hant[name]));
    }
  });
});

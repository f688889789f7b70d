/** Pictures with lines and total: every line is there, inside the paper, and each of its characters has an outline. */
import {describe, expect, it} from 'vitest';
import {lettered, NoLetters} from '../../src/cli/png/lettered.js';
import {EM, LETTERS} from '../../src/cli/png/letters.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {LANGS} from '../../src/core/game/names.js';
import {score} from '../../src/core/scoring/score.js';
import {loadLocale} from '../../src/locales/index.js';
import {handPicture} from '../../src/share/hand-picture.js';
import {scoredPicture} from '../../src/share/scored-picture.js';
import {summaryOf, type SharedExample} from '../../src/share/shared.js';
import {charactersNeeded} from '../../tools/letters/characters.mjs';
import {share} from './shared.js';

it('each character of names and amounts has an outline', () => {
  const needed = charactersNeeded();
  expect(needed.length).toBeGreaterThan(500);
  expect(needed.filter((char: string) => !Object.hasOwn(LETTERS, char))).toEqual([]);
});

const HANDS = [
  {
    rules: 'luqiao',
    hand: '[FFF] [234m] 456m 78m 99m +6m',
    by: 'discard',
    from: 'west',
    seat: 'south',
    wild: '3p',
  },
  {rules: 'shiragiku', hand: '[EEE] [WWW] [CCC] SS NNN FF +S', by: 'discard', from: 'west', seat: 'south'},
  {
    rules: 'ribon',
    hand: '234567p 22s 345s 67p +8p',
    by: 'self',
    flags: ['riichi', 'ippatsu'],
    indicators: '4s',
  },
  {rules: 'xinzhang', hand: '[222p] [333p] 444p 555p 66p SS +S', by: 'discard', from: 'north', seat: 'south'},
  {
    rules: 'mcr',
    hand: '[[EEEE]] [PPPP] 222s 33m 99p +9p',
    by: 'discard',
    from: 'west',
    seat: 'east',
    round: 'south',
  },
  {rules: 'riichi', hand: '234m 345m 456p 678s 5s +5s', by: 'self', seat: 'south', flags: ['riichi']},
] as const;

async function shared(
  situation: (typeof HANDS)[number],
  lang: (typeof LANGS)[number],
): Promise<SharedExample> {
  const strings = await loadLocale(lang);
  const ruleset = rulesets.find(({id}) => id === situation.rules)!;
  const result = score(situation, ruleset, strings.problems);
  return {situation, ruleset, result, strings, text: rulesetWords(ruleset, undefined)[lang]};
}

describe.each(LANGS)('in %s', (lang) => {
  it.each(HANDS)('$rules: lines and total stand on the paper, and touch nothing', async (situation) => {
    const example = await shared(situation, lang);
    const tiles = await handPicture(example.situation, example.ruleset);
    const {picture, texts} = scoredPicture(tiles, example);
    const {lines, total} = summaryOf(example);
    expect(lines.length).toBeGreaterThan(0);
    const said = texts.map(({text}) => text);
    for (const text of [...lines.flatMap(({name, amount}) => [name, amount]), total])
      expect(said).toContain(text);
    const boxes = texts.map(({text, x, y, size, end}) => {
      const width = [...text].reduce((sum, char) => sum + (LETTERS[char][0] * size) / EM, 0);
      return {left: end ? x - width : x, right: end ? x : x + width, y, size, text};
    });
    for (const {left, right, y, size} of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(picture.width);
      expect(y - size).toBeGreaterThan(tiles.height);
      expect(y).toBeLessThan(picture.height);
    }
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.y === b.y && a.left < b.right && b.left < a.right)
        .map((b) => `${a.text} ${b.text}`),
    );
    expect(touching).toEqual([]);
    await expect(lettered({picture, texts})).resolves.toMatchObject({width: picture.width});
  });
});

it('a character without an outline is named', async () => {
  const example = share();
  const {text} = example;
  const names = {...text.names, gang: {name: '龘'}};
  const all = Object.fromEntries(Object.keys(names).map((id) => [id, {name: '龘'}]));
  const words = scoredPicture(await handPicture(example.situation), {
    ...example,
    text: {...text, names: all},
  });
  await expect(lettered(words)).rejects.toThrow(NoLetters);
});

import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {formatted} from '../../tools/formatted.mjs';
import {files, literalsOf} from '../../tools/words/files.mjs';
import {localText, TRANSLATED} from '../../tools/site/guides.mjs';
import {overrides, simplifierOf} from '../../tools/words/simplify.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** The texts of a file in Traditional Chinese. */
function traditional(file: string) {
  const source = read(`src/${file}/zh-Hant.ts`);
  return literalsOf(source).map(({from, to}) => source.slice(from, to));
}

describe('words in Simplified Chinese', () => {
  test.each(Object.entries(files))('%s is what `npm run words` writes', async (file, text) => {
    expect(read(file)).toBe(await formatted(root.pathname, file, text));
  });

  test.each(Object.entries(overrides))(
    'each sentence told apart in %s is there, and would be another',
    (file, own) => {
      const {follow} = simplifierOf(file);
      const texts = traditional(file);
      for (const [text, instead] of Object.entries(own)) {
        const said = typeof instead === 'string' ? [instead] : instead;
        expect(texts.filter((other) => other === text).length, text).toBeGreaterThanOrEqual(said.length);
        expect(
          said.some((simplified) => simplified !== follow(text)),
          text,
        ).toBe(true);
      }
    },
  );

  test('a phrase goes before its characters, and the longer before the shorter', () => {
    const {follow} = simplifierOf('rules/mcr/names');
    expect(follow('胡別家的牌，天胡不算。')).toBe('点和，天胡不算。');
  });

  test('a phrase of one folder holds there alone', () => {
    expect(simplifierOf('rules/riichi/names').follow('詐胡')).toBe('诈和');
    expect(simplifierOf('rules/mcr/names').follow('詐胡')).toBe('错和');
  });

  test('a text that is said in several ways follows the order of the file', () => {
    const {simplify} = simplifierOf('locales');
    expect(['胡', '胡', '胡'].map(simplify)).toEqual(overrides.locales?.['胡']);
  });
});

/** The characters of Simplified Chinese: those of GB 2312. */
const SIMPLIFIED = new Set(
  Array.from({length: 0xf7 - 0xb0 + 1}, (_, row) =>
    new TextDecoder('gbk').decode(
      Uint8Array.from({length: 2 * 94}, (_byte, at) => (at % 2 ? 0xa1 + (at - 1) / 2 : 0xb0 + row)),
    ),
  ).join(''),
);

describe('guides in Simplified Chinese', () => {
  // the known patterns have names in Japanese and in Traditional Chinese, too
  const names = [...Object.values(TRANSLATED), 'how'].filter((name) => name !== 'known-patterns');

  test.each(names)('%s has no character of another script', (name) => {
    const prose = (localText(name, 'zh-Hans') as string).replaceAll(/`[^`\n]+`/g, '');
    const others = (prose.match(/\p{Script=Han}/gu) ?? []).filter((character) => !SIMPLIFIED.has(character));
    expect(others).toEqual([]);
  });
});

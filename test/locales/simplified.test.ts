import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {formatted} from '../../tools/formatted.mjs';
import {files, literalsOf} from '../../tools/words/files.mjs';
import {localText, TRANSLATED} from '../../tools/site/guides.mjs';
import {overrides, simplifierOf} from '../../tools/words/simplify.mjs';
import {CONDITION_WORDS} from '../../src/variant/conditions/vocabulary.js';
import {idsNamed, knownPatterns} from '../../src/variant/names/known.js';
import {printCondition} from '../../src/variant/print/conditions.js';
import {SETTINGS, type SettingKey} from '../../src/variant/words/setting-names.js';
import {COLUMN_HEADS, type TextColumn} from '../../src/variant/words/columns.js';
import {printedName} from '../../src/variant/names/word-list.js';

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

/** The characters of a text that Simplified Chinese does not have. */
const othersIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !SIMPLIFIED.has(character));

describe('guides in Simplified Chinese', () => {
  test.each([...Object.values(TRANSLATED), 'how'])('%s has no character of another script', (name) => {
    const text = localText(name, 'zh-Hans') as string;
    // the code of known patterns is theirs alone; that of others may be Japanese or Chinese
    const prose = name === 'known-patterns' ? text : text.replaceAll(/`[^`\n]+`/g, '');
    expect(othersIn(prose)).toEqual([]);
  });

  test('the known patterns have each name once, and it is read as one of that pattern', () => {
    const rows = [...(localText('known-patterns', 'zh-Hans') as string).matchAll(/^\| (.+?) \| `/gm)];
    expect(rows.length).toBeGreaterThan(100);
    for (const [, cell] of rows) {
      const parts = cell.split('、').filter((name) => !name.endsWith('）'));
      expect(new Set(parts).size, cell).toBe(parts.length);
      const ids = parts.flatMap((part, at) => {
        // a name may have a comma itself
        const [alone, withNext] = [part, `${part}、${parts[at + 1]}`].map((name) =>
          idsNamed(name, undefined),
        );
        const isRest = at > 0 && idsNamed(`${parts[at - 1]}、${part}`, undefined).length > 0;
        expect(isRest || alone.length + withNext.length, `${part} in ${cell}`).toBeTruthy();
        return alone.length === 1 ? alone : [];
      });
      expect(new Set(ids).size, cell).toBeLessThan(2);
    }
  });
});

/** The columns whose heads are printed. */
const COLUMNS = (Object.keys(COLUMN_HEADS) as TextColumn[]).filter(
  (name) => !/^(?:ja|hant|hans|en)$/.test(name),
);

describe('words in Simplified Chinese of the package', () => {
  test.each(Object.entries(files))('%s has no character of another script', (_, text) => {
    const said = literalsOf(text).map(({from, to}) => text.slice(from, to));
    expect(othersIn(said.join(' '))).toEqual([]);
  });

  test('those of rules as text have none either', () => {
    const printed = [
      ...CONDITION_WORDS.words.map(([names]) => printedName(names, 'zh-Hans')),
      ...[...knownPatterns()].map(({says}) => printCondition(says, 'zh-Hans')),
      ...Object.keys(SETTINGS).map((key) => printedName(SETTINGS[key as SettingKey], 'zh-Hans')),
      ...COLUMNS.map((column) => printedName(COLUMN_HEADS[column], 'zh-Hans')),
    ];
    expect(printed.length).toBeGreaterThan(200);
    expect(othersIn(printed.join(' '))).toEqual([]);
  });
});

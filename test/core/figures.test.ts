/** Numbers in the docs are those of the sources: of elements, rule sets, known patterns, examples. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {METAS} from '../../src/elements/metas.js';
import {DICTIONARY} from '../../src/variant/names/dictionary.js';
import {EXAMPLES} from '../../stories/gallery/examples.mjs';
import {RULESETS} from '../../tools/rulesets/list.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const WORDS = ['five', 'six', 'seven', 'twelve', 'twenty', 'twenty-one', 'twenty-two', 'twenty-three'];
const NUMBERS = [5, 6, 7, 12, 20, 21, 22, 23];
const inWords = (n: number): string => WORDS[NUMBERS.indexOf(n)] ?? String(n);

/** What each page says, with the number that it must have; a page says it at least once. */
function says(files: readonly string[], sentence: RegExp, number: number | string): void {
  const found = files.flatMap((file) =>
    [...read(file).matchAll(sentence)].map(([, said]) => said.toLowerCase()),
  );
  expect(found.length, String(sentence)).toBeGreaterThan(0);
  expect([...new Set(found)], String(sentence)).toEqual([String(number)]);
}

it('there are as many elements as the changelog says', () => {
  says(['CHANGELOG.md'], /\*\*([\w-]+) elements\*\*/g, inWords(Object.keys(METAS).length));
});

it('there are as many rule sets as README, the package and the guides say, without the one to compare with', () => {
  const own = RULESETS.filter(({id}) => id !== 'riichi').length;
  const docs = readdirSync(path.join(root, 'stories/docs')).filter((file) => file.endsWith('.md'));
  const files = [
    'README.md',
    'package.json',
    'stories/docs/play/common.md',
    ...docs.map((file) => `stories/docs/${file}`),
  ];
  says(files, /\b(?!several\b|all\b)(\w+) rule sets\b(?= ?[|".]|\. )/g, inWords(own));
});

it('rules as text know as many patterns and names as the changelog says', () => {
  const lines = DICTIONARY.split('\n').filter(Boolean);
  const names = lines.flatMap((line) => line.split(' ; ')[1]?.split('/') ?? []);
  const tens = (n: number, step: number): number => Math.floor(n / step) * step;
  says(['CHANGELOG.md'], /knows more than (\d+) patterns/g, tens(lines.length, 10));
  says(['CHANGELOG.md'], /patterns by more\s+than (\d+) names/g, tens(names.length, 100));
});

it('the gallery has as many examples as its page says', () => {
  says(['tools/site/gallery.mjs'], /'(\w+) examples to copy/g, inWords(EXAMPLES.length));
});

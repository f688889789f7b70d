/** The glossary: one meaning a word, in four languages. */
import {expect, test} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {glossary} from '../../src/locales/glossary.js';
import {FIELD} from '../../src/locales/glossary/strings.js';

test.each(LANGS)('%s names each term of the field by words of its own', async (lang) => {
  const terms = await glossary.load(lang);
  const words = FIELD.flatMap((id) => terms[id].names);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.length).toBeGreaterThan(FIELD.length / 2);
});

test.each(LANGS)(
  '%s says what each term means, as a clause, and in no other word than its own',
  async (lang) => {
    for (const [id, {names, meaning}] of Object.entries(await glossary.load(lang))) {
      expect(meaning, id).toMatch(/[^\s.。]$/);
      expect(names, id).not.toContain(meaning);
    }
  },
);

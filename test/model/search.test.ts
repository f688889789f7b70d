/** What a reader types into the search of a table, and the pattern that it means. */
import {describe, expect, it} from 'vitest';
import {LANGS, type RulesetText} from '../../src/core/game/names.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {finderOf} from '../../src/elements/mj-rules-table/choose.js';
import * as rules from '../../src/rules/index.js';

/** Its words in all languages. */
const textsOf = ({id}: Ruleset): Promise<RulesetText[]> =>
  Promise.all(
    LANGS.map(async (lang) => {
      const words = (await import(`../../src/rules/${id}/names/${lang}.ts`)) as {text: RulesetText};
      return words.text;
    }),
  );

describe.each<Ruleset>(Object.values(rules))('$id', (ruleset) => {
  it.each([
    ['by its name', ({name}) => [name]],
    ['by how it is read', ({reading}) => (reading ? [reading] : [])],
    ['by how it is read, without tones', ({reading}) => (reading ? [toneless(reading)] : [])],
    [
      'by how it is read, in one word',
      ({reading}) => (reading ? [toneless(reading).replace(/\s/g, '')] : []),
    ],
    ['in capitals', ({name}) => [name.toUpperCase()]],
  ] satisfies [string, (found: Words) => readonly string[]][])(
    'each pattern is found %s, in any language',
    async (_, typed) => {
      const texts = await textsOf(ruleset);
      for (const pattern of ruleset.patterns) {
        const queries = [pattern.id, pattern.native, ...texts.flatMap(({names}) => typed(names[pattern.id]))];
        for (const query of queries) expect(finderOf(texts, {}, query)(pattern), query).toBe(true);
      }
    },
  );

  it('each pattern is found by another spelling', async () => {
    const spellings = (await ruleset.spellings?.()) ?? {};
    expect(Object.values(spellings).flat().length).toBeGreaterThan(20);
    for (const pattern of ruleset.patterns) {
      for (const query of spellings[pattern.id] ?? []) {
        expect(finderOf([], spellings, query)(pattern), query).toBe(true);
        expect(finderOf(await textsOf(ruleset), {}, query)(pattern), `${query} is found without it`).toBe(
          false,
        );
      }
    }
  });

  it('a name finds few others', async () => {
    const texts = await textsOf(ruleset);
    const spellings = (await ruleset.spellings?.()) ?? {};
    for (const {names} of texts) {
      const found = Object.values(names).map(
        ({name}) => ruleset.patterns.filter(finderOf(texts, spellings, name)).length,
      );
      expect(found.reduce((sum, n) => sum + n, 0) / found.length).toBeLessThan(2);
    }
  });
});

interface Words {
  readonly name: string;
  readonly reading?: string;
}

const toneless = (reading: string): string =>
  reading.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** There is one list of rule sets; whatever else lists them is written from it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {PRESETS, SOURCES} from '../../src/loader/sources.js';
import * as rulesets from '../../src/rules/index.js';
import {files, formatted} from '../../tools/rulesets/emit.mjs';
import {RULESETS} from '../../tools/rulesets/list.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const ids = RULESETS.map(({id}) => id);

/** Files that may name a rule set because they are about it: its own files, and those that explain or test it. */
const ABOUT_ONE = /^src\/(?:rules\/|styles\/|locales\/ledger\/)/;

describe('the list of rule sets', () => {
  test.each(Object.keys(files))('%s is written from it (npm run rulesets)', async (file) => {
    expect(read(file)).toBe(await formatted(file));
  });

  test('has each rule set and its presets', async () => {
    const found = readdirSync(path.join(root, 'src/rules'), {withFileTypes: true}).filter((one) =>
      one.isDirectory(),
    );
    expect(found.map(({name}) => name).sort()).toEqual([...ids].sort());
    expect(Object.keys(SOURCES)).toEqual(ids);
    for (const {id, presets} of RULESETS) {
      const ruleset = Object.values(rulesets).find((one) => one.id === id);
      expect((ruleset?.presets ?? []).map((preset) => preset.id)).toEqual(presets);
      for (const preset of presets) expect(PRESETS[preset]).toBe(id);
      expect((await SOURCES[id].ruleset()).id).toBe(id);
      expect(read(`test/rules/${id}.ndjson`)).toContain(`"${id}`);
    }
  });

  test('is the only one: no other source names all rule sets in code', () => {
    const sources = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
      .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.ts') && !(file in files) && !ABOUT_ONE.test(file));
    const code = (file: string): string => read(file).replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    const listing = sources.filter((file) => ids.every((id) => new RegExp(`\\b${id}\\b`).test(code(file))));
    expect(sources.length).toBeGreaterThan(300);
    expect(listing).toEqual([]);
  });
});

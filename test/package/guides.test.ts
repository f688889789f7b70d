/**
 * What the guides show for copying: existing elements and attributes, and hands with the totals that the text gives.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {CDN, PACKAGE, whereToGet, withCdn, withPlaces} from '../../.config/addresses.mjs';
import {VERSION} from '../../src/elements/base/definition.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {elements} from './manifest.js';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guides = readdirSync(path.join(root, 'stories/docs')).filter((file) => file.endsWith('.md'));
const pages = ['README.md', ...guides.map((file) => `stories/docs/${file}`)];

const SHOW = ['expect', 'views', 'view', 'lang', 'theme', 'hand'];

interface Tag {
  name: string;
  attributes: [name: string, value: string][];
  text: string;
}

/** Tags of elements in blocks of HTML. */
const tagsOf = (page: string): Tag[] =>
  [...read(page).matchAll(/^```html\n(.*?)^```/gms)].flatMap(([, code]) =>
    [...code.matchAll(/<(mj-[a-z-]+)([^>]*)>([^<]*)</g)].map(([, name, written, text]) => ({
      name,
      attributes: [...written.matchAll(/(?<=\s)([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      text: text.trim(),
    })),
  );

const known = new Map(
  elements.map(({tagName, attributes = []}) => [tagName, attributes.map(({name}) => name)]),
);

describe.each(pages)('%s', (page) => {
  test('names elements and attributes that there are', () => {
    const unknown = tagsOf(page).flatMap(({name, attributes}) =>
      attributes.filter(([key]) => !['lang', 'slot', 'id'].includes(key) && !known.get(name)?.includes(key)),
    );
    expect(unknown).toEqual([]);
    expect(tagsOf(page).filter(({name}) => !known.has(name))).toEqual([]);
  });

  test('has examples that come to what they expect', () => {
    const wrong = tagsOf(page)
      .filter(({attributes, text}) => text && attributes.some(([key]) => key === 'expect'))
      .filter(({attributes, text}) => {
        const given = attributes.filter(([key]) => !SHOW.includes(key));
        const args = given.flatMap(([key, value]) => [`--${key}`, value]);
        const command = ['dist/cli/mj.js', 'score', '--json', ...args, text];
        const printed = execFileSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
        const wanted = attributes.find(([key]) => key === 'expect')?.[1];
        return String((JSON.parse(printed) as ScoreResult).total) !== wanted;
      });
    expect(wrong).toEqual([]);
  });
});

test('the guide to theming names every property of the tokens', () => {
  const tokens = new Set(
    ['tokens', 'panel-tokens'].flatMap((name) =>
      [...read(`src/styles/${name}.ts`).matchAll(/var\((--mj-[a-z-]+)/g)].map(([, own]) => own),
    ),
  );
  const text = read('stories/docs/theming.md');
  expect(tokens.size).toBeGreaterThan(10);
  expect([...tokens].filter((own) => !text.includes(`\`${own}\``))).toEqual([]);
});

describe('addresses', () => {
  const texts = ['stories/docs', 'stories/site'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  );

  test('scripts are served from one place, in this version', () => {
    const found = texts.flatMap(
      (file) => read(file).match(/https?:\/\/\S+?\/mahjong-elements@[\d.]+(?=\/)/g) ?? [],
    );
    expect(found.length).toBeGreaterThan(5);
    expect([...new Set(found)]).toEqual([`${CDN}/mahjong-elements@${VERSION}`]);
    expect(texts.filter((file) => withCdn(read(file)) !== read(file))).toEqual([]);
  });

  test('pages say where the files are: how the archives are made, until they lie somewhere', () => {
    const all = ['README.md', ...texts];
    expect(all.filter((file) => withPlaces(read(file), VERSION) !== read(file))).toEqual([]);
    expect(all.filter((file) => read(file).includes('<!-- get ')).length).toBeGreaterThan(5);
    expect(whereToGet(VERSION, 'en', {})).toContain('npm run zip');
    expect(
      whereToGet(VERSION, 'en', {downloads: 'https://a.example/d', repository: 'https://a.example/r'}),
    ).toMatch(/\(https:\/\/a\.example\/d\/mahjong-elements-[\d.]+zip\).* <https:\/\/a\.example\/r>/);
  });

  test('pages in many folders are told addresses from the root, or whole ones', () => {
    const hosts = ['wordpress', 'hatena', 'blogger', 'hugo'].map((host) => `stories/site/how/${host}.md`);
    for (const host of hosts) {
      const addresses = read(host).match(/(?<=(?:src|href)=["'])[^"']+/g) ?? [];
      expect(addresses.length, host).toBeGreaterThan(1);
      expect(
        addresses.filter((address) => !/^(?:https:\/)?\//.test(address)),
        host,
      ).toEqual([]);
    }
  });

  test('a CDN asked for the package alone gives the script that fetches what a page needs', () => {
    const given = JSON.parse(read('package.json')) as Record<string, unknown>;
    expect([given.jsdelivr, given.unpkg]).toEqual(['dist/cdn/mahjong.js', 'dist/cdn/mahjong.js']);
  });

  test('package.json names those that there are, and no others', () => {
    const given = JSON.parse(read('package.json')) as Record<string, unknown>;
    for (const [field, address] of Object.entries(PACKAGE)) expect(given[field], field).toEqual(address);
  });
});

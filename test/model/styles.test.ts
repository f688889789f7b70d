/** A class name means one thing in all style sheets that an element adopts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CSSResult} from 'lit';
import {describe, expect, test} from 'vitest';

const ELEMENTS = path.join(import.meta.dirname, '../../src/elements');

/** Shared things that an element may set otherwise. The class means the same wherever it stands. */
const ADJUSTED = ['problem', 'mismatch', 'number', 'tile', 'keys', 'key'];

/** Things that an element draws as the owner of a lent sheet does: they mean the same in both. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {'mj-quiz': ['key', 'line', 'cell']};

interface Sheets {
  readonly tag: string;
  readonly sheets: readonly CSSResult[];
}

const isSheets = (value: unknown): value is readonly CSSResult[] => Array.isArray(value);

/** The style sheets of each element, and the one that each file of its folder exports. */
const elements: Sheets[] = [];
const owners = new Map<CSSResult, string>();
for (const tag of readdirSync(ELEMENTS).filter((name) => /^mj-[a-z-]+$/.test(name))) {
  for (const file of readdirSync(path.join(ELEMENTS, tag)).filter((name) => name.endsWith('.styles.ts'))) {
    const module = (await import(path.join(ELEMENTS, tag, file))) as Record<string, unknown>;
    for (const exported of Object.values(module)) {
      if (isSheets(exported)) elements.push({tag, sheets: [...new Set(exported)]});
      else owners.set(exported as CSSResult, tag);
    }
  }
}

/** The selectors of a sheet, those inside of at-rules too. */
const selectorsOf = ({cssText}: CSSResult): string[] =>
  [...cssText.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selectors]) => selectors.trim())
    .filter((selectors) => !selectors.startsWith('@'))
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

/** The classes that a sheet defines: with a selector that is nothing but the class. */
const definedIn = (sheet: CSSResult): Set<string> =>
  new Set(selectorsOf(sheet).flatMap((selector) => /^\.([\w-]+)(?:::?[\w-]+)?$/.exec(selector)?.[1] ?? []));

/** All code of an element but its style sheets. */
const markupOf = (tag: string): string =>
  readdirSync(path.join(ELEMENTS, tag))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.styles.ts'))
    .map((file) => readFileSync(path.join(ELEMENTS, tag, file), 'utf8'))
    .join('\n');

/** The rules of sheets, each from its selectors to its end. */
const rulesOf = (sheets: readonly CSSResult[]): string[] =>
  sheets.flatMap(({cssText}) => cssText.match(/[^{}]+\{[^{}]*\}/g) ?? []);

const usersOf = (sheet: CSSResult): number => elements.filter(({sheets}) => sheets.includes(sheet)).length;

describe('a class of a shared style sheet', () => {
  test.each(elements)('is defined once in $tag', ({sheets}) => {
    const shared = sheets.filter((sheet) => usersOf(sheet) > 1);
    const twice = shared.flatMap((sheet) =>
      sheets
        .filter((other) => other !== sheet)
        .flatMap((other) => [...definedIn(sheet)].filter((name) => definedIn(other).has(name))),
    );
    expect([...new Set(twice)].filter((name) => !ADJUSTED.includes(name))).toEqual([]);
  });

  test.each(elements)('that another element owns stands in no markup of $tag', ({tag, sheets}) => {
    const lent = sheets.filter((sheet) => owners.has(sheet) && owners.get(sheet) !== tag);
    const theirs = new Set(lent.flatMap((sheet) => [...definedIn(sheet)]));
    const written = [...markupOf(tag).matchAll(/class="([^"$]*)/g)].flatMap(([, names]) =>
      names.split(/\s+/),
    );
    const wrong = [...new Set(written)].filter((name) => theirs.has(name));
    expect(wrong.filter((name) => !(BORROWED[tag] ?? []).includes(name))).toEqual([]);
  });
});

test.each(elements)('$tag leaves the class of what `mj render` declares to it', ({tag, sheets}) => {
  expect(sheets.flatMap(selectorsOf).filter((selector) => /\.declared(?![\w-])/.test(selector))).toEqual([]);
  expect(markupOf(tag)).not.toMatch(/class="[^"]*\bdeclared\b/);
});

test('no sum begins with max or min: tools that shorten style sheets cannot read it', () => {
  const sheet = readFileSync(path.join(ELEMENTS, '../styles/prestyle.css'), 'utf8');
  expect(sheet).toContain('max(');
  expect(sheet.match(/calc\((?:max|min)\([^;]*\) \+/g)).toBeNull();
});

test.each(elements)('what scrolls in $tag holds what is positioned in it', ({sheets}) => {
  // without a position of its own, a text for ears alone in it makes the page as wide as the text stands
  const scrolling = rulesOf(sheets).filter((rule) => /overflow(?:-\w+)?:[^;]*\b(?:auto|scroll)\b/.test(rule));
  expect(scrolling.filter((rule) => !/position: (?:relative|sticky|absolute|fixed)/.test(rule))).toEqual([]);
});

test.each(elements)('$tag changes nothing once it is drawn that all inside it inherits', ({sheets}) => {
  // all styles would be made anew
  const settled = rulesOf(sheets).filter((rule) => rule.includes(':host(:state(settled))'));
  expect(settled.filter((rule) => /[{;]\s*--/.test(rule))).toEqual([]);
});

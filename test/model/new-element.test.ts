/** `npm run new-element` makes files that fit those that are there. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeElement, newFiles, newLines} from '../../tools/elements/new.mjs';

const repository = path.join(import.meta.dirname, '../..');
const MEANING = 'What a hand is worth, as a number.';
const textOf = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

/** The folder of a repository that has no more than the lists. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mj-new-'));
  for (const [file] of newLines('mj-worth', MEANING)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), textOf(file));
  }
  mkdirSync(path.join(root, 'src/elements/mj-hand'), {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

describe('a new element', () => {
  it('has its files, and a line in each list that is kept by hand', () => {
    const made = makeElement(root, 'mj-worth', MEANING);
    for (const file of made) expect(readFileSync(path.join(root, file), 'utf8'), file).toContain('mj-worth');
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(
      '| `<mj-worth>` | what a hand is worth, as a number |\n',
    );
  });

  it('imports only what other files export', () => {
    const files: Readonly<Record<string, string>> = newFiles('mj-worth', MEANING);
    let seen = 0;
    for (const [file, text] of Object.entries(files)) {
      for (const [, names, from] of text.matchAll(
        /^import (?:type )?(?:\{([^}]*)\} from )?'(\.[^']*)\.js';$/gm,
      )) {
        const found = path.join(path.dirname(file), `${from}.ts`);
        const source = files[found] ?? textOf(found);
        for (const name of (names ?? '').split(',').filter(Boolean)) {
          const bare = name.replace('type ', '').trim();
          expect(source, `${bare} of ${found}`).toMatch(
            new RegExp(
              `export (?:const|class|function|async function|interface|type|abstract class) ${bare}\\b|export (?:type )?\\{[^}]*\\b${bare}\\b`,
            ),
          );
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(12);
  });

  it('is not made twice, nor without a name and a meaning', () => {
    expect(() => makeElement(root, 'mj-hand', MEANING)).toThrow('There is a <mj-hand> already.');
    expect(() => makeElement(root, 'hand', MEANING)).toThrow('Name the element');
    expect(() => makeElement(root, 'mj-fu', 'the fu')).toThrow('one sentence');
  });
});

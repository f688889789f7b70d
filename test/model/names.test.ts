/** One name has one meaning in the whole project: what a file exports has a name of its own. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** What each script of a page exports, with the same meaning: it looks after a shadow root of the page's own. */
const OF_EVERY_SCRIPT = ['watch'];

/** The names that a module exports of its own; what it passes on has its name from elsewhere. */
function namesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement)?.map(({kind}) => kind) ?? [];
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return [];
    // whoever imports a default names it
    if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({name}) => (ts.isIdentifier(name) ? name.text : ''));
    }
    const {name} = statement as ts.DeclarationStatement;
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
}

/** What a file is of: its name, a language, or an element. */
const roleOf = (file: string): string => {
  const name = path.basename(file, '.ts');
  if (file.startsWith('cli/fallback/mj-')) return 'fallback';
  return /^(en|ja|zh-Hans|zh-Hant)$/.test(name) ? 'words' : name;
};

/** Files that say the same of different things: the words of each language, `meta` and fallback of each element, each rule set. */
function areSiblings(one: string, other: string): boolean {
  const role = roleOf(one);
  if (role === roleOf(other)) return role === 'words' || one.split('/')[0] === other.split('/')[0];
  const [[room, folder], [otherRoom, otherFolder]] = [one.split('/'), other.split('/')];
  return room === 'rules' && otherRoom === 'rules' && folder !== otherFolder;
}

it('is exported once, but for siblings', () => {
  const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const exporting = new Map<string, string[]>();
  for (const file of files.map((one) => one.split(path.sep).join('/'))) {
    for (const name of new Set(namesOf(path.join(SRC, file))))
      exporting.set(name, [...(exporting.get(name) ?? []), file]);
  }
  const twice = [...exporting]
    .filter(([name]) => !OF_EVERY_SCRIPT.includes(name))
    .filter(([, [first, ...rest]]) => rest.some((file) => !areSiblings(first, file)))
    .map(([name, where]) => `${name}: ${where.join(', ')}`);
  expect(exporting.size).toBeGreaterThan(2000);
  expect(twice).toEqual([]);
});

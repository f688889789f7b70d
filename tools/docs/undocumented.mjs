/**
 * `npm run undocumented`: the exports of src/ that have no doc comment, a line each, and how many there are. Drawings are
 * left out, which are written by a tool.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const GENERATED = /^art\/faces\//;

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({name}) => name.getText())
    : [statement.name?.text ?? 'default'];

/** The names that a source file exports itself without saying what they are; one that is overloaded is told once. */
export function undocumentedIn(file, text) {
  const {statements} = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const exported = statements.filter(isExported);
  const isTold = (statement) => ts.getJSDocCommentsAndTags(statement).length > 0;
  const told = new Set(exported.filter(isTold).flatMap(namesOf));
  return [...new Set(exported.flatMap(namesOf))].filter((name) => !told.has(name));
}

const files = readdirSync('src', {recursive: true})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !GENERATED.test(file))
  .sort();
const found = files.flatMap((file) =>
  undocumentedIn(file, readFileSync(`src/${file}`, 'utf8')).map((name) => `src/${file} ${name}`),
);
process.stdout.write([...found, `${found.length} undocumented`, ''].join('\n'));

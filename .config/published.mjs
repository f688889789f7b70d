/** Which modules the package has, and which declarations: those that its public entries reach. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));

/** A key or a target of `exports` as a pattern: a star stands for any text, as in Node. */
const pattern = (text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);

const hidden = Object.keys(exports).filter((key) => exports[key] === null);

/** The modules that entries of `exports` name. What a star would name is hidden where a longer key says null. */
function entries(modules) {
  const isHidden = (name) => hidden.some((key) => pattern(key).test(`./${name}`));
  return Object.values(exports).flatMap((entry) => {
    if (!entry?.types) return [];
    const named = modules.filter((name) => pattern(entry.types).test(`./dist/${name}.d.ts`));
    return entry.types.includes('*') ? named.filter((name) => !isHidden(name)) : named;
  });
}

/** The files that a file in `.build` imports. */
function importsOf(file) {
  const {importedFiles} = ts.preProcessFile(readFileSync(`.build/${file}`, 'utf8'), true, true);
  return importedFiles
    .map(({fileName}) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .map((name) => (file.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name))
    .filter((name) => existsSync(`.build/${name}`));
}

/**
 * @param {string[]} modules the names of the modules that are copied as they are, without ending
 * @param {string[]} typed the names of those of which only the declarations are
 * @returns {Set<string>} paths within `.build`, which are those within `dist`
 */
export function published(modules, typed) {
  const code = entries(modules).map((name) => `${name}.js`);
  const types = entries([...modules, ...typed]).map((name) => `${name}.d.ts`);
  const found = new Set([...code, ...types]);
  for (const file of found) importsOf(file).forEach((each) => found.add(each));
  return found;
}

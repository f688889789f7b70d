// Makes the files of dist/cdn/chunks such that two kinds of pages take them: one that imports modules, and one without an
// origin of its own (opened from a folder, or in a sandboxed frame), which may run classic scripts alone. And lets either
// ask again for a file that failed to come.
//
// A file neither imports nor exports. It notes under its name a function, which the script of the page calls with what the
// file needs of that script, and which returns what the file exports. No file waits in an `import … from` for another one:
// a browser keeps the failure of an address for as long as a page is open, and only code can ask by another address.
import {readFileSync} from 'node:fs';
import {minify} from '@swc/core';
import {SHORT} from './minify.mjs';

const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What the script of a page begins with: it asks for files. */
const ASK = source('./files-apart/ask.js');
/** How a classic script fetches a file. */
const BRING = source('./files-apart/bring.js');

/** The script of the page, which is there, by the address that files in chunks/ have for it. */
const SCRIPT = '../mahjong.js';

/** What a file may take of another one: names. */
const NAMED = new Set(['ImportSpecifier', 'ExportSpecifier']);

/** The variables that a file exports. */
function exportedIn({body}) {
  const variables = body
    .filter(({type, kind}) => type === 'VariableDeclaration' && kind !== 'const')
    .flatMap(({declarations}) => declarations.map(({id}) => id.name));
  return body
    .filter(({type, source}) => type === 'ExportNamedDeclaration' && !source)
    .flatMap(({specifiers}) => specifiers.map(({local}) => local.name))
    .filter((name) => variables.includes(name));
}

/** A node, and all below it. */
function* nodesIn(node) {
  if (typeof node !== 'object' || !node) return;
  yield node;
  for (const part of Object.values(node)) yield* nodesIn(part);
}

/** The names that are set after their declaration, anywhere in a program. */
function setIn(program) {
  const names = new Set();
  for (const {type, left, argument} of nodesIn(program)) {
    if (type === 'AssignmentExpression') names.add(left.name);
    if (type === 'UpdateExpression') names.add(argument.name);
  }
  return names;
}

/** What a file takes of others: of each file, names here by names there; and what it hands on of them. */
function takenIn(statements) {
  const files = new Map(statements.map(({source}) => [source.value, []]));
  const handed = [];
  for (const {source, specifiers} of statements)
    for (const {imported, exported, local} of specifiers) {
      const name = exported ? `handedOn${handed.length}` : local.name;
      if (exported) handed.push(`${exported.name}: ${name}`);
      files.get(source.value).push(`${(imported ?? local).name}: ${name}`);
    }
  return {files, handed};
}

/** What a file exports itself, as an object. */
const givenIn = (statements) =>
  statements.flatMap(({specifiers}) =>
    specifiers.map(({local, exported}) => `${exported.name}: ${local.name}`),
  );

const without = (code, statements) => {
  let rest = code;
  for (const {start, end} of statements.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
};

/** A file of chunks/. */
function apart(code, {body, takes}, name) {
  const gives = body.filter(({type, source}) => type === 'ExportNamedDeclaration' && !source);
  const {files, handed} = takenIn(takes);
  const ofScript = files.get(SCRIPT) ?? [];
  files.delete(SCRIPT);
  const names = [...files.values()].map((all) => `{${all.join(', ')}}`).join(', ');
  const asked = [...files.keys()].map((file) => `orAgain('${file}')`).join(', ');
  return `(globalThis[Symbol.for('mj-files')] ??= {})['${name}'] = async function ({${ofScript.join(', ')}}, orAgain) {
    ${asked && `const [${names}] = await Promise.all([${asked}]);`}
    ${without(code, [...takes, ...gives])}
    return {${[...givenIn(gives), ...handed].join(', ')}};
  };`;
}

/** The script of the page: it exports what pages may use, and hands the rest to the files that it asks for. */
function script(code, body, isPublic) {
  const gives = body.filter(({type}) => type === 'ExportNamedDeclaration');
  const specifiers = gives.flatMap(({specifiers}) => specifiers);
  const exported = specifiers.filter(({exported}) => isPublic(exported.name));
  return `${ASK}
    ${without(code, gives)}
    const handed = {${givenIn(gives).join(', ')}};
    export {${exported.map(({local, exported}) => `${local.name} as ${exported.name}`).join(', ')}};`;
}

/** The plugin for rollup, which stands before the one that minifies. */
export const filesApart = {
  name: 'files-apart',
  renderDynamicImport: () => ({left: 'orAgain(', right: ')'}),
  renderChunk(code, {fileName, isEntry, facadeModuleId}) {
    const program = this.parse(code);
    const {body} = program;
    const takes = body.filter(({source}) => source);
    if (!takes.every(({specifiers}) => specifiers?.every(({type}) => NAMED.has(type))))
      this.error(`${fileName} takes all of another file, which a file cannot ask for`);
    const set = setIn(program);
    for (const name of exportedIn(program))
      if (set.has(name))
        this.error(`${fileName} exports ${name} and sets it later: other files would keep the old value`);
    if (!isEntry) return apart(code, {body, takes}, fileName.slice('chunks/'.length));
    const {exports} = this.getModuleInfo(facadeModuleId);
    return script(code, body, (name) => exports.includes(name));
  },
};

/**
 * Lets classic scripts be run: the files, and the script of the page once more by another name. It stands after the plugin that
 * minifies.
 */
export const classicToo = (name) => ({
  name: 'classic-too',
  // the function of a file is called as soon as it is there: one in parentheses is compiled at once, not parsed twice
  renderChunk: (code, {isEntry}) =>
    isEntry ? null : asClassic(code.replace(/(?<="\]=)async.*?(?=;?\s*$)/s, '($&)')),
  async generateBundle(_, bundle) {
    const {code} = Object.values(bundle).find(({isEntry}) => isEntry);
    const program = this.parse(code);
    const [asked, ...others] = [...nodesIn(program)].filter(({type}) => type === 'ImportExpression');
    if (!asked || others.length) this.error('the script of the page asks for its files in one place');
    const called = `${code.slice(0, asked.start)}bringFile(${code.slice(asked.source.start, asked.end)}${code.slice(asked.end)}`;
    const exported = this.parse(called).body.filter(({type}) => type === 'ExportNamedDeclaration');
    const [notice] = /^\/\*!.*?\*\/\n/s.exec(code) ?? [''];
    const short = await minify(`(() => {${BRING} ${without(called, exported)}})()`, SHORT);
    this.emitFile({type: 'asset', fileName: name, source: asClassic(notice + short.code)});
  },
});

/**
 * Begins with a byte order mark: without it a classic script is decoded as its page is, and the page may not name an encoding.
 * Modules are strict, classic scripts if they say so.
 */
const asClassic = (code) => `\uFEFF"use strict";${code}`;

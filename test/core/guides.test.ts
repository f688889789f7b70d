/** The scripts of the guides compile under `strict`, for readers copy them. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const docs = path.join(root, 'stories/docs');
const pages = ['README.md', ...readdirSync(docs).filter((file) => file.endsWith('.md'))].map((file) =>
  file === 'README.md' ? path.join(root, file) : path.join(docs, file),
);

/** The scripts of a page that use the package, one after another: a later one may use what an earlier one made. */
const scriptOf = (page: string): string =>
  [...readFileSync(page, 'utf8').matchAll(/^```js\n(.*?)^```/gms)]
    .map(([, code]) => code)
    .filter((code) => code.includes("from 'mahjong-elements/"))
    .join('\n');

const scripts = pages.flatMap((page) => {
  const script = scriptOf(page);
  return script ? [{name: page.replace(/\.md$/, '.script.ts'), script}] : [];
});

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  paths: {
    'mahjong-elements/*.js': [path.join(root, 'src/*.ts')],
    // from the sources, not from a build that may be older
    'mahjong-elements/*': [path.join(root, 'src/*/index.ts')],
  },
};

/** The errors in these files, as the compiler says them. */
function errorsOf(files: readonly {readonly name: string; readonly script: string}[]): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const {getSourceFile, fileExists, readFile} = host;
  const own = (name: string): string | undefined => files.find((file) => file.name === name)?.script;
  host.fileExists = (name) => own(name) !== undefined || fileExists(name);
  host.readFile = (name) => own(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const script = own(name);
    return script === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, script, target);
  };
  const program = ts.createProgram(
    files.map(({name}) => name),
    OPTIONS,
    host,
  );
  return files.flatMap(({name}) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({messageText, start = 0}) => {
        const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
        return `${path.basename(name)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

/** A script with a fault. */
const WRONG = {
  name: path.join(docs, 'wrong.script.ts'),
  script: "import {replay} from 'mahjong-elements/round/index.js';\nreplay('text');",
};

describe('the scripts of the guides', () => {
  it('are some', () => expect(scripts.length).toBeGreaterThan(3));

  it('compile, and one that is wrong would not', () => {
    // together, for most of the time is spent on the sources and the libraries
    const errors = errorsOf([...scripts, WRONG]);
    expect(errors.filter((error) => !error.startsWith('wrong.'))).toEqual([]);
    expect(errors).toHaveLength(1);
  });
});

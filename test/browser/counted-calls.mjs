/**
 * Lets functions of the sources tell the page each time they are called, for tests that count calls
 * (`test/elements/calls.ts`). A line of a source stays the line that it was.
 */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {COUNTED} from './counted.mjs';

/** As an import, its nine megabytes would be read for names of exports first. */
const ts = createRequire(import.meta.url)('typescript');

const SOURCE = /[\\/]src[\\/].+\.ts$/;
/** What a file has that declares one of the functions. */
const DECLARES = new RegExp(
  String.raw`^\s*(?:[a-z]+ )*(?:${COUNTED.join('|')})(?:<[^(]*>)?(?:\(| = |: .*=>)`,
  'm',
);

/** @returns the text of a source, in which each of the functions first says its name and its file */
function telling(file, text) {
  const declared = [];
  const visit = (node) => {
    const named =
      ts.isFunctionLike(node) && (node.name ?? (node.parent.initializer === node && node.parent.name));
    if (named && node.body && COUNTED.includes(named.text))
      declared.push({name: named.text, body: node.body});
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const inserted = declared.flatMap(({name, body}) => {
    const tell = `globalThis.called?.(${JSON.stringify(file)}, ${JSON.stringify(name)})`;
    return ts.isBlock(body)
      ? [[body.getStart() + 1, `${tell};`]]
      : [
          [body.getStart(), `(${tell}, `],
          [body.getEnd(), ')'],
        ];
  });
  return inserted
    .sort(([a], [b]) => b - a)
    .reduce((written, [at, part]) => written.slice(0, at) + part + written.slice(at), text);
}

const nameOf = (root, file) => path.relative(root, file).split(path.sep).join('/');

/** For sources in a bundle of esbuild. */
export const countedInBundle = (root) => ({
  name: 'counted-calls',
  setup(build) {
    build.onLoad({filter: SOURCE}, async (args) => {
      const text = await readFile(args.path, 'utf8');
      return DECLARES.test(text)
        ? {contents: telling(nameOf(root, args.path), text), loader: 'ts'}
        : undefined;
    });
  },
});

/** For sources that web-test-runner serves one by one. */
export const countedInModules = () => ({
  name: 'counted-calls',
  transform({path: file, body}) {
    return SOURCE.test(file) && DECLARES.test(body) ? telling(file.slice(1), body) : undefined;
  },
});

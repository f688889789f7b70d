/** The elements of the package: each folder `mj-…` in src/elements/ is one, and its `meta.ts` says what it is. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const elements = fileURLToPath(new URL('../../src/elements/', import.meta.url));
const tags = readdirSync(elements).filter((name) => /^mj-[a-z-]+$/.test(name));

/** The name of the class in a folder: `MjHand`. */
function classOf(tag) {
  const [, name] =
    /^export class (Mj\w+)/m.exec(readFileSync(path.join(elements, tag, `${tag}.ts`), 'utf8')) ?? [];
  if (!name) throw new Error(`src/elements/${tag}/${tag}.ts exports no class Mj…`);
  return name;
}

/** What all `meta.ts` say, by tag. */
async function metas() {
  const contents = tags.map((tag) => `export {meta as '${tag}'} from './${tag}/meta.ts';`).join('\n');
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: elements, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const found = await metas();

/**
 * All elements, in the order of their tags.
 * @type {readonly {tag: string, name: string, meta: import('../../src/elements/meta.js').ElementMeta}[]}
 */
export const ELEMENTS = tags.map((tag) => ({tag, name: classOf(tag), meta: found[tag]}));

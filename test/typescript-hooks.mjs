/** Hooks of `typescript.mjs`. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {SourceMap} from 'node:module';
import {fileURLToPath} from 'node:url';
import {transform, version} from 'esbuild';

const SOURCES = new URL('../src/', import.meta.url).href;
const tsconfigRaw = readFileSync(new URL('tsconfig.json', SOURCES), 'utf8');

/** Where sources without types are kept. */
const KEPT = new URL('../node_modules/.cache/typescript/', import.meta.url);
mkdirSync(KEPT, {recursive: true});
/** What a source becomes follows from its text and from these. */
const MADE_BY = [version, tsconfigRaw, readFileSync(new URL(import.meta.url), 'utf8')].join('\n');

/** A source imports `x.js` for `x.ts`. What is imported afresh (`fresh.ts`) imports afresh. */
export function resolve(specifier, context, next) {
  const {parentURL = ''} = context;
  if (!parentURL.startsWith(SOURCES) || !/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier, context);
  const {href} = new URL(specifier.replace(/\.js$/, '.ts') + new URL(parentURL).search, parentURL);
  return {url: href, format: 'module', shortCircuit: true};
}

/** Takes the types out of a source. */
export async function load(url, context, next) {
  const {href, pathname} = new URL(url);
  if (!href.startsWith(SOURCES) || !pathname.endsWith('.ts')) return next(url, context);
  const source = new URL(pathname, url);
  const text = readFileSync(fileURLToPath(source), 'utf8');
  const name = source.href.slice(SOURCES.length).replaceAll('/', '+');
  return {format: 'module', source: await withoutTypes(text, new URL(name, KEPT)), shortCircuit: true};
}

/** @param file where the code is kept; its last line says from what it was made, and lacks if it is still being written */
async function withoutTypes(text, file) {
  const made = `\n// ${createHash('sha256').update(MADE_BY).update(text).digest('hex')}`;
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.endsWith(made)) return kept;
  const {code, map} = await transform(text, {loader: 'ts', sourcemap: 'external', tsconfigRaw});
  const fresh = placed(code, new SourceMap(JSON.parse(map))) + made;
  writeFileSync(file, fresh);
  return fresh;
}

/** Has an odd number of backticks: a template begins or ends in this line. */
const OF_TEMPLATE = /^[^`\n]*`[^`\n]*(?:`[^`\n]*`[^`\n]*)*$/m;

/** Puts each line of code where the source has it, so that an error names the line of the source. */
function placed(code, places) {
  // a line more in a template would be text
  if (OF_TEMPLATE.test(code)) return code;
  let at = 0;
  return code.split('\n').reduce((before, line, i) => {
    const {originalLine = 0} = places.findEntry(i, line.search(/\S|$/));
    const down = Math.max(1, originalLine - at);
    at += down;
    return before + '\n'.repeat(down) + line;
  });
}

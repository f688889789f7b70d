// tsc has written .build/ from src/. The modules for npm are these files without their comments. From them rollup makes dist/cdn/,
// with mahjong.js for <script> tags, and chunks/ for what it fetches later; offline.js is the same for pages that may import
// nothing: those opened from a folder, and dist/embed.html and dist/embed-round.html in frames; and the command in dist/cli/.
import {cpSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import {besideSource} from './.config/beside-source.mjs';
import {contents} from './.config/contents.mjs';
import {classicToo, filesApart} from './.config/files-apart.mjs';
import {minifyLightly} from './.config/minify-lightly.mjs';
import {minifyScripts} from './.config/minify.mjs';
import {minifyTemplates} from './.config/minify-templates.mjs';
import {noticed} from './.config/notices.mjs';
import {packageModule} from './.config/package-module.mjs';
import {published} from './.config/published.mjs';
import {withinPackage} from './.config/within-package.mjs';
import {chunkOf} from './.config/together.mjs';
import {withoutPage} from './.config/without-page.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = readdirSync('src', {recursive: true}).map((file) => file.replaceAll(path.sep, '/'));
const modules = sources.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
const within = (folder) => modules.filter((name) => name.startsWith(`${folder}/`));
const library = modules.filter((name) => !/^(cli|embed|render)\//.test(name) && !name.endsWith('.d'));
/** What programs import to render pages: as the command it holds what reads HTML and Markdown. */
const rendering = ['index', 'markdown-it', 'remark', 'eleventy'];
const input = (names) => Object.fromEntries(names.map((name) => [name, `.build/${name}.js`]));

/** Writes what needs no rollup: the modules for npm, their declarations, and the files that a page links to. */
const copied = {
  name: 'copied',
  async buildStart() {
    rmSync('dist', {recursive: true, force: true});
    for (const file of published(library, within('render'))) {
      cpSync(`.build/${file}`, `dist/${file}`);
      if (file.endsWith('.js')) writeFileSync(`dist/${file}`, await packageModule(`.build/${file}`));
    }
    for (const file of sources) {
      if (/^styles\/.*\.css$/.test(file)) cpSync(`src/${file}`, `dist/${file.slice('styles/'.length)}`);
      if (/^embed\/.*\.(css|html)$/.test(file)) cpSync(`src/${file}`, `dist/${file.slice('embed/'.length)}`);
    }
  },
};

/** Warnings are errors. */
const strict = {
  onwarn({code, message}) {
    // what React's servers read in a module means nothing in a bundle
    if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
  },
};

/**
 * Keeps code that few readers need in files of their own, however small: rollup does not move modules that may have
 * effects.
 */
const seldom = {
  name: 'seldom',
  transform: (code, id) =>
    /\/(?:spellings|frequency)\.js$/.test(id) ? {moduleSideEffects: 'no-treeshake'} : null,
};
const script = [
  withoutPage,
  resolve({exportConditions: ['production']}),
  seldom,
  minifyTemplates,
  minifyScripts,
  noticed(version),
  contents,
];

/** Names the chunk of an element after its tag, and that of a rule set after its id. */
const chunkName = ({moduleIds, name}) => {
  const last = moduleIds.at(-1) ?? '';
  const [, tag] = /\/(mj-[a-z-]+)\/define\.js$/.exec(last) ?? [];
  const [, rules] = /\/rules\/(\w+)\/index\.js$/.exec(last) ?? [];
  return tag ?? rules ?? name;
};

/** The script of every page, and the chunks that it fetches. */
const page = {
  ...strict,
  input: {mahjong: '.build/mahjong.js'},
  // shared code stays in the entry, not in a chunk of its own: the first request brings everything that runs at once
  preserveEntrySignatures: 'allow-extension',
  plugins: [copied, filesApart, ...script, classicToo('offline.js')],
  output: {
    dir: 'dist/cdn',
    chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    // a smaller chunk becomes part of another one
    experimentalMinChunkSize: 2200,
  },
};

/** The script of a frame, which runs beside `offline.js`. */
const frame = (name) => ({
  ...strict,
  input: `.build/embed/${name}.js`,
  plugins: script,
  output: {file: `dist/cdn/${name}.js`, format: 'iife'},
});

/** What @lit-labs/ssr uses of @parse5/tools, whose package comes without the text of its licence. */
const withoutTools = {
  name: 'without-tools',
  resolveId: (id) => (id === '@parse5/tools' ? id : null),
  load: (id) =>
    id === '@parse5/tools'
      ? `export const isElementNode = (node) => 'tagName' in node;
         export const isTextNode = (node) => node.nodeName === '#text';
         export const isCommentNode = (node) => node.nodeName === '#comment';
         export const isTemplateNode = (node) => node.nodeName === 'template';
         export function traverse(node, visitor, parent) {
           if (visitor['pre:node']?.(node, parent) !== false)
             for (const child of node.childNodes ?? []) traverse(child, visitor, node);
           visitor.node?.(node, parent);
         }`
      : null,
};

const isLit = (id) => /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/[\w-]+)\//.test(id);

/** The command and what programs import in its place, and the scripts that their threads run; chunks hold what they share. */
const command = {
  ...strict,
  input: input(['cli/mj', 'cli/worker', ...[...rendering, 'sync', 'worker'].map((name) => `render/${name}`)]),
  external: /^node:/,
  plugins: [
    withoutPage,
    withoutTools,
    resolve(),
    withinPackage,
    besideSource('.build'),
    minifyTemplates,
    minifyLightly,
    noticed(version),
    contents,
  ],
  output: {
    dir: 'dist',
    chunkFileNames: 'cli/chunks/[name]-[hash].js',
    // Lit asks for globals of a page, as no code of ours does
    manualChunks: (id) => (isLit(id) ? 'lit' : undefined),
    onlyExplicitManualChunks: true,
  },
};

/** `rollup -c --configCommand` makes the command alone, in a tenth of the time. */
export default ({configCommand}) =>
  configCommand ? [command] : [page, frame('embed'), frame('embed-round'), command];

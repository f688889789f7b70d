/** The pages of what programs import: each public module that needs no DOM, as TypeDoc reads its declarations. */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Application} from 'typedoc';
import {markdown} from './markdown.mjs';

/** The modules, by their files in `dist`. */
const MODULES = [
  ...readdirSync('dist/core')
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => `dist/core/${file}`),
  ...['rules', 'round', 'variant', 'play', 'render'].map((room) => `dist/${room}/index.d.ts`),
];
const OUT = '.build/modules';

const {exports} = JSON.parse(readFileSync('package.json', 'utf8'));

/** What an author writes to import a module: `mahjong-elements/core/score.js`. */
function specifier(module) {
  const key = Object.keys(exports).find((one) => exports[one]?.types === `./dist/${module}.d.ts`);
  return `mahjong-elements/${key?.slice('./'.length) ?? `${module}.js`}`;
}

const urlOf = (module) => `/api/${module.replace(/\/index$/, '')}/`;

/** Reads the declarations, and writes a page of Markdown for each module. */
async function written() {
  mkdirSync(OUT, {recursive: true});
  const tsconfig = `${OUT}/tsconfig.json`;
  const compilerOptions = {
    ...{target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node']},
    ...{strict: true, skipLibCheck: true, noEmit: true},
  };
  writeFileSync(
    tsconfig,
    JSON.stringify({compilerOptions, files: MODULES.map((file) => path.resolve(file))}),
  );
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: MODULES,
    tsconfig,
    basePath: 'dist',
    out: `${OUT}/pages`,
    logLevel: 'Warn',
    readme: 'none',
    disableSources: true,
    excludeExternals: true,
    outputFileStrategy: 'modules',
    ...{hideGenerator: true, hidePageHeader: true, hidePageTitle: true, hideBreadcrumbs: true},
    ...{parametersFormat: 'table', interfacePropertiesFormat: 'table', classPropertiesFormat: 'table'},
    ...{typeAliasPropertiesFormat: 'table', typeDeclarationFormat: 'table', enumMembersFormat: 'table'},
  });
  const project = await app.convert();
  if (!project) throw new Error('The declarations of the public modules cannot be read.');
  await app.generateOutputs(project);
  return project;
}

/** Markdown whose headings have the ids that links of TypeDoc lead to. */
function numbered() {
  const md = markdown();
  md.renderer.rules.heading_open = (tokens, at, _, {ids}) => {
    const {tag} = tokens[at];
    const id = tokens[at + 1].content
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return `<${tag} id="${before ? `${id}-${before}` : id}">`;
  };
  return md;
}

/**
 * @returns {Promise<{pages: [url: string, title: string, html: string][], list: string}>} a page for each module, and a list
 *   in Markdown that leads to them
 */
export async function modulePages() {
  const project = await written();
  const md = numbered();
  const modules = project.children.map(({name, children = []}) => ({name, children}));
  const pages = modules.map(({name}) => {
    const title = specifier(name);
    const folder = path.posix.dirname(name);
    const text = readFileSync(`${OUT}/pages/${name}.md`, 'utf8').replace(
      /\]\(((?:[\w-]|\.\.?\/)[\w./-]*)\.md(#[\w-]+)?\)/g,
      (_, to, anchor = '') => `](${urlOf(path.posix.join(folder, to))}${anchor})`,
    );
    return [urlOf(name), title, `<h1><code>${title}</code></h1>\n${md.render(text, {ids: new Map()})}`];
  });
  const list = modules
    .map(({name, children}) => {
      const names = children.filter(({variant}) => variant === 'declaration').map((one) => `\`${one.name}\``);
      return `- [\`${specifier(name)}\`](${urlOf(name)})${names.length ? `: ${names.join(', ')}` : ''}`;
    })
    .join('\n');
  return {pages, list};
}

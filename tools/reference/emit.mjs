/**
 * Writes the reference page of the docs from dist/custom-elements.json and the rule sets: attributes, events, parts
 * and flags; and what a result is made of, for the page for programs. The build runs it, so that the page always agrees with the code.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {API, withResult} from './result.mjs';

const root = new URL('../../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');

const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const code = (text) => `\`${text}\``;

function table(heads, rows) {
  if (!rows.length) return [];
  return [
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => ' --- ').join('|')}|`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ];
}

function section({tagName, attributes = [], events = [], cssParts = [], slots = [], members = []}) {
  const fields = new Map(members.map((member) => [member.name, member]));
  const told = attributes.map(({name, fieldName, description, default: given}) => {
    const field = fields.get(fieldName);
    return [code(name), description ?? field?.description ?? '', given ? code(given) : ''];
  });
  return [
    `## ${code(`<${tagName}>`)}`,
    ...table(['attribute', 'meaning', 'default'], told),
    ...table(
      ['event', 'when'],
      events.map(({name, description}) => [code(name), description]),
    ),
    ...table(
      ['slot', 'content'],
      slots.map(({name, description}) => [name ? code(name) : 'the text', description]),
    ),
    ...table(
      ['part', 'description'],
      cssParts.map(({name, description}) => [code(name), description]),
    ),
    '',
  ];
}

/** The flags of the rule sets, as `flags` takes them, with their names. */
function flags() {
  const words = /\n {4}flags: \{\n([\s\S]*?)\n {4}\}/.exec(read('src/locales/en.ts'))?.[1] ?? '';
  const names = new Map([...words.matchAll(/(\w+): '([^']*)'/g)].map(([, flag, said]) => [flag, said]));
  const known = new Map([...names.keys()].map((flag) => [flag, []]));
  for (const id of readdirSync(new URL('src/rules/', root)).sort()) {
    if (id.endsWith('.ts')) continue;
    for (const [, flag] of read(`src/rules/${id}/index.ts`).matchAll(/\{flag: '(\w+)'/g))
      known.get(flag)?.push(id);
  }
  return [...known].map(([flag, ids]) => [code(flag), names.get(flag), ids.map(code).join(' ')]);
}

/** The page in Markdown. */
export function reference({modules}) {
  const elements = modules
    .flatMap(({declarations = []}) => declarations)
    .filter(({tagName}) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
  const lines = [
    '<!-- written by tools/reference/emit.mjs -->',
    '# Reference',
    '',
    'Attributes, events, slots and parts of each element, and the flags of a hand. A part is styled as',
    '`mj-example::part(total)`. See Notation for how to write hands and Theming for the colour properties.',
    '',
    '## Flags',
    '',
    'Several in one attribute, with spaces between them: `flags="riichi ippatsu"`.',
    ...table(['flag', 'meaning', 'rule sets'], flags()),
    '',
    ...elements.flatMap(section),
  ];
  return `${lines.join('\n').trim()}\n`;
}

export const page = new URL('stories/docs/reference.md', root);
export const written = () => reference(JSON.parse(read('dist/custom-elements.json')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(page, written());
  writeFileSync(API, withResult(readFileSync(API, 'utf8')));
}
